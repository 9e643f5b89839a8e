/// A stretch of the day in which a workout fits.
public struct WorkoutWindow: Hashable, Sendable {
  /// Why this window is as it is.
  public enum Reason: Hashable, Sendable {
    /// The longest window of its part of the day.
    case longest
    /// It ends early enough to get ready for what follows.
    case before(title: String, preparationMinutes: Int, isFirstEvent: Bool)
    /// A planned session follows.
    case beforeSession
    /// Nothing counted follows.
    case nothingAfter
    /// A long free stretch, cut where the next part of the day begins.
    case cutAtPart
  }

  /// Without the time set aside to get ready for the next event.
  public let span: TimeSpan
  public let part: PartOfDay
  /// Whether nothing earlier is proposed because the user was asleep.
  public let startsAtWakeUp: Bool
  /// Whether the user asked for this part of the day.
  public let isPreferred: Bool
  public let advice: TrainingAdvice
  /// `advice.hardUntil` on the clock.
  package let hardUntilTime: TimeOfDay?
  public let reason: Reason

  public var minutes: Int { span.wholeMinutes }
  public var intensity: TrainingIntensity { advice.intensity }
  public var hardUntil: Instant? { advice.hardUntil }

  /// At most this many are proposed.
  public static let limit = 3
}

/// A stretch of the day in which a workout fits.
public struct WorkoutWindow: Hashable, Sendable {
  /// What determines the window.
  public enum Reason: Hashable, Sendable {
    /// The longest window of its part of the day.
    case longest
    /// The window ends in time to get ready for the next event.
    case before(title: String, preparationMinutes: Int, isFirstEvent: Bool)
    /// A planned session follows.
    case beforeSession
    /// Nothing counted follows.
    case nothingAfter
    /// The window ends in time to get ready for work, or lies within working hours.
    case beforeWork, duringWork
  }

  /// The stretch without the preparation for the next event.
  public let span: TimeSpan
  public let part: PartOfDay
  /// Whether it starts when the user woke up.
  public let startsAtWakeUp: Bool
  /// Whether the user prefers this part of the day.
  public let isPreferred: Bool
  /// Whether it lies within working hours, in which the user seldom trains.
  public let isInWork: Bool
  public let isBeforeWork: Bool
  public let advice: TrainingAdvice
  /// `advice.hardUntil` in local time.
  package let hardUntilTime: TimeOfDay?
  public let reason: Reason

  public var minutes: Int { span.wholeMinutes }
  public var intensity: TrainingIntensity { advice.intensity }
  public var hardUntil: Instant? { advice.hardUntil }

  /// The maximum number of windows proposed.
  public static let limit = 2
}

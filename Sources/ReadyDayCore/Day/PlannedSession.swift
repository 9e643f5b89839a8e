/// A training session its owner has planned.
public struct PlannedSession: Hashable, Sendable {
  /// The sport as its owner calls it.
  public let activity: String
  public let span: TimeSpan
  /// How hard it is meant to be.
  public let intensity: TrainingIntensity

  public init(activity: String, span: TimeSpan, intensity: TrainingIntensity) {
    self.activity = activity
    self.span = span
    self.intensity = intensity
  }
}

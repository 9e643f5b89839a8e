/// How hard a session is meant to be.
public enum PlannedIntensity: String, CaseIterable, Hashable, Sendable {
  case light, moderate, hard
}

/// What a plan says, before it is known to be possible: see ``TrainingPlan``.
public struct PlanDetails: Hashable, Sendable {
  /// The day, or the first one of a plan that repeats.
  public var date: LocalDate
  /// Its place among the sessions of the day.
  public var sequence: Int
  public var activity: Activity
  /// Nil where the time of day is left open.
  public var start: TimeOfDay?
  public var intensity: PlannedIntensity
  public var minutes: Int
  public var notes: String
  /// Nil for a plan of one day.
  public var repetition: Repetition?
  /// Days on which a plan that repeats does not take place.
  public var skipped: Set<LocalDate> = []

  /// What is planned where nothing else is said.
  ///
  /// - Parameters:
  ///   - date: the day, or the first one of a plan that repeats.
  ///   - sequence: its place among the sessions of that day.
  ///   - activity: what is trained.
  public init(
    date: LocalDate, sequence: Int = TrainingPlan.sequences.lowerBound,
    activity: Activity = .strengthTraining
  ) {
    self.date = date
    self.sequence = sequence
    self.activity = activity
    intensity = .moderate
    minutes = 60
    notes = ""
  }
}

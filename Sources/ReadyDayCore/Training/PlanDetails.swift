/// How hard a session is meant to be.
package enum PlannedIntensity: String, CaseIterable, Hashable, Sendable {
  case light, moderate, hard
}

/// What a plan says, before it is known to be possible: see `TrainingPlan`.
package struct PlanDetails: Hashable, Sendable {
  /// The day, or the first one of a plan that repeats.
  package var date: LocalDate
  /// Its place among the sessions of the day.
  package var sequence: Int
  package var activity: Activity
  /// Nil where the time of day is left open.
  package var start: TimeOfDay?
  package var intensity: PlannedIntensity
  package var minutes: Int
  package var notes: String
  /// Nil for a plan of one day.
  package var repetition: Repetition?
  /// Days on which a plan that repeats does not take place.
  package var skipped: Set<LocalDate> = []

  /// What is planned where nothing else is said.
  ///
  /// - Parameters:
  ///   - date: the day, or the first one of a plan that repeats.
  ///   - sequence: its place among the sessions of that day.
  ///   - activity: what is trained.
  package init(
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

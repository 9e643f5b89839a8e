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
  /// Which one it is, of ``activity`` other.
  package var sport: OtherSport?
  /// Nil if the time of day is left open.
  package var start: TimeOfDay?
  package var intensity: PlannedIntensity
  package var minutes: Int
  package var notes: String
  /// Nil for a plan of one day.
  package var repetition: Repetition?
  /// Days on which a plan that repeats does not take place.
  package var skipped: Set<LocalDate> = []
  /// Days on which it has been done.
  package var done: Set<LocalDate> = []
  /// Whether it is a session of a programme, which is kept elsewhere.
  package var isOfProgramme = false

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
    intensity = activity.usualIntensity
    minutes = activity.usualMinutes
    notes = ""
  }
}

extension Activity {
  /// Whether it takes no doing at all, only leaving things: it has neither a length nor an intensity.
  package var isNothing: Bool { self == .rest || self == .recovery }

  /// How hard it is meant to be by default.
  package var usualIntensity: PlannedIntensity {
    switch self {
    case .yoga, .stretching, .mobility, .meditation, .walking, .rest, .recovery, .activeRecovery:
      .light
    default: .moderate
    }
  }

  /// How long it takes by default.
  package var usualMinutes: Int {
    switch self {
    case .yoga, .stretching, .mobility, .meditation, .walking, .activeRecovery: 30
    default: 60
    }
  }
}

extension PlanDetails {
  /// What is trained.
  package var name: ActivityName {
    get { sport.map { ActivityName($0) } ?? ActivityName(activity) }
    set {
      (activity, sport) = (newValue.activity, newValue.sport)
      notes = newValue.added(to: notes)
    }
  }
}

package enum PlannedIntensity: String, CaseOrdered, Coded {
  case light, moderate, hard
}

/// The contents of a plan, before ``TrainingPlan`` validates them.
package struct PlanDetails: Equatable, Sendable {
  /// The day, or the first day of a plan that repeats.
  package var date: LocalDate
  /// The plan's number among the sessions of its day.
  package var sequence: Int
  package var activity: Activity
  /// The sport, if ``activity`` is other; nil if unknown.
  package var sport: OtherSport?
  /// Nil if the plan has no time of day.
  package var start: TimeOfDay?
  package var intensity: PlannedIntensity
  package var minutes: Int
  package var notes: String
  package var repetition: Repetition?
  /// Nil unless the plan is a race.
  package var race: PlannedRace?
  /// Days on which a repeating plan is skipped.
  package var skipped: Set<LocalDate> = []
  package var done: Set<LocalDate> = []
  /// The phase of the session's programme, stored elsewhere; nil for other sessions.
  package var phase: PhaseStanding?

  /// A plan with the activity's usual length and intensity.
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

  /// The repeats that the notes are; nil for other notes.
  var repeats: Repeats? { Repeats(notes) }

  package var name: ActivityName {
    get { sport.map { ActivityName($0) } ?? ActivityName(activity) }
    set {
      (activity, sport) = (newValue.activity, newValue.sport)
      notes = newValue.added(to: notes)
    }
  }
}

extension Activity {
  /// Whether the activity is some kind of rest, which has neither length nor intensity.
  package var isNothing: Bool { self == .rest || self == .recovery }

  package var usualIntensity: PlannedIntensity {
    switch self {
    case .yoga, .stretching, .mobility, .meditation, .walking, .rest, .recovery, .activeRecovery:
      .light
    default: .moderate
    }
  }

  /// Of a "long ride" or "long run", if nothing else is said.
  package var longMinutes: Int { self == .cycling ? 180 : max(usualMinutes, 90) }

  package var usualMinutes: Int {
    switch self {
    case .yoga, .stretching, .mobility, .meditation, .walking, .activeRecovery: 30
    default: 60
    }
  }
}

extension PlannedRace {
  static let table = StoredTable(
    PlannedRace("", minutes: nil, isMain: false),
    [
      .required("title", .text, \.title), .optional("minutes", .integer, \.minutes),
      .optional("rank", .word, \.rank),
    ])
}

extension TrainingPlan {
  /// The race as an event; nil for a plan that is not a race.
  package func raceEvent(in zone: Zone) -> Occurrence? {
    guard let race = details.race else { return nil }
    let start = details.start.map { zone.instant(of: LocalDateTime(details.date, $0)) }
    var occurrence = Occurrence(
      uid: id, title: race.title, calendar: "readyday",
      time: start.map { .timed(TimeSpan(from: $0, to: $0.adding(seconds: details.minutes * 60))) }
        ?? .allDay(details.date..<details.date.advanced(by: 1)))
    occurrence.plannedRace = race
    return occurrence
  }
}

extension PlanDetails {
  mutating func hideWords(behind placeholder: String) {
    notes = ""
    race?.title = placeholder
  }
}

/// A remark about a plan that is accepted.
package enum PlanNote: Equatable, Sendable {
  /// The plan begins outside the waking day, whose bounds are given.
  case outsideWakingDay(TimeOfDay, from: TimeOfDay, to: TimeOfDay)
  /// The plan overlaps this session of another plan.
  case clash(PlanDetails, on: LocalDate, at: TimeOfDay)
  case begins(on: LocalDate, insteadOf: LocalDate)
  /// The plan is hard on a day around a race.
  case nearRace(title: String, race: LocalDate, on: LocalDate)
  /// The calendar has another race on the race's day.
  case otherRace(title: String)
  /// An event of the calendar holds the time of the first session.
  case duringEvent(title: String, on: LocalDate, at: TimeOfDay)
  /// The clocks skip the start; the session begins at the second time instead.
  case skippedStart(TimeOfDay, on: LocalDate, becomes: TimeOfDay)
  /// The clocks show the start twice; the first is taken.
  case startTwice(TimeOfDay, on: LocalDate)
  /// Only a distance was given, and its usual length is taken.
  case estimated(distance: String, minutes: Int)

  var code: String {
    switch self {
    case .outsideWakingDay: "outside_waking_day"
    case .clash: "double_booked"
    case .begins: "begins_later"
    case .nearRace: "near_race"
    case .otherRace: "other_race"
    case .duringEvent: "during_event"
    case .skippedStart: "skipped_start"
    case .startTwice: "start_twice"
    case .estimated: "estimated_length"
    }
  }
}

extension PlanDetails {
  /// A note if clocks in `zone` skip the start on the first day, or show it twice.
  package func note(on zone: Zone) -> PlanNote? {
    guard let start else { return nil }
    let local = LocalDateTime(date, start)
    switch zone.resolve(local) {
    case .once: return nil
    case .skipped:
      return .skippedStart(start, on: date, becomes: zone.time(at: zone.instant(of: local)))
    case .twice: return .startTwice(start, on: date)
    }
  }

  /// Moves the first day to one that the rule names; returns the requested day if that changed it.
  package mutating func beginOnRule() -> LocalDate? {
    guard let first = repetition?.firstDay(from: date), first != date else { return nil }
    defer { date = first }
    return date
  }
}

/// What one run has read about a person: no moment, no preferences, no words.
package struct Reading {
  /// Nil if there are no calendars.
  package var agenda: Agenda?
  /// The first date whose events were read; nil if that is 60 days before the day asked about.
  package var firstRead: LocalDate?
  /// The source of the mornings; nil if there is no health data, or none was requested.
  @Boxed package var health: HealthData? = nil
  @Boxed package var sources = BriefingSources(calendars: nil, whoop: nil)
  package var diagnostics: [Diagnostic] = []
  /// Plans and reflections; empty if the question needs none.
  package var training = TrainingRecords()
  /// The stored plans, and the sessions of programmes.
  package var plans = TrainingPlans()
  /// Whether to prompt for reflections; false for other readers than the user.
  package var asksForReflections = false
  /// Whether a menstrual cycle may affect the readings.
  package var mayHaveCycle = true
  /// Whether a pregnancy affects the readings.
  package var isPregnant = false
  /// What answers about health restrict; nil if nothing.
  package var healthLimit: HealthLimit?
  /// Where the user is on the day asked about; nil if that is unknown or hidden.
  package var spot: Spot?
  /// Nil if none is configured, if it is too old, or if the place is hidden.
  @Boxed package var forecast: Forecast? = nil
  /// What an earlier brief saw; nil if none did.
  package var seen: SeenEvents?
  package let redaction: Redaction
  /// Planned races if there are no calendars.
  private(set) var plannedRaces: [Occurrence] = []
  /// Whether the agenda is that of the calendars alone.
  package var hasOnlyCalendars: Bool { agenda != nil && !hasRaces }
  private var hasRaces = false

  package init(hiding redaction: Redaction) { self.redaction = redaction }

  /// Adds planned races to the calendars. If a calendar has a race too, the plan's version counts.
  package mutating func takePlannedRaces(in zone: Zone) {
    let races = plans.all.compactMap { $0.raceEvent(in: zone) }.map(redaction.applied)
    guard !races.isEmpty else { return }
    hasRaces = true
    if agenda == nil { plannedRaces = races } else { agenda?.take(races, in: zone) }
  }

  /// The recorded workouts of `dates`.
  package func workouts(on dates: ClosedRange<LocalDate>) -> [SourcedWorkout] {
    (health?.sourcedWorkouts(on: dates) ?? []).map(redaction.applied)
  }

  /// Those of the days around first.
  package var occurrences: [Occurrence] {
    (agenda?.before ?? []) + (agenda?.occurrences ?? plannedRaces)
  }

  mutating func add(_ event: Occurrence) {
    var agenda = agenda ?? Agenda()
    let start = event.time.span(in: .utc).start
    let place = agenda.occurrences.firstIndex { $0.time.span(in: .utc).start > start }
    agenda.occurrences.insert(event, at: place ?? agenda.occurrences.endIndex)
    self.agenda = agenda
  }

  /// `changed`: nil to drop the event.
  mutating func replace(_ event: Occurrence, with changed: Occurrence?) {
    func isSame(_ other: Occurrence) -> Bool {
      other == event || event.plannedRace != nil && other.plannedRace == event.plannedRace
    }
    guard agenda != nil else {
      plannedRaces = plannedRaces.compactMap { isSame($0) ? changed : $0 }
      return
    }
    // A planned race may also be among the days around.
    agenda?.before?.removeAll(where: isSame)
    guard let index = agenda?.occurrences.firstIndex(of: event) else { return }
    agenda?.occurrences.replaceSubrange(index...index, with: changed.map { [$0] } ?? [])
  }
}

/// The data read about some days, and the part of it that each question needs.
package struct KnownDays: Sendable {
  /// Nil if there are no calendars.
  package var agenda: Agenda?
  /// One for each date, in date order; nil if there is no health data.
  package private(set) var mornings: [MorningReport]?
  /// The source of the mornings; nil if not requested.
  @Boxed package var health: HealthData? = nil
  /// Whether the last morning's recovery is scored, even if hidden.
  package private(set) var isRecoveryScored = false
  package private(set) var isSleepScored = false
  @Boxed package var sources = BriefingSources(calendars: nil, whoop: nil)
  package var diagnostics: [Diagnostic] = []
  /// Plans and reflections; empty if the question needs none.
  package var training = TrainingRecords()
  /// The stored plans, and the sessions of programmes.
  package var plans = TrainingPlans()
  /// Whether to prompt for reflections; false without plans or reflections, or for other readers.
  package var asksForReflections = false
  /// Whether a menstrual cycle may affect the readings.
  package var mayHaveCycle = true
  /// Whether a pregnancy affects the readings.
  package var isPregnant = false
  /// Whether the day before is known too, whose advice is then not repeated.
  package var knowsYesterday = false
  /// When the data was read; nil for questions that do not depend on what is over.
  package var present: Instant?
  private let redaction: Redaction

  package init(hiding redaction: Redaction) { self.redaction = redaction }

  package mutating func take(_ health: HealthData) {
    let found = health.mornings(hiding: redaction)
    (isRecoveryScored, isSleepScored) = (found.isRecoveryScored, found.isSleepScored)
    mornings = found.reports
    self.health = health
  }

  package var occurrences: [Occurrence]? { agenda?.occurrences }

  private var plannedRaces: [Occurrence] = []

  /// Adds planned races to the calendars. If a calendar has a race too, the plan's version counts.
  package mutating func takePlannedRaces(in zone: Zone) {
    plannedRaces = plans.all.compactMap { $0.raceEvent(in: zone) }.map(redaction.applied)
    guard !plannedRaces.isEmpty else { return }
    agenda?.take(plannedRaces, in: zone)
  }

  /// The mornings with readyday's scores, even if WHOOP scored them; nil without health data.
  package var computedMornings: [MorningReport]? { health?.computedReports(hiding: redaction) }

  /// Planned sessions other than races, by date and in order of their times.
  package func sessions(
    on dates: ClosedRange<LocalDate>, in zone: Zone
  ) -> [LocalDate: [PlannedSession]] {
    let sessions = plans.sessions(on: dates).filter { $0.plan.details.race == nil }
    return Dictionary(grouping: sessions, by: \.date)
      .mapValues { planned in planned.map { PlannedSession($0, in: zone) }.inOrder }
  }

  package func inputs(on occasion: BriefingDate, preferences: Preferences) -> DayInputs {
    let yesterday = occasion.date.advanced(by: -1)
    let sessions = sessions(on: yesterday...occasion.date, in: occasion.zone)
    var inputs = DayInputs(
      date: occasion.date, zone: occasion.zone, now: occasion.now, occurrences: occurrences,
      morning: mornings?.last, preferences: preferences)
    inputs.sessions = sessions[occasion.date] ?? []
    inputs.earlier = agenda.map { $0.before ?? [] } ?? plannedRaces
    inputs.place = occasion.place
    tell(of: &inputs, on: occasion)
    if knowsYesterday {
      inputs.before = .init(
        morning: mornings?.first { $0.date == yesterday }, sessions: sessions[yesterday] ?? [])
      inputs.mornings = health.map { health in
        EarlierMornings { [redaction] in health.reports(on: $0...$0, hiding: redaction)?.first }
      }
    }
    inputs.share()
    // Only the plan for the night needs the first events.
    if mornings != nil {
      inputs.firstEvents = agenda?.firstEvents(
        before: occasion.date, in: occasion.place?.home ?? occasion.zone, preferences,
        knowing: inputs.titles)
    }
    return inputs
  }

  /// Adds how the user feels, reported or measured, and whether the calendars are complete.
  package func tell(of inputs: inout DayInputs, on occasion: BriefingDate) {
    inputs.said = redaction.applied(to: training.feelings).said(by: occasion.present)
    inputs.unusual =
      mornings.map { $0.last?.unusual }
      ?? health.flatMap { health in
        let date = min(occasion.today, health.days.upperBound)
        return health.reports(on: date...date, hiding: redaction)?.last?.unusual
      }
    (inputs.mayHaveCycle, inputs.isPregnant) = (mayHaveCycle, isPregnant)
    inputs.knowsCalendar = sources.gaps.areCounted
    inputs.habits = habits(before: inputs.date, inputs.preferences)
  }

  /// The recorded workouts of `dates`.
  package func workouts(on dates: ClosedRange<LocalDate>) -> [SourcedWorkout] {
    (health?.sourcedWorkouts(on: dates) ?? []).map(redaction.applied)
  }

  package func habits(before date: LocalDate, _ preferences: Preferences) -> TrainingHabits {
    let days = date.advanced(by: -TrainingHabits.days)...date.advanced(by: -1)
    var habits = TrainingHabits(
      before: date, workouts(on: days).map(\.record), preferences)
    let ahead = plans.sessions(on: date.advanced(by: 1)...date.advanced(by: 7))
    habits.plannedDates = Set(ahead.map(\.date))
    return habits
  }

  /// The days among `dates` that are over, as they were on their mornings.
  package func days(
    on dates: ClosedRange<LocalDate>, seenFrom occasion: BriefingDate, _ preferences: Preferences
  ) -> [Day] {
    guard dates.lowerBound < occasion.today, let health else { return [] }
    let over = dates.lowerBound...min(dates.upperBound, occasion.today.advanced(by: -1))
    let around = Outlook.days(around: over, in: occasion.zone)
    let near = occurrences?.filter { around.touches($0.time) }
    let titles = Timetable(
      preferences, in: occasion.zone, among: occurrences ?? [], and: agenda?.before ?? [])
    let sessions = sessions(on: over, in: occasion.zone)
    return (health.reports(on: over, hiding: redaction) ?? []).map { morning in
      var inputs = DayInputs(
        date: morning.date, zone: occasion.zone,
        now: preferences.day(morning.date, in: occasion.zone).start, occurrences: near,
        morning: morning, preferences: preferences)
      inputs.sessions = sessions[morning.date] ?? []
      tell(of: &inputs, on: occasion)
      inputs.unusual = morning.unusual
      inputs.firstEvents = agenda?.firstEvents(
        before: morning.date, in: occasion.zone, preferences, knowing: titles)
      return inputs.day(knowing: titles)
    }
  }

  package func briefing(of inputs: DayInputs) -> Briefing {
    let titles = inputs.titles
    let day = inputs.day(knowing: titles)
    var sources = sources
    if day.morning?.hidden.contains(.sleep) == false {
      sources.zoneDoubt = health?.doubt(about: day.place?.home ?? day.zone)
    }
    return Briefing(
      day: day, after: EarlierDays(before: inputs, knowing: titles), sources: sources,
      diagnostics: diagnostics,
      reflectionsDue: reflectionsDue(before: day.date, in: day.zone), tasks: agenda?.tasks ?? [])
  }

  /// Sessions of the day before `date` that are over: part of that day may still be ahead.
  private func reflectionsDue(before date: LocalDate, in zone: Zone) -> [ReflectedSession] {
    guard asksForReflections, let present else { return [] }
    let yesterday = date.advanced(by: -1)...date.advanced(by: -1)
    let behind = SessionsBehind(
      of: yesterday, workouts: workouts(on: yesterday), training: training,
      at: present, in: zone)
    return behind.open.map(\.session)
  }

  /// Today and tomorrow; nil unless the night between them can still be planned.
  package func evening(
    on occasion: BriefingDate, _ briefing: Briefing, _ inputs: DayInputs
  ) -> Evening? {
    let tomorrow = occasion.zone.dayAfter(occasion.today)
    if occasion.isToday, briefing.day.isEvening {
      let sessions = sessions(on: tomorrow...tomorrow, in: occasion.zone)[tomorrow] ?? []
      return Evening(
        briefing, tomorrow: inputs.dayAfter(with: sessions, upAt: briefing.day.plannedWake))
    }
    guard occasion.date == tomorrow, var today = inputs.inputsBefore(at: occasion.present) else {
      return nil
    }
    today.place = occasion.placeNow
    today.zone = occasion.placeNow?.zone ?? today.zone
    let yesterday = today.date.advanced(by: -1)
    today.before = .init(
      morning: today.mornings?.report(yesterday),
      sessions: sessions(on: yesterday...yesterday, in: today.zone)[yesterday] ?? [])
    let evening = self.briefing(of: today)
    return Evening(
      evening, tomorrow: copy(of: inputs) { $0.wake = evening.day.plannedWake }.day,
      reflectionsDue: briefing.reflectionsDue)
  }

  package func history(
    on dates: ClosedRange<LocalDate>, in zone: Zone, _ preferences: Preferences
  ) -> History {
    History(
      health,
      HistoryInputs(
        dates, in: zone, preferences: preferences, agenda: agenda, training: training,
        hiding: redaction))
  }
}

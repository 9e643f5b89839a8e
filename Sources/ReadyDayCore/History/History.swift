package struct History: Sendable {
  /// One for each date, in date order.
  package let days: [HistoryDay]
  package let hasCalendar: Bool
  package let hidden: Set<HealthMetric>

  package init(_ days: [HistoryDay], hasCalendar: Bool, hidden: Set<HealthMetric> = []) {
    (self.days, self.hasCalendar, self.hidden) = (days, hasCalendar, hidden)
  }

  package subscript(date: LocalDate) -> HistoryDay? {
    guard let first = days.first?.date else { return nil }
    let place = first.distance(to: date)
    return days.indices.contains(place) ? days[place] : nil
  }

  package func days(in dates: ClosedRange<LocalDate>) -> ArraySlice<HistoryDay> {
    let from = days.partition { $0.date >= dates.lowerBound }
    return days[from..<max(from, days.partition { $0.date > dates.upperBound })]
  }

  /// Without the days before the first one that has data, of steps or energy only if asked for.
  package func trimmed(of metric: TrendMetric?) -> History {
    let asked = metric.flatMap { $0.isOnlyAsked ? $0 : nil }
    let first = days.firstIndex { day in
      day.source != nil || day.calendar != nil || day.workouts > 0 || day.planned > 0
        || asked?.value(of: day) != nil
    }
    return History(first.map { Array(days[$0...]) } ?? [], hasCalendar: hasCalendar, hidden: hidden)
  }

  /// The days since the last change of source: values are never compared across sources.
  package var ofOneSource: History {
    guard let last = days.last(where: { $0.source != nil })?.source,
      let other = days.lastIndex(where: { $0.source != nil && $0.source != last })
    else { return self }
    return History(Array(days[(other + 1)...]), hasCalendar: hasCalendar, hidden: hidden)
  }

  /// The days of `dates`, as far as they were read.
  package init(_ diary: Diary, on dates: ClosedRange<LocalDate>) {
    var days = dates.map { HistoryDay($0) }
    let inputs = HistoryInputs(diary: diary, dates: dates)
    diary.reading.health?.fill(&days)
    inputs.addCalendars(to: &days)
    inputs.addTraining(to: &days)
    let hidden = diary.reading.redaction.metrics
    self.init(
      hidden.isEmpty ? days : days.map { $0.hiding(hidden) },
      hasCalendar: diary.hasCalendar, hidden: hidden)
  }
}

/// The data of a history, other than its mornings.
private struct HistoryInputs {
  let diary: Diary
  let dates: ClosedRange<LocalDate>

  private var zone: Zone { diary.occasion.zone }
  private var preferences: Preferences { diary.preferences }

  /// Adds calendars from the first to the last event, except in weeks with fewer than three events.
  func addCalendars(to days: inout [HistoryDay]) {
    guard let agenda = diary.reading.agenda, let first = days.first?.date else { return }
    var events: [LocalDate: Int] = [:]
    var last = first
    var earliest: LocalDate?
    for index in days.indices {
      let date = days[index].date
      // As on the day itself, abroad too.
      let there = diary.zone(on: date)
      let day = HistoryDay.CalendarDay(
        diary.timetable.listed(on: date, in: there).alone, on: date, in: there,
        heavyAbove: preferences.heavyLoad)
      days[index].calendar = day
      events[date.onOrBefore(.monday), default: 0] += day.events
      if day.events > 0 { (earliest, last) = (earliest ?? date, date) }
    }
    // They are in order of time.
    if agenda.occurrences.reversed().contains(where: { isCounted($0, after: dates.upperBound) }) {
      last = dates.upperBound
    }
    for index in days.indices {
      let date = days[index].date
      let isCovered = earliest.map { $0 <= date && date <= last } ?? false
      let week = events[date.onOrBefore(.monday)] ?? 0
      if !isCovered || week < Self.eventsOfCoveredWeek { days[index].calendar = nil }
    }
  }

  static let eventsOfCoveredWeek = 3

  private func isCounted(_ occurrence: Occurrence, after date: LocalDate) -> Bool {
    occurrence.time.days(in: zone).upperBound > date
      && occurrence.reasonNotToCount(
        for: preferences.me, titled: diary.timetable[occurrence.fullTitle], in: zone,
        under: preferences.rule(for: occurrence, in: zone)) == nil
  }

  func addTraining(to days: inout [HistoryDay]) {
    let training = diary.reading.training
    let workouts = diary.reading.health?.workoutsByDate(on: dates) ?? [:]
    let stress = TrainingStress.byDate(workouts)
    let planned = Dictionary(grouping: training.plans.sessions(on: dates), by: \.date)
    let reflections = Dictionary(grouping: training.reflections.all, by: \.date)
    let programme = Dictionary(grouping: training.programmeSessions, by: \.date)
    // Only the last rating of a day counts.
    let ratings = Dictionary(
      training.feelings.inOrder.compactMap { said in said.rating.map { (said.date, $0) } }
    ) { $1 }
    for index in days.indices {
      let date = days[index].date
      let own = workouts[date] ?? []
      days[index].add(own)
      days[index].zoneMinutes = stress[date]
      let looked = reflections[date] ?? []
      days[index].felt = ratings[date].map { Double($0) }
      days[index].feeling = looked.map { Double($0.details.feeling) }.mean
      let sessions = (planned[date] ?? []).filter { !$0.plan.details.activity.isNothing }
      let answers = SessionAnswers(to: sessions.map { $0.slot(in: zone) }, by: own)
      days[index].sports = SportVolume.all(recorded: own, planned: sessions.map(\.plan.details))
      days[index].planned = sessions.count
      days[index].done = sessions.indices.count { place in
        let session = sessions[place]
        return answers.answers(to: place) || session.isDone
          || looked.contains { $0.subject == .plan(session.plan.id) }
      }
      let ofProgramme = programme[date] ?? []
      days[index].programmeSessions = ofProgramme.count
      days[index].programmeDone = ofProgramme.count(where: \.isDone)
    }
  }
}

extension HistoryDay {
  fileprivate mutating func add(_ own: [WorkoutRecord]) {
    workouts = own.count
    let ends = own.map { workout in
      workout.span.end.reading(at: workout.offset).wallSeconds - LocalDateTime(date).wallSeconds
    }
    lastWorkoutEnd = ends.max()
    let running = own.filter { $0.activity == .running || $0.activity == .trailRunning }
    meters = running.compactMap(\.meters).total
  }
}

extension TrainingStress {
  static func byDate(_ workouts: [LocalDate: [WorkoutRecord]]) -> [LocalDate: Double] {
    let highest = workouts.values.joined().compactMap(\.maximumHeartRate).max()
    return workouts.mapValues { own in
      own.reduce(0) { $0 + $1.zoneWeightedMinutes(highest: highest) }
    }
  }
}

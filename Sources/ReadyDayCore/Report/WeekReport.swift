/// The days of a week, with recorded workouts and planned sessions.
package struct Week {
  package struct Entry {
    package let day: Day
    let isToday: Bool
    /// In chronological order.
    package let workouts: [SourcedWorkout]
    /// WHOOP strain, 0…21; nil until the day is over.
    package let strain: Double?
  }

  /// In date order.
  package let entries: [Entry]

  /// - Parameters:
  ///   - days: in date order.
  ///   - mornings: one for each day and for the day after the last; nil without health data.
  ///   - today: the current date.
  ///   - workouts: the workouts recorded on a date.
  package init(
    _ days: [Day], mornings: [MorningReport]?, today: LocalDate,
    workouts: (LocalDate) -> [SourcedWorkout]
  ) {
    entries = days.map { day in
      let next = mornings?.first { $0.date == day.date.advanced(by: 1) }
      return Entry(
        day: day, isToday: day.date == today, workouts: workouts(day.date),
        strain: day.date < today ? next?.strainYesterday : nil)
    }
  }

  /// The mean over the days of the week that have a value.
  package struct Mean: Equatable, Sendable {
    /// Nil if no day has a value.
    package let value: Double?
    package let days: Int

    init(of values: [Double]) {
      days = values.count
      value = values.mean
    }
  }

  /// What was recorded and planned of each sport.
  var sports: [SportVolume] {
    let planned = entries.flatMap { entry in
      entry.day.diary.reading.plans.sessions(on: entry.day.date...entry.day.date).map(
        \.plan.details)
    }
    return SportVolume.all(recorded: entries.flatMap(\.workouts).map(\.record), planned: planned)
  }

  private func mean(_ value: (Entry) -> Double?) -> Mean { Mean(of: entries.compactMap(value)) }

  package var meanScore: Mean { mean(\.score) }
  /// In minutes.
  package var meanSleep: Mean { mean(\.asleep) }
  package var meanStrain: Mean { mean(\.strain) }
  package var meanLoad: Mean { mean(\.load) }
  /// Whether the load of a day, and so the mean, may be higher: part of the calendars is missing.
  package var isLoadLeast: Bool { entries.contains { $0.day.hasCalendar && $0.day.load.isLeast } }

  fileprivate static let meanFields = Fields<Week>([
    .object("recovery_score", Mean.fields(decimals: 0)) { $0.meanScore },
    .object("asleep_min", Mean.fields(decimals: 0)) { $0.meanSleep },
    .object("strain", Mean.fields(decimals: 1)) { $0.meanStrain },
    .object(
      "load_score",
      Fields(
        Field.members(Mean.fields(decimals: 0)) { $0.meanLoad }
          + [.flag("at_least") { $0.isLoadLeast }])
    ) { $0 },
  ])
}

extension Week.Entry {
  /// Planned sessions that no recorded workout fulfils.
  package var open: [PlannedSession] {
    let answers = SessionAnswers(to: day.sessions.map(\.slot), by: workouts.map(\.record))
    return day.sessions.indices.filter { !answers.answers(to: $0) }.map { day.sessions[$0] }
  }

  /// Nil while the verdict waits for the data of a future morning.
  fileprivate var verdict: DayVerdict? {
    let isAhead = day.now < day.span.start
    return isAhead && day.verdict.training == .byFeel ? nil : day.verdict
  }

  fileprivate var score: Double? { day.morning?.recovery.score.value }
  fileprivate var asleep: Double? { day.morning?.sleep.asleepMinutes.value }
  fileprivate var load: Double? { day.hasCalendar ? day.load.score : nil }
}

extension Report {
  /// A row for each day: recovery, sleep, strain, load and training, with means.
  package init(_ week: Week, phrases: Voice) {
    let namesZone = week.entries.contains { $0.day.zone != week.entries.first?.day.zone }
    var table = Table(
      week.entries.map { phrases.row(of: $0, namingZone: namesZone) } + [phrases.means(of: week)],
      fit: .list)
    table.head =
      ["", phrases.title(of: .recovery), phrases.title(of: .sleep)]
      + [phrases.say("strain", es: "esfuerzo").withCapital, phrases.title(of: .calendar)]
    table.isIndented = false
    let dates = week.entries.map(\.day.date)
    var chart = dates.last.flatMap { last in
      phrases.loads(
        week.entries.map(\.load), week.entries.map(\.day.load.knownLevel),
        sessions: week.entries.map { $0.workouts.count + $0.open.count }, upTo: last)
    }
    if let today = week.entries.firstIndex(where: \.isToday) {
      chart?.ticks[today] = phrases.today
    }
    let sports = week.sports
    self.init(
      phrases.language,
      [Section(.drawn(chart.map { [.chart($0)] } ?? [])), Section(.table(table))]
        + (sports.isEmpty ? [] : [Section(.note(phrases.sentence(about: sports)))]))
    if let first = dates.first, let last = dates.last {
      self = on(.week, date: phrases.span(of: first...last))
    }
  }
}

extension Voice {
  fileprivate var today: String { say("Today", es: "Hoy") }

  fileprivate func row(of entry: Week.Entry, namingZone: Bool) -> Report.Table.Row {
    let day = entry.day
    let name = entry.isToday ? today : shortDate(day.date)
    let date = namingZone ? "\(name) · \(zoneName(of: day))" : name
    return Report.Table.Row(
      [
        Report.Cell(date), recovery(of: day), sleep(day.morning?.sleep.wholeMinutesAsleep),
        strain(entry.strain),
        load(of: day),
      ], details: training(of: entry))
  }

  fileprivate func means(of week: Week) -> Report.Table.Row {
    let load = week.meanLoad.value.map { mean in
      let score = "\(decimal(mean, places: 0))/100"
      return Report.Cell(week.isLoadLeast ? atLeast(score) : score)
    }
    let means = [week.meanScore, week.meanSleep, week.meanStrain, week.meanLoad]
    let names = [
      title(of: .recovery), title(of: .sleep), say("strain", es: "esfuerzo"), title(of: .calendar),
    ]
    let counts = zip(names, means).filter { $1.days > 0 }.map { "\($0.lowercased()) \($1.days)" }
    let days = say("days with data: ", es: "días con datos: ") + counts.joined(separator: ", ")
    return Report.Table.Row(
      [
        Report.Cell(mean.withCapital),
        week.meanScore.value.map { Report.Cell(percent($0)) } ?? unknown,
        sleep(week.meanSleep.value?.minutesShown), strain(week.meanStrain.value), load ?? unknown,
      ], details: counts.isEmpty ? [] : [days])
  }

  private var unknown: Report.Cell { Report.Cell("") }

  private func recovery(of day: Day) -> Report.Cell {
    guard let recovery = day.morning?.recovery, let score = recovery.score.value else {
      return unknown
    }
    let mark = recovery.source == .computed ? " (\(computedMark))" : ""
    return Report.Cell(
      colour(of: recovery), before: "\(percent(ofScore: score)) ", tone: day.recoveryZone.tone,
      after: mark)
  }

  private func sleep(_ minutes: Int?) -> Report.Cell {
    guard let minutes else { return unknown }
    return Report.Cell(duration(minutes: minutes))
  }

  private func strain(_ strain: Double?) -> Report.Cell {
    strain.map { Report.Cell(decimal($0, places: 1)) } ?? unknown
  }

  /// The day's load, with the number of demanding events if there is room.
  private func load(of day: Day) -> Report.Cell {
    guard day.hasCalendar else { return unknown }
    let load = scoreAndLevel(of: day.load)
    guard day.load.highEvents > 0 else { return Report.Cell(load) }
    return Report.Cell("\(load), \(highDemand(day.load.highEvents))", load)
  }

  /// Recorded workouts, then the remaining plans.
  private func training(of entry: Week.Entry) -> [String] {
    let recorded = entry.workouts.map(\.record).map { workout in
      let start = workout.span.start.reading(at: workout.offset).time.clock
      return "\(start) \(name(of: workout)), \(length(of: workout))"
    }
    let open = entry.open.map { ($0.span, words(of: $0)) }
    let races = entry.day.events.filter(\.isRace).map { ($0.span, quotedTitle($0.title)) }
    let planned = (races + open).map { span, words in
      (span.map { "\(entry.day.time(at: $0.start).clock) " } ?? "") + words
    }
    return recorded + planned.prefix(1).map { "\(say("planned", es: "previsto")): \($0)" }
      + planned.dropFirst()
  }
}

extension Document<Week> {
  /// The days of a week in the briefing's form.
  package static var week: Document {
    let day = Fields<Week.Entry>(
      [
        .date("date") { $0.day.date }, .text("time_zone") { $0.day.zone.name },
        .flag("today") { $0.isToday },
        .optionalObject("load", Day.loadFields) { $0.day.ifHasCalendar },
        .list("high_events", DayEvent.fields) { entry in
          entry.day.counted.filter { $0.demand?.level == .high }
        },
        .list("sessions", SessionFit.fields) { $0.day.shownSessions },
        .optionalObject("verdict", DayVerdict.fields) { $0.verdict },
        .list("workouts", SourcedWorkout.fields) { $0.workouts },
        .optionalNumber("day_strain", decimals: 1) { $0.strain },
      ] + Document<Week.Entry>.morning { ReportedMorning(of: $0.day) })
    return Document(
      "week", about: .days,
      [
        .statusOfFiles, .list("days", day) { $0.entries }, .object("means", Week.meanFields) { $0 },
        .list("sports", SportVolume.fields) { $0.sports },
      ])
  }
}

extension Week.Mean {
  fileprivate static func fields(decimals: Int) -> Fields<Week.Mean> {
    Fields([.optionalNumber("mean", decimals: decimals) { $0.value }, .integer("days") { $0.days }])
  }
}

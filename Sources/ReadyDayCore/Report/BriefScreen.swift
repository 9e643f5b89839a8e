// The briefing that fits one terminal screen on an ordinary day; `--long` shows the rest.

extension Report {
  init(screenOf briefing: Briefing, phrases: Voice, isToday: Bool, start: [String]) {
    let words = ScreenWords(phrases: phrases, briefing: briefing, isToday: isToday)
    self.init(
      phrases.language, title: phrases.longDate(briefing.date).withCapital,
      place: phrases.place(of: briefing.day), allDay: phrases.allDay(of: briefing.day),
      notice: briefing.isSample ? phrases.note(.sampleData) : nil,
      headline: phrases.sentence(of: briefing.headline),
      [
        words.advice, phrases.state(of: briefing, withNotes: true), words.figures, words.training,
        words.events, words.labels,
      ].compactMap(\.self), footer: words.footer(start: start), isDense: true)
    page = isToday ? .today : nil
  }
}

private struct ScreenWords {
  let phrases: Voice
  let briefing: Briefing
  let isToday: Bool

  private var day: Day { briefing.day }
  private var long: BriefWords { BriefWords(phrases: phrases, day: day, tellsAll: false) }

  var figures: Report.Section? {
    let body = briefing.morning.map { [recovery(of: $0), sleep(of: $0)] } ?? []
    let figures = body.compactMap(\.self) + (day.hasCalendar ? [load] : [])
    return figures.isEmpty ? nil : Report.Section(.figures(figures, .rows))
  }

  var advice: Report.Section? {
    if let quiet = briefing.quiet { return Report.Section(.note(phrases.quiet(quiet))) }
    return long.advice(of: briefing)
  }

  var training: Report.Section? {
    long.training(day.sessionFits)
  }

  var events: Report.Section? {
    let tasks = phrases.tasks(of: briefing)
    var contents: [Report.Content] = []
    if day.hasCalendar {
      var events = phrases.shortEvents(of: day, agenda: phrases.agenda(isToday ? nil : day.date))
      if briefing.isSample { events.rest?.command = nil }
      if !(day.counted.isEmpty && events.rest?.notCounted == 0) { contents.append(.events(events)) }
    }
    if !tasks.isEmpty { contents.append(.list(tasks)) }
    let heading = contents.isEmpty ? nil : phrases.title(of: isToday ? Heading.today : .events)
    if let picture = phrases.timeline(of: day) { contents.insert(.timeline(picture), at: 0) }
    return contents.isEmpty ? nil : Report.Section(heading, contents)
  }

  func footer(start: [String]) -> Report.Footer {
    guard !briefing.isSample else { return Report.Footer() }
    let letter = briefing.recommendations.isEmpty ? nil : AdviceLetter(place: 1)
    let why = letter.map { [phrases.askingWhy($0, on: isToday ? nil : briefing.date)] } ?? []
    let due = (briefing.reflectionsDue.last.map { [phrases.askingBack($0)] } ?? [])
    let parts =
      [phrases.othersAllDay(of: day), phrases.notCountedOfHome(on: day)].compactMap(\.self)
      + why + due
      + [age].compactMap(\.self) + skipped
    return Report.Footer(
      notes: long.notes(of: briefing), start: briefing.headline == .nothingKnown ? start : [],
      sources: parts + phrases.gaps(briefing.sources.gaps), commands: why)
  }

  // Figures, one per line.

  private func recovery(of morning: MorningReport) -> Report.Figure? {
    guard var figure = phrases.recoveryFigure(of: morning, namesVitals: false) else { return nil }
    guard figure.isKnown else { return figure }
    figure.caveats = figure.details
    // If there is not room for both, outliers matter more than the average.
    figure.details =
      morning.outliers.compactMap(phrases.unusual) + phrases.recoveryClauses(of: briefing)
      + (figure.aside.map { [$0] } ?? [])
    figure.aside = nil
    return figure
  }

  private func sleep(of morning: MorningReport) -> Report.Figure? {
    guard var figure = phrases.sleepFigure(of: morning, in: day.zone) else { return nil }
    let sleep = morning.sleep
    guard figure.isKnown, sleep.asleepMinutes.value != nil else { return figure }
    figure.details =
      phrases.clauses(of: briefing, at: .sleep)
      + (sleep.naps.isEmpty ? [] : [phrases.naps(sleep.naps.count, minutes: sleep.minutesNapped)])
    return figure
  }

  private var load: Report.Figure {
    var figure = phrases.loadFigure(of: day)
    figure.aside = nil
    figure.details =
      day.marathons.map { phrases.noBreak(day.clocks(of: $0.span), meetings: $0.events.count) }
      + (day.isDayOff && day.load.parts.isEmpty ? [] : [phrases.events(day.load.parts.count)])
      + (day.isDayOff ? [phrases.notCounted(.dayOff)] : [])
    return figure
  }

  // Shown below the events.

  var labels: Report.Section? {
    let labels = [
      phrases.trainLine(of: day, besides: focusHours).map { Report.Label(phrases.trainLabel, $0) },
      phrases.weather(of: day).map { Report.Label(phrases.weatherLabel, $0) },
      phrases.tonightLine(of: day).map { Report.Label(phrases.tonightLabel, $0) },
    ].compactMap(\.self)
    return labels.isEmpty ? nil : Report.Section(.labels(labels))
  }

  /// Time that the advice reserves for focused work; training is not offered there too.
  private var focusHours: [TimeSpan] {
    briefing.recommendations.filter { $0.rule == DeepWorkBlock.id }.compactMap(\.span)
  }

  /// How many files were read; empty unless some were skipped.
  private var skipped: [String] {
    briefing.sources.calendars.map { $0.skipped > 0 ? [phrases.calendarFiles($0)] : [] } ?? []
  }

  /// When WHOOP scored the morning, or the source of a computed score.
  private var age: String? {
    guard let recovery = briefing.morning?.recovery, recovery.state == .scored else { return nil }
    guard recovery.source == .whoop else { return phrases.computed(from: recovery.measuredBy) }
    return recovery.timeScored(on: day.date, in: day.zone, by: day.now).map {
      phrases.say("WHOOP data as of \($0.clock)", es: "datos de WHOOP de \(phrases.las($0))")
    }
  }
}

extension Voice {
  /// `28% red`; nil without a score.
  func shortScore(of morning: MorningReport) -> String? {
    guard let score = morning.recovery.score.value else { return nil }
    return "\(percent(ofScore: score)) \(colour(of: morning.recovery))"
  }

  /// Windows grouped by intensity, without `reserved` time; nil if there is nothing to say.
  func trainLine(of day: Day, besides reserved: [TimeSpan] = []) -> String? {
    let best = day.windows.first
    let windows = day.windows.filter { window in
      reserved.allSatisfy { $0.intersection(window.span) == nil }
        && !(window.isInWork && window.span.end == best?.span.start)
    }
    let own = day.plannedSession.flatMap(day.advised)
    guard !windows.isEmpty else {
      // On a rest day, the advice covers planned sessions.
      guard day.verdict.suggested.intensity != nil else { return nil }
      if let own, own.span != nil { return place(of: own, on: day) }
      return day.hasCalendar && (own != nil || day.calendarSessions.planned.isEmpty)
        ? noWindow(day.noWindow) : nil
    }
    let inOrder = windows.ordered { $0.span.start < $1.span.start }
    let choice = windows.count > 1 ? windows[0] : nil
    let groups = inOrder.map(\.intensity).unique().map { intensity in
      let alike = inOrder.filter { $0.intensity == intensity }
      return self.windows(
        intensity,
        alike.map { clocks(of: $0, on: day, isBest: $0 == choice, isLast: $0 == alike.last) })
    }
    let places =
      (day.hasRecordedWorkout ? say("if you want more, ", es: "si quieres más, ") : "")
      + (groups + [placedLight(in: windows, on: day)].compactMap(\.self)).joined(separator: "; ")
    guard let own else { return places }
    return place(of: own, on: day)
      + (own.span == nil ? ", " : say("; otherwise ", es: "; si no vas, ")) + places
  }

  /// `"Intervals" 18:30–19:30`; without a time, the session's length.
  private func place(of own: CalendarSession, on day: Day) -> String {
    let place = own.span.map { clocks(ofTraining: $0, on: day) } ?? duration(minutes: own.minutes)
    let title = quotedTitle(own.title)
    return day.isEasyInstead(of: own)
      ? say("easy \(place) instead of \(title)", es: "suave \(place) en vez de \(title)")
      : "\(title) \(place)"
  }

  /// `18:00–18:40 (best), then easy until 20:30`.
  private func clocks(of window: WorkoutWindow, on day: Day, isBest: Bool, isLast: Bool) -> String {
    let zone = day.zone(at: window.span.start)
    let (start, end) = (zone.time(at: window.span.start), zone.time(at: window.span.end))
    let clocks = start.range(to: window.hardUntilTime ?? end)
    return (isBest ? best(clocks, isLast: isLast) : clocks)
      + (window.hardUntilTime == nil ? "" : easy(until: end))
      + there(at: window.span.start, on: day)
  }

  /// Counted events and reminders, each with its location.
  ///
  /// `agenda` is the command that lists all events; it is nil if none may be left out. `isWanted`
  /// takes an event's number, or nil for a reminder.
  func shortEvents(
    of day: Day, agenda: String? = nil, where isWanted: (Int?) -> Bool = { _ in true }
  ) -> Report.Events {
    var events = events(of: day)
    let places = day.counted.map(\.shownPlace)
    events.rows = events.rows.filter { isWanted($0.number) }.map { row in
      var row = row
      row.place = row.number.flatMap { places[$0 - 1] }
      return row
    }
    events.others = []
    let others = day.otherEvents.compactMap(\.notCounted).filter { $0 != .atHome }
    events.rest = agenda.map {
      Report.Events.Rest(
        command: $0, notCounted: others.count, reasons: others.map(notCounted).unique())
    }
    return events
  }

  /// The command that lists a day's events; `date` is nil for today.
  func agenda(_ date: LocalDate?) -> String { "readyday agenda" + (date.map { " \($0)" } ?? "") }

  /// What a list of events leaves out; nil if it is complete.
  func rest(of events: Report.Events, hasReasons: Bool = true) -> String? {
    events.rest.flatMap {
      rest(
        hidden: events.hidden, notCounted: $0.notCounted, hasReasons ? $0.reasons : [], $0.command)
    }
  }
}

extension DayEvent {
  /// The event's location, or the host of its link.
  fileprivate var shownPlace: String? {
    let location = occurrence.location.flatMap { $0.isInvisible ? nil : $0 }
    if let location, SafeLink(location) == nil { return location }
    return (location ?? occurrence.url).flatMap { SafeLink($0)?.host }
  }
}

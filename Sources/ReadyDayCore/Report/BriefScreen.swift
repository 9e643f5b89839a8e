// The briefing that fits one terminal screen on an ordinary day; `--long` shows the rest.

extension Report {
  init(screenOf briefing: Briefing, phrases: Voice, isToday: Bool, start: [String]) {
    let words = ScreenWords(phrases: phrases, briefing: briefing, isToday: isToday)
    self.init(
      phrases.language, title: phrases.longDate(briefing.date),
      place: phrases.place(of: briefing.day),
      allDay: phrases.allDay(of: briefing.day), summary: phrases.notes(of: briefing.day),
      notice: briefing.isSample ? phrases.note(.sampleData) : nil,
      headline: phrases.sentence(of: briefing.headline),
      [
        phrases.state(of: briefing), words.figures, words.advice, words.training, words.events,
      ].compactMap(\.self),
      footer: words.footer(start: start), isDense: true)
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
    return figures.isEmpty ? nil : Report.Section(nil, .figures(figures, .rows))
  }

  var advice: Report.Section? {
    if let quiet = briefing.quiet { return Report.Section(nil, .note(phrases.quiet(quiet))) }
    return long.advice(of: briefing)
  }

  var training: Report.Section? {
    long.training(day.sessionFits, lookingBackOn: briefing.reflectionsDue)
  }

  var events: Report.Section? {
    let tasks = phrases.tasks(of: briefing)
    var contents: [Report.Content] = []
    if day.hasCalendar, !day.counted.isEmpty {
      contents.append(.events(phrases.shortEvents(of: day) { _ in true }))
    }
    if !tasks.isEmpty { contents.append(.list(tasks)) }
    let heading = contents.isEmpty ? nil : phrases.title(of: isToday ? Heading.today : .events)
    if let picture = phrases.timeline(of: day) { contents.insert(.timeline(picture), at: 0) }
    if !labels.isEmpty { contents.append(.labels(labels)) }
    return contents.isEmpty ? nil : Report.Section(heading, contents)
  }

  func footer(start: [String]) -> Report.Footer {
    guard !briefing.isSample else { return Report.Footer() }
    let letter = briefing.recommendations.isEmpty ? nil : AdviceLetter(place: 1)
    let others = day.otherEvents.count { $0.notCounted != .atHome }
    let parts =
      (others == 0 ? [] : [phrases.notCounted(others)])
      + [phrases.notCountedOfHome(on: day)].compactMap(\.self)
      + (letter.map { [phrases.askingWhy($0, on: isToday ? nil : briefing.date)] } ?? [])
      + [age].compactMap(\.self) + skipped
    return Report.Footer(
      notes: long.notes(of: briefing), start: briefing.headline == .nothingKnown ? start : [],
      sources: parts + phrases.gaps(briefing.sources.gaps))
  }

  // Figures, a line each.

  private func recovery(of morning: MorningReport) -> Report.Figure? {
    guard var figure = phrases.recoveryFigure(of: morning, namesVitals: false) else { return nil }
    guard figure.isKnown else { return figure }
    let recovery = morning.recovery
    figure.aside = nil
    figure.caveats = figure.details
    figure.details =
      (recovery.score.baseline.map { [phrases.meanScore($0.mean)] } ?? [])
      + phrases.clauses(of: briefing, at: .recovery)
      + morning.outliers.map { phrases.unusual($0.vital, $0.value, usually: $0.band) }
    return figure
  }

  private func sleep(of morning: MorningReport) -> Report.Figure? {
    guard var figure = phrases.sleepFigure(of: morning, in: day.zone) else { return nil }
    let sleep = morning.sleep
    guard figure.isKnown, let asleep = sleep.asleepMinutes.value else { return figure }
    // Rounding up to "6 h" would contradict "a short night" where the limit is six hours.
    let isShort = asleep < sleep.shortLimit
    figure.lead = [
      phrases.duration(
        minutes: isShort
          ? Numerals.minutes(asleep, below: sleep.shortLimit) : Numerals.whole(asleep))
    ]
    figure.fraction = sleep.neededMinutes.map { min(100, 100 * asleep / max($0, 1)) }
    figure.details =
      (sleep.neededMinutes.map { [phrases.ofNeeded($0)] } ?? [])
      + phrases.clauses(of: briefing, at: .sleep)
      + (sleep.naps.isEmpty
        ? [] : [phrases.naps(sleep.naps.count, minutes: sleep.minutesNapped)])
    return figure
  }

  private var load: Report.Figure {
    var figure = phrases.loadFigure(of: day)
    figure.aside = nil
    figure.details =
      (day.isDayOff && day.load.parts.isEmpty ? [] : [phrases.events(day.load.parts.count)])
      + (day.isDayOff ? [phrases.notCounted(.dayOff)] : [])
      + day.marathons.map { phrases.noBreak(day.clocks(of: $0.span)) }
    return figure
  }

  // Beneath the events.

  private var labels: [Report.Label] {
    [
      phrases.trainLine(of: day, besides: focusHours).map { Report.Label(phrases.trainLabel, $0) },
      (day.tonightPlan.map { phrases.lightsOut($0.lightsOut, on: day) }
        ?? day.shifts?.work.map { phrases.working($0.start, $0.end) })
        .map { Report.Label(phrases.tonightLabel, $0) },
    ].compactMap(\.self)
  }

  /// Time the advice reserves for focused work, not to be offered for training too.
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
    guard recovery.source == .whoop else {
      return phrases.computedByReadyday(from: recovery.measuredBy)
    }
    return recovery.timeScored(on: day.date, in: day.zone, by: day.now).map(phrases.whoopData)
  }
}

extension Voice {
  /// `28% red`; nil without a score.
  func shortScore(of morning: MorningReport) -> String? {
    guard let score = morning.recovery.score.value else { return nil }
    return "\(percent(ofScore: score)) \(colour(of: morning.recovery))"
  }

  /// Windows grouped by intensity; nil if there is nothing to say about training.
  ///
  /// - Parameter reserved: time set aside for something else.
  func trainLine(of day: Day, besides reserved: [TimeSpan] = []) -> String? {
    let windows = day.windows.filter { window in
      reserved.allSatisfy { $0.intersection(window.span) == nil }
    }
    let own = day.ownSession
    guard !windows.isEmpty else {
      if let own, own.span != nil { return place(of: own, on: day) }
      let isOpen = day.hasCalendar && day.verdict.suggested.intensity != nil
      return isOpen && (own != nil || day.calendarSessions.planned.isEmpty) ? noWindow : nil
    }
    let groups = windows.map(\.intensity).unique().map { intensity in
      let alike = windows.filter { $0.intensity == intensity }
      return self.windows(intensity, alike.map { clocks(of: $0, on: day) })
    }
    let places = groups.joined(separator: "; ")
    guard let own else { return places }
    return place(of: own, on: day) + (own.span == nil ? ", " : say(", else ", es: "; si no, "))
      + places
  }

  /// `"Intervals" 18:30–19:30`; of a session without a time, its length.
  private func place(of own: CalendarSession, on day: Day) -> String {
    let place = own.span.map { day.clocks(of: $0) } ?? duration(minutes: own.minutes)
    return "\(quotedTitle(own.title)) \(place)"
  }

  private func clocks(of window: WorkoutWindow, on day: Day) -> String {
    let span = day.clocks(of: window.span)
    let clocks =
      window.isBeforeWork ? say("before work \(span)", es: span) : span
    return window.hardUntilTime.map { self.window(clocks, hardUntil: $0) } ?? clocks
  }

  /// Counted events and reminders, each with its location.
  ///
  /// - Parameter isWanted: takes the number of an event, nil for a reminder.
  func shortEvents(of day: Day, where isWanted: (Int?) -> Bool) -> Report.Events {
    let events = events(of: day)
    let places = day.counted.map(\.shownPlace)
    let rows = events.rows.filter { isWanted($0.number) }.map { row in
      var row = row
      row.place = row.number.flatMap { places[$0 - 1] }
      return row
    }
    var short = Report.Events(
      rows: rows, levels: events.levels, othersLabel: events.othersLabel, others: [])
    short.now = events.now
    return short
  }
}

extension DayEvent {
  /// Its location, or the host of its link.
  fileprivate var shownPlace: String? {
    let location = occurrence.location.flatMap { $0.isInvisible ? nil : $0 }
    if let location, SafeLink(location) == nil { return location }
    return (location ?? occurrence.url).flatMap { SafeLink($0)?.host }
  }
}

/// What runs now, and the next event, or several that start together.
package struct NextEvent {
  let ahead: LookAhead
  let running: [DayEvent]
  let events: [DayEvent]
  /// Planned sessions that run, and those that come before the next event.
  let sessions: [SessionFit.Shown]

  /// `level`: the lowest demand level to look for. `kind`: nil for any. `showsRunning`: whether to
  /// show what runs now, too.
  package init(
    in ahead: LookAhead, asking level: EventDemand.Level, of kind: EventKind? = nil,
    showsRunning: Bool = true
  ) {
    self.ahead = ahead
    running = (showsRunning ? ahead.days.first?.counted ?? [] : []).filter {
      (kind == nil || $0.kind == kind) && $0.demand.map { $0.level >= level } == true
        && $0.attendedSpan?.contains(ahead.now) == true
    }
    events = ahead.next(level, kind)
    let isTraining = level == .low && (kind == nil || kind == .training)
    sessions =
      isTraining ? ahead.sessions(before: events.first?.span?.start, orRunning: showsRunning) : []
  }

  /// The day, if it is limited and one of the events is training or a race.
  var limitedDay: Day? {
    !sessions.isEmpty
      || (running + events).contains { [.training, .race, .match].contains($0.kind) }
      ? ahead.limitedDay : nil
  }

  /// The web address of the event that starts within ten minutes, else of the one that runs, else of
  /// the next; nil if none has one.
  package var linkToJoin: String? {
    let isNear = minutes.map { $0 <= 10 } == true
    let order = isNear ? events + running : running + events
    return order.lazy.compactMap(\.occurrence.url).first
  }

  /// Minutes until the event starts, rounded up.
  package var minutes: Int? {
    events.first?.span.map { ahead.minutes(until: $0.start) }
  }
}

extension LookAhead {
  fileprivate func minutes(until moment: Instant) -> Int { (moment.seconds(since: now) + 59) / 60 }

  /// How many calendar days `moment` is away, where its day is spent.
  fileprivate func days(until moment: Instant) -> Int {
    guard let zone = days.first?.zone else { return 0 }
    return zone.reading(at: now).date.distance(to: zone.reading(at: moment).date)
  }

  /// Timed sessions that are still to do and in no calendar: those that run, and the next ones.
  fileprivate func sessions(
    before event: Instant?, orRunning showsRunning: Bool
  ) -> [SessionFit.Shown] {
    let timed = days.flatMap(\.shownSessions).filter { shown in
      shown.fit.session.isToDo && shown.fit.session.span != nil
        && shown.day.event(of: shown.fit.session) == nil
    }
    let begin = { (shown: SessionFit.Shown) in shown.fit.session.span?.start }
    let next = timed.compactMap(begin).filter(holds).min()
    return timed.filter { shown in
      guard let span = shown.fit.session.span else { return false }
      if showsRunning, span.contains(now) { return true }
      return span.start == next && event.map { span.start <= $0 } != false
    }
  }
}

extension Report {
  /// What runs now and the next events, one per line; empty if there are none.
  package init(_ next: NextEvent, phrases: Voice) {
    let limit = next.limitedDay.map { Table.Row([Cell(phrases.sentence(about: $0.verdict))]) }
    let rows = next.rows(phrases) + [limit].compactMap(\.self) + next.ahead.gaps(phrases)
    var table = Table(rows, fit: .cutBeforeLast)
    table.isIndented = false
    let date = next.ahead.days.first.flatMap { $0.span.contains(next.ahead.now) ? nil : $0.date }
    self.init(
      phrases.language, title: rows.isEmpty ? nil : date.map { phrases.longDate($0).withCapital },
      rows.isEmpty ? [] : [Section(.table(table))])
  }
}

extension NextEvent {
  fileprivate func rows(_ phrases: Voice) -> [Report.Table.Row] {
    running.map { phrases.row(of: $0, in: self) } + sessions.map { phrases.row(of: $0, in: ahead) }
      + events.map { phrases.row(of: $0, in: self) }
  }
}

extension Voice {
  fileprivate func row(of shown: SessionFit.Shown, in ahead: LookAhead) -> Report.Table.Row {
    let (session, day) = (shown.fit.session, shown.day)
    let time = session.span.map { day.clocks(of: $0) } ?? ""
    let isRunning = session.span?.contains(ahead.now) == true
    let when = session.span.map {
      isRunning
        ? nowUntil(day.time(at: $0.end)) : startsIn(ahead, at: $0.start)
    }
    return Report.Table.Row([
      Report.Cell(time), Report.Cell("plan"), Report.Cell(title(of: session)),
      Report.Cell(when ?? ""),
    ])
  }

  /// In hours and minutes until the end of the next day; after that, days are enough.
  private func startsIn(_ ahead: LookAhead, at moment: Instant?) -> String {
    let minutes = moment.map { ahead.minutes(until: $0) } ?? 0
    if minutes == 0 { return say("now", es: "ahora") }
    let days = moment.map { ahead.days(until: $0) } ?? 0
    if days > 1 { return say("in \(days) days", es: "en \(days) días") }
    return say("in \(duration(minutes: minutes))", es: "en \(duration(minutes: minutes))")
  }

  private func nowUntil(_ end: TimeOfDay) -> String {
    say("now, until \(end.clock)", es: "ahora, hasta \(las(end))")
  }

  fileprivate func row(of event: DayEvent, in next: NextEvent) -> Report.Table.Row {
    let title = SafeText(self.title(of: event)).string.limited(toBytes: 240)
    let (span, zone) = (event.span, next.ahead.days.first?.zone)
    let time = span.flatMap { self.time(of: event, over: $0, in: next) } ?? ""
    let end = next.running.contains(event) ? span.flatMap { zone?.reading(at: $0.end).time } : nil
    return Report.Table.Row([
      Report.Cell(time), level(of: event),
      Report.Cell(title, isVerbatim: true, link: event.occurrence.url),
      Report.Cell(
        end.map(nowUntil) ?? startsIn(next.ahead, at: next.events.first?.span?.start)
          + leave(for: event, in: next)),
    ])
  }

  private func time(of event: DayEvent, over span: TimeSpan, in next: NextEvent) -> String? {
    if event.isJourney, let day = next.ahead.day(of: span.start) {
      return clocks(of: event, over: span, on: day)
    }
    return next.ahead.days.first.map { clocks(of: span, in: $0.zone) }
  }

  private func leave(for event: DayEvent, in next: NextEvent) -> String {
    guard let leaving = event.leaving, leaving > next.ahead.now,
      let day = next.ahead.day(of: leaving)
    else { return "" }
    return ", " + leave(at: day.time(at: leaving))
  }

  private func level(of event: DayEvent) -> Report.Cell {
    guard let level = event.demand?.level else {
      return Report.Cell(event.notCounted == .dayOff ? "(\(notCounted(.dayOff)))" : reminder)
    }
    let word = level == .high ? demandLevel(level).uppercased() : demandLevel(level)
    return Report.Cell(word, tone: level.tone)
  }
}

extension NextEvent {
  /// Less than this before an event, it is soon.
  private static let soonMinutes = 15

  /// The line that Waybar reads (`return-type: json`): Pango markup, so words are escaped.
  package func waybar(_ phrases: Voice) -> String {
    let shown = running.first ?? events.first
    let rows = (rows(phrases) + ahead.gaps(phrases)).map(\.markup)
    let begins = (events.compactMap(\.span) + sessions.compactMap(\.fit.session.span)).map(\.start)
    let isSoon = begins.contains { $0 > ahead.now && ahead.minutes(until: $0) <= Self.soonMinutes }
    let isRunning =
      !running.isEmpty || sessions.contains { $0.fit.session.span?.contains(ahead.now) == true }
    let classes = [
      isRunning ? "running" : nil, isSoon ? "soon" : nil,
      shown?.demand?.level == .high ? "high" : nil,
      isRunning || isSoon ? nil : "free",
    ]
    return JSON.object([
      "text": .string(rows.first ?? ""), "tooltip": .string(rows.joined(separator: "\n")),
      "class": .array(classes.compactMap { $0.map(JSON.string) }),
    ]).line + "\n"
  }
}

extension Report.Table.Row {
  fileprivate var markup: String {
    let words = cells.map { $0.before + ($0.texts.first ?? "") + $0.after }
    return HTMLText(words.filter { !$0.isEmpty }.joined(separator: " · ")).string
  }
}

extension Document<NextEvent> {
  package static var next: Document {
    Document(
      "next", about: .day,
      [
        .optionalObject("verdict", DayVerdict.fields) { $0.limitedDay?.verdict },
        .list("running", DayEvent.fields) { $0.running },
        .list("events", DayEvent.fields) { $0.events },
        .list("sessions", SessionFit.fields) { $0.sessions },
        .optionalInteger("starts_in_min") { $0.minutes },
      ])
  }
}

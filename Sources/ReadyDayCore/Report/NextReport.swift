/// What runs now, and the next event, or several that start together.
package struct NextEvent {
  let ahead: LookAhead
  let running: [DayEvent]
  let events: [DayEvent]

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
  }

  /// The day, if it is limited and one of the events is training or a race.
  var limitedDay: Day? {
    (running + events).contains { [.training, .race, .match].contains($0.kind) }
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
    events.first?.span.map { ($0.start.seconds(since: ahead.now) + 59) / 60 }
  }
}

extension Report {
  /// What runs now and the next events, one per line; empty if there are none.
  package init(_ next: NextEvent, phrases: Voice) {
    let limit = next.limitedDay.map { Table.Row([Cell(phrases.sentence(about: $0.verdict))]) }
    let rows =
      (next.running + next.events).map { phrases.row(of: $0, in: next) }
      + [limit].compactMap(\.self)
    var table = Table(rows, fit: .cutBeforeLast)
    table.isIndented = false
    self.init(phrases.language, rows.isEmpty ? [] : [Section(.table(table))])
  }
}

extension Voice {
  fileprivate func row(of event: DayEvent, in next: NextEvent) -> Report.Table.Row {
    let title = SafeText(self.title(of: event)).string.limited(toBytes: 240)
    let (span, zone) = (event.span, next.ahead.days.first?.zone)
    let time = span.flatMap { span in zone.map { clocks(of: span, in: $0) } } ?? ""
    let end = next.running.contains(event) ? span.flatMap { zone?.reading(at: $0.end).time } : nil
    let now = end.map { say("now, until \($0.clock)", es: "ahora, hasta \(las($0))") }
    return Report.Table.Row([
      Report.Cell(time), level(of: event),
      Report.Cell(title, isVerbatim: true, link: event.occurrence.url),
      Report.Cell(now ?? startsIn(minutes: next.minutes ?? 0) + leave(for: event, in: next)),
    ])
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
    let rows = (running + events).map { phrases.row(of: $0, in: self).markup }
    let isSoon = minutes.map { $0 <= Self.soonMinutes } == true
    let classes = [
      running.isEmpty ? nil : "running", isSoon ? "soon" : nil,
      shown?.demand?.level == .high ? "high" : nil,
      running.isEmpty && !isSoon ? "free" : nil,
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
        .optionalInteger("starts_in_min") { $0.minutes },
      ])
  }
}

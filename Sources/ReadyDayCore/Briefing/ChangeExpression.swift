/// A typed change to a day: `2=2026-11-24T10:00`, `board=thu 10:00`, `1=10m`, `dentist`, `55`.
package enum ChangeExpression: Equatable, Sendable {
  /// Without a date, the event stays on its day; without a time, it starts at its own time.
  case move(EventName, DateExpression?, TimeOfDay?)
  case drop(EventName)
  case shorten(EventName, minutes: Int)
  /// Without a date, on the day itself; without an end, an hour long.
  case add(String, DateExpression?, TimeOfDay, until: TimeOfDay?)
  case recovery(Double)

  package func change(to day: Day) throws -> WhatIf.Change {
    func number(of name: EventName) throws -> Int { try day.event(named: name).index ?? 0 }
    func ownTime(of name: EventName) throws -> TimeOfDay {
      try day.event(named: name).span.map { day.zone.reading(at: $0.start).time } ?? .midnight
    }
    switch self {
    case .move(let event, let date, let time):
      let date = date?.date(today: day.date) ?? day.date
      let time = try time ?? ownTime(of: event)
      return .move(
        event: try number(of: event), to: day.zone.instant(of: LocalDateTime(date, time)))
    case .drop(let event): return .drop(event: try number(of: event))
    case .shorten(let event, let minutes):
      return .shorten(event: try number(of: event), minutes: minutes)
    case .add(let title, let date, let time, let until):
      let date = date?.date(today: day.date) ?? day.date
      let start = day.zone.instant(of: LocalDateTime(date, time))
      let end = until.map { day.zone.instant(of: LocalDateTime(date, $0)) }
      return .add(title, TimeSpan(from: start, to: max(end ?? start.adding(seconds: 3600), start)))
    case .recovery(let score): return .recovery(score)
    }
  }

  @Sendable package static func move(_ text: String) -> Self? {
    guard let (event, rest) = named(text), let (date, time) = moment(rest) else { return nil }
    return .move(event, date, time)
  }

  @Sendable package static func add(_ text: String) -> Self? {
    let signs = ["=", " at ", " a las "].lazy.compactMap { text.ranges(of: $0).last }
    guard let sign = signs.first else { return nil }
    let (title, rest) = (String(text[..<sign.lowerBound]).trimmed(), text[sign.upperBound...])
    guard !title.isEmpty else { return nil }
    if let (date, time) = moment(rest) ?? moment(rest + ":00"), let time {
      return .add(title, date, time, until: nil)
    }
    for dash in rest.indices where "-–".contains(rest[dash]) {
      let until = TimeOfDay(spoken: String(rest[rest.index(after: dash)...]))
      guard let until, let (date, time) = moment(rest[..<dash] + ":00") ?? moment(rest[..<dash]),
        let time, time < until
      else { continue }
      return .add(title, date, time, until: until)
    }
    return nil
  }

  private static func moment(_ text: Substring) -> (DateExpression?, TimeOfDay?)? {
    let hour = ["las ", "la ", "at "].first(where: text.hasPrefix).map { text.dropFirst($0.count) }
    let text = hour.map { Int(written: $0) == nil ? $0 : "\($0):00" } ?? text
    if let time = TimeOfDay(spoken: String(text)) { return (nil, time) }
    if let date = DateExpression(String(text)) { return (date, nil) }
    for gap in text.indices where text[gap] == "T" || text[gap] == " " {
      let day = DateExpression(String(text[..<gap]))
      let time = TimeOfDay(spoken: String(text[text.index(after: gap)...]))
      if let day, let time { return (day, time) }
    }
    return nil
  }

  @Sendable package static func drop(_ text: String) -> Self? { EventName(text).map { .drop($0) } }

  @Sendable package static func shorten(_ text: String) -> Self? {
    guard let (event, length) = named(text) else { return nil }
    return Minutes(String(length)).map { .shorten(event, minutes: $0.count) }
  }

  @Sendable package static func recovery(_ text: String) -> Self? {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard let digits = parts.last, parts.count <= 2,
      parts.count == 1
        || ["recovery", "recuperación", "recuperacion"].contains(parts[0].lowercased()),
      let score = Double(digits.hasSuffix("%") ? digits.dropLast() : digits),
      (0...100).contains(score)
    else { return nil }
    return .recovery(score)
  }

  /// Splits `2=…` or `board to …` at the last separator, because a title may contain one.
  private static func named(_ text: String) -> (event: EventName, rest: Substring)? {
    let signs = ["=", " to ", " a "].lazy.compactMap { text.ranges(of: $0).last }
    guard let sign = signs.first, let event = EventName(String(text[..<sign.lowerBound])) else {
      return nil
    }
    return (event, text[sign.upperBound...])
  }
}

/// A typed change to a day: `2=2026-11-24T10:00`, `board=thu 10:00`, `1=10m`, `dentist`, `55`.
package enum ChangeExpression: Equatable, Sendable {
  /// Without a date, the event stays on its day; without a time, it starts at its own time.
  case move(EventName, DateExpression?, TimeOfDay?)
  case drop(EventName)
  case shorten(EventName, minutes: Int)
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
    case .recovery(let score): return .recovery(score)
    }
  }

  @Sendable package static func move(_ text: String) -> Self? {
    guard let (event, moment) = named(text) else { return nil }
    if let time = TimeOfDay(spoken: String(moment)) { return .move(event, nil, time) }
    if let date = DateExpression(String(moment)) { return .move(event, date, nil) }
    for gap in moment.indices where moment[gap] == "T" || moment[gap] == " " {
      let day = DateExpression(String(moment[..<gap]))
      let time = TimeOfDay(spoken: String(moment[moment.index(after: gap)...]))
      if let day, let time { return .move(event, day, time) }
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

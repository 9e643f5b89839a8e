import ReadyDayCore

/// A change to a day as it is typed: `2=2026-11-24T10:00`, `board=thu 10:00`, `1=10m`, `dentist`, `55`.
enum ChangeExpression: Hashable, Sendable {
  /// Without a date, within the day; without a time, at the event's own. A time of day is meant on the day's own clock.
  case move(EventName, DateExpression?, TimeOfDay?)
  case drop(EventName)
  case shorten(EventName, minutes: Int)
  case recovery(Double)

  /// The change to a day that has the events it names.
  func change(to day: Day) throws -> WhatIf.Change {
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
}

extension WhatIf.Change {
  static let options: [any CommandOption] = [move, drop, shorten, recovery]

  private static let move = Option<ChangeExpression>(
    "move",
    ValueForm(
      Phrase("EVENT=TIME", es: "EVENTO=HORA"), accepted: .eventAndTime, read: ChangeExpression.move),
    .several,
    help: Phrase(
      "start an event at that time: 2=10:00, \"board=thu 10:00\"",
      es: "mueve un evento a esa hora: 2=10:00, \"board=jue 10:00\""))
  private static let drop = Option<ChangeExpression>(
    "drop",
    ValueForm(Phrase("EVENT", es: "EVENTO"), accepted: .event, read: ChangeExpression.drop),
    .several, aliases: ["cancel"],
    help: Phrase("cancel an event: 3, dentist", es: "anula un evento: 3, dentista"))
  private static let shorten = Option<ChangeExpression>(
    "shorten",
    ValueForm(
      Phrase("EVENT=LENGTH", es: "EVENTO=DURACIÓN"), accepted: .eventAndLength,
      read: ChangeExpression.shorten),
    .several,
    help: Phrase("shorten an event by this much: 2=30m", es: "acorta un evento este tiempo: 2=30m"))
  private static let recovery = Option<ChangeExpression>(
    "set",
    ValueForm(
      Phrase("recovery=SCORE", es: "recovery=PUNTOS"), accepted: .words(["recovery=0…100"]),
      candidates: Candidates(["recovery="]),
      read: ChangeExpression.recovery),
    aliases: ["recovery"],
    help: Phrase("this morning's recovery, 0 to 100", es: "la recuperación de hoy, de 0 a 100"))

  /// Every change asked for: moves, drops and shortenings, then the recovery.
  static func expressions(_ arguments: Arguments) -> [ChangeExpression] {
    [move, drop, shorten, recovery].flatMap { arguments.all($0) }
  }
}

extension ChangeExpression {
  @Sendable fileprivate static func move(_ text: String) -> Self? {
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

  @Sendable fileprivate static func drop(_ text: String) -> Self? {
    EventName(text).map { .drop($0) }
  }

  @Sendable fileprivate static func shorten(_ text: String) -> Self? {
    guard let (event, length) = named(text) else { return nil }
    return Minutes(String(length)).map { .shorten(event, minutes: $0.count) }
  }

  @Sendable fileprivate static func recovery(_ text: String) -> Self? {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard let digits = parts.last, parts.count == 1 || parts.count == 2 && isRecovery(parts[0]),
      let score = Double(digits.hasSuffix("%") ? digits.dropLast() : digits),
      (0...100).contains(score)
    else { return nil }
    return .recovery(score)
  }

  /// `2=…`, `board=…`; a title may have the sign in it, what follows has not.
  private static func named(_ text: String) -> (event: EventName, rest: Substring)? {
    guard let sign = text.lastIndex(of: "="), let event = EventName(String(text[..<sign])) else {
      return nil
    }
    return (event, text[text.index(after: sign)...])
  }

  private static func isRecovery(_ word: Substring) -> Bool {
    ["recovery", "recuperación", "recuperacion"].contains(word.lowercased())
  }
}

import ReadyDayCore

/// A change to a day as it is typed: `2=2026-11-24T10:00`, `2=10:00`, `1=10m`, `3`, `55`.
enum ChangeExpression: Hashable, Sendable {
  /// Without a date, within the day; a time of day is meant on the day's own clock.
  case move(event: Int, DateExpression?, TimeOfDay)
  case drop(event: Int)
  case shorten(event: Int, minutes: Int)
  case recovery(Double)

  func change(on occasion: BriefingDate) -> WhatIf.Change {
    switch self {
    case .move(let event, let date, let time):
      let date = date?.date(today: occasion.date) ?? occasion.date
      return .move(event: event, to: occasion.zone.instant(of: LocalDateTime(date, time)))
    case .drop(let event): return .drop(event: event)
    case .shorten(let event, let minutes): return .shorten(event: event, minutes: minutes)
    case .recovery(let score): return .recovery(score)
    }
  }
}

extension WhatIf.Change {
  static let options: [any CommandOption] = [move, drop, shorten, recovery]

  private static let move = Option<ChangeExpression>(
    "move",
    ValueForm(
      "N=TIME", accepted: .eventAndTime, read: ChangeExpression.move),
    .several, help: "event N begins then: 2=10:00, 2=2026-11-24T10:00")
  private static let drop = Option<ChangeExpression>(
    "drop",
    ValueForm("N", accepted: .event, read: ChangeExpression.drop),
    .several, help: "event N does not take place")
  private static let shorten = Option<ChangeExpression>(
    "shorten", ValueForm("N=MIN", accepted: .words(["N=30m"]), read: ChangeExpression.shorten),
    .several, help: "event N ends so much earlier: 2=30m")
  private static let recovery = Option<ChangeExpression>(
    "recovery",
    ValueForm(
      "SCORE", accepted: .number(0...100), read: ChangeExpression.recovery),
    help: "this morning's recovery, 0 to 100")

  /// Every change asked for: moves, drops and shortenings, then the recovery.
  static func expressions(_ arguments: Arguments) -> [ChangeExpression] {
    [move, drop, shorten, recovery].flatMap { arguments.all($0) }
  }
}

extension ChangeExpression {
  @Sendable fileprivate static func move(_ text: String) -> Self? {
    guard let (event, moment) = numbered(text) else { return nil }
    let parts = moment.split(separator: "T", omittingEmptySubsequences: false)
    guard let time = parts.last.flatMap(time) else { return nil }
    if parts.count == 1 { return .move(event: event, nil, time) }
    guard parts.count == 2, let date = DateExpression(String(parts[0])) else { return nil }
    return .move(event: event, date, time)
  }

  @Sendable fileprivate static func drop(_ text: String) -> Self? {
    number(text[...]).map { .drop(event: $0) }
  }

  @Sendable fileprivate static func shorten(_ text: String) -> Self? {
    guard let (event, length) = numbered(text) else { return nil }
    let digits = length.hasSuffix("m") ? length.dropLast() : length
    return number(digits).map { .shorten(event: event, minutes: $0) }
  }

  @Sendable fileprivate static func recovery(_ text: String) -> Self? {
    guard let score = Double(text), (0...100).contains(score) else { return nil }
    return .recovery(score)
  }

  /// `2=…`.
  private static func numbered(_ text: String) -> (event: Int, rest: Substring)? {
    guard let sign = text.firstIndex(of: "="), let event = number(text[..<sign]) else { return nil }
    return (event, text[text.index(after: sign)...])
  }

  /// At most five digits, above zero.
  private static func number(_ digits: Substring) -> Int? {
    guard digits.utf8.count <= 5, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return Int(digits).flatMap { $0 > 0 ? $0 : nil }
  }

  /// `10:00`, `9:05`.
  private static func time(_ text: Substring) -> TimeOfDay? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 2, let hour = clockPart(parts[0]),
      let minute = clockPart(parts[1])
    else { return nil }
    return TimeOfDay(hour: hour, minute: minute)
  }

  private static func clockPart(_ digits: Substring) -> Int? {
    guard (1...2).contains(digits.utf8.count), digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    return Int(digits)
  }
}

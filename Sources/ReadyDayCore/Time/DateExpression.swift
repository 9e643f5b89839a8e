/// A date typed on a command line: `today`, `friday`, `+2d`, `2026-03-10`, `mañana`, `lunes`.
public enum DateExpression: Hashable, Sendable {
  case date(LocalDate)
  /// Negative before today.
  case daysFromToday(Int)
  /// The nearest day of that name, today included.
  case next(Weekday)
  /// The last day of that name before today.
  case last(Weekday)

  /// Where to look for a weekday.
  public enum Direction: Sendable {
    case ahead
    /// For questions about the past.
    case back
  }

  /// The date this means when today is `today`.
  public func date(today: LocalDate, looking direction: Direction = .ahead) -> LocalDate {
    switch self {
    case .date(let date): return date
    case .daysFromToday(let days): return today.advanced(by: days)
    case .last(let weekday): return today.onOrAfter(weekday).advanced(by: -7)
    case .next(let weekday):
      let next = today.onOrAfter(weekday)
      return direction == .ahead || next == today ? next : next.advanced(by: -7)
    }
  }

  /// Nil for any other form: better an error than the wrong date.
  ///
  /// Words are read in English and Spanish, in any case, with or without accents.
  public init?(_ text: String) {
    if let day = Self.namedDay(text.lowercased()) ?? Self.phrase(text.lowercased()) {
      self = day
    } else if let days = Self.distance(text) {
      self = .daysFromToday(days)
    } else if let date = Self.calendarDate(text) ?? Self.onlyReading(of: text) {
      self = .date(date)
    } else {
      return nil
    }
  }

  private static func namedDay(_ word: String) -> DateExpression? {
    switch word {
    case "today", "hoy": .daysFromToday(0)
    case "tomorrow", "mañana", "manana": .daysFromToday(1)
    case "yesterday", "ayer": .daysFromToday(-1)
    case "anteayer": .daysFromToday(-2)
    default: Weekday(named: word).map { .next($0) }
    }
  }

  /// `last tuesday`, `el martes pasado`, `el jueves`.
  private static func phrase(_ text: String) -> DateExpression? {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1 else { return nil }
    if words[0] == "el" { words.removeFirst() }
    switch (words.first, words.last, words.count) {
    case (let word?, _, 1): return namedDay(word)
    case ("pasado", "mañana", 2), ("pasado", "manana", 2): return .daysFromToday(2)
    case ("last", let word?, 2), ("pasado", let word?, 2), (let word?, "pasado", 2):
      return Weekday(named: word).map { .last($0) }
    default: return nil
    }
  }

  /// `+2d`, `-1w`: days and weeks from today, five digits at most.
  private static func distance(_ text: String) -> Int? {
    var reader = ByteReader(text)
    let isBackwards = reader.take("-")
    guard isBackwards || reader.take("+"), let count = reader.number(digits: 1...5) else {
      return nil
    }
    let isWeeks = reader.take(anyCase: "W")
    guard isWeeks || reader.take(anyCase: "D"), reader.isAtEnd else { return nil }
    return (isBackwards ? -count : count) * (isWeeks ? 7 : 1)
  }

  /// `2026-03-10` or `20260310`.
  private static func calendarDate(_ text: String) -> LocalDate? {
    var reader = ByteReader(text)
    let date = reader.looseDate()
    return reader.isAtEnd ? date : nil
  }

  /// The dates `25/03/2026` may mean: two when either number may be the month, as in `10/03/2026`.
  public static func readings(of text: String) -> [LocalDate] {
    let sign = text.first { !$0.isNumber }
    guard let sign, "/.-".contains(sign) else { return [] }
    let parts = text.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      parts.map(\.utf8.count).elementsEqual([2, 2, 4], by: { (1...$1).contains($0) }),
      let year = Int(parts[2]), year > 999, let first = Int(parts[0]), let second = Int(parts[1])
    else { return [] }
    let dates = [
      LocalDate(year: year, month: second, day: first),
      LocalDate(year: year, month: first, day: second),
    ].compactMap(\.self)
    return dates.count == 2 && dates[0] == dates[1] ? [dates[0]] : dates
  }

  private static func onlyReading(of text: String) -> LocalDate? {
    let readings = readings(of: text)
    return readings.count == 1 ? readings[0] : nil
  }
}

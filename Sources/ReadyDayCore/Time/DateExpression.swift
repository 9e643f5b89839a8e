/// A date typed on a command line: `today`, `friday`, `+2d`, `2026-03-10`, `12 march`, `el lunes`.
public enum DateExpression: Equatable, Sendable {
  case date(LocalDate)
  /// Days from today; negative for the past.
  case daysFromToday(Int)
  /// The nearest day of that name, today included.
  case next(Weekday)
  /// The nearest day of that name after today.
  case following(Weekday)
  /// The day of that name in the week that begins next Monday.
  case ofNextWeek(Weekday)
  /// The last day of that name before today.
  case last(Weekday)
  /// A day of any year, today included.
  case yearly(month: Int, day: Int)

  /// Where to look for a weekday, or a day without a year.
  public enum Direction: Sendable {
    case ahead
    /// Looks into the past.
    case back
  }

  /// The date that this means if today is `today`.
  public func date(today: LocalDate, looking direction: Direction = .ahead) -> LocalDate {
    switch self {
    case .date(let date): return date
    case .daysFromToday(let days): return today.advanced(by: days)
    case .last(let weekday): return today.onOrAfter(weekday).advanced(by: -7)
    case .next(let weekday):
      let next = today.onOrAfter(weekday)
      return direction == .ahead || next == today ? next : next.advanced(by: -7)
    case .following(let weekday): return today.advanced(by: 1).onOrAfter(weekday)
    case .ofNextWeek(let weekday):
      return today.advanced(by: 1).onOrAfter(.monday).onOrAfter(weekday)
    case .yearly(let month, let day):
      // 29 February is at most eight years away.
      let dates = (-8...8).compactMap {
        LocalDate(year: today.parts.year + $0, month: month, day: day)
      }
      let date = direction == .ahead ? dates.first { $0 >= today } : dates.last { $0 <= today }
      return date ?? today
    }
  }

  /// Whether `date` was found for a day without a year, more than half a year from `today`: another
  /// year may be meant.
  package func isFar(_ date: LocalDate, from today: LocalDate) -> Bool {
    guard case .yearly = self else { return false }
    return abs(today.distance(to: date)) > 183
  }

  /// Reads English and Spanish in any case, with or without accents; nil for any other form.
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

  /// The longest date at the end of `words`, and its number of words.
  package static func ending(
    _ words: some BidirectionalCollection<String>
  ) -> (date: DateExpression, length: Int)? {
    // The longest has five words, `12 de marzo de 2027`.
    for length in stride(from: min(5, words.count), to: 0, by: -1) {
      if let date = DateExpression(words.suffix(length).joined(separator: " ")) {
        return (date, length)
      }
    }
    return nil
  }

  /// Reads `last tuesday`, `el martes pasado`, `next monday`, `in 3 days`, `12 de marzo`.
  private static func phrase(_ text: String) -> DateExpression? {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1 else { return nil }
    let links = ["el", "the", "on", "this", "este", "del", "de", "for"]
    if links.contains(words[0]) { words.removeFirst() }
    if words.count == 1 { return namedDay(words[0]) }
    return beside(words) ?? counted(words) ?? calendarDay(words)
  }

  private static func beside(_ words: [String]) -> DateExpression? {
    let rest = words.dropFirst().joined(separator: " ")
    switch (words[0], rest) {
    case ("pasado", "mañana"), ("pasado", "manana"), ("day", "after tomorrow"):
      return .daysFromToday(2)
    case ("antes", "de ayer"), ("day", "before yesterday"): return .daysFromToday(-2)
    case ("last", _), ("pasado", _): return Weekday(named: rest).map { .last($0) }
    case ("next", _): return Weekday(named: rest).map { .ofNextWeek($0) }
    case ("próximo", _), ("proximo", _): return Weekday(named: rest).map { .following($0) }
    case (let day, "pasado"): return Weekday(named: day).map { .last($0) }
    case (let day, "que viene"), (let day, "próximo"), (let day, "proximo"):
      return Weekday(named: day).map { .following($0) }
    default: return nil
    }
  }

  /// Reads `in 3 days`, `dentro de una semana`, `2 weeks ago`, `hace 3 días`.
  private static func counted(_ words: [String]) -> DateExpression? {
    let isBack = words.last == "ago" || words[0] == "hace"
    var words = words[...]
    if isBack {
      words = words.last == "ago" ? words.dropLast() : words.dropFirst()
    } else if ["in", "en"].contains(words[0]) || words.starts(with: ["dentro", "de"]) {
      words = words.dropFirst(words[0] == "dentro" ? 2 : 1)
    } else {
      return nil
    }
    guard words.count == 2, let number = words.first, let unit = words.last,
      let count = ["a", "one", "un", "una"].contains(number) ? 1 : digits(number),
      let length = lengths[unit]
    else { return nil }
    return .daysFromToday((isBack ? -count : count) * length)
  }

  private static let lengths = [
    "day": 1, "days": 1, "día": 1, "dia": 1, "días": 1, "dias": 1,
    "week": 7, "weeks": 7, "semana": 7, "semanas": 7,
  ]

  private static func digits(_ text: String) -> Int? {
    var reader = ByteReader(text)
    let number = reader.number(digits: 1...5)
    return reader.isAtEnd ? number : nil
  }

  /// Reads `12 march`, `march 12 2027`, `12 de marzo de 2027`.
  private static func calendarDay(_ words: [String]) -> DateExpression? {
    let words = words.filter { !["de", "of", "del"].contains($0) }
    guard [2, 3].contains(words.count), let place = words.prefix(2).firstIndex(where: isMonth),
      let month = months.firstIndex(where: { $0.contains { $0.hasPrefix(words[place]) } }),
      let day = digits(ordinal(words[1 - place])),
      LocalDate(year: 2024, month: month + 1, day: day) != nil
    else { return nil }
    guard words.count == 3 else { return .yearly(month: month + 1, day: day) }
    return digits(words[2]).flatMap {
      $0 > 999 ? LocalDate(year: $0, month: month + 1, day: day) : nil
    }
    .map { .date($0) }
  }

  private static func ordinal(_ text: String) -> String {
    ["st", "nd", "rd", "th"].contains { text.hasSuffix($0) } ? String(text.dropLast(2)) : text
  }

  private static func isMonth(_ word: String) -> Bool {
    word.count > 2 && months.contains { $0.contains { $0.hasPrefix(word) } }
  }

  private static let months = [
    ["january", "enero"], ["february", "febrero"], ["march", "marzo"], ["april", "abril"],
    ["may", "mayo"], ["june", "junio"], ["july", "julio"], ["august", "agosto"],
    ["september", "septiembre"], ["october", "octubre"], ["november", "noviembre"],
    ["december", "diciembre"],
  ]

  /// Reads `+2d`, `-1w`: days and weeks from today, at most five digits.
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

  /// Reads `2026-03-10` or `20260310`.
  private static func calendarDate(_ text: String) -> LocalDate? {
    var reader = ByteReader(text)
    let date = reader.looseDate()
    return reader.isAtEnd ? date : nil
  }

  /// The dates that text such as `25/03/2026` may mean; two if either number may be the month.
  public static func readings(of text: String) -> [LocalDate] {
    let sign = text.first { !$0.isNumber }
    guard let sign, "/.-".contains(sign) else { return [] }
    let parts = text.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }),
      parts.map(\.utf8.count).elementsEqual([2, 2, 4], by: { (1...$1).contains($0) }),
      let year = Int(written: parts[2]), year > 999, let first = Int(written: parts[0]),
      let second = Int(written: parts[1])
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

import ReadyDayCore

/// A date as people write it: a word, a distance from today, or the date itself.
enum DateExpression: Hashable, Sendable {
  /// Days after today; negative before it.
  case daysFromToday(Int)
  /// The next such day, today included.
  case next(Weekday)
  case on(LocalDate)

  static let accepted = "today, tomorrow, yesterday, mon..sun, +2d, -1w, 2026-11-23"
}

extension DateExpression {
  /// Nil for anything that could be taken for another date.
  init?(_ text: String) {
    let word = text.lowercased()
    if let days = Self.days[word] {
      self = .daysFromToday(days)
    } else if let weekday = Self.weekdays[word] {
      self = .next(weekday)
    } else if let days = Self.distance(word) {
      self = .daysFromToday(days)
    } else if let date = Self.date(word) {
      self = .on(date)
    } else {
      return nil
    }
  }

  func date(today: LocalDate) -> LocalDate {
    switch self {
    case .daysFromToday(let days): today.advanced(by: days)
    case .next(let weekday): today.onOrAfter(weekday)
    case .on(let date): date
    }
  }

  /// Every word understood, for guessing what a misspelled one meant.
  static let words = days.keys.sorted() + weekdays.keys.sorted()

  private static let days = [
    "today": 0, "tomorrow": 1, "yesterday": -1, "hoy": 0, "mañana": 1, "manana": 1, "ayer": -1,
  ]

  private static let weekdays: [String: Weekday] = [
    "mon": .monday, "monday": .monday, "lun": .monday, "lunes": .monday,
    "tue": .tuesday, "tuesday": .tuesday, "mar": .tuesday, "martes": .tuesday,
    "wed": .wednesday, "wednesday": .wednesday, "mié": .wednesday, "mie": .wednesday,
    "miércoles": .wednesday, "miercoles": .wednesday,
    "thu": .thursday, "thursday": .thursday, "jue": .thursday, "jueves": .thursday,
    "fri": .friday, "friday": .friday, "vie": .friday, "viernes": .friday,
    "sat": .saturday, "saturday": .saturday, "sáb": .saturday, "sab": .saturday,
    "sábado": .saturday, "sabado": .saturday,
    "sun": .sunday, "sunday": .sunday, "dom": .sunday, "domingo": .sunday,
  ]
}

extension DateExpression {
  /// `+2d`, `-1w`: at most four digits.
  private static func distance(_ word: String) -> Int? {
    let unit: Int
    switch word.last {
    case "d": unit = 1
    case "w": unit = 7
    default: return nil
    }
    let sign: Int
    switch word.first {
    case "+": sign = 1
    case "-": sign = -1
    default: return nil
    }
    guard let count = Digits.number(word.dropFirst().dropLast(), count: 1...4) else { return nil }
    return sign * count * unit
  }

  /// `2026-11-23` or `20261123`.
  private static func date(_ word: String) -> LocalDate? {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    let compact = parts.count == 1 && word.utf8.count == 8
    let fields = compact ? [word.prefix(4), word.dropFirst(4).prefix(2), word.suffix(2)] : parts
    guard fields.count == 3,
      let year = Digits.number(fields[0], count: 4...4),
      let month = Digits.number(fields[1], count: 2...2),
      let day = Digits.number(fields[2], count: 2...2)
    else { return nil }
    return LocalDate(year: year, month: month, day: day)
  }
}

/// Numbers written with ASCII digits and nothing else.
enum Digits {
  static func number(_ text: some StringProtocol, count: ClosedRange<Int>) -> Int? {
    guard count.contains(text.utf8.count),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }
}

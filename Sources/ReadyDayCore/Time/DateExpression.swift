/// A date as people give it on a command line: `today`, `friday`, `+2d`, `2026-03-10`, also
/// `mañana` or `lunes`.
public enum DateExpression: Hashable, Sendable {
  case date(LocalDate)
  /// Days after today; negative before it.
  case daysFromToday(Int)
  /// The next day of that name, today included.
  case next(Weekday)

  /// The date this means to somebody for whom it is `today`.
  public func date(today: LocalDate) -> LocalDate {
    switch self {
    case .date(let date): date
    case .daysFromToday(let days): today.advanced(by: days)
    case .next(let weekday): today.onOrAfter(weekday)
    }
  }
}

extension DateExpression {
  /// Nil for anything else than the forms above: an error is better than another date than was
  /// meant.
  ///
  /// Words are known in English and Spanish at once, in any case, with or without their accents.
  public init?(_ text: String) {
    if let day = Self.namedDay(text.lowercased()) {
      self = day
    } else if let days = Self.distance(text) {
      self = .daysFromToday(days)
    } else if let date = Self.calendarDate(text) {
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
    default: weekday(word).map { .next($0) }
    }
  }

  private static func weekday(_ word: String) -> Weekday? {
    switch word {
    case "monday", "mon", "lunes", "lun": .monday
    case "tuesday", "tue", "martes", "mar": .tuesday
    case "wednesday", "wed", "miércoles", "miercoles", "mié", "mie": .wednesday
    case "thursday", "thu", "jueves", "jue": .thursday
    case "friday", "fri", "viernes", "vie": .friday
    case "saturday", "sat", "sábado", "sabado", "sáb", "sab": .saturday
    case "sunday", "sun", "domingo", "dom": .sunday
    default: nil
    }
  }

  /// `+2d`, `-1w`: days and weeks from today; five digits at most, some 1900 years.
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
    var date = reader.hyphenatedDate()
    if date == nil {
      reader = ByteReader(text)
      date = reader.compactDate()
    }
    return reader.isAtEnd ? date : nil
  }
}

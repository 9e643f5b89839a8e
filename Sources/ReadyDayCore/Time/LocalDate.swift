/// A date on the wall calendar, in no particular place (proleptic Gregorian).
public struct LocalDate: Hashable, Sendable {
  /// Days since 1970-01-01; negative before it.
  public let dayNumber: Int

  /// 48 billion years on either side: more days than an instant can reach, and far from overflow.
  static let limit = 1 << 44

  /// Clamped to 48 billion years on either side, so that arithmetic on dates cannot overflow.
  public init(dayNumber: Int) { self.dayNumber = dayNumber.held(within: Self.limit) }

  /// Nil if the calendar has no such day or the year is outside 0…9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), let month = YearMonth(year: year, month: month),
      (1...month.length).contains(day)
    else { return nil }
    self = month.firstDay.advanced(by: day - 1)
  }

  public var weekday: Weekday {
    Weekday(daysAfterMonday: dayNumber + 3)  // 1970-01-01 was a Thursday
  }

  public var year: Int { parts.year }
  /// 1…12.
  public var month: Int { parts.month }
  /// 1…31.
  public var day: Int { parts.day }
  /// 1…366, counted from 1 January.
  public var dayOfYear: Int {
    dayNumber - YearMonth(clamping: year, month: 1).firstDay.dayNumber + 1
  }
  public var yearMonth: YearMonth { YearMonth(clamping: parts.year, month: parts.month) }

  /// The last `weekday` on or before this date.
  public func onOrBefore(_ weekday: Weekday) -> LocalDate {
    advanced(by: -self.weekday.daysAfter(weekday))
  }

  /// The first `weekday` on or after this date.
  public func onOrAfter(_ weekday: Weekday) -> LocalDate {
    advanced(by: weekday.daysAfter(self.weekday))
  }

  /// Year, month and day at once.
  ///
  /// Computed in eras of 400 years from 1 March, so that a leap day ends its year and the lengths
  /// of months follow a formula.
  public var parts: (year: Int, month: Int, day: Int) {
    let sinceMarch0000 = dayNumber + 719_468
    let (era, dayOfEra) = sinceMarch0000.floored(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * marchMonth + 2) / 5 + 1
    )
  }

  /// Reads `2026-11-23`; nil for anything else.
  public init?(_ text: String) {
    var reader = ByteReader(text)
    guard let date = reader.hyphenatedDate(), reader.isAtEnd else { return nil }
    self = date
  }
}

extension LocalDate: Strideable {
  public func advanced(by days: Int) -> LocalDate {
    LocalDate(dayNumber: dayNumber + days.held(within: 2 * Self.limit))
  }

  public func distance(to other: LocalDate) -> Int { other.dayNumber - dayNumber }

  public static func < (a: LocalDate, b: LocalDate) -> Bool { a.dayNumber < b.dayNumber }
}

extension LocalDate: CustomStringConvertible {
  /// In ISO 8601, such as `2026-03-10`.
  public var description: String {
    let (year, month, day) = parts
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

/// A month of a year, such as `2026-02`.
public struct YearMonth: Equatable, Sendable {
  public let year: Int
  /// 1…12.
  public let month: Int

  /// 34 billion years, whose days are all within LocalDate's limit.
  static let yearLimit = 1 << 35

  /// Nil if `month` is outside 1…12. The year is clamped to 34 billion on either side.
  public init?(year: Int, month: Int) {
    guard (1...12).contains(month) else { return nil }
    self.init(clamping: year, month: month)
  }

  init(clamping year: Int, month: Int) {
    self.year = year.held(within: Self.yearLimit)
    self.month = month.clamped(from: 1, to: 12)
  }

  /// Whether February of `year` has 29 days.
  public static func isLeap(year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// The number of days, 28…31.
  public var length: Int {
    switch month {
    case 2: Self.isLeap(year: year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Computed in the same eras of 400 years from 1 March as ``LocalDate/parts``.
  public var firstDay: LocalDate {
    let marchYear = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = marchYear.floored(by: 400)
    let dayOfYear = (153 * (month <= 2 ? month + 9 : month - 3) + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return LocalDate(dayNumber: era * 146_097 + dayOfEra - 719_468)
  }

  /// Day `day` of this month, counted from the end if negative; nil if the month lacks it.
  public func date(_ day: Int) -> LocalDate? {
    let fromStart = day < 0 ? length + day + 1 : day
    guard (1...length).contains(fromStart) else { return nil }
    return firstDay.advanced(by: fromStart - 1)
  }
}

extension YearMonth: Strideable {
  public func advanced(by months: Int) -> YearMonth {
    let index = year * 12 + month - 1 + months.held(within: 48 * Self.yearLimit)
    let (year, month) = index.floored(by: 12)
    return YearMonth(clamping: year, month: month + 1)
  }

  public func distance(to other: YearMonth) -> Int {
    (other.year - year) * 12 + other.month - month
  }
}

/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday 7.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// Cached, because `allCases` allocates on every call.
  private static let week = allCases

  /// Negative numbers count back from Monday.
  init(daysAfterMonday days: Int) { self = Self.week[days.floored(by: 7).remainder] }

  public static func < (a: Weekday, b: Weekday) -> Bool { a.rawValue < b.rawValue }

  /// The number of days after `start`, 0…6, in a week that begins on `start`.
  public func daysAfter(_ start: Weekday) -> Int { (rawValue - start.rawValue + 7) % 7 }

  /// Saturday or Sunday.
  public var isWeekend: Bool { self >= .saturday }

  /// The names in English and Spanish, with and without accents.
  private static let names = [
    ["monday", "lunes"], ["tuesday", "martes"], ["wednesday", "miércoles", "miercoles"],
    ["thursday", "jueves"], ["friday", "viernes"], ["saturday", "sábado", "sabado"],
    ["sunday", "domingo"],
  ]

  /// Reads a lower-case name in either language, whole or its first three letters: `mon`, `mié`.
  package init?(named text: some StringProtocol) {
    let place = Self.names.firstIndex { names in
      names.contains { $0 == text || $0.prefix(3) == text }
    }
    guard let place else { return nil }
    self = Self.week[place]
  }
}

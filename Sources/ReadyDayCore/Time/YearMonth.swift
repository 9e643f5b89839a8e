/// A month of a year, `2026-02`.
public struct YearMonth: Hashable, Sendable {
  public let year: Int
  /// 1…12.
  public let month: Int

  /// 34 billion years, whose days are all within ``LocalDate/limit``.
  static let yearLimit = 1 << 35

  /// Nil when `month` is outside 1…12. The year is clamped to 34 billion either side.
  public init?(year: Int, month: Int) {
    guard (1...12).contains(month) else { return nil }
    self.init(clamping: year, month: month)
  }

  init(clamping year: Int, month: Int) {
    self.year = year.held(within: Self.yearLimit)
    self.month = month.held(from: 1, to: 12)
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

  /// The inverse of ``LocalDate/parts``, in the same eras of 400 years from 1 March.
  public var firstDay: LocalDate {
    let marchYear = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = marchYear.floored(by: 400)
    let dayOfYear = (153 * (month <= 2 ? month + 9 : month - 3) + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return LocalDate(dayNumber: era * 146_097 + dayOfEra - 719_468)
  }

  /// Day `day` of this month, counted from the end when negative; nil when the month lacks it.
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

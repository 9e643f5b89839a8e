/// A date on the wall calendar, in no particular place (proleptic Gregorian).
public struct LocalDate: Hashable, Sendable {
  /// Days since 1970-01-01; negative before it.
  public let dayNumber: Int

  public init(dayNumber: Int) {
    self.dayNumber = dayNumber
  }

  /// The date of these parts, or nil when the calendar has no such day or the year is outside 0…9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), let month = YearMonth(year: year, month: month),
      (1...month.length).contains(day)
    else { return nil }
    self = month.firstDay.advanced(by: day - 1)
  }
}

extension LocalDate: Strideable {
  public func advanced(by days: Int) -> LocalDate { LocalDate(dayNumber: dayNumber + days) }
  public func distance(to other: LocalDate) -> Int { other.dayNumber - dayNumber }
}

extension LocalDate {
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let sinceMonday = (dayNumber + 3) % 7
    return Weekday.allCases[sinceMonday < 0 ? sinceMonday + 7 : sinceMonday]
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

  /// The first day on or before this one that is `weekday`.
  public func onOrBefore(_ weekday: Weekday) -> LocalDate {
    advanced(by: -self.weekday.daysAfter(weekday))
  }

  /// The first day on or after this one that is `weekday`.
  public func onOrAfter(_ weekday: Weekday) -> LocalDate {
    advanced(by: weekday.daysAfter(self.weekday))
  }

  /// Year, month and day at once: counted in eras of 400 years that begin on 1 March, so that the leap day is
  /// the last day of its year and month lengths follow one straight line.
  public var parts: (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + 719_468  // days from 0000-03-01 to 1970-01-01
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * marchMonth + 2) / 5 + 1
    )
  }
}

extension LocalDate: CustomStringConvertible {
  /// ISO 8601, `2026-03-10`.
  public var description: String {
    let (year, month, day) = parts
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

/// `value` in decimal, filled up with zeros on the left.
func padded(_ value: Int, to width: Int) -> String {
  let digits = String(value.magnitude)
  let zeros = String(repeating: "0", count: max(0, width - digits.count))
  return (value < 0 ? "-" : "") + zeros + digits
}

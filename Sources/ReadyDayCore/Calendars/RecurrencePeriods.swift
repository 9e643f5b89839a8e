// The expand-and-limit table of RFC 5545 §3.3.10, from a period to its days.

extension RecurrenceRule {
  /// The sorted days of `year` before BYSETPOS; a day it lacks is skipped, unless SKIP moves it.
  func days(inYear year: Int, start: LocalDate) -> [LocalDate] {
    let january = YearMonth(clamping: year, month: 1)
    if !yearDays.isEmpty {
      return yearDays.compactMap { Self.day($0, ofYear: year) }.sortedUnique()
        .filter { passesMonths($0) && passesMonthDays($0) && passesWeeks($0) && passesWeekdays($0) }
    }
    if !weekNumbers.isEmpty {
      return days(inWeeksOf: year, start: start).filter { passesMonths($0) && passesMonthDays($0) }
    }
    if !monthDays.isEmpty || (!weekdays.isEmpty && !months.isEmpty) {
      let chosen = months.isEmpty ? Array(1...12) : months
      let days = chosen.flatMap {
        self.days(in: YearMonth(clamping: year, month: $0), start: start)
      }
      // Without BYMONTH an ordinal counts within the year, not the month.
      let named = months.isEmpty ? days.filter(passesWeekdays) : days
      return skip == .omit ? named : named.sortedUnique()
    }
    if !weekdays.isEmpty {
      let all = january.firstDay..<january.advanced(by: 12).firstDay
      return weekdays.flatMap { Self.days($0, in: all) }.sortedUnique()
    }
    let chosen = months.isEmpty ? [start.month] : months
    return chosen.compactMap { date(start.day, in: YearMonth(clamping: year, month: $0)) }
      .sortedUnique()
  }

  /// The sorted days of `month` before BYSETPOS. A missing day is skipped, unless SKIP moves it.
  func days(in month: YearMonth, start: LocalDate) -> [LocalDate] {
    let all = month.firstDay..<month.advanced(by: 1).firstDay
    guard months.isEmpty || months.contains(month.month) else { return [] }
    if monthDays.isEmpty {
      guard !weekdays.isEmpty else { return [date(start.day, in: month)].compactMap { $0 } }
      return weekdays.flatMap { Self.days($0, in: all) }.sortedUnique()
    }
    let days = monthDays.compactMap { date($0, in: month) }.sortedUnique()
    guard !weekdays.isEmpty, frequency == .monthly || !months.isEmpty else { return days }
    let named = Set(weekdays.flatMap { Self.days($0, in: all) })
    return days.filter(named.contains)
  }

  /// A day of `month`; if the month lacks it, SKIP decides.
  private func date(_ day: Int, in month: YearMonth) -> LocalDate? {
    if let date = month.date(day) { return date }
    let next = month.advanced(by: 1).firstDay
    switch skip {
    case .backward where day > 0: return next.advanced(by: -1)
    case .forward where day > 0: return next
    default: return nil
    }
  }

  /// The days of the week that begins on `first`, a day of WKST.
  func days(inWeekFrom first: LocalDate, start: LocalDate) -> [LocalDate] {
    let named = weekdays.isEmpty ? [start.weekday] : weekdays.map(\.weekday)
    let days = named.map { first.advanced(by: $0.daysAfter(first.weekday)) }
    return (days.count > 1 ? days.sortedUnique() : days).filter(passesMonths)
  }

  /// Applies the BY… limits to rules that are daily or faster.
  func passesDay(_ date: LocalDate) -> Bool {
    passesMonths(date) && passesMonthDays(date)
      && (frequency == .daily || yearDays.isEmpty
        || yearDays.contains { Self.day($0, ofYear: date.year) == date })
      && (weekdays.isEmpty || weekdays.contains { $0.weekday == date.weekday })
  }

  private func passesMonths(_ date: LocalDate) -> Bool {
    months.isEmpty || months.contains(date.month)
  }

  private func passesMonthDays(_ date: LocalDate) -> Bool {
    monthDays.isEmpty || monthDays.contains { date.yearMonth.date($0) == date }
  }

  /// An ordinal counts within the month if there is BYMONTH, else within the year.
  private func passesWeekdays(_ date: LocalDate) -> Bool {
    guard !weekdays.isEmpty else { return true }
    let first = months.isEmpty ? YearMonth(clamping: date.year, month: 1) : date.yearMonth
    let period = first.firstDay..<first.advanced(by: months.isEmpty ? 12 : 1).firstDay
    return weekdays.contains {
      $0.weekday == date.weekday && ($0.ordinal == nil || Self.days($0, in: period) == [date])
    }
  }

  private func passesWeeks(_ date: LocalDate) -> Bool {
    guard !weekNumbers.isEmpty else { return true }
    return (-1...1).contains { shift in
      weekNumbers.contains { week($0, ofYear: date.year + shift)?.contains(date) ?? false }
    }
  }

  /// The weekdays of the BYWEEKNO weeks that are within the calendar year; all if BYMONTHDAY limits.
  private func days(inWeeksOf year: Int, start: LocalDate) -> [LocalDate] {
    let implied = monthDays.isEmpty ? [start.weekday] : Weekday.allCases
    let named = weekdays.isEmpty ? implied : weekdays.map(\.weekday)
    let weeks = (-1...1).flatMap { shift in
      weekNumbers.compactMap { week($0, ofYear: year + shift) }
    }
    return weeks.flatMap { $0.filter { named.contains($0.weekday) && $0.year == year } }
      .sortedUnique()
  }

  /// Negative numbers count from the end; week 1 is the first with four days in the year.
  private func week(_ number: Int, ofYear year: Int) -> Range<LocalDate>? {
    let first = firstWeek(ofYear: year)
    let count = first.distance(to: firstWeek(ofYear: year + 1)) / 7
    let index = number < 0 ? count + number : number - 1
    guard (0..<count).contains(index) else { return nil }
    let start = first.advanced(by: index * 7)
    return start..<start.advanced(by: 7)
  }

  private func firstWeek(ofYear year: Int) -> LocalDate {
    YearMonth(clamping: year, month: 1).firstDay.advanced(by: 3).onOrBefore(weekStart)
  }

  private static func day(_ number: Int, ofYear year: Int) -> LocalDate? {
    let length = YearMonth.isLeap(year: year) ? 366 : 365
    let index = number < 0 ? length + number : number - 1
    guard (0..<length).contains(index) else { return nil }
    return YearMonth(clamping: year, month: 1).firstDay.advanced(by: index)
  }

  /// Every such weekday of `period`, or the one that its ordinal picks.
  private static func days(_ number: WeekdayNumber, in period: Range<LocalDate>) -> [LocalDate] {
    let first = period.lowerBound.onOrAfter(number.weekday)
    guard let ordinal = number.ordinal else {
      return Array(stride(from: first, to: period.upperBound, by: 7))
    }
    let last = period.upperBound.advanced(by: -1).onOrBefore(number.weekday)
    let day =
      ordinal > 0 ? first.advanced(by: (ordinal - 1) * 7) : last.advanced(by: (ordinal + 1) * 7)
    return period.contains(day) ? [day] : []
  }
}

extension Array where Element: Comparable {
  func sortedUnique() -> [Element] {
    guard count > 1 else { return self }
    var result: [Element] = []
    for element in sorted() where element != result.last { result.append(element) }
    return result
  }
}

import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Local dates") struct LocalDateTests {
  /// Every day from 0000-01-01 to 9999-12-31.
  private static let calendar = -719_528...2_932_896

  @Test("every day of ten thousand years follows the one before it") func everyDay() throws {
    var number = Self.calendar.lowerBound
    for year in 0...9999 {
      for month in 1...12 {
        for day in 1...Self.length(of: month, in: year) {
          let parts = LocalDate(dayNumber: number).parts
          guard parts.year == year, parts.month == month, parts.day == day else {
            return unexpected("day \(number) is \(parts), not \((year, month, day))")
          }
          number += 1
        }
      }
    }
    #expect(number == Self.calendar.upperBound + 1)
  }

  /// As people learn it, apart from the arithmetic under test.
  private static func length(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  @Test("a date taken apart and put together again is the same date") func roundTrip() {
    for number in stride(from: -719_528, through: 2_932_896, by: 13) {
      let date = LocalDate(dayNumber: number)
      let (year, month, day) = date.parts
      guard LocalDate(year: year, month: month, day: day) == date,
        date.yearMonth.date(date.day) == date, date.year == year, date.month == month
      else { return unexpected("\(date)") }
    }
  }

  @Test(
    "known days fall on their weekdays",
    arguments: [
      (1582, 10, 15, Weekday.friday), (1969, 7, 20, .sunday), (1970, 1, 1, .thursday),
      (2000, 2, 29, .tuesday), (2024, 12, 31, .tuesday), (2026, 3, 10, .tuesday),
      (2026, 11, 23, .monday), (0, 1, 1, .saturday), (9999, 12, 31, .friday),
    ])
  func weekdays(year: Int, month: Int, day: Int, weekday: Weekday) {
    #expect(LocalDate(year: year, month: month, day: day)?.weekday == weekday)
  }

  @Test("weekdays follow one another, also before 1970") func weekdayOrder() {
    for number in -800...800 {
      let date = LocalDate(dayNumber: number)
      #expect(date.advanced(by: 1).weekday.daysAfter(date.weekday) == 1)
      for weekday in Weekday.allCases {
        let next = date.onOrAfter(weekday)
        let last = date.onOrBefore(weekday)
        #expect(next.weekday == weekday && (0...6).contains(date.distance(to: next)))
        #expect(last.weekday == weekday && (0...6).contains(last.distance(to: date)))
      }
    }
  }

  @Test(
    "days the calendar does not have are nil",
    arguments: [
      (2026, 2, 29), (2026, 2, 30), (1900, 2, 29), (2026, 4, 31), (2026, 1, 0), (2026, 0, 1),
      (2026, 13, 1), (2026, 1, 32), (-1, 12, 31), (10_000, 1, 1), (.max, 1, 1), (2026, .min, 1),
    ])
  func refused(year: Int, month: Int, day: Int) {
    #expect(LocalDate(year: year, month: month, day: day) == nil)
  }

  @Test("the day of the year counts the leap day") func dayOfYear() {
    #expect(LocalDate(year: 2024, month: 12, day: 31)?.dayOfYear == 366)
    #expect(LocalDate(year: 2026, month: 12, day: 31)?.dayOfYear == 365)
    #expect(LocalDate(year: 2024, month: 3, day: 1)?.dayOfYear == 61)
  }

  @Test("dates are written as ISO 8601 writes them") func description() {
    #expect(LocalDate(year: 2026, month: 3, day: 10)?.description == "2026-03-10")
    #expect(LocalDate(year: 7, month: 12, day: 1)?.description == "0007-12-01")
  }
}

@Suite("Months") struct YearMonthTests {
  @Test("months advance over year ends in both directions") func advance() throws {
    let march = try #require(YearMonth(year: 2026, month: 3))
    #expect(march.advanced(by: -3) == YearMonth(year: 2025, month: 12))
    #expect(march.advanced(by: 10) == YearMonth(year: 2027, month: 1))
    let lost = (-30_000...30_000).filter { march.distance(to: march.advanced(by: $0)) != $0 }
    #expect(lost == [])
  }

  @Test("days are counted from either end, and a day the month lacks is nil") func days() throws {
    let february = try #require(YearMonth(year: 2028, month: 2))
    #expect(february.date(-1)?.description == "2028-02-29")
    #expect(february.date(-29)?.description == "2028-02-01")
    for day in [0, 30, -30, Int.max, -Int.max] { #expect(february.date(day) == nil) }
  }

  @Test("there is no month 0 or 13") func refused() {
    #expect(YearMonth(year: 2026, month: 0) == nil)
    #expect(YearMonth(year: 2026, month: 13) == nil)
  }
}

@Suite("Clock readings") struct LocalDateTimeTests {
  @Test("a reading and its count of seconds name each other, also before 1970") func wallSeconds() {
    for seconds in stride(from: -400_000, through: 400_000, by: 997) {
      let reading = LocalDateTime(wallSeconds: seconds)
      #expect(reading.wallSeconds == seconds)
      #expect(reading.adding(wallSeconds: 86_400).date == reading.date.advanced(by: 1))
    }
    #expect(LocalDateTime(wallSeconds: -1).description == "1969-12-31T23:59:59")
  }

  @Test("a leap second reads as the second before it") func leapSecond() {
    #expect(TimeOfDay(hour: 23, minute: 59, second: 60)?.description == "23:59:59")
    #expect(TimeOfDay(hour: 8, minute: 5)?.description == "08:05")
  }

  @Test(
    "a clock does not show this",
    arguments: [(24, 0, 0), (-1, 0, 0), (0, 60, 0), (0, 0, 61), (0, -1, 0)])
  func refused(hour: Int, minute: Int, second: Int) {
    #expect(TimeOfDay(hour: hour, minute: minute, second: second) == nil)
  }
}

@Suite("The ends of time") struct TimeLimitTests {
  private static let numbers = [Int.min, -1 << 60, -1 << 59, -1, 0, 1, 1 << 59, 1 << 60, Int.max]

  @Test("no number is too large for a date, a month or an instant", arguments: numbers)
  func noOverflow(number: Int) {
    let date = LocalDate(dayNumber: number)
    let instant = Instant(secondsSince1970: number)
    for step in Self.numbers {
      let later = date.advanced(by: step)
      #expect(later.distance(to: later) == 0)
      #expect(YearMonth(clamping: number, month: 1).advanced(by: step).firstDay.day == 1)
      let reading = LocalDateTime(date).adding(wallSeconds: step)
      #expect(Instant(reading, at: .zero).secondsSince1970.magnitude <= 1 << 60)
      #expect(instant.adding(seconds: step).seconds(since: instant).signum() * step.signum() >= 0)
    }
    #expect(UTCOffset(seconds: number) == nil || number.magnitude <= 1)
    #expect(TimeOfDay(clamping: number).secondOfDay < 86_400)
  }

  @Test("zones answer at the ends of time", arguments: FixtureZones.names)
  func zones(name: String) {
    let zone = Zone.fixture(name)
    for number in Self.numbers {
      let instant = Instant(secondsSince1970: number)
      let reading = zone.reading(at: instant)
      #expect(Instant(reading, at: zone.offset(at: instant)) == instant)
      #expect(abs(zone.instant(of: reading).seconds(since: instant)) <= 7200)
      #expect(zone.day(reading.date).seconds <= 2 * 86_400)
    }
  }

  @Test(
    "all changes from the first to the last instant can be listed",
    arguments: ["Europe/Madrid", "EST5EDT,M3.2.0,M11.1.0"])
  func everyChange(name: String) throws {
    let zone = try #require(FixtureZones().zone(named: name) ?? Zone(posix: name))
    let all = TimeSpan(from: Instant(secondsSince1970: .min), to: Instant(secondsSince1970: .max))
    let changes = zone.changes(in: all)
    #expect((15_000...20_001).contains(changes.count))
    #expect(changes.last?.at.reading(at: .zero).date.year == 9999)
  }
}

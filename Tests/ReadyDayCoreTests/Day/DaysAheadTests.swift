import TestSupport
import Testing

@testable import ReadyDayCore

@Suite struct DaysAheadTests {
  struct Week: Sendable, CustomTestStringConvertible {
    let daysAfterMonday: Int
    let working: [Int]
    var testDescription: String { "\(SampleDay.monday.advanced(by: daysAfterMonday).weekday)" }
  }

  static let weeks = [
    Week(daysAfterMonday: 0, working: [1, 2, 3, 4, 7]),
    Week(daysAfterMonday: 3, working: [4, 7, 8, 9, 10]),
    Week(daysAfterMonday: 4, working: [7, 8, 9, 10, 11]),
    Week(daysAfterMonday: 5, working: [7, 8, 9, 10, 11]),
    Week(daysAfterMonday: 6, working: [7, 8, 9, 10, 11]),
  ]

  @Test("the next five days from Monday to Friday come after today", arguments: weeks)
  func workingDays(_ week: Week) throws {
    let date = SampleDay.monday.advanced(by: week.daysAfterMonday)
    let day = SampleDay.make(date: date, now: "00:00")
    #expect(day.workingDaysAhead.map(\.date) == week.working.map(SampleDay.monday.advanced))
    #expect(day.tomorrow?.date == date.advanced(by: 1))
    #expect(Day.ahead(of: date).contains(day.workingDaysAhead.last?.date ?? date))
  }

  @Test("a date that the clocks of the zone skipped is not tomorrow") func skipped() {
    let zone = Zone.fixture("Pacific/Apia")
    let date = LocalDate.on("2011-12-29")
    let day = SampleDay.make(date: date, now: "23:30", zone: zone)
    #expect(day.tomorrow?.date == date.advanced(by: 2))
    #expect(zone.dayAfter(date) == date.advanced(by: 2))
    #expect(zone.skips(date.advanced(by: 1)) && !zone.skips(date))
  }

  @Test("what does not count begins no day") func firstEvent() throws {
    let tuesday = SampleDay.monday.advanced(by: 1)
    var free = SampleDay.meeting("Hold", "07:00", "08:00", date: tuesday)
    free.isTransparent = true
    let day = SampleDay.make(
      occurrences: [free, SampleDay.meeting("Call", "09:00", "10:00", date: tuesday)])
    #expect(day.tomorrow?.firstEvent?.title == "Call")
  }

  @Test("the owner's border of a heavy day holds on other days too") func heavyLoad() {
    let tuesday = SampleDay.monday.advanced(by: 1)
    let planning = SampleDay.meeting("Planning", "09:00", "11:00", people: 8, date: tuesday)
    let day = SampleDay.make(occurrences: [planning]) { $0.heavyLoad = 29 }
    #expect(day.tomorrow?.load.level == .heavy)
  }

  @Test("without a calendar nothing is known of other days")
  func noCalendar() { #expect(SampleDay.make(occurrences: nil).ahead == nil) }

  @Test("a Saturday with a meeting is worked, and no working day all the same")
  func meetingOnSaturday() {
    let saturday = SampleDay.monday.advanced(by: 5)
    let review = SampleDay.meeting("Board review", "10:00", "11:00", people: 3, date: saturday)
    let day = SampleDay.make(occurrences: [review])
    #expect(day.ahead?[4].date == saturday && day.ahead?[4].isDayOff == false)
    #expect(!day.workingDaysAhead.map(\.date).contains(saturday))
  }
}

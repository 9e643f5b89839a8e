import TestSupport
import Testing

@testable import ReadyDayCore

/// The days around the requested ones are read for comparison.
@Suite struct RequestedDaysTests {
  private static let madrid = Zone.fixture("Europe/Madrid")
  private static let week = LocalDate.on("2026-11-16") ... .on("2026-11-22")
  private static let around = LocalDate.on("2026-11-02") ... .on("2026-12-07")

  private static var asked: RequestedDays {
    var asked = RequestedDays(week, in: madrid)
    asked.horizon = around
    return asked
  }

  private static func digits(_ date: LocalDate) -> String { "\(date)".filter { $0 != "-" } }

  /// `$` stands for a date.
  static let waysToWrite = [
    "DTSTART:$T223000Z\nDTEND:$T233000Z", "DTSTART;VALUE=DATE:$\nDTEND;VALUE=DATE:$",
    "DTSTART;TZID=Europe/Madrid:$T000000\nDTEND;TZID=Europe/Madrid:$T001500",
    "DTSTART;TZID=Europe/Madrid:$T230000\nDURATION:P1DT1H",
    "DTSTART;TZID=Pacific/Kiritimati:$T133000\nDTEND;TZID=Pacific/Kiritimati:$T140000",
    "DTSTART;TZID=Asia/Tokyo:$T070000\nDTEND;TZID=America/Los_Angeles:$T230000",
  ]

  @Test(
    "what happens on them is what happens when only they are read", arguments: waysToWrite,
    ["", "\nRRULE:FREQ=DAILY;INTERVAL=5", "\nRRULE:FREQ=WEEKLY;BYDAY=MO,TH;COUNT=3"])
  func sameEvents(_ form: String, rule: String) {
    let events = (0..<60).map { shift in
      let date = Self.digits(LocalDate.on("2026-10-20").advanced(by: shift))
      return WrittenCalendar.event("\(shift)", form.replacing("$", with: date) + rule)
    }
    let calendar = WrittenCalendar(events.joined(separator: "\n"))
    let agenda = calendar.library(on: Self.asked).agenda
    #expect(agenda.occurrences == calendar.agenda(on: Self.week).occurrences)
    let all = calendar.agenda(on: Self.around).occurrences
    #expect(agenda.before == all.filter { !Self.asked.touches($0.time) })
    #expect(!agenda.occurrences.isEmpty && agenda.occurrences.count < all.count)
  }

  @Test("a problem of an event around is not told") func problems() {
    let near = WrittenCalendar.event("a", "DTSTART:20261118T090000Z\nDURATION:PT1")
    let around = WrittenCalendar.event("b", "DTSTART:20261204T090000Z\nDURATION:PT1")
    let agenda = WrittenCalendar(near + "\n" + around).library(on: Self.asked).agenda
    #expect(agenda.occurrences.count == 1 && agenda.before?.count == 1)
    #expect(agenda.diagnostics.count == 1)
  }

  @Test("too many events around are not even read") func tooMany() {
    let events = (0...Limits.Calendar.eventsNearby).map {
      WrittenCalendar.event("\($0)", "DTSTART:20261204T090000Z\nDTEND:20261204T100000Z")
    }
    let own = WrittenCalendar.event("own", "DTSTART:20261118T090000Z\nDTEND:20261118T100000Z")
    let text = (events + [own]).joined(separator: "\n")
    let (agenda, library) = WrittenCalendar(text).library(on: Self.asked)
    #expect(agenda.occurrences.count == 1)
    #expect(agenda.before == nil)
    #expect(library.parsedCount == 1)
    #expect(agenda.gaps.isEmpty)
  }

  @Test("a rule that is too much for the days around is followed on the requested ones")
  func tooMuch() {
    let crowd = WrittenCalendar.event(
      "a", "DTSTART:20200101T000000\nDURATION:PT1S\nRRULE:FREQ=MINUTELY")
    var asked = RequestedDays(.on("2026-11-18") ... .on("2026-11-18"), in: Self.madrid)
    let alone = WrittenCalendar(crowd).library(on: asked).agenda
    asked.horizon = .on("2026-09-18") ... .on("2026-12-30")
    let agenda = WrittenCalendar(crowd).library(on: asked).agenda
    #expect(agenda.occurrences == alone.occurrences)
    #expect(agenda.occurrences.count == 1_440)
    #expect(agenda.before == nil)
  }

  @Test("a day's outlook asks for the day before and the week ahead") func outlook() {
    let monday = SampleDay.monday
    let asked = RequestedDays.around(monday, in: Self.madrid)
    let all = (-60...20).map { monday.advanced(by: $0) }
    let touched = all.filter { asked.touches(.allDay($0..<$0.advanced(by: 1))) }
    #expect(touched == (-1...7).map { monday.advanced(by: $0) })
  }

  @Test("what happened on the days before is known to those who ask for it, and listed for nobody")
  func before() {
    let monday = LocalDate.on("2026-11-23")
    func event(_ days: Int) -> String {
      let date = Self.digits(monday.advanced(by: days))
      return WrittenCalendar.event("\(days)", "DTSTART:\(date)T090000Z\nDTEND:\(date)T100000Z")
    }
    let calendar = WrittenCalendar(
      [event(-61), event(-60), event(-30), event(-1), event(0)].joined(separator: "\n"))
    var asked = RequestedDays(monday...monday, in: .utc)
    #expect(calendar.library(on: asked).agenda.before == nil)
    asked.horizon = monday.advanced(by: -60)...monday
    let (agenda, library) = calendar.library(on: asked)
    #expect(agenda.occurrences.count == 1)
    #expect(library.parsedCount == 4)
    #expect(agenda.before?.count == 3)
    let first = Timetable(
      Preferences(), in: .utc, among: agenda.occurrences, and: agenda.before ?? []
    ).firstEvents(on: FirstEvents.days(before: monday), in: .utc)
    // The 30th day before was a Saturday, the first one before a Sunday.
    #expect(first[monday.advanced(by: -60)] == .at("09:00"))
    #expect(first[monday.advanced(by: -61)] == nil)
  }
}

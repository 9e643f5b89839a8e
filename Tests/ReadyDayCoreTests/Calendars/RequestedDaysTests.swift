import TestSupport
import Testing

@testable import ReadyDayCore

/// Days that do not follow each other are read without those between them.
@Suite struct AskedDaysTests {
  private static let madrid = Zone.fixture("Europe/Madrid")
  private static let week = LocalDate.on("2026-11-23") ... .on("2026-11-30")
  private static let mondays: [LocalDate] = [
    .on("2026-11-16"), .on("2026-11-02"), .on("2026-12-07"),
  ]
  private static let asked = RequestedDays(week, and: mondays, in: madrid)

  private static func digits(_ date: LocalDate) -> String { "\(date)".filter { $0 != "-" } }

  @Test("they reach from the first to the last")
  func days() {
    #expect(Self.asked.days == .on("2026-11-02") ... .on("2026-12-07"))
    #expect(RequestedDays(Self.week, in: Self.madrid).days == Self.week)
  }

  /// `$` stands for a date.
  static let waysToWrite = [
    "DTSTART:$T223000Z\nDTEND:$T233000Z", "DTSTART;VALUE=DATE:$\nDTEND;VALUE=DATE:$",
    "DTSTART;TZID=Europe/Madrid:$T000000\nDTEND;TZID=Europe/Madrid:$T001500",
    "DTSTART;TZID=Europe/Madrid:$T230000\nDURATION:P1DT1H",
    "DTSTART;TZID=Pacific/Kiritimati:$T133000\nDTEND;TZID=Pacific/Kiritimati:$T140000",
    "DTSTART;TZID=Asia/Tokyo:$T070000\nDTEND;TZID=America/Los_Angeles:$T230000",
  ]

  @Test(
    "they have what they have when all the days between are read too", arguments: waysToWrite,
    ["", "\nRRULE:FREQ=DAILY;INTERVAL=5", "\nRRULE:FREQ=WEEKLY;BYDAY=MO,TH;COUNT=3"])
  func sameEvents(_ form: String, rule: String) {
    let events = (0..<60).map { shift in
      let date = Self.digits(LocalDate.on("2026-10-20").advanced(by: shift))
      return WrittenCalendar.event("\(shift)", form.replacing("$", with: date) + rule)
    }
    let calendar = WrittenCalendar(events.joined(separator: "\n"))
    let between = calendar.agenda(on: Self.asked.days).occurrences
    let wanted = between.filter { Self.asked.touches($0.time) }
    let read = calendar.library(on: Self.asked).agenda.occurrences
    #expect(read == wanted)
    #expect(!read.isEmpty && read.count < between.count)
  }

  @Test("events of the days between are not read")
  func parsedCount() {
    let events = (0..<40).map { shift in
      let date = Self.digits(LocalDate.on("2026-11-01").advanced(by: shift))
      return WrittenCalendar.event("\(shift)", "DTSTART:\(date)T090000Z\nDTEND:\(date)T100000Z")
    }
    let (agenda, library) = WrittenCalendar(events.joined(separator: "\n")).library(on: Self.asked)
    #expect(agenda.occurrences.count == 11)
    #expect(library.parsedCount == 11)
  }

  @Test(
    "a day's outlook asks for the day before and the week ahead"
  )
  func outlook() {
    let monday = SampleDay.monday
    let asked = Outlook.days(around: monday, in: Self.madrid)
    let all = (-60...20).map { monday.advanced(by: $0) }
    let touched = all.filter { asked.touches(.allDay($0..<$0.advanced(by: 1))) }
    #expect(touched == (-1...7).map { monday.advanced(by: $0) })
  }

  @Test("what happened on the days before is known to those who ask for it, and listed for nobody")
  func before() {
    let monday = LocalDate.on("2026-11-23")
    func event(_ days: Int) -> String {
      let date = Self.digits(monday.advanced(by: days))
      return WrittenCalendar.event(
        "\(days)", "DTSTART:\(date)T090000Z\nDTEND:\(date)T100000Z")
    }
    let calendar = WrittenCalendar(
      [event(-61), event(-60), event(-30), event(-1), event(0)]
        .joined(separator: "\n"))
    var asked = RequestedDays(monday...monday, in: .utc)
    #expect(calendar.library(on: asked).agenda.before == nil)
    asked.before = monday.advanced(by: -60)...monday.advanced(by: -1)
    let (agenda, library) = calendar.library(on: asked)
    #expect(agenda.occurrences.count == 1)
    #expect(library.parsedCount == 1)
    #expect(agenda.before?.count == 3)
    let first = agenda.firstEvents(before: monday, in: .utc, Preferences())
    // The 30th day before was a Saturday, the first one before a Sunday.
    #expect(first?[monday.advanced(by: -60)] == .at("09:00"))
    #expect(first?[monday.advanced(by: -61)] == nil)
  }
}

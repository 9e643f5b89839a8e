import TestSupport
import Testing

@testable import ReadyDayCore

/// Events with times that mean whole days.
@Suite struct AllDayTests {
  private static func day(
    _ date: String, _ properties: String, in zone: String = "Europe/Madrid"
  ) -> Day {
    let calendar = WrittenCalendar(WrittenCalendar.event("a", properties))
    let zone = Zone.fixture(zone)
    let date = LocalDate.on(date)
    let agenda = calendar.agenda(on: date.advanced(by: -1)...date.advanced(by: 7), in: zone)
    return Day(date, in: zone, agenda)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let properties: String
    /// The days on which it is listed, and not counted.
    let days: [String]
  }

  @Test(
    "it is listed on its days and not counted",
    arguments: [
      Case(
        testDescription: "marked by Exchange, in another zone",
        properties: "DTSTART;TZID=Eastern Standard Time:20260324T000000\n"
          + "DTEND;TZID=Eastern Standard Time:20260325T000000\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
        days: ["2026-03-24"]),
      Case(
        testDescription: "marked by Exchange, and of no zone's midnights",
        properties: "DTSTART;TZID=America/New_York:20260324T090000\n"
          + "DTEND;TZID=America/New_York:20260324T170000\nX-MICROSOFT-CDO-ALLDAYEVENT:true",
        days: ["2026-03-24"]),
      Case(
        testDescription: "marked by Exchange, at the user's midnights written in UTC",
        properties: "DTSTART:20260323T230000Z\nDTEND:20260324T230000Z\n"
          + "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
        days: ["2026-03-24"]),
      Case(
        testDescription: "marked by Funambol",
        properties: "DTSTART:20260324T090000\nDTEND:20260324T120000\nX-FUNAMBOL-ALLDAY:1",
        days: ["2026-03-24"]),
      Case(
        testDescription: "from midnight to midnight in UTC",
        properties: "DTSTART:20260324T000000Z\nDTEND:20260325T000000Z", days: ["2026-03-24"]),
      Case(
        testDescription: "from midnight to midnight in New York",
        properties: "DTSTART;TZID=America/New_York:20260324T000000\nDURATION:P1D",
        days: ["2026-03-24"]),
      Case(
        testDescription: "up to the last minute",
        properties: "DTSTART:20260324T000000\nDTEND:20260324T235900", days: ["2026-03-24"]),
      Case(
        testDescription: "up to the last second of the next day",
        properties: "DTSTART:20260324T000000\nDTEND:20260325T235959",
        days: ["2026-03-24", "2026-03-25"]),
      Case(
        testDescription: "a stay of a day and more",
        properties: "DTSTART:20260324T150000\nDTEND:20260325T150000",
        days: ["2026-03-24", "2026-03-25"]),
    ])
  func listed(row: Case) {
    for date in ["2026-03-23", "2026-03-24", "2026-03-25", "2026-03-26"] {
      let day = Self.day(date, row.properties)
      #expect(day.allDay.map(\.title) == (row.days.contains(date) ? ["a"] : []), "\(date)")
      #expect(day.counted.isEmpty, "\(date)")
    }
  }

  @Test(
    "what takes less, or is marked otherwise, is an event",
    arguments: [
      "DTSTART:20260324T000000\nDTEND:20260324T235800",
      "DTSTART:20260324T000100\nDTEND:20260324T235900",
      "DTSTART:20260324T150000\nDTEND:20260325T145900",
      "DTSTART:20260324T090000\nDTEND:20260324T120000\nX-MICROSOFT-CDO-ALLDAYEVENT:FALSE",
      "DTSTART;TZID=America/New_York:20260324T000000\nDURATION:PT12H",
    ])
  func counted(properties: String) {
    let day = Self.day("2026-03-24", properties)
    #expect(day.allDay.isEmpty && day.events.map(\.title) == ["a"])
  }

  @Test(
    "a journey, a race and a shift are events however long they take",
    arguments: [
      ("Flight to Sydney", EventKind.travel), ("Ironman", .race), ("Guardia", .shift),
    ])
  func long(title: String, kind: EventKind) {
    let day = Self.day(
      "2026-03-24", "DTSTART:20260324T080000\nDTEND:20260325T080000\nSUMMARY:\(title)")
    #expect(day.counted.map(\.kind) == [kind])
  }

  @Test("an exception names the moment of an all-day instance elsewhere")
  func exception() {
    let properties =
      "DTSTART;TZID=America/New_York:20260324T000000\nDURATION:P1D\nRRULE:FREQ=DAILY;COUNT=3\n"
      + "EXDATE:20260325T040000Z"
    let found = ["2026-03-24", "2026-03-25", "2026-03-26"].map {
      Self.day($0, properties).allDay.count
    }
    #expect(found == [1, 0, 1])
  }
}

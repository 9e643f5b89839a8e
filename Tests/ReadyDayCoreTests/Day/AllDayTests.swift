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

  @Test(
    "it is listed on its days and not counted", arguments: WrittenCase.all(in: "ical/all-day.txt"))
  func listed(row: WrittenCase) {
    for date in ["2026-03-23", "2026-03-24", "2026-03-25", "2026-03-26"] {
      let day = Self.day(date, row.text)
      #expect(day.allDay.map(\.title) == (row["days"].contains(date) ? ["a"] : []), "\(date)")
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

  @Test("an exception names the moment of an all-day instance elsewhere") func exception() {
    let properties =
      "DTSTART;TZID=America/New_York:20260324T000000\nDURATION:P1D\nRRULE:FREQ=DAILY;COUNT=3\n"
      + "EXDATE:20260325T040000Z"
    let found = ["2026-03-24", "2026-03-25", "2026-03-26"].map {
      Self.day($0, properties).allDay.count
    }
    #expect(found == [1, 0, 1])
  }
}

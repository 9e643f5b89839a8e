import TestSupport
import Testing

@testable import ReadyDayCore

/// A VTIMEZONE beside the zone that its name stands for.
@Suite struct ContradictedZoneTests {
  private static func part(_ name: String, _ month: Int, from: String, to: String) -> String {
    "BEGIN:\(name)\nDTSTART:20070311T020000\nRRULE:FREQ=YEARLY;BYMONTH=\(month);BYDAY=1SU\n"
      + "TZOFFSETFROM:\(from)\nTZOFFSETTO:\(to)\nEND:\(name)\n"
  }

  private static func calendar(_ name: String, _ parts: String) -> WrittenCalendar {
    WrittenCalendar(
      "BEGIN:VTIMEZONE\nTZID:\(name)\n\(parts)END:VTIMEZONE",
      WrittenCalendar.event(
        "a", "DTSTART;TZID=\(name):20261223T100000\nDTEND;TZID=\(name):20261223T110000"))
  }

  private static let reversed =
    part("DAYLIGHT", 3, from: "-0400", to: "-0500")
    + part("STANDARD", 11, from: "-0500", to: "-0400")
  private static let winterOnly =
    "BEGIN:STANDARD\nDTSTART:16010101T000000\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0500\nEND:STANDARD\n"

  @Test("the name wins over clocks half an hour apart, and that is said") func contradicted() {
    let name = "Eastern Standard Time"
    let calendar = Self.calendar(name, Self.reversed)
    #expect(calendar.lines(on: "2026-12-23") == ["2026-12-23T16:00–17:00 a"])
    let problems = calendar.agenda(on: "2026-12-23").diagnostics.map(\.problem)
    #expect(problems == [.calendar(.contradictedZone(name))])
  }

  @Test(
    "a name nobody knows, and a numbered copy, mean what the file says",
    arguments: ["Club Time", "Eastern Standard Time 1"])
  func custom(name: String) {
    let calendar = Self.calendar(name, Self.reversed)
    #expect(calendar.lines(on: "2026-12-23") == ["2026-12-23T15:00–16:00 a"])
    #expect(calendar.agenda(on: "2026-12-23").diagnostics == [])
  }

  @Test("one without a summer time contradicts nothing by that") func winter() {
    let calendar = Self.calendar("Eastern Standard Time", Self.winterOnly)
    #expect(calendar.agenda(on: "2026-12-23").diagnostics == [])
  }
}

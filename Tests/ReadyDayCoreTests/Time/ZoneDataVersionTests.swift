import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("The version of zone data") struct ZoneDataVersionTests {
  @Test("it is a year and a letter") func names() {
    #expect(ZoneDataVersion("2025b")?.name == "2025b")
    #expect(ZoneDataVersion(header: "# version 2024a\n# more")?.name == "2024a")
    for name in ["", "2025", "2025bc", "x", "20255"] { #expect(ZoneDataVersion(name) == nil) }
    #expect(ZoneDataVersion(header: "R d 1916") == nil)
  }

  @Test("it is old after more than a year") func age() throws {
    let version = try #require(ZoneDataVersion("2025b"))
    #expect(!version.isOld(on: .on("2026-05-30")))
    #expect(version.isOld(on: .on("2026-12-01")))
    #expect(version.isOlder(than: .on("2026-04-23")))
    #expect(!version.isOlder(than: .on("2025-07-01")))
  }

  private struct Dated: ZoneDatabase {
    let version: ZoneDataVersion?

    func zone(named name: String) -> Zone? { FixtureZones().zone(named: name) }
  }

  /// What is told of a meeting in New York whose file says that its clocks no longer change.
  private func problems(_ version: String?, _ lines: String, begins: String = "19700308")
    -> [Problem]
  {
    let zone =
      "BEGIN:VTIMEZONE\nTZID:America/New_York\n\(lines)BEGIN:STANDARD\nDTSTART:\(begins)T020000\n"
      + "TZOFFSETFROM:-0400\nTZOFFSETTO:-0400\nEND:STANDARD\nEND:VTIMEZONE"
    let event = WrittenCalendar.event("a", "DTSTART;TZID=America/New_York:20261201T090000")
    let bytes = Array(
      WrittenCalendar.wrap("\(zone)\n\(event)").split(separator: "\n").joined(separator: "\r\n")
        .utf8)
    let day = LocalDate.on("2026-12-01")
    var library = CalendarLibrary(
      on: RequestedDays(day...day, in: .utc),
      zones: Dated(version: version.flatMap { ZoneDataVersion($0) }))
    library.scan(bytes.span.bytes, file: "f.ics", calendar: "work")
    library.read(bytes.span.bytes, file: "f.ics")
    let agenda = library.agenda()
    #expect(agenda.occurrences.map { $0.line(in: .utc) } == ["2026-12-01T14:00–14:00 a"])
    return agenda.diagnostics.map(\.problem)
  }

  @Test("a newer definition that shows another time is told, with both times") func newer() {
    let told = CalendarProblem.olderZoneData(
      "America/New_York", at: LocalDateTime(.on("2026-12-01"), TimeOfDay(clamping: 43_200)),
      file: TimeOfDay(clamping: 8 * 3600), system: TimeOfDay(clamping: 7 * 3600), version: "2025b")
    let modified = "LAST-MODIFIED:20260423T000000Z\n"
    #expect(problems("2025b", modified) == [.calendar(told)])
    #expect(problems("2025b", "", begins: "20260308") == [.calendar(told)])
    #expect(problems("2026c", modified).isEmpty)
    #expect(problems(nil, modified).isEmpty)
    #expect(problems("2025b", "").isEmpty)
    #expect(
      Voice(.english).problem(.calendar(told))
        == "VTIMEZONE \"America/New_York\" is newer than this system's time zones (2025b): "
        + "at 12:00 UTC on 2026-12-01 it has 08:00 and the system 07:00, which was used")
  }
}

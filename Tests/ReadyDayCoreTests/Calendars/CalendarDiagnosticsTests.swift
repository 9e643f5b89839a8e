import TestSupport
import Testing

@testable import ReadyDayCore

@Suite struct CalendarDiagnosticsTests {
  private static func event(_ properties: String) -> String {
    WrittenCalendar.wrap(WrittenCalendar.event("a", properties))
  }

  /// In the cases of `Fixtures/ical/diagnostics.txt`, ⟦…⟧ marks the line that is complained about.
  @Test(
    "each problem is told once, with its file and its line",
    arguments: WrittenCase.all(in: "ical/diagnostics.txt"))
  func problems(row: WrittenCase) throws {
    let lines = row.text.split(separator: "\n").map { $0.filter { $0 != "⟦" && $0 != "⟧" } }
    let marked = try #require(row.text.split(separator: "\n").firstIndex { $0.contains("⟦") })
    let file = WrittenCalendar.File("team.ics", lines.joined(separator: "\n"))
    let agenda = WrittenCalendar([file]).agenda(on: "2026-11-23")
    let told = try #require(agenda.diagnostics.first)
    #expect(agenda.diagnostics.count == 1 && told.severity == .warning)
    #expect(Voice(.english).problem(told.problem) == row.description)
    #expect(told.location == SourceLocation(file: "team.ics", line: marked + 1))
    let isShown = !row.parts.contains { $0.name == "without its line" }
    #expect(told.excerpt == (isShown ? lines[marked] : nil))
    #expect(agenda.occurrences.map(\.title) == row["titles"])
  }

  @Test("an unknown zone is one problem of its file, however many times name it")
  func unknownZoneOnce() {
    let events = (1...3).map {
      WrittenCalendar.event(
        "\($0)",
        "DTSTART;TZID=Mars/Base:20261123T0\($0)0000\nDTEND;TZID=Mars/Base:20261123T0\($0)3000")
    }
    let agenda = WrittenCalendar(events.joined(separator: "\n")).agenda(on: "2026-11-23")
    #expect(agenda.occurrences.count == 3)
    #expect(agenda.diagnostics.map(\.problem) == [.calendar(.unknownZone("Mars/Base"))])
  }

  @Test("a VTIMEZONE that cannot be used is told where it begins") func unusableZone() {
    let zone = "BEGIN:VTIMEZONE\nTZID:Office\nEND:VTIMEZONE"
    let event = WrittenCalendar.event("a", "DTSTART;TZID=Office:20261123T090000")
    let agenda = WrittenCalendar(zone, event).agenda(on: "2026-11-23")
    #expect(
      agenda.diagnostics == [
        Diagnostic(
          .warning, .calendar(.unusableZone("Office")),
          at: SourceLocation(file: "team.ics", line: 3))
      ])
    #expect(agenda.occurrences.map(\.title) == ["a"])
  }

  static let partly = [
    "BEGIN:DAYLIGHT\nDTSTART:soon\nTZOFFSETTO:+0200\nEND:DAYLIGHT",
    "BEGIN:DAYLIGHT\nDTSTART:20260329T020000\nTZOFFSETTO:+9900\nEND:DAYLIGHT",
    "BEGIN:DAYLIGHT\nDTSTART:20260329T020000\nTZOFFSETTO:+0100\nRRULE:FREQ=OFTEN\nEND:DAYLIGHT",
    "BEGIN:DAYLIGHT\nDTSTART:20260329T020000\nTZOFFSETTO:+0100\nRDATE:never\nEND:DAYLIGHT",
  ]

  @Test("a VTIMEZONE of which a part cannot be read is used, and that is told", arguments: partly)
  func partlyUsableZone(part: String) {
    let zone =
      "BEGIN:VTIMEZONE\nTZID:Office\n\(part)\nBEGIN:STANDARD\nDTSTART:19700101T000000\n"
      + "TZOFFSETFROM:+0000\nTZOFFSETTO:+0100\nEND:STANDARD\nEND:VTIMEZONE"
    let event = WrittenCalendar.event("a", "DTSTART;TZID=Office:20261123T090000")
    let agenda = WrittenCalendar(zone, event, event).agenda(on: "2026-11-23")
    #expect(
      agenda.diagnostics == [
        Diagnostic(
          .warning, .calendar(.partlyUsableZone("Office")),
          at: SourceLocation(file: "team.ics", line: 3))
      ])
    #expect(
      agenda.occurrences.map { $0.line(in: .fixture("Europe/Madrid")) }.first
        == "2026-11-23T09:00–09:00 a")
  }

  @Test(
    "a file that is no calendar is an error of the whole file", arguments: ["", "{}", "<html>"])
  func notACalendar(text: String) {
    let agenda = WrittenCalendar([.init("team.ics", text)]).agenda(on: "2026-11-23")
    #expect(
      agenda.diagnostics == [
        Diagnostic(.error, .calendar(.notACalendar), at: SourceLocation(file: "team.ics"))
      ])
  }

  @Test(
    "a file in UTF-16 is told by its encoding",
    arguments: [
      ([0xFF, 0xFE], true), ([], true), ([0xFE, 0xFF], false), ([], false),
    ] as [([UInt8], Bool)])
  func wide(_ mark: [UInt8], _ isLittle: Bool) {
    let text = Self.event("DTSTART:20261123T090000Z").utf8
    let bytes = mark + text.flatMap { isLittle ? [$0, 0] : [0, $0] }
    let agenda = WrittenCalendar([.init("team.ics", bytes)]).agenda(on: "2026-11-23")
    let name = isLittle ? "UTF-16 (little-endian)" : "UTF-16 (big-endian)"
    #expect(agenda.diagnostics.map(\.problem) == [.calendar(.otherEncoding(name))])
    #expect(
      Voice(.english).problem(.calendar(.otherEncoding(name)))
        == "written in \(name); nothing was read: save it as UTF-8")
    #expect(
      Voice(.spanish).problem(.calendar(.otherEncoding(name)))
        == "escrito en \(name); no se ha leído nada: guárdalo como UTF-8")
  }

  @Test(
    "a range moved so far that single dates may be missing is told",
    arguments: [("20231123T090000Z", true), ("20261122T090000Z", false)])
  func movedTooFar(_ original: String, _ isTold: Bool) {
    let master = WrittenCalendar.event(
      "a", "DTSTART:20231101T090000Z\nRDATE:20231123T090000Z,20261122T090000Z")
    let override = WrittenCalendar.event(
      "a", "RECURRENCE-ID;RANGE=THISANDFUTURE:\(original)\nDTSTART:20261123T090000Z")
    let problems = WrittenCalendar(master, override).agenda(on: "2026-11-23").diagnostics
    #expect(problems.map(\.problem) == (isTold ? [.calendar(.movedTooFar(limit: 1000))] : []))
  }

  @Test("a title that is not UTF-8 is read as Windows-1252, which is said once a file")
  func windows1252() {
    let bytes = WrittenCalendar.File(
      "team.ics", Self.event("DTSTART:20261123T090000Z\nLOCATION:|\nSUMMARY:Rent 9|")
    )
    .bytes.map { $0 == UInt8(ascii: "|") ? 0x80 : $0 }
    let agenda = WrittenCalendar([.init("team.ics", bytes)]).agenda(on: "2026-11-23")
    #expect(agenda.occurrences.map(\.title) == ["Rent 9€"])
    #expect(agenda.diagnostics.map(\.problem) == [.calendar(.notUTF8)])
  }

  @Test("what is wrong with other days is not told") func otherDays() {
    let calendar = WrittenCalendar(
      WrittenCalendar.event("a", "DTSTART;TZID=Mars/Base:20201123T090000\nDTEND:20201123T100000"))
    #expect(calendar.agenda(on: "2026-11-23").diagnostics.isEmpty)
  }
}

import TestSupport
import Testing

@testable import ReadyDayCore

@Suite struct CalendarDiagnosticsTests {
  /// A calendar in which ⟦…⟧ marks the line that is complained about.
  struct Case: Sendable, CustomTestStringConvertible {
    let marked: String
    let problem: CalendarProblem
    let showsLine: Bool
    let titles: [String]
    var testDescription: String { "\(problem)" }

    init(
      _ marked: String, _ problem: CalendarProblem, showsLine: Bool = true, _ titles: String...
    ) {
      self.marked = marked
      self.problem = problem
      self.showsLine = showsLine
      self.titles = titles
    }

    var text: String { marked.filter { $0 != "⟦" && $0 != "⟧" } }
    private var lines: [Substring] { marked.split(separator: "\n") }
    private var index: Int { lines.firstIndex { $0.contains("⟦") } ?? -1 }

    var diagnostic: Diagnostic {
      let line = lines[index].filter { $0 != "⟦" && $0 != "⟧" }
      return Diagnostic(
        .warning, .calendar(problem), at: SourceLocation(file: "team.ics", line: index + 1),
        excerpt: showsLine ? line : nil)
    }
  }

  private static func event(_ properties: String) -> String {
    WrittenCalendar.wrap(WrittenCalendar.event("a", properties))
  }

  static let rows = [
    Case(event("⟦DTSTART:tomorrow⟧"), .noStart),
    Case(
      WrittenCalendar.wrap("⟦BEGIN:VEVENT⟧\nUID:a\nSUMMARY:a\nEND:VEVENT"), .noStart),
    Case(
      event("DTSTART:20261123T090000Z\n⟦RECURRENCE-ID:yesterday⟧"), .noRecurrenceID),
    Case(
      event("DTSTART:20261123T090000Z\n⟦DTEND:20261123T080000Z⟧"), .endsBeforeStart, "a"),
    Case(
      event("DTSTART:20261123T090000Z\n⟦DURATION:-PT1H⟧"), .endsBeforeStart, "a"),
    Case(
      event("DTSTART:20261123T090000Z\n⟦DTEND:noon⟧"),
      .unreadable(property: "DTEND", value: "noon"), "a"),
    Case(
      event("DTSTART:20261123T090000Z\n⟦DURATION:1 hour⟧"),
      .unreadable(property: "DURATION", value: "1 hour"), "a"),
    Case(
      event("DTSTART:20261123T090000Z\nRRULE:FREQ=DAILY\n⟦EXDATE:20261101T090000Z,soon⟧"),
      .unreadable(property: "EXDATE", value: "soon"), "a"),
    Case(
      event("DTSTART:20261123T090000Z\n⟦RDATE:20261124T090000Z,never⟧"),
      .unreadable(property: "RDATE", value: "never"), "a"),
    Case(event("DTSTART:20261123T090000Z\n⟦RRULE:FREQ=FORTNIGHTLY⟧"), .unreadableRule, "a"),
    Case(
      event("DTSTART:20261123T090000Z\n⟦RRULE:FREQ=DAILY;INTERVAL=0⟧"), .intervalNotPositive("0"),
      "a"),
    Case(
      event("DTSTART:20261123T090000Z\n⟦RRULE:FREQ=DAILY;BYHOUR=9,25⟧"),
      .unreadableRulePart(part: "BYHOUR", value: "9,25"), "a"),
    Case(
      event("DTSTART:20261123T090000Z\n⟦RRULE:RSCALE=CHINESE;FREQ=YEARLY⟧"),
      .otherCalendarScale("CHINESE"), "a"),
    Case(event("⟦DTSTART;TZID=Mars/Base:20261123T090000⟧"), .unknownZone("Mars/Base"), "a"),
    Case(event("DTSTART:20261123T090000Z\n⟦no colon here⟧"), .notAContentLine, "a"),
    Case(
      WrittenCalendar.wrap(
        "⟦BEGIN:VEVENT⟧\nUID:a\nDTSTART;VALUE=DATE:20261123\n"
          + "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\nSUMMARY:a\nEND:VEVENT"),
      .ruleYieldsNothing, showsLine: false, "a"),
    Case(
      "BEGIN:VCALENDAR\n⟦BEGIN:VEVENT⟧\nUID:a\nDTSTART:20261123T090000Z",
      .unfinished(component: "VEVENT"), showsLine: false),
    Case(
      WrittenCalendar.wrap("⟦BEGIN:VEVENT⟧\nUID:a\nDTSTART:20261123T090000Z\nSUMMARY:a"),
      .noEnd(component: "VEVENT"), showsLine: false, "a"),
    Case(
      event("DTSTART:20261123T090000Z\n⟦END:VALARM⟧"), .strayEnd(component: "VALARM"),
      showsLine: false, "a"),
  ]

  @Test("each problem is told once, with its file and its line", arguments: rows)
  func problems(row: Case) {
    let agenda = WrittenCalendar([.init("team.ics", row.text)]).agenda(on: "2026-11-23")
    #expect(agenda.diagnostics == [row.diagnostic])
    #expect(agenda.occurrences.map(\.title) == row.titles)
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

  @Test("a VTIMEZONE that cannot be used is told where it begins")
  func unusableZone() {
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
    #expect(
      problems.map(\.problem) == (isTold ? [.calendar(.movedTooFar(limit: 1000))] : []))
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

  @Test("what is wrong with other days is not told")
  func otherDays() {
    let calendar = WrittenCalendar(
      WrittenCalendar.event("a", "DTSTART;TZID=Mars/Base:20201123T090000\nDTEND:20201123T100000"))
    #expect(calendar.agenda(on: "2026-11-23").diagnostics.isEmpty)
  }
}

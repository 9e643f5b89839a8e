import Foundation
import ReadyDayCore
import TestSupport
import Testing

/// What the documentation shows of the library, run.
private enum Example {
  static func run(_ tzif: [UInt8], _ work: [UInt8]) throws {
    // The example begins here.
    let madrid = try Zone(named: "Europe/Madrid", tzif: tzif)
    if let date = LocalDate("2026-03-10") {
      let agenda = Agenda(of: [CalendarFile(work, named: "work.ics")], around: date, in: madrid)
      let day = Day(date, in: madrid, agenda)
      print(day.load)
      for window in day.windows { print(day.clocks(of: window.span)) }
      for diagnostic in agenda.diagnostics { print(diagnostic.location) }
    }
    // It ends here.
  }
}

@Suite("The library, as its article shows it") struct LibraryExampleTests {
  private static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Fixtures.url(path)))
  }

  /// The lines of the example, without what they are set in by.
  private static func source() throws -> String {
    let lines = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasSuffix("// The example begins here.") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// It ends here.") })
    return lines[(start + 1)..<end].map { $0.dropFirst(4) + "\n" }.joined()
  }

  @Test("what is shown is what runs") func shown() throws {
    let article = "Sources/ReadyDayCore/ReadyDayCore.docc/Contributing.md"
    let text = try String(
      contentsOf: Fixtures.repository.appending(path: article), encoding: .utf8)
    #expect(text.contains("```swift\nimport ReadyDayCore\n\n" + (try Self.source()) + "```"))
  }

  @Test("it prints the day of the shipped calendar") func run() throws {
    let tzif = try Self.bytes("zones/Europe/Madrid")
    let work = try Self.bytes("calendars/work.ics")
    try Example.run(tzif, work)
    let madrid = try Zone(named: "Europe/Madrid", tzif: tzif)
    let date = try #require(LocalDate("2026-03-10"))
    // A file given twice is one calendar, and says nothing twice.
    let files = [CalendarFile(work, named: "work.ics"), CalendarFile(work, named: "work.ics")]
    let agenda = Agenda(of: files, around: date, in: madrid)
    let day = Day(date, in: madrid, agenda)
    #expect("\(day.load)" == "67 of 100, heavy")
    #expect(
      day.windows.map { day.clocks(of: $0.span) } == ["18:30–22:00", "06:00–08:45"])
    #expect(agenda.diagnostics.isEmpty)
    let sources = BriefingSources(calendars: .init(read: 1), whoop: nil)
    let briefing = Briefing(of: day, from: sources, agenda.diagnostics)
    #expect(briefing.text(in: .english, width: 60).contains("CALENDAR  67/100  HEAVY"))
    #expect(briefing.json(in: .spanish).contains("\"language\" : \"es\""))
    #expect(LocalDate("2026-02-30") == nil)
  }
}

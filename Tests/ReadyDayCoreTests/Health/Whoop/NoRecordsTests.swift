import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Files without a record of WHOOP's") struct NoRecordsTests {
  @Test("an empty file is told, though others have records") func emptyFile() {
    var archive = WhoopFixture.archive()
    archive.add([], from: "sleep.json")
    #expect(archive.diagnostics.map(\.problem) == [.health(.noRecords)])
    #expect(archive.diagnostics.map(\.location.file) == ["sleep.json"])
  }

  @Test("recoveries alone have no date, which is told until a sleep or a cycle is there")
  func undated() {
    var archive = WhoopArchive(reading: WhoopText.page(WhoopText.recovery()), from: "recovery.json")
    let told = Diagnostic(
      .warning, .health(.undatedRecoveries(1)), at: SourceLocation(file: "recovery.json"))
    #expect(archive.diagnostics == [told])
    #expect(Voice(.english).problem(told.problem).hasPrefix("1 recovery without a date"))
    let cycle = WhoopText.cycle(from: "2026-03-09T23:00:00.000Z", to: nil)
    archive.add(Array(cycle.utf8), from: "cycle.json")
    #expect(archive.diagnostics.isEmpty)
  }

  @Test("a table of something else is no export of WHOOP's") func otherTable() {
    let archive = WhoopArchive(reading: "date,weight\n2026-03-10,71.4\n", from: "weight.csv")
    #expect(archive.diagnostics.map(\.problem) == [.health(.noRecords)])
  }
}

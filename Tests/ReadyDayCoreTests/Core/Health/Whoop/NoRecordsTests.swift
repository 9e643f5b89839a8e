import Testing

@testable import ReadyDayCore

@Suite("Files without a record of WHOOP's")
struct NoRecordsTests {
  @Test("an empty file is told, though others have records")
  func emptyFile() {
    var archive = WhoopFixture.archive()
    archive.add([], from: "sleep.json")
    #expect(archive.diagnostics.map(\.problem) == [.health(.noRecords)])
    #expect(archive.diagnostics.map(\.location.file) == ["sleep.json"])
  }

  @Test("a table of something else is no export of WHOOP's")
  func otherTable() {
    let archive = WhoopArchive(reading: "date,weight\n2026-03-10,71.4\n", from: "weight.csv")
    #expect(archive.diagnostics.map(\.problem) == [.health(.noRecords)])
  }
}

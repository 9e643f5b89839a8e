import Testing

@testable import ReadyDayCore

@Suite("A CSV that ends too early") struct CSVCutTests {
  private static let rows = CSVQuoteTests.rows(3)
  private static let text = ([CSVQuoteTests.header] + rows).joined(separator: "\n")

  private static func archive(_ text: some StringProtocol) -> WhoopArchive {
    var archive = WhoopArchive.ofEverything
    archive.add(Array(text.utf8), from: "workouts.csv")
    return archive
  }

  @Test("half a row is left out and told; half a number is not taken for one") func cut() throws {
    let last = try #require(Self.rows.last)
    for count in 1..<last.utf8.count {
      let archive = Self.archive(Self.text.dropLast(count))
      let isWhole = last.dropLast(count).filter { $0 == "," }.count == 6
      #expect(archive.records.workouts.all.count == (isWhole ? 3 : 2), "\(count)")
      #expect(
        archive.diagnostics.map(\.problem) == (isWhole ? [] : [.health(.cutShort)]), "\(count)")
      #expect(archive.diagnostics.allSatisfy { $0.location.line == 4 })
    }
  }

  @Test("a last line without its end is a row like another") func whole() {
    #expect(Self.archive(Self.text).records.workouts.all.count == 3)
    #expect(Self.archive(Self.text).diagnostics.isEmpty)
  }

  @Test("a number with a NUL in it is none") func nul() {
    let archive = Self.archive(Self.text.replacing("10.5", with: "1\u{0}0.5") + "\n")
    #expect(archive.records.workouts.all.allSatisfy { $0.strain == nil })
    #expect(archive.diagnostics.count == 3)
  }
}

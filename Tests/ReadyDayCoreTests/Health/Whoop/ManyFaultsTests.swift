import Testing

@testable import ReadyDayCore

@Suite("A thousand faults in WHOOP's files") struct ManyFaultsTests {
  @Test("of a damaged export of WHOOP's a hundred are kept, and the rest counted") func bounded() {
    let bad = #"{"id":"s","start":"x","end":"y","nap":false,"score_state":"PENDING_SCORE"}"#
    let text = "[\(Array(repeating: bad, count: 1000).joined(separator: ",\n"))]"
    let archive = WhoopArchive(reading: text)
    #expect(archive.skippedCount == 1000)
    #expect(archive.diagnostics.count == 101)
    #expect(archive.diagnostics.last?.problem == .calendar(.furtherProblems(count: 900)))
    let rows = Array(repeating: "2026-03-09 22:30:00,,CET,x", count: 1000)
    let table = "Cycle start time,Cycle end time,Cycle timezone,Recovery score %\n"
    #expect(WhoopArchive(reading: table + rows.joined(separator: "\n")).diagnostics.count == 101)
  }

  @Test("of thousands of bad files no more than ten thousand problems are kept") func manyFiles() {
    let bad = #"{"id":"s","start":"x","end":"y","nap":false,"score_state":"PENDING_SCORE"}"#
    let text = Array("[\(Array(repeating: bad, count: 100).joined(separator: ",\n"))]".utf8)
    var archive = WhoopArchive(mornings: date("2026-03-10")...date("2026-03-10"))
    for file in 1...150 { archive.add(text, from: "\(file).json") }
    #expect(archive.diagnostics.count == 10_000 + 50)
  }
}

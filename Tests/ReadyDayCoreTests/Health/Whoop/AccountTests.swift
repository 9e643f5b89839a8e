import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Records of more than one account") struct AccountTests {
  private static func archive(_ accounts: [[String]]) -> WhoopArchive {
    var archive = WhoopArchive(mornings: date("2026-03-10")...date("2026-03-10"))
    for (file, ids) in accounts.enumerated() {
      let records = ids.enumerated().map { number, id in
        WhoopText.recovery(of: "s\(file)-\(number)").replacing("\"user_id\":1,", with: id)
      }
      archive.add(Array("[\(records.joined(separator: ","))]".utf8), from: "\(file).json")
    }
    return archive
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Members by record and file.
    let accounts: [[String]]
    /// The file whose records are another one's.
    var file: String?
  }

  private static let one = "\"user_id\": 10129,"
  private static let two = "\"user_id\": 20441,"

  @Test(
    "are told once, without anybody's id",
    arguments: [
      Case(testDescription: "one", accounts: [[one, one], [one]]),
      Case(
        testDescription: "two in two files", accounts: [[one], [one, two, two]], file: "1.json"),
      Case(testDescription: "two in one", accounts: [[one, two], [two, one]], file: "0.json"),
      Case(testDescription: "a text and a number", accounts: [["\"user_id\": \"10129\","], [one]]),
      Case(
        testDescription: "none, null and zero",
        accounts: [
          ["", "\"user_id\": null,", one], ["\"user_id\": 0,", "\"user_id\": \"\","],
        ]),
      Case(testDescription: "camel case", accounts: [["\"userId\": 7,"], [one]], file: "1.json"),
    ])
  func told(_ case: Case) {
    let archive = Self.archive(`case`.accounts)
    #expect(
      archive.diagnostics.filter { $0.problem == .health(.twoAccounts) }
        == (`case`.file.map {
          [Diagnostic(.warning, .health(.twoAccounts), at: SourceLocation(file: $0))]
        } ?? []))
    #expect(archive.skippedCount == 0)
    for language in [Voice(.english), Voice(.spanish)] {
      let words = language.problem(.health(.twoAccounts))
      #expect(!words.contains("10129") && !words.contains("20441"))
    }
  }
}

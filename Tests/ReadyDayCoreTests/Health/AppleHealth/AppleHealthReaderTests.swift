import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Apple Health's export") struct AppleHealthReaderTests {
  /// Elements of an export, what is made of them, and what is said about them.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let export: WrittenExport
    /// `sdnn rmssd resting breathing` of the 10th of March, `-` where there is none.
    var day = "- - - -"
    var findings: [HealthExport.Finding] = []

    init(
      _ testDescription: String, _ elements: [String], day: String = "- - - -",
      findings: [HealthExport.Finding] = [], change: (inout WrittenExport) -> Void = { _ in }
    ) {
      var export = WrittenExport(elements)
      change(&export)
      self.testDescription = testDescription
      self.export = export
      self.day = day
      self.findings = findings
    }
  }

  /// In the small hours: of a date without a known night they are its night.
  private static let night = "2026-03-10 03:00:00 +0100"
  private static let sdnn = WrittenExport.sdnn("40", at: night)
  private static func sdnn(_ value: String, _ hour: String) -> String {
    WrittenExport.sdnn(value, at: "2026-03-10 \(hour):00:00 +0100")
  }

  /// What no line of a file can show.
  static let odd = [
    Case(
      "control characters between attributes", [sdnn.replacing(" unit", with: "\u{B}\u{1} unit")],
      day: "40.0 - - -"),
    Case("a document type longer than a piece", [sdnn], day: "40.0 - - -") {
      $0.head = $0.head.replacing(
        "[\n", with: "[\n" + String(repeating: "<!ELEMENT x ANY>\n", count: 700))
    },
    Case("a document type that is never closed", [sdnn], day: "40.0 - - -") {
      $0.head = "<!DOCTYPE HealthData [\n<!ATTLIST V\n dateIssued CDATA #REQUIRED\n<HealthData>\n"
    },
    Case("no document type, and a byte order mark", [sdnn], day: "40.0 - - -") {
      $0.head = "\u{FEFF}<HealthData>"
    },
    Case("records after the end", [], day: "- - - -") { $0.tail += sdnn },
    Case(
      "a tag that goes on and on",
      [sdnn.replacing("Watch", with: String(repeating: "w", count: 70_000)), sdnn],
      day: "40.0 - - -", findings: [.init(6, .tagTooLong(limit: 65536))]),
    Case("no end", [sdnn], day: "40.0 - - -", findings: [.init(7, .cutShort(element: nil))]) {
      $0.tail = ""
    },
    Case(
      "no root", [sdnn], findings: [.init(nil, .notAnExport)]
    ) { $0.head = "<ClinicalDocument>" },
    Case("nothing at all", [], findings: [.init(nil, .notAnExport)]) {
      ($0.head, $0.exported, $0.tail) = ("", nil, "")
    },
  ]

  private func check(
    _ text: String, day expected: [String], findings isExpected: (HealthExport) -> Bool
  ) {
    for size in [Int.max, 4096, 70, 1] where size > 1 || text.utf8.count < 4000 {
      let export = HealthExport(text, inPiecesOf: size)
      let day = export[10]
      let shown = [day?.sdnn, day?.rmssd, day?.restingHeartRate, day?.respiratoryRate]
        .map { $0.map { "\($0)" } ?? "-" }
      #expect([shown.joined(separator: " ")] == expected, "in pieces of \(size)")
      #expect(isExpected(export), "in pieces of \(size): \(export.findings)")
    }
  }

  @Test("gives days whatever it looks like, in pieces of any size", arguments: odd)
  func day(_ row: Case) { check(row.export.text, day: [row.day]) { $0.findings == row.findings } }

  /// The elements, `sdnn rmssd resting breathing` of the 10th of March, and what is said.
  @Test(
    "of each element what its phone meant",
    arguments: WrittenCase.all(in: "apple-health/elements.txt"))
  func element(_ row: WrittenCase) {
    check(WrittenExport([row.text]).text, day: row["day"]) { export in
      export.findings.map { finding in
        (finding.line.map { "\($0): " } ?? "") + Voice(.english).problem(finding.problem)
      } == row["says"]
    }
  }

  @Test("as phones write it, malformed document type and all, gives its days and says nothing")
  func generated() throws {
    let export = HealthExport(try Fixtures.bytes("apple-health/export.xml"), inPiecesOf: 1000)
    #expect(export.findings == [])
    #expect(export.days.map(\.date.description) == ["2026-03-09", "2026-03-10"])
    for day in export.days {
      #expect(day.sdnn != nil && day.restingHeartRate != nil && day.respiratoryRate != nil)
      // Five and a half to ten hours, as the generator makes them.
      #expect((330...600).contains(day.sleep?.asleepMinutes ?? 0))
      #expect(day.sleep?.deepMinutes != nil && day.sleep?.inBedMinutes != nil)
    }
  }

  @Test("that is no UTF-8 is read all the same") func latin() {
    let text = WrittenExport([Self.sdnn]).text
    let bytes = text.utf8.flatMap { $0 == UInt8(ascii: "W") ? [0xC3, 0x28, 0xFF] : [$0] }
    let export = HealthExport(bytes)
    #expect(export[10]?.sdnn == 40)
    #expect(export.findings == [])
  }

  @Test("with more of a kind than there is room for keeps the first, and says so once")
  func limit() {
    let many =
      (0..<30).map { Self.sdnn("\(40 + $0 % 2)", "0\($0 % 6)") } + [
        WrittenExport.sleep("Asleep", "2026-03-09 23:00:00 +0100", "2026-03-10 07:00:00 +0100")
      ]
    let export = HealthExport(WrittenExport(many).text, limit: 20)
    #expect(export[10]?.sdnn == 40.5)
    #expect(export.passedOver.unreadable == 10)
    #expect(
      export.findings == [
        .init(26, .tooMany(kind: "HeartRateVariabilitySDNN", limit: 20))
      ])
  }

  @Test("is known by its root, whatever the name and however long the document type")
  func recognised() {
    let document = String(repeating: "<!ELEMENT x ANY>\n", count: 700)
    let cases = [
      ("<?xml?><!DOCTYPE HealthData [\(document)]><HealthData locale=\"es\">", true),
      ("<HealthData>", true), ("<!DOCTYPE HealthData [\(document)", false),
      ("<?xml?><ClinicalDocument>", false), ("", false),
    ]
    for (text, isExport) in cases {
      #expect(AppleHealthReader.recognises(Array(text.utf8).span.bytes) == isExport)
    }
  }
}

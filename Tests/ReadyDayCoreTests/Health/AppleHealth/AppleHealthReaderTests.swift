import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Apple Health's export")
struct AppleHealthReaderTests {
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
  private static let noon = "2026-03-10 12:00:00 +0100"
  private static let sdnn = WrittenExport.sdnn("40", at: night)
  private static func sdnn(_ value: String, _ hour: String) -> String {
    WrittenExport.sdnn(value, at: "2026-03-10 \(hour):00:00 +0100")
  }

  static let values = [
    Case(
      "the four quantities, SDNN and rMSSD apart",
      [
        sdnn, WrittenExport.quantity("HeartRateVariabilityRMSSD", "61.5", "ms", at: night),
        WrittenExport.quantity("RestingHeartRate", "54", "count/min", at: noon),
        WrittenExport.quantity("RespiratoryRate", "14.5", "count/min", at: noon),
      ], day: "40.0 61.5 54.0 14.5"),
    Case(
      "a breath of the night before those of the day",
      [
        WrittenExport.sleep("Asleep", "2026-03-09 23:00:00 +0100", "2026-03-10 06:00:00 +0100"),
        WrittenExport.quantity("RespiratoryRate", "14.5", "count/min", at: night),
        WrittenExport.quantity("RespiratoryRate", "19", "count/min", at: noon),
      ], day: "- - - 14.5"),
    Case(
      "units of other countries",
      [
        WrittenExport.quantity("HeartRateVariabilitySDNN", "0.05", "s", at: night),
        WrittenExport.quantity("RestingHeartRate", "0.9", "count/s", at: noon),
      ], day: "50.0 - 54.0 -"),
    Case(
      "the mean of the small hours of a day without a night, and nothing of the day",
      [sdnn("40", "01"), sdnn("50", "05"), sdnn("90", "06"), sdnn("90", "22")],
      day: "45.0 - - -"),
    Case(
      "what was measured by day stands for no night",
      [
        WrittenExport.sleep("Asleep", "2026-03-09 23:00:00 +0100", "2026-03-10 06:00:00 +0100"),
        sdnn("20", "07"), sdnn("20", "15"),
        WrittenExport.sdnn("20", at: "2026-03-09 22:30:00 +0100"),
      ]),
    Case(
      "what was measured in the night, where anything was",
      [
        WrittenExport.sleep("Asleep", "2026-03-09 23:00:00 +0100", "2026-03-10 06:00:00 +0100"),
        sdnn("40", "02"), sdnn("60", "05"), sdnn("90", "15"),
        WrittenExport.sdnn("20", at: "2026-03-09 23:30:00 +0100"),
      ], day: "40.0 - - -"),
    Case(
      "what was measured as the night ends is the night's",
      [
        WrittenExport.sleep("Asleep", "2026-03-09 23:00:00 +0100", "2026-03-10 06:00:00 +0100"),
        sdnn("40", "06"), sdnn("90", "15"),
      ], day: "40.0 - - -"),
    Case(
      "a resting heart rate is the date's, whenever it was written",
      [
        WrittenExport.sleep("Asleep", "2026-03-09 23:00:00 +0100", "2026-03-10 06:00:00 +0100"),
        WrittenExport.quantity(
          "RestingHeartRate", "50", "count/min", at: "2026-03-10 02:00:00 +0100"),
        WrittenExport.quantity("RestingHeartRate", "60", "count/min", at: noon),
      ], day: "- - 55.0 -"),
    Case(
      "a mean in hundredths", [sdnn("40", "01"), sdnn("41", "02"), sdnn("41", "03")],
      day: "40.67 - - -"),
    Case("the highest variability there is", [sdnn("400", "04")], day: "400.0 - - -"),
    Case(
      "of two devices the one that told the night",
      [
        WrittenExport.sleep("Asleep", "2026-03-09 23:00:00 +0100", "2026-03-10 06:00:00 +0100"),
        WrittenExport.sdnn("90", at: "2026-03-10 02:00:00 +0100", from: "Strap"),
        WrittenExport.sdnn("92", at: "2026-03-10 03:00:00 +0100", from: "Strap"), sdnn("40", "04"),
      ], day: "40.0 - - -"),
    Case(
      "of two devices without a night the one that measured most",
      [
        WrittenExport.sdnn("90", at: "2026-03-10 02:00:00 +0100", from: "Strap"), sdnn("40", "04"),
        sdnn("44", "05"),
      ], day: "42.0 - - -"),
    Case(
      "times of a phone with a clock of twelve hours",
      [
        sdnn.replacing("03:00:00", with: "3:00:00 AM"),
        sdnn.replacing("03:00:00", with: "3:00:00\u{202F}a.\u{A0}m.").replacing("40", with: "42"),
        WrittenExport.quantity(
          "RestingHeartRate", "54", "count/min", at: "2026-03-10 11:00:00 p. m. +0100"),
      ], day: "41.0 - 54.0 -"),
    Case("single quotes", [sdnn.replacing("\"", with: "'")], day: "40.0 - - -"),
    Case(
      "a > and other quotes inside a value",
      [sdnn.replacing("\"Watch\"", with: "\"a > b ' c /> d\"")], day: "40.0 - - -"),
    Case(
      "entities", [sdnn.replacing("Watch", with: "Ana&apos;s &lt;Watch&#62;")], day: "40.0 - - -"),
    Case(
      "attributes over several lines, in another order",
      [
        """
        <Record
          value = "40"\r
        \tstartDate="\(night)"   endDate="\(night)"
          unit="ms" sourceName="W"
          type="HKQuantityTypeIdentifierHeartRateVariabilitySDNN"
        ></Record>
        """
      ], day: "40.0 - - -"),
    Case(
      "control characters between attributes", [sdnn.replacing(" unit", with: "\u{B}\u{1} unit")],
      day: "40.0 - - -"),
    Case(
      "content of a record",
      [
        sdnn.replacing("/>", with: ">")
          + "<HeartRateVariabilityMetadataList><InstantaneousBeatsPerMinute bpm=\"60\" time=\"1\"/>"
          + "</HeartRateVariabilityMetadataList></Record>"
      ], day: "40.0 - - -"),
    Case(
      "a record whose end is missing", [sdnn.replacing("/>", with: ">"), sdnn("50", "05")],
      day: "45.0 - - -"),
    Case("a comment", ["<!-- \(sdnn) -- > -->", sdnn], day: "40.0 - - -"),
    Case(
      "a correlation's children",
      ["<Correlation type=\"x\">\(sdnn("90", "05"))</Correlation>", sdnn],
      day: "40.0 - - -"),
    Case("an empty correlation", ["<Correlation type=\"x\"/>", sdnn], day: "40.0 - - -"),
    Case(
      "what no feature needs",
      [
        WrittenExport.quantity("HeartRate", "90", "count/min", at: noon),
        WrittenExport.quantity("HeartRateRecoveryOneMinute", "30", "count/min", at: noon),
        "<ActivitySummary dateComponents=\"2026-03-10\"/>", "<Me x=\"y\"/>",
        "<Record type=\"HKDataTypeSleepDurationGoal\" value=\"8\"/>",
      ]),
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
  ]

  static let problems = [
    Case(
      "a value that is no number", [sdnn.replacing("\"40\"", with: "\"forty\"")],
      findings: [.init(6, .unreadable(element: "Record", attribute: "value", value: "forty"))]),
    Case(
      "no value", [sdnn.replacing("value=", with: "other=")],
      findings: [.init(6, .unreadable(element: "Record", attribute: "value", value: nil))]),
    Case(
      "a value no body has", [sdnn.replacing("\"40\"", with: "\"9000\"")],
      findings: [.init(6, .outOfRange(quantity: "HeartRateVariability", value: "9000"))]),
    Case(
      "a unit nobody knows", [sdnn.replacing("\"ms\"", with: "\"fortnights\"")],
      findings: [.init(6, .unreadable(element: "Record", attribute: "unit", value: "fortnights"))]),
    Case(
      "a date that is none",
      [sdnn, sdnn.replacing("startDate=\"2026-03-10", with: "startDate=\"2026-02-30")],
      day: "40.0 - - -",
      findings: [
        .init(
          7,
          .unreadable(element: "Record", attribute: "startDate", value: "2026-02-30 03:00:00 +0100")
        )
      ]),
    Case(
      "a date before there were phones",
      [sdnn.replacing("\"2026-03-10 03", with: "\"1926-03-10 03")],
      findings: [
        .init(
          6,
          .unreadable(element: "Record", attribute: "startDate", value: "1926-03-10 03:00:00 +0100")
        )
      ]),
    Case(
      "a stage nobody knows",
      [WrittenExport.sleep("Dozing", "2026-03-09 23:00:00 +0100", "2026-03-10 06:00:00 +0100")],
      findings: [
        .init(
          6,
          .unreadable(
            element: "Record", attribute: "value", value: "HKCategoryValueSleepAnalysisDozing"))
      ]),
    Case(
      "a sleep of a week",
      [WrittenExport.sleep("InBed", "2026-03-02 23:00:00 +0100", "2026-03-10 06:00:00 +0100")],
      findings: [
        .init(
          6,
          .unreadable(element: "Record", attribute: "endDate", value: "2026-03-10 06:00:00 +0100"))
      ]),
    Case(
      "an attribute twice",
      [sdnn.replacing(" unit", with: " value=\"40\" unit").replacing("\"40\"/>", with: "\"77\"/>")],
      day: "40.0 - - -",
      findings: [.init(6, .repeated(element: "Record", attribute: "value"))]),
    Case(
      "a tag that is not closed", [sdnn.replacing("\"40\"/>", with: "\"41"), sdnn],
      day: "40.0 - - -",
      findings: [.init(6, .brokenTag(element: "Record"))]),
    Case(
      "a tag that goes on and on",
      [sdnn.replacing("Watch", with: String(repeating: "w", count: 70_000)), sdnn],
      day: "40.0 - - -", findings: [.init(6, .tagTooLong(limit: 65536))]),
    Case(
      "a zone nobody knows",
      [
        sdnn.replacing(
          "/>", with: "><MetadataEntry key=\"HKTimeZone\" value=\"Mars/Base\"/></Record>")
      ],
      day: "40.0 - - -",
      findings: [
        .init(6, .unknownZone("Mars/Base"))
      ]),
    Case(
      "no end", [sdnn], day: "40.0 - - -",
      findings: [.init(7, .cutShort(element: nil))]
    ) {
      $0.tail = ""
    },
    Case(
      "no root", [sdnn], findings: [.init(nil, .notAnExport)]
    ) { $0.head = "<ClinicalDocument>" },
    Case("nothing at all", [], findings: [.init(nil, .notAnExport)]) {
      ($0.head, $0.exported, $0.tail) = ("", nil, "")
    },
  ]

  @Test("gives days whatever it looks like, in pieces of any size", arguments: values + problems)
  func day(_ row: Case) {
    for size in [Int.max, 4096, 70, 1] where size > 1 || row.export.text.utf8.count < 4000 {
      let export = HealthExport(row.export.text, inPiecesOf: size)
      let day = export[10]
      let shown = [day?.sdnn, day?.rmssd, day?.restingHeartRate, day?.respiratoryRate]
        .map { $0.map { "\($0)" } ?? "-" }
      #expect(shown.joined(separator: " ") == row.day, "in pieces of \(size)")
      #expect(export.findings == row.findings, "in pieces of \(size)")
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

  @Test("that is no UTF-8 is read all the same")
  func latin() {
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

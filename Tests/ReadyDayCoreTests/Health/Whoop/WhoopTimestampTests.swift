import Testing

@testable import ReadyDayCore

@Suite("Times as WHOOP writes them") struct WhoopTimestampTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    /// Nil when it is no time.
    let utc: String?
    var testDescription: String { text }
  }

  static let cases = [
    Case(text: "2026-03-10T05:12:44.805Z", utc: "2026-03-10T05:12:44"),
    Case(text: "2026-03-10T05:12:44Z", utc: "2026-03-10T05:12:44"),
    Case(text: "2026-03-10T05:12:44.123456789Z", utc: "2026-03-10T05:12:44"),
    Case(text: "2026-03-10T05:12:44+01:00", utc: "2026-03-10T04:12:44"),
    Case(text: "2026-03-10T00:12:44-0330", utc: "2026-03-10T03:42:44"),
    Case(text: "2024-02-29T23:59:60Z", utc: "2024-02-29T23:59:59"),
    Case(text: "0001-01-01T00:00:00Z", utc: nil),
    Case(text: "2025-02-29T00:00:00Z", utc: nil),
    Case(text: "2026-03-10T05:12:44", utc: nil),
    Case(text: "2026-03-10T24:12:44Z", utc: nil),
    Case(text: "2026-03-10T05:12:44Zulu", utc: nil),
    Case(text: "2026-03-10", utc: nil),
    Case(text: "", utc: nil),
  ]

  @Test("whole seconds are kept, anything else is no time", arguments: cases)
  func read(_ case: Case) {
    let instant = Instant(timestamp: `case`.text.utf8)
    #expect(instant?.reading(at: .zero).description == `case`.utc)
  }

  @Test(
    "offsets come as Z, or with hours and perhaps minutes",
    arguments: [
      ("Z", 0), ("+01:00", 3600), ("-0330", -12_600), ("+05:45", 20_700), ("-10:00", -36_000),
      ("+1", 3600),
    ])
  func offset(_ text: String, _ seconds: Int) {
    #expect(UTCOffset(loose: text.utf8)?.seconds == seconds)
  }

  @Test("other offsets are none", arguments: ["", "CET", "+01:60", "01:00", "+99:00", "Z0"])
  func noOffset(_ text: String) { #expect(UTCOffset(loose: text.utf8) == nil) }
}

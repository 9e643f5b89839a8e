import TestSupport
import Testing

@testable import ReadyDayCore

@Suite struct ContentLineTests {
  private func read(_ text: String) -> ContentLine? { ContentLine(Array(text.utf8), line: 7) }

  @Test("a line is a name, parameters and a value that may hold colons") func parts() throws {
    let line = try #require(read("Attendee;CN=Ana;RSVP=TRUE:mailto:ana@example.test"))
    #expect(line.name == "ATTENDEE")
    #expect(line.parameter("CN") == "Ana")
    #expect(line.parameter("RSVP") == "TRUE")
    #expect(line.parameter("ROLE") == nil)
    #expect(line.rawText == "mailto:ana@example.test")
    #expect(line.line == 7)
  }

  struct Parameter: Sendable, CustomTestStringConvertible {
    let written: String
    let value: String
    var testDescription: String { written }

    init(_ written: String, _ value: String) {
      self.written = written
      self.value = value
    }
  }

  static let parameterRows = [
    Parameter("CN=\"Ruiz; Ana: CEO\"", "Ruiz; Ana: CEO"),
    Parameter("CN=\"\"", ""),
    Parameter("cn=Ana", "Ana"),
    Parameter("CN=a^nb^'c^'^^d", "a\nb\"c\"^d"),
    Parameter("CN=5^ and 6^", "5^ and 6^"),
    Parameter("ROLE=CHAIR;CN=Ana", "Ana"),
    Parameter("CN=Ana;CN=Eva", "Ana"),
    Parameter("CN=\"never closed", "never closed"),
  ]

  @Test("a parameter loses its quotes and RFC 6868 escapes", arguments: parameterRows)
  func parameters(row: Parameter) throws {
    let line = try #require(read("ATTENDEE;\(row.written):mailto:a@example.test"))
    #expect(line.rawText == "mailto:a@example.test")
    #expect(line.parameter("CN") == row.value)
  }

  @Test(
    "a colon without quotes in a parameter costs no address and no date",
    arguments: [
      ("ATTENDEE;CN=Ruiz: Ana;PARTSTAT=DECLINED:mailto:a@example.test", "mailto:a@example.test"),
      ("ORGANIZER;CN=mailto:b@example.test;X=1:MAILTO:a@example.test", "MAILTO:a@example.test"),
      ("ATTENDEE;CN=12: 30:urn:uuid:1", " 30:urn:uuid:1"),
      ("DTSTART;X-NOTE=at: nine:20261123T090000", "20261123T090000"),
      ("EXDATE;TZID=Town: Old:2026-11-23T09:00:00,20261124", "2026-11-23T09:00:00,20261124"),
      ("SUMMARY;ALTREP=https://example.test/a:Lunch: all", "Lunch: all"),
      ("DESCRIPTION:20: 21", "20: 21"),
    ])
  func colons(_ text: String, _ value: String) throws {
    let line = try #require(read(text))
    #expect(Text.decode(line.value) == value)
    if text.contains("PARTSTAT") { #expect(line.parameter("PARTSTAT") == "DECLINED") }
  }

  @Test("a quotation that is not closed costs no later parameter") func openQuotation() throws {
    let line = try #require(read("ATTENDEE;CN=\"Ruiz;PARTSTAT=DECLINED:mailto:a@example.test"))
    #expect(line.parameter("PARTSTAT") == "DECLINED")
  }

  @Test("a zone's name may hold a scheme without quotation marks") func scheme() throws {
    let line = try #require(read("DTSTART;TZID=tzone://Microsoft/Utc:20261123T090000"))
    #expect(line.parameter("TZID") == "tzone://Microsoft/Utc")
    #expect(line.rawText == "20261123T090000")
  }

  @Test(
    "what has no name and colon is no line",
    arguments: ["", ":value", "no colon", "NAME;X=1", "two words:value", ";X=1:value"])
  func none(text: String) { #expect(read(text) == nil) }

  @Test("an excerpt shows the line as it stands, cut to a length that can be shown")
  func excerpt() throws {
    #expect(try #require(read("EXDATE;X=\"1\":odd")).excerpt == "EXDATE;X=\"1\":odd")
    let long = try #require(read("EXDATE:" + String(repeating: "9", count: 1000)))
    #expect(long.excerpt.utf8.count == Limits.Diagnostics.excerptBytes)
  }

  struct Ending: Sendable, CustomTestStringConvertible {
    let name: String
    let terminator: String
    var testDescription: String { name }
  }

  static let endingRows = [
    Ending(name: "CR LF", terminator: "\r\n"), Ending(name: "LF", terminator: "\n"),
    Ending(name: "CR", terminator: "\r"),
  ]

  @Test(
    "lines may end in any way, folded or not, behind a byte order mark or not",
    arguments: endingRows)
  func endings(row: Ending) {
    let lines = [
      "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a", "DTSTART:2026", " 1123T09", "\t0000Z",
      "RRULE:FREQ=DAILY;COUNT=3", "SUMMARY:Long ti", " tle", "END:VEVENT", "BEGIN:VEVENT", "UID:",
      " a", "RECURRENCE-ID:20261124T090000Z", "DTSTART:20261224T090000Z", "SUMMARY:Moved",
      "END:VEVENT", "END:VCALENDAR",
    ]
    for mark in ["", "\u{FEFF}"] {
      let bytes = Array((mark + lines.map { $0 + row.terminator }.joined()).utf8)
      let calendar = WrittenCalendar([.init("a.ics", bytes)])
      #expect(calendar.lines(on: "2026-11-23") == ["2026-11-23T10:00–10:00 Long title"])
      #expect(calendar.lines(on: "2026-11-24") == [])
      #expect(calendar.lines(on: "2026-12-24") == ["2026-12-24T10:00–10:00 Moved"])
    }
  }
}

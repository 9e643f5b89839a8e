import Foundation
import Testing

/// The cases of a day in which calendars go wrong, through the whole program.
@Suite("Hard calendars")
struct HardCalendarTests {
  /// Events, each by its lines.
  private static func calendar(_ events: [String]...) -> String {
    let lines = events.enumerated().flatMap { index, event in
      let uid = event.contains { $0.hasPrefix("UID:") } ? [] : ["UID:\(index)@example.test"]
      return ["BEGIN:VEVENT"] + uid + event + ["END:VEVENT"]
    }
    return (["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR"])
      .map { $0 + "\r\n" }.joined()
  }

  private static func event(_ start: String, _ end: String, _ more: String...) -> [String] {
    ["DTSTART\(start)", "DTEND\(end)"] + more
  }

  private static let morning = event(":20261123T090000", ":20261123T100000")

  @Test("markup and escape codes in a title do no harm", arguments: ["text", "html", "markdown"])
  func harmless(format: String) throws {
    let title = "SUMMARY:<b onclick=x>**Bold**</b> \u{1B}[31mred \u{202E}txt\\, [a](http://x)"
    var program = Program(
      ["brief", "--calendar", "-", "--tz", "UTC", "--now", "2026-11-23T07:00:00Z"]
        + ["--format", format])
    program.input = Self.calendar(Self.morning + [title])
    let output = try program.run().output
    #expect(output.contains("Bold") && !output.contains("\u{1B}") && !output.contains("\u{202E}"))
    if format == "html" { #expect(!output.contains("<b onclick")) }
    if format == "markdown" { #expect(!output.contains(" **Bold") && !output.contains("[a](")) }
  }
}

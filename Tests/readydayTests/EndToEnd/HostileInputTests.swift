import TestSupport
import Testing

@Suite("Hostile input")
struct HostileInputTests {
  /// Clears the screen, sets the title, writes backwards, returns and breaks the line.
  private static let poison =
    "\u{1B}[2J\u{1B}]0;owned\u{07}\u{9B}31m\u{202E}live\u{2066}\u{200F}\u{7F}\u{8}\u{2028}\rX\\nY"

  private static let calendar = """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    PRODID:-//example.test//EN\r
    X-WR-CALNAME:Work \(poison)\r
    BEGIN:VEVENT\r
    UID:evil\(poison)@example.test\r
    DTSTART:20260310T090000Z\r
    DTEND:20260310T110000Z\r
    SUMMARY:Board \(poison) review\r
    LOCATION:Room \(poison)\r
    ORGANIZER;CN="Eve \(poison)":mailto:eve\(poison)@example.test\r
    ATTENDEE;CN=Bob \(poison):mailto:bob@example.test\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    UID:broken@example.test\r
    DTSTART:20260310T120000Z\r
    SUMMARY:Broken\r
    RRULE:FREQ=\(poison)\r
    DTEND:\(poison)\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    UID:free@example.test\r
    DTSTART;TZID=\(poison):20260310T130000\r
    SUMMARY:\(poison)\r
    TRANSP:TRANSPARENT\r
    END:VEVENT\r
    END:VCALENDAR\r

    """

  private static let whoop = """
    {"records": [{"cycle_id": 1, "sleep_id": "\(poison)", "score_state": "\(poison)",
     "created_at": "\(poison)", "score": {"recovery_score": "\(poison)"}}]}
    """

  @Test(
    "no control or bidirectional character of a stranger's reaches the terminal",
    arguments: ["text", "json"], ["en", "es"])
  func harmless(format: String, language: String) throws {
    try TemporaryFolder.with { folder in
      try folder.file("calendar\u{1B}[31m.ics", Self.calendar)
      try folder.file("whoop.json", Self.whoop)
      var program = Program([
        "brief", "--tz", "UTC", "--now", "2026-03-10T07:00:00Z", "--format", format, "--lang",
        language, "--calendar", ".", "--verbose",
      ])
      program.folder = folder.url
      let alone = try program.run()
      #expect(alone.status == 0)
      #expect(alone.output.contains("Board"))
      program.arguments += ["--whoop", "whoop.json"]
      for result in [alone, try program.run()] {
        #expect(!result.errors.isEmpty)
        #expect(Self.dangerous(in: result.output).isEmpty)
        #expect(Self.dangerous(in: result.errors).isEmpty)
      }
    }
  }

  @Test("nor does what was typed", arguments: [[], ["--format", "json"]])
  func typed(_ options: [String]) throws {
    for words in [
      ["--da\u{1B}[31mte"], ["--date", "\u{9B}31m\u{202E}"], ["--calendar", "\r\u{1B}c"],
    ] {
      let result = try Program(["brief"] + options + words).run()
      #expect([2, 4].contains(result.status))
      #expect(Self.dangerous(in: result.errors).isEmpty)
    }
  }

  private static func dangerous(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0x00...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}

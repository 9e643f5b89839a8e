import Foundation
import Testing

@Suite("Privacy")
struct PrivacyTests {
  private static let calendar = """
    BEGIN:VCALENDAR\r
    BEGIN:VEVENT\r
    UID:zqx7-board@example.test\r
    DTSTART:20260310T083000Z\r
    DTEND:20260310T103000Z\r
    SUMMARY:Board zqx7\r
    LOCATION:Room zqx7\r
    URL:https://zqx7.example.test/\r
    CATEGORIES:zqx7\r
    CLASS:PRIVATE\r
    ATTENDEE;CN=zqx7:mailto:zqx7@example.test\r
    DESCRIPTION;ENCODING=zqx7:Board zqx7\r
    EXDATE:Board zqx7\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    UID:public@example.test\r
    DTSTART:20260310T140000Z\r
    DTEND:20260310T150000Z\r
    SUMMARY:Interview\r
    END:VEVENT\r
    END:VCALENDAR\r

    """

  /// The words of the event, the score of the morning and its zone, as each format spells them.
  private static let secrets = [
    "zqx7", "board", "28%", "28 %", "score\" : 28", " red", "\nred ", "\"red\"",
    "roja",
  ]

  struct Way: Sendable, CustomTestStringConvertible {
    let words: [String]

    init(_ words: String...) { self.words = words }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let ways = [
    Way("brief"), Way("brief", "--format", "json"), Way("brief", "--format", "markdown"),
    Way("brief", "--format", "html"), Way("brief", "--format", "ics"), Way("brief", "--oneline"),
    Way("brief", "--format", "mail", "--to", "ana@example.test", "--subject", "full"),
    Way("brief", "--format", "mail", "--to", "ana@example.test"),
    Way("brief", "--date", "2026-03-11", "--require", "recovery"),
    Way("brief", "--date", "2026-03-11", "--require", "recovery", "--format", "json"),
    Way("brief", "--strict"), Way("agenda"), Way("agenda", "--format", "json"), Way("week"),
    Way("week", "--format", "json"), Way("windows"), Way("windows", "--format", "json"),
    Way("windows", "--format", "ics"), Way("next"), Way("next", "--format", "json"),
    Way("alerts", "--within", "3h"), Way("alerts", "--within", "3h", "--format", "json"),
    Way("check", "--recovery", "<50"), Way("explain", "1"), Way("explain", "load"),
    Way("explain", "recovery"), Way("explain", "active-recovery-only"),
    Way("explain", "move-hardest-event", "--format", "json"), Way("recovery"),
    Way("recovery", "--format", "json"), Way("what-if", "--drop", "1"),
    Way("what-if", "--shorten", "1=10m", "--format", "json"),
  ]

  @Test("what is hidden is in no command's output", arguments: ways, ["en", "es"])
  func hidden(_ way: Way, language: String) throws {
    try TemporaryFolder.with { folder in
      try folder.file("work.ics", Self.calendar)
      let mornings = way.words[0] == "agenda" ? [] : ["--whoop", Fixtures.url("whoop").path]
      let calendars = way.words[0] == "recovery" ? [] : ["--calendar", folder.path("work.ics")]
      let program = Program(
        way.words + [
          "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00", "--lang", language,
          "--hide", "recovery,private_events", "--verbose",
        ] + mornings + calendars)
      let result = try program.run()
      let said = (result.output + result.errors).replacing("=\n", with: "").lowercased()
      #expect(result.status != 2)
      for word in Self.secrets {
        #expect(!said.contains(word), "\(word)")
      }
    }
  }

  @Test("its owner sees a private event in full unless asked otherwise")
  func owner() throws {
    try TemporaryFolder.with { folder in
      try folder.file("work.ics", Self.calendar)
      var program = Program([
        "brief", "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00", "--calendar",
        folder.path("work.ics"),
      ])
      #expect(try program.run().output.contains("Board zqx7"))
      program.arguments += ["--hide", "private_events"]
      let hidden = try program.run().output
      #expect(hidden.contains("09:30–11:30  medium busy"))
      #expect(hidden.contains("Interview"))
      program.arguments += ["--lang", "es"]
      #expect(try program.run().output.contains("ocupado"))
    }
  }

  @Test("a coach sees when, but not what")
  func coach() throws {
    let shown = try Program.brief("--audience", "coach").run().output
    #expect(shown.contains("28%"))
    #expect(!shown.contains("Board review") && !shown.contains("Marta"))
  }

  @Test("what is hidden may still be required")
  func required() throws {
    let result = try Program.brief("--hide", "recovery", "--require", "recovery").run()
    #expect(result.status == 0)
    #expect(!result.output.contains("28%"))
  }

  @Test("an unknown name is no privacy")
  func unknown() throws {
    let result = try Program.brief("--hide", "recovery,title").run()
    #expect(result.status == 2)
    #expect(result.errors.contains("did you mean \"titles\"?"))
  }
}

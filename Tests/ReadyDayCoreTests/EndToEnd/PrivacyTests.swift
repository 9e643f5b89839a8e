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
    Way("recovery", "--format", "json"), Way("score"), Way("score", "--format", "json"),
    Way("workout"), Way("workout", "--format", "json"), Way("what-if", "--drop", "1"),
    Way("what-if", "--shorten", "1=10m", "--format", "json"),
  ]

  @Test("what is hidden is in no command's output", arguments: ways, ["en", "es"])
  func hidden(_ way: Way, language: String) throws {
    try TemporaryFolder.with { folder in
      try folder.file("work.ics", Self.calendar)
      let mornings = way.words[0] == "agenda" ? [] : ["--whoop", Fixtures.url("whoop").path]
      let calendars =
        ["recovery", "score"].contains(way.words[0]) ? [] : ["--calendar", folder.path("work.ics")]
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

  /// Of the computed morning of 10 March: the score, its name and zone, and what it is made of.
  private static let computedSecrets = [
    "54%", "54 %", "\" : 54", "54.", " moderate", "\"moderate", "moderada", " yellow", "\"yellow\"",
    "\nyellow", "amarilla", "36.0", "36,0", "60.8", "60,8", "88.7", "88,7", "26.1", "26,1",
    "weight 3", "peso 3", "weight_pct",
  ]

  @Test(
    "a hidden recovery hides the computed score, its name and its components",
    arguments: [
      Way("brief"), Way("brief", "--format", "json"), Way("brief", "--format", "markdown"),
      Way("brief", "--format", "html"), Way("brief", "--oneline"), Way("week"),
      Way("week", "--format", "json"), Way("score"), Way("score", "--format", "json"),
      Way("recovery"), Way("recovery", "--format", "json"), Way("explain", "recovery"),
      Way("workout"), Way("workout", "--format", "json"), Way("windows"),
    ], ["en", "es"])
  func hiddenComputed(_ way: Way, language: String) throws {
    var program = Program(
      way.words + [
        "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00", "--lang", language, "--hide",
        "recovery",
      ])
    program.environment["XDG_DATA_HOME"] = Fixtures.url("kept").path
    let result = try program.run()
    let said = (result.output + result.errors).lowercased()
    #expect(result.status == 0)
    for word in Self.computedSecrets { #expect(!said.contains(word), "\(word)") }
  }

  @Test(
    "one hidden measurement hides what the score is made of, from which it could be told",
    arguments: ["hrv", "resting_hr", "heart_rate", "sleep", "strain"])
  func hiddenPart(metric: String) throws {
    for way in [["score"], ["score", "--format", "json"], ["explain", "recovery"]] {
      var program = Program(
        way + ["--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00", "--hide", metric])
      program.environment["XDG_DATA_HOME"] = Fixtures.url("kept").path
      let said = try program.run().output
      #expect(said.contains("54"))
      for points in ["36.0", "60.8", "88.7", "26.1", "weight"] { #expect(!said.contains(points)) }
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

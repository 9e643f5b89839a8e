import Foundation
import TestSupport
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
    "zqx7", "board", "28%", "28 %", "score\" : 28", " red", "\nred ", "\"red\"", ">red<",
    "roja", "en rojo",
  ]

  struct Way: Sendable, CustomTestStringConvertible {
    let words: [String]

    init(_ words: String...) { self.words = words }

    var testDescription: String { words.joined(separator: " ") }

    /// Whether it asks for what that day does not have.
    var isImpossible: Bool { words.contains { $0 == "9" || $0 == "99" } }
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
    Way("check", "--load", ">=50"), Way("explain", "1"), Way("explain", "load"),
    Way("explain", "recovery"), Way("explain", "active-recovery-only"),
    Way("explain", "move-hardest-event", "--format", "json"),
    Way("explain", "load", "--format", "json"),
    Way("explain", "99"), Way("explain", "99", "--format", "json"), Way("recovery"),
    Way("recovery", "--format", "json"), Way("sleep"), Way("sleep", "--format", "json"),
    Way("score"), Way("score", "--format", "json"), Way("workout"),
    Way("workout", "--format", "json"),
    Way("brief", "--ascii", "--width", "40"), Way("brief", "--color", "always"),
    Way("next", "--demand", "high"), Way("what-if", "--drop", "1"),
    Way("what-if", "--drop", "9"), Way("what-if", "--recovery", "55"),
    Way("what-if", "--move", "1=2026-03-12T10:00"),
    Way("what-if", "--shorten", "1=10m", "--format", "json"),
  ]

  @Test("what is hidden is in no command's output", arguments: ways, ["en", "es"])
  func hidden(_ way: Way, language: String) throws {
    try TemporaryFolder.with { folder in
      try folder.file("work.ics", Self.calendar)
      let mornings =
        ["agenda", "next"].contains(way.words[0]) ? [] : ["--whoop", Fixtures.url("whoop").path]
      let calendars =
        ["recovery", "sleep", "score"].contains(way.words[0])
        ? [] : ["--calendar", folder.path("work.ics")]
      let program = Program(
        way.words + [
          "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00", "--lang", language,
          "--hide", "recovery,private_events", "--verbose",
        ] + mornings + calendars)
      let result = try program.run()
      // How an event that asks much is coloured tells nothing of the morning.
      let said = (result.output + result.errors).replacing("=\n", with: "").lowercased()
        .replacing(/class=(3d)?"((figure|word|word demand|demand|block) )?red( narrow)?"/, with: "")
      #expect(result.status != 2 || way.isImpossible)
      for word in Self.secrets {
        #expect(!said.contains(word), "\(word)")
      }
    }
  }

  /// Of the computed morning of 10 March: the score, its name and zone, and what it is made of.
  private static let computedSecrets = [
    "54%", "54 %", "\" : 54", "54.", " moderate", "\"moderate", "moderada", " yellow", "\"yellow\"",
    "\nyellow", "amarilla", "en amarillo", "36.0", "36,0", "60.8", "60,8", "88.7", "88,7", "26.1",
    ""
      + "26,1",
    "% of the score", "% de la puntuación", "weight_pct",
  ]

  @Test(
    "a hidden recovery hides the computed score, its name and its components",
    arguments: [
      Way("brief"), Way("brief", "--format", "json"), Way("brief", "--format", "markdown"),
      Way("brief", "--format", "html"), Way("brief", "--oneline"), Way("week"),
      Way("week", "--format", "json"), Way("score"), Way("score", "--format", "json"),
      Way("recovery"), Way("recovery", "--format", "json"), Way("explain", "recovery"),
      Way("workout"), Way("workout", "--format", "json"),
      Way("windows", "--calendar", "calendars"),
    ], ["en", "es"])
  func hiddenComputed(_ way: Way, language: String) throws {
    var program = Program(
      way.words + [
        "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00", "--lang", language, "--hide",
        "recovery",
      ])
    program.environment["XDG_DATA_HOME"] = Fixtures.url("kept").path
    let result = try program.run()
    // How hard a usual session was is recorded, and no part of the score.
    let said = (result.output + result.errors).lowercased()
      .replacing(#/"duration_min" : 59,\s+"intensity" : "moderate"/#, with: "")
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
      #expect(said.contains("59"))
      for points in ["36.0", "60.8", "88.7", "43.4", "weight"] { #expect(!said.contains(points)) }
    }
  }

  @Test(
    "nor is a title that is a file's name, as folders of single events have them",
    arguments: ways.filter { !["recovery", "sleep", "score"].contains($0.words[0]) },
    ["private_events", "titles"])
  func fileNames(_ way: Way, hidden: String) throws {
    try TemporaryFolder.with { folder in
      let events = Self.calendar.components(separatedBy: "UID:public")
      try folder.file("cal/Board zqx7.ics", events[0] + "END:VEVENT\r\nEND:VCALENDAR\r\n")
      try folder.file("cal/zqx7 is broken.ics", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:zqx7\r\n")
      try folder.file("cal/zqx7 is none.ics", "zqx7")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("cal/zqx7 cannot be read.ics"), withDestinationPath: "/proc/self/mem")
      let mornings =
        ["agenda", "next"].contains(way.words[0]) ? [] : ["--whoop", Fixtures.url("whoop").path]
      let result = try Program(
        way.words + mornings + [
          "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00", "--verbose", "--hide",
          "recovery,\(hidden)", "--calendar", folder.path("cal"),
        ]
      ).run()
      let said = (result.output + result.errors).replacing("=\n", with: "").lowercased()
      #expect(!said.contains("zqx7"))
      // An uncertain load is said alone, and doctor names the file.
      let isSaid = ["/cal/…: ", "try: readyday doctor\n"].contains(where: result.errors.contains)
      #expect(isSaid || result.errors.hasPrefix("{"))
    }
  }

  @Test(
    "what the configuration hides stays hidden, in every format",
    arguments: ways.filter { !["recovery", "sleep", "score"].contains($0.words[0]) })
  func configured(_ way: Way) throws {
    try TemporaryFolder.with { folder in
      try folder.file("work.ics", Self.calendar)
      try folder.file(
        "config.json5",
        """
        {privacy: {hide: ["hrv"], private_events: "busy"}, time_zone: "Europe/Madrid",
         calendars: [{path: "work.ics"}], whoop: ["\(Fixtures.url("whoop").path)"]}
        """)
      let result = try Program(
        way.words + [
          "--now", "2026-03-10T06:30:00+01:00", "--verbose", "--config",
          folder.path("config.json5"),
        ]
      ).run()
      let said = (result.output + result.errors).replacing("=\n", with: "").lowercased()
      for word in ["zqx7", "hrv 4", "44 ms", "\"value\" : 44.1"] {
        #expect(!said.contains(word), "\(word)")
      }
    }
  }
}

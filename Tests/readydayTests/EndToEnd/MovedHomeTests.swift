import Testing

@Suite("A configured zone that the nights were not in")
struct MovedHomeTests {
  private static let words = [
    "--whoop", "whoop", "--now", "2026-03-10T06:30:00+01:00", "--tz",
  ]

  private static func brief(_ options: String..., zone: String) throws -> String {
    try Program(["brief"] + options + words + [zone]).run().output
      .replacing("\n", with: " ")
  }

  @Test("a brief says so in its footer, but where sleep is hidden")
  func footer() throws {
    #expect(try Self.brief(zone: "UTC").contains("readyday doctor"))
    #expect(try !Self.brief(zone: "Europe/Madrid").contains("readyday doctor"))
    #expect(try !Self.brief("--hide", "sleep", zone: "UTC").contains("readyday doctor"))
    let json = try Self.brief("--format", "json", "--lang", "es", zone: "UTC")
    #expect(json.contains("zone_doubtful"))
  }

  /// On a computer in UTC, whose user slept and planned in Madrid.
  private static func inUTC(_ words: String...) throws -> String {
    var program = Program(
      words + [
        "--whoop", "whoop", "--calendar", "calendars", "--now", "2026-03-10T06:30:00+01:00",
      ])
    program.environment["TZ"] = "UTC"
    return try program.run().output
  }

  @Test("a computer in UTC has home's clock from the nights, for every reader and for the doctor")
  func serverInUTC() throws {
    let pages = try [
      Self.inUTC("agenda"), Self.inUTC("agenda", "--hide", "place"),
      Self.inUTC("agenda", "--audience", "coach"),
    ]
    for page in pages {
      #expect(page.contains("09:30–11:30") && page.contains("Europe/Madrid"), "\(page)")
    }
    let doctor = try Self.inUTC("doctor").replacing("\n", with: " ")
    #expect(doctor.contains("Europe/Madrid, from your nights") && !doctor.contains("moved"))
    let spring = try Self.inUTC("agenda", "2026-04-09")
    #expect(!spring.contains("ahead of home") && spring.contains("09:15–09:30"), "\(spring)")
  }

  @Test("tomorrow has one headline at every length, and begins its free time as the agenda does")
  func tomorrow() throws {
    func page(_ words: String...) throws -> String {
      try Program(
        words + Self.words + ["Europe/Madrid", "--calendar", "calendars"]
      ).run().output
    }
    let line = try page("brief", "tomorrow", "--oneline").trimmingPrefix { $0.isWhitespace }
    #expect(!line.isEmpty)
    #expect(try page("brief", "tomorrow").contains(line))
    #expect(try page("brief", "tomorrow", "--long").contains(line))
    #expect(try page("brief", "tomorrow").contains("FREE  06:00–"))
    #expect(try page("explain", "tonight", "tomorrow").contains("is still to come"))
  }
}

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
}

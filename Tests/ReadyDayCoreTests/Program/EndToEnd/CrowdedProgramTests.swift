import Testing

@Suite("A calendar with too much in it")
struct CrowdedProgramTests {
  private static func calendar(_ lines: String) -> String {
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Ping\n\(lines)\nEND:VEVENT\nEND:VCALENDAR\n"
  }

  private static let crowd = calendar("DTSTART:20260310T000000\nDURATION:PT1S\nRRULE:FREQ=SECONDLY")
  private static let endless = calendar(
    "DTSTART:20200101T000000\nDURATION:PT1H\nRRULE:FREQ=SECONDLY;BYSECOND=0,1;COUNT=1000000000")

  private func run(_ text: String, _ words: [String]) throws -> Program.Result {
    try TemporaryFolder.with { folder in
      try folder.file("a.ics", text)
      var program = Program(
        words + [
          "--tz", "UTC", "--now", "2026-03-10T00:00:00Z", "--date", "2026-03-10", "--calendar",
          "a.ics",
        ])
      program.folder = folder.url
      return try program.run()
    }
  }

  @Test("the list ends with how many more there are, and the footer says so")
  func text() throws {
    let result = try run(Self.crowd, ["brief"])
    #expect(result.status == 0)
    #expect(result.output.contains("\n    … and 86200 more\n"))
    #expect(result.output.contains(" events not listed: there are too many"))
    #expect(result.errors.contains("too many dates to list"))
  }

  @Test("the document is partial, and a warning has the code")
  func json() throws {
    let result = try run(Self.crowd, ["brief", "--format", "json"])
    #expect(result.output.contains("\"status\" : \"partial\""))
    #expect(result.output.contains("\"code\" : \"crowded_series\""))
    #expect(result.output.contains("\"unlisted\" : 86200"))
  }

  @Test("a rule cut short is no empty calendar")
  func cut() throws {
    let document = try run(Self.endless, ["brief", "--format", "json"])
    #expect(document.output.contains("\"status\" : \"partial\""))
    #expect(document.output.contains("\"code\" : \"rule_too_long\""))
    #expect(document.output.contains("\"headline\" : \"Part of your calendar could not be"))
  }

  @Test("--strict takes neither", arguments: [crowd, endless])
  func strict(text: String) throws {
    #expect(try run(text, ["brief", "--strict"]).status == 4)
  }
}

import TestSupport
import Testing

@Suite("A calendar with too much in it")
struct CrowdedProgramTests {
  private static let crowd = """
    BEGIN:VCALENDAR
    BEGIN:VEVENT
    UID:1
    SUMMARY:Ping
    DTSTART:20260310T000000
    DURATION:PT1S
    RRULE:FREQ=SECONDLY
    END:VEVENT
    END:VCALENDAR

    """

  private func run(_ words: [String]) throws -> Program.Result {
    try TemporaryFolder.with { folder in
      try folder.file("a.ics", Self.crowd)
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
    let result = try run(["brief", "--width", "80"])
    #expect(result.status == 0)
    #expect(result.output.contains("\n  +191 more: readyday agenda\n"))
    #expect(result.output.contains(" events not listed: there are too many"))
    #expect(result.errors.contains("too many dates to list"))
  }

  @Test("the document is partial, and a warning has the code")
  func json() throws {
    let result = try run(["brief", "--format", "json"])
    #expect(result.output.contains("\"status\" : \"partial\""))
    #expect(result.output.contains("\"code\" : \"crowded_series\""))
    #expect(result.output.contains("\"unlisted\" : 86200"))
  }

  @Test("--strict does not take it")
  func strict() throws {
    #expect(try run(["brief", "--strict"]).status == 4)
  }
}

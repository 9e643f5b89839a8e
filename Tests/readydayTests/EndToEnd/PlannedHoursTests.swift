import Foundation
import TestSupport
import Testing

/// What is planned takes its time, whichever command is asked.
@Suite("Planned hours")
struct PlannedHoursTests {
  private static func output(
    _ data: TemporaryFolder, _ line: String, now: String = "2026-03-10T06:30:00+01:00"
  ) throws -> String {
    var program = Program(
      line.split(separator: " ").map(String.init) + ["--now", now, "--tz", "Europe/Madrid"])
    program.environment["XDG_DATA_HOME"] = data.url.path
    let result = try program.run()
    #expect(result.status == 0, "\(line): \(result.errors)")
    return result.output
  }

  private static let sources = "--whoop whoop --calendar calendars --me ana@example.test"

  @Test("no window, no free time and no proposal lies within them")
  func taken() throws {
    try TemporaryFolder.with { data in
      _ = try Self.output(data, "plan add swim today 17:00 1h")
      let windows = try Self.output(data, "windows \(Self.sources)")
      #expect(windows.contains("18:00–20:30") && !windows.contains("17:00–20:30"))
      let brief = try Self.output(data, "brief \(Self.sources) --format json")
      #expect(!brief.contains("\"start\" : \"2026-03-10T17:00:00+01:00\",\n      \"duration"))
      let calendar = try Self.output(data, "brief \(Self.sources) --format ics")
      #expect(!calendar.contains("DTSTART:20260310T160000Z"))
      #expect(try Self.output(data, "workout \(Self.sources)").contains("planned: Swimming"))
    }
  }

  @Test("a window before one says so, in both languages")
  func before() throws {
    try TemporaryFolder.with { data in
      let saturday = "2026-03-14T06:30:00+01:00"
      _ = try Self.output(data, "plan add run today 09:00 1h", now: saturday)
      let line = "windows \(Self.sources)"
      #expect(try Self.output(data, line, now: saturday).contains("before your session"))
      let spanish = try Self.output(data, line + " --lang es", now: saturday)
      #expect(spanish.contains("antes de tu sesión"))
    }
  }

  @Test("tomorrow's are listed with tomorrow, and today's are not")
  func tomorrow() throws {
    try TemporaryFolder.with { data in
      _ = try Self.output(data, "plan add run today 18:00")
      _ = try Self.output(data, "plan add padel tomorrow 19:00 90m")
      for line in ["tomorrow \(Self.sources)", "brief \(Self.sources)"] {
        let text = try Self.output(data, line, now: "2026-03-10T19:30:00+01:00")
        #expect(text.contains("19:00–20:30") && text.contains("09:30–19:00, 20:30–22:00"))
      }
      #expect(!(try Self.output(data, "tomorrow \(Self.sources)")).contains("Running"))
    }
  }

  @Test("a plan that moves to a day with others takes the next place there")
  func place() throws {
    try TemporaryFolder.with { data in
      _ = try Self.output(data, "plan add swim today")
      _ = try Self.output(data, "plan add padel tomorrow")
      _ = try Self.output(data, "plan edit swim tomorrow")
      let list = try Self.output(data, "plan list tomorrow")
      #expect(list.contains("Swimming") && list.contains("Padel"))
    }
  }
}

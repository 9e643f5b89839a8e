import Foundation
import TestSupport
import Testing

@Suite("The demonstration")
struct DemoTests {
  private static func run(
    _ words: String..., now: String = "2026-11-23T22:15:00+01:00"
  ) throws -> Program.Result {
    var program = Program(["demo", "--now", now, "--tz", "Europe/Madrid"] + words)
    program.environment["HOME"] = "/nonexistent"
    return try program.run()
  }

  @Test("it is a whole briefing of today, also late in the evening")
  func whole() throws {
    let result = try Self.run()
    #expect(result.status == 0 && result.errors.isEmpty)
    // No command lists events that are in no calendar.
    #expect(!result.output.contains("readyday agenda"))
    for part in [
      "Monday 23 November 2026 · Europe/Madrid · All day: Luis's birthday\nSAMPLE DATA: nights and meetings invented",
      "RECOVERY  29%     RED", "CALENDAR  67/100  HEAVY", "SLEEP     5 h 12 min",
      "Board review", "TRAIN  easy", "67 → 37",
    ] {
      #expect(result.output.contains(part), "\(part)")
    }
  }

  @Test("what was imported is not read, so that it says nothing of where the user is")
  func stored() throws {
    try TemporaryFolder.with { home in
      func run(_ words: [String]) throws -> String {
        var program = Program(words)
        program.environment["HOME"] = home.url.path
        program.environment["TZ"] = "UTC"
        return try program.run().output
      }
      let demo = ["demo", "--format", "json", "--now", "2026-03-11T08:00:00+01:00"]
      let before = try run(demo)
      #expect(try run(["import", "whoop", Fixtures.url("whoop").path]).contains("65 new"))
      #expect(try run(demo) == before)
    }
  }

  @Test("it is the same day in every language")
  func languages() throws {
    let demands = try ["en", "es"].map { language in
      let output = try Self.run("--format", "json", "--lang", language).output
      return output.split(separator: "\n").filter {
        $0.contains("\"level\"") || $0.contains("\"rule\"")
      }
    }
    #expect(demands[0] == demands[1])
    #expect(try Self.run("--lang", "es").output.contains("67/100"))
  }

  @Test(
    "any day in any zone tells the same, whatever its clocks do",
    arguments: [
      ("2026-03-29T08:00:00+02:00", "Europe/Madrid"), ("2026-10-25T12:00:00Z", "Europe/London"),
      ("2027-01-01T00:00:00Z", "Asia/Kolkata"), ("2026-08-01T12:00:00Z", "America/New_York"),
    ])
  func anyDay(now: String, zone: String) throws {
    let program = Program(["demo", "--now", now, "--tz", zone])
    let output = try program.run().output
    #expect(output.contains("RECOVERY  29%     RED") && output.contains("67/100  HEAVY"))
    #expect(output.contains("ms, usual for you "))
  }

  @Test("the same moment gives the same bytes", arguments: ["text", "json", "html"])
  func steady(format: String) throws {
    #expect(try Self.run("--format", format).output == Self.run("--format", format).output)
  }

  @Test(
    "every format says that it is a sample", arguments: ["text", "json", "markdown", "html"],
    [("en", "SAMPLE DATA"), ("es", "DATOS DE EJEMPLO")])
  func labelled(format: String, language: (String, String)) throws {
    let output = try Self.run("--format", format, "--lang", language.0).output
    #expect(output.contains(language.1))
    #expect(!output.contains("scored by WHOOP") && !output.contains("puntuada por WHOOP"))
  }

  @Test("a mail says it in its subject and in both parts, an entry in its title")
  func mailAndCalendar() throws {
    let mail = try Self.run("--format", "mail").output
    #expect(mail.contains("Subject: sample: "))
    #expect(mail.components(separatedBy: "SAMPLE DATA").count == 3)
    let entries = try Self.run("--format", "ics").output
    #expect(entries.contains("BEGIN:VEVENT"))
    let titles = entries.split(separator: "\r\n").filter { $0.hasPrefix("SUMMARY:") }
    #expect(!titles.isEmpty && titles.allSatisfy { $0.hasPrefix("SUMMARY:sample: ") })
  }

  @Test(
    "no line is longer than the screen, and the advice is on the first one",
    arguments: ["en", "es"])
  func screen(language: String) throws {
    let lines = try Self.run("--lang", language).output.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 })
    let last = try #require(lines.lastIndex { $0.hasPrefix("  B  ") })
    #expect(last < 24)
    let narrow = try Self.run("--lang", language, "--width", "60").output
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test("JSON carries the warning, and nothing is missing")
  func json() throws {
    let output = try Self.run("--format", "json").output
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let warnings = try #require(object?["warnings"] as? [[String: Any]])
    #expect(warnings.compactMap { $0["code"] as? String } == ["sample_data"])
    #expect(object?["status"] as? String == "complete")
  }
}

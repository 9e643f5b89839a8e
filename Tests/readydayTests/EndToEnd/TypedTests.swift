import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

/// What people type: it does what they mean, or is refused with the command that does.
@Suite("what people type")
struct TypedTests {
  private static func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  private static func run(at home: TemporaryFolder, _ line: String) throws -> Program.Result {
    var program = Program(words(line))
    program.environment["HOME"] = home.url.path
    return try program.run()
  }

  @Test("a calendar is added once, and one that is not there is refused")
  func calendars() throws {
    try TemporaryFolder.with { home in
      try home.file("work.ics", "BEGIN:VCALENDAR\nEND:VCALENDAR\n")
      let path = home.path("work.ics")
      let added = try Self.run(at: home, "add calendar \(path)")
      #expect(added.status == 0 && added.output.hasSuffix("calendars: [\"~/work.ics\"]\n"))
      let again = try Self.run(at: home, "add calendar \(path)")
      #expect(again.status == 0 && again.output.isEmpty)
      #expect(again.errors == "readyday: calendars already has ~/work.ics\n")
      #expect(try Self.run(at: home, "config get calendars").output == "~/work.ics\n")
      let missing = try Self.run(at: home, "add calendar \(home.path("team.ics")) --lang es")
      #expect(missing.status == 2)
      #expect(missing.errors.contains("calendars: no existe ese archivo o carpeta: ~/team.ics\n"))
      for isNew in [true, false] {
        let feed = try Self.run(at: home, "config add calendars https://example.test/a.ics")
        #expect(feed.output.isEmpty != isNew)
        #expect(feed.errors.contains("calendars already has https://example.test") != isNew)
      }
    }
  }

  @Test(
    "a length that is taken from a distance is said",
    arguments: [
      ("log run 5k", "\n  30 min is the usual length of 5k; plan edit changes it\n"),
      ("plan add bici 40 km --json --lang es", "\"1 h 40 min es lo habitual en 40 km; "),
      ("log run 5k 28m", "28 min, moderate\n"),
    ])
  func distance(line: String, said: String) throws {
    try TemporaryFolder.with { home in
      let output = try Self.run(at: home, line).output
      #expect(output.contains(said))
      #expect(output.contains("usual") == said.contains("usual") || line.hasSuffix("es"))
    }
  }

  @Test("the next event of a kind is not another one")
  func kind() throws {
    let options = "--calendar calendars --tz Europe/Madrid --now 2026-03-11T06:00:00+01:00"
    func next(_ words: String) throws -> String {
      try Program(Self.words("next \(words) \(options)")).run().output
    }
    #expect(try next("").hasPrefix("07:00–08:00  low  Gym"))
    #expect(try next("--kind meeting").hasPrefix("09:15–09:30  low  Stand-up"))
  }
}

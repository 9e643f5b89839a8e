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
}

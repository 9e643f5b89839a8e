import Foundation
import TestSupport
import Testing

/// A home with planned sessions and nothing else.
@Suite("Sessions alone")
struct SessionsAloneTests {
  private static let commands = [
    "brief", "brief --format json", "brief --format markdown", "brief --format html",
    "brief --format ics", "brief --oneline", "agenda", "agenda --format json", "week",
    "week --format json", "week --format html", "next", "next --format json",
    "next --format waybar", "workout", "workout --format json", "windows",
    "windows --format json",
  ]

  private static func run(
    _ data: TemporaryFolder, _ line: String, now: String = "2026-11-23T08:00:00+01:00"
  ) throws -> Program.Result {
    var program = Program(
      line.split(separator: " ").map(String.init) + ["--now", now, "--tz", "Europe/Madrid"])
    program.environment["XDG_DATA_HOME"] = data.url.path
    return try program.run()
  }

  @Test("they are the day, in every command and format; without any, nothing is configured")
  func day() throws {
    try TemporaryFolder.with { data in
      for line in Self.commands { #expect(try Self.run(data, line).status == 5, "\(line)") }
      let added = try Self.run(data, "plan add yoga 18:00 45m").output
      for line in Self.commands {
        let shown = try Self.run(data, line)
        #expect(shown.status == 0 && shown.errors.isEmpty, "\(line)")
        #expect(shown.output.contains("Yoga") || line.hasSuffix("ics"), "\(line)")
      }
      let brief = try Self.run(data, "brief").output
      #expect(brief.contains("\nNothing measured, no calendar: 18:00 Yoga, easy, 45 min.\n"))
      #expect(brief.contains("  18:00–18:45  Yoga, easy: no calendar to check\n"))
      let next = try Self.run(data, "next", now: "2026-11-23T18:10:00+01:00").output
      #expect(next == "18:00–18:45  plan  Yoga, easy  now, until 18:45\n")
      #expect(try Self.run(data, "check --load <50").status == 5)
      let id = String(added.split(separator: " ")[1].dropLast())
      _ = try Self.run(data, "plan remove \(id) --yes")
      #expect(try Self.run(data, "brief").status == 5)
    }
  }

  @Test("other days, the evening and what was said are told as well")
  func others() throws {
    try TemporaryFolder.with { data in
      _ = try Self.run(data, "plan add yoga 18:00 45m")
      _ = try Self.run(data, "plan add run tomorrow 7am 45m")
      let day = try Self.run(data, "brief thursday").output
      #expect(day.contains("Nothing measured, no calendar, no session today."))
      let evening = try Self.run(data, "brief --lang es", now: "2026-11-23T20:00:00+01:00").output
      #expect(evening.contains("Sin mediciones ni calendario: las sesiones del día ya han pasado."))
      #expect(evening.contains("MAÑANA\n  07:00–07:45  Carrera, moderada"))
      _ = try Self.run(data, "feel tired")
      #expect(try Self.run(data, "brief").output.contains("Keep any training easy."))
    }
  }
}

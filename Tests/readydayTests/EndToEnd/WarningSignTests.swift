import Foundation
import TestSupport
import Testing

/// What is said with `feel` that a doctor must see first.
@Suite("Warning signs")
struct WarningSignTests {
  private static func run(
    _ data: TemporaryFolder, _ words: [String], at now: String = "2026-03-10T06:40:00+01:00"
  ) throws -> Program.Result {
    var program = Program(words + ["--now", now, "--tz", "Europe/Madrid"])
    program.environment["XDG_DATA_HOME"] = data.url.path
    return try program.run()
  }

  private static let brief = ["brief", "--whoop", "whoop", "--calendar", "calendars"]

  @Test(
    "a warning sign is rest, and a doctor, whatever word stands before it",
    arguments: [
      ["chest pain"], ["chest", "pain"], ["pain", "in", "my", "chest"], ["ill", "chest pain"],
      ["ill", "--no-fever", "I fainted"], ["tired", "short of breath"], ["4", "palpitations"],
      ["dolor en el pecho"], ["mal", "me falta el aire"],
    ])
  func sign(words: [String]) throws {
    try TemporaryFolder.with { data in
      let said = try Self.run(data, ["feel"] + words)
      #expect(said.status == 0 && said.errors.isEmpty)
      #expect(said.output.contains("\nRest.\n") && said.output.contains("see a doctor"))
      let spanish = try Self.run(data, Self.brief + ["--lang", "es"])
      #expect(spanish.output.contains("no entrenes") && spanish.output.contains("un médico"))
      let next = try Self.run(data, Self.brief, at: "2026-03-11T06:40:00+01:00").output
      #expect(next.contains("do not train until a doctor has seen you"))
    }
  }

  @Test(
    "a sign that is denied, or is over, is none",
    arguments: [["fine", "chest pain is gone"], ["4", "no chest pain"], ["tired", "long day"]])
  func none(words: [String]) throws {
    try TemporaryFolder.with { data in
      let said = try Self.run(data, ["feel"] + words)
      #expect(said.status == 0 && !said.output.contains("doctor"))
    }
  }
}

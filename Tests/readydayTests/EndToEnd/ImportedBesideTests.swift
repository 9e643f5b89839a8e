import Foundation
import TestSupport
import Testing

/// What was imported, where the configuration names WHOOP data too.
@Suite("Imported beside configured")
struct ImportedBesideTests {
  private static func program(_ words: [String], at home: TemporaryFolder) -> Program {
    var program = Program(words)
    program.environment["HOME"] = home.url.path
    program.environment["READYDAY_NOW"] = "2026-03-10T06:30:00+01:00"
    return program
  }

  @Test("both are read; a path on the command line means that one alone")
  func both() throws {
    try TemporaryFolder.with { home in
      try home.file("old/cycle.json", "{\"records\": []}")
      try home.file(
        ".config/readyday/config.json5",
        "{time_zone: \"Europe/Madrid\", whoop: [\"~/old\"]}")
      #expect(
        try Self.program(["import", "whoop", Fixtures.url("whoop").path], at: home).run().status
          == 0)
      let brief = try Self.program(["brief"], at: home).run()
      #expect(brief.status == 0 && brief.output.contains("28%"))
      let doctor = try Self.program(["doctor"], at: home).run()
      #expect(doctor.output.contains("59 nights"))
      let asked = try Self.program(["brief", "--whoop", home.path("old")], at: home).run()
      #expect(asked.status == 4)
    }
  }

  @Test("where a variable names other data, the import says that it is not read")
  func variable() throws {
    try TemporaryFolder.with { home in
      var program = Self.program(["import", "whoop", Fixtures.url("whoop").path], at: home)
      #expect(try program.run().errors.isEmpty)
      program.environment["READYDAY_WHOOP"] = home.path("old")
      let told = try program.run()
      #expect(told.status == 0)
      #expect(
        told.errors
          == "readyday: READYDAY_WHOOP is set: imported data is only read without it\n"
      )
      program.arguments += ["--lang", "es"]
      #expect(try program.run().errors.contains("READYDAY_WHOOP tiene valor: lo importado"))
      program.arguments += ["--quiet"]
      #expect(try program.run().errors.isEmpty)
    }
  }
}

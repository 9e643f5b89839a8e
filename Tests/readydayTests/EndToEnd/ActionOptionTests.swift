import Foundation
import TestSupport
import Testing

@Suite("Options of one action")
struct ActionOptionTests {
  @Test("an option that an action does not take is unknown to it, in Spanish too")
  func spanish() throws {
    let result = try Program(["plan", "list", "--lang", "es", "--yes"]).run()
    #expect(
      result.errors == """
        readyday: error: opción desconocida --yes
          readyday plan list --help enumera las opciones

        """)
  }

  @Test(
    "--strict keeps what was skipped from being kept",
    arguments: ["import whoop", "plan import"])
  func strict(command: String) throws {
    try TemporaryFolder.with { data in
      let file = try data.file(
        "bad.\(command == "plan import" ? "ics" : "json")",
        command == "plan import"
          ? "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20261123\nEXDATE:x\nEND:VEVENT\nEND:VCALENDAR\n"
          : #"[{"cycle_id": 1, "sleep_id": 2, "created_at": "2026-03-10T06:00:00Z", "score_state": "SCORED", "score": {"recovery_score": 300}}]"#
      )
      var program = Program(command.split(separator: " ").map(String.init) + [file.path])
      program.environment["XDG_DATA_HOME"] = data.url.path
      program.arguments.append("--strict")
      let strict = try program.run()
      #expect(strict.status == 4 && strict.errors.contains("in the input (--strict)"))
      program.arguments.removeLast()
      #expect(try program.run().status == 0)
    }
  }

  @Test("a copy of all that is kept says that it is whole, unless it is to be quiet")
  func wholeExport() throws {
    try TemporaryFolder.with { data in
      _ = try PlanProgramTests.program(data, "plan", "add", "strength").run()
      var program = Program(["data", "export", data.path("copy")])
      program.environment["XDG_DATA_HOME"] = data.url.path
      let told = try program.run()
      #expect(told.status == 0)
      #expect(
        told.errors
          == "readyday: the copy is complete: it includes what --hide and privacy.hide leave out elsewhere\n"
      )
      program.arguments = ["data", "export", data.path("quiet"), "--quiet"]
      #expect(try program.run().errors.isEmpty)
    }
  }
}

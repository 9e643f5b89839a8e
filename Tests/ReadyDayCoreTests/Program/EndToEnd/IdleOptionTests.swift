import Foundation
import Testing

/// Options that a command, or one of its topics, would make nothing of.
@Suite("Options that do nothing")
struct IdleOptionTests {
  static let refused = [
    "check --output x", "check --width 40", "check --ascii", "check --color never",
    "check --hyperlinks always",
    "sleep --calendar x", "score --calendar x",
    "habits --weeks 4", "review --weeks 4", "recovery --week last", "agenda --plan",
    "agenda --whoop x", "next --whoop x", "reflect --calendar x", "reflect --me a@b.test",
    "data export x --hide recovery", "data export x --audience coach", "data export x --strict",
    "data export x --yes", "data erase --width 40", "data erase --verbose",
    "import whoop x --hide recovery", "import whoop x --width 40", "import whoop x --color never",
    "config path --origin", "config path --format json", "config check --whoop x",
    "config check --tz UTC", "plan list --activity yoga", "plan list --yes", "plan list --strict",
    "plan activities --date today", "plan show x --from today", "plan add --from today",
    "plan add --undo", "plan list --all", "plan add --yes", "plan add --hide titles",
    "plan activities --start 18:00",
    "plan export --duration 45", "plan import x --activity yoga", "plan import x --date today",
    "plan remove x --notes a", "plan edit x --to today", "reflect list --feeling 4",
    "reflect list --strict", "reflect due --date today", "reflect due --well a",
    "reflect show x --whoop x", "reflect edit x --plan x", "reflect edit x --date today",
    "body movements --minutes 20", "body today --test plank=4", "body done --area hips",
    "body profile --notes a", "body results --date today", "body show plank --on mon",
    "reflect remove x --feeling 4", "reflect add --feeling 4 --from today",
  ]

  @Test("an option that a command has no use for is unknown to it", arguments: refused)
  func isRefused(line: String) throws {
    try TemporaryFolder.with { home in
      var program = Program(line.split(separator: " ").map(String.init))
      program.environment["HOME"] = home.url.path
      let result = try program.run()
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.contains("unknown option --"))
    }
  }

  @Test("in Spanish too")
  func spanish() throws {
    let result = try Program(["plan", "list", "--lang", "es", "--yes"]).run()
    #expect(
      result.errors == """
        readyday: error: opción desconocida --yes en plan list
          readyday plan --help enumera las opciones

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
      _ = try PlanProgramTests.program(data, "plan", "add").run()
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

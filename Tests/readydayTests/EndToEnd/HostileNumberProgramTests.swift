import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

/// Numbers of every size in what people type and in what strangers send, through the whole program.
@Suite("Numbers of every size") struct HostileNumberProgramTests {
  private let folder = try! TemporaryFolder()
  private static let commands = [
    "plan add run N", "plan add run Nk", "plan add race N", "plan add run --duration N",
    "plan add run --sequence N", "plan list N", "plan edit N N", "plan done N", "body done N",
    "body done -- N", "body move N", "body programme start --minutes N --seed N",
    "body assess --test plank=N", "brief --date N", "brief --width N", "brief --now N",
    "agenda --days N", "windows --min N", "next --within N", "check --load >N",
    "check --recovery <N", "what-if --move N=N", "what-if --shorten 1=N",
    "what-if --set recovery=N", "explain N", "correct N N", "feel N", "feel ill --until N",
    "reflect rate N N", "trends --weeks N", "review --week N", "workout --past N", "score --last N",
    "config set weight N", "help N", "help -- N", "sync whoop --since N", "N", "-- N",
  ]

  @Test("a command line with any number is understood or refused", arguments: commands)
  func typed(line: String) {
    for number in HostileNumbers.texts + HostileNumbers.units.map({ "9" + $0 }) {
      let words = line.split(separator: " ").map { String($0.replacing("N", with: number)) }
      do { _ = try Invocation(words, Environment([:])) } catch {
        #expect(Failure(of: error).status == .usage, "\(words)")
      }
    }
  }

  @Test("a session in words with any distance has a length or is refused") func session() {
    for number in HostileNumbers.texts {
      for unit in HostileNumbers.units {
        let length = try? SessionOperands(["run", number + unit], in: .english).length()
        #expect((length ?? 0).magnitude < 100_000, "\(number)\(unit)")
      }
    }
  }

  /// Most of these trapped once.
  @Test(
    "a word that says nothing, or too much, is refused with a sentence",
    arguments: [
      ["help", ""], ["help", " "], ["help", "-"], ["help", "--", "--json"], ["", ""], [" "],
      ["feel", ""], ["workout", ""], ["data", "export", " "], ["import", " "],
      ["config", "set", "calendars", ""], ["--calendar", ""], ["plan", "add", "run", "1e19k"],
      ["plan", "add", "run", "9000000000000000000k"],
      ["body", "done", "--", "-9223372036854775808"],
    ], ["en", "es"])
  func refused(words: [String], language: String) throws {
    var program = Program(words, in: folder.url)
    program.environment.merge(
      [
        "HOME": folder.url.path, "READYDAY_LANG": language,
        "READYDAY_NOW": "2026-03-10T06:55:00Z", "TZ": "UTC",
      ], uniquingKeysWith: { $1 })
    for line in ["profile --health none", "programme start --yes --on tue,thu,sat"] {
      program.arguments = ["body"] + line.split(separator: " ").map(String.init)
      if words.first == "body" { #expect(try program.run().status == 0) }
    }
    program.arguments = words
    let result = try program.run()
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("readyday: error: "))
    #expect(result.output.isEmpty)
  }

  @Test(
    "an all-day run of any length, every day for ever, ends no command",
    arguments: [
      "brief", "brief --hide titles", "agenda", "week", "workout", "windows", "next", "alerts",
      "check --load >1", "review", "what-if --drop 1", "week --plan",
    ])
  func forEver(line: String) throws {
    let titles = ["9000000000000000000k", "1e19 km", "99999k", "-1k", "0k", "10k"]
    let events = titles.enumerated().map { index, title in
      "BEGIN:VEVENT\r\nUID:\(index)\r\nDTSTART;VALUE=DATE:20260309\r\nSUMMARY:Run \(title)\r\n"
        + "RRULE:FREQ=DAILY\r\nEND:VEVENT\r\n"
    }
    try folder.file("own.ics", "BEGIN:VCALENDAR\r\n" + events.joined() + "END:VCALENDAR\r\n")
    let result = try Program(
      line.split(separator: " ").map(String.init) + [
        "--tz", "UTC", "--now", "2026-03-10T06:55:00Z", "--calendar", "own.ics",
      ], in: folder.url
    ).run()
    #expect([0, 1, 2].contains(result.status))
  }

  @Test("a page of WHOOP with an absurd sport costs the brief nothing", arguments: ["", " --sync"])
  func badPage(option: String) throws {
    var program = Program(["import", Fixtures.url("whoop").path])
    program.environment.merge(
      ["HOME": folder.url.path, "READYDAY_NOW": "2026-03-10T06:55:00Z", "TZ": "UTC"],
      uniquingKeysWith: { $1 })
    program.folder = folder.url
    #expect(try program.run().status == 0)
    let page = """
      {"records": [{"id": "w1", "start": "2026-03-09T16:00:00.000Z", "score_state": "SCORED",
      "end": "2026-03-09T17:00:00.000Z", "updated_at": "2026-03-09T18:00:00.000Z",
      "timezone_offset": "+01:00", "sport_id": 1e19, "score": {"strain": 10.5}}]}
      """
    try folder.file("workout.json", page)
    program.arguments = ["import", "whoop", "workout.json"]
    #expect(try program.run().status == 0)
    program.arguments = "brief\(option)".split(separator: " ").map(String.init)
    let result = try program.run()
    #expect(result.status == 0)
    #expect(result.output.contains("28%"))
  }
}

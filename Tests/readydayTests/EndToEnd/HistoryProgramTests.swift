import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("Looking back, by the built program")
struct HistoryProgramTests {
  private static let evening = ["--tz", "Europe/Madrid", "--now", "2026-03-10T20:00:00+01:00"]
  private static let data = ["--whoop", "whoop", "--calendar", "calendars"]

  private func output(_ words: String...) throws -> String {
    let result = try Program(words + Self.data + Self.evening).run()
    #expect(result.status == 0 && result.errors.isEmpty, "\(words): \(result.errors)")
    return result.output
  }

  static let ways = [
    ["habits"], ["habits", "--by", "feel"], ["trends"], ["trends", "recovery"],
    ["trends", "load", "2026-W10"], ["review"],
    ["review", "--week", "2026-W05"], ["week", "--plan"], ["explain", "habits"],
  ]

  @Test("each writes what its schema says, the same numbers in both languages", arguments: ways)
  func schemas(words: [String]) throws {
    let documents = try ["en", "es"].map { language in
      let result = try Program(
        words + Self.data + Self.evening + ["--format", "json", "--lang", language]
      ).run()
      #expect(result.status == 0)
      let name = try #require(DocumentName(rawValue: words[0]))
      #expect(try SchemaCheck(schema: name.schema).faults(in: result.output) == [])
      return result.output
    }
    let numbers = documents.map { text in
      text.split(separator: "\n").filter { !$0.contains("language") && !$0.contains(". ") }
        .filter { $0.contains(" : ") && !$0.contains("\" : \"") }
    }
    #expect(numbers[0] == numbers[1])
  }

  @Test("no line is wider than asked, nothing but ASCII where that is asked", arguments: ways)
  func width(words: [String]) throws {
    for (language, width) in [("en", 60), ("es", 60), ("en", 80), ("es", 80)] {
      let result = try Program(
        words + Self.data + Self.evening + ["--lang", language, "--width", "\(width)", "--ascii"]
      ).run()
      let lines = result.output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(words) \(language) \(width)")
      #expect(result.output.utf8.allSatisfy { $0 < 128 }, "\(result.output)")
      #expect(!lines.isEmpty)
    }
  }

  @Test("too few mornings are told, and what it takes")
  func tooFew() throws {
    let text = try output("habits", "--date", "2026-03-31")
    #expect(text.contains("47 of the 60 nights"))
    #expect(!text.contains("clear"))
    let felt = try output("habits", "--date", "2026-03-31", "--by", "feel", "--hide", "recovery")
    #expect(
      felt.contains("How you feel on the morning after") && felt.contains("0 of the 60 nights"))
    let json = try output("habits", "--by", "feel", "--format", "json")
    #expect(json.contains(#""outcome" : "feel""#))
  }

  @Test("with what is hidden nothing of it is told")
  func hidden() throws {
    let recovery = try output("habits", "--hide", "recovery")
    #expect(recovery.contains("Recovery is hidden"))
    #expect(!recovery.contains("strain"))
    let felt = try output("habits", "--by", "feel", "--hide", "recovery,feel")
    #expect(felt.contains("How you felt is hidden") && !felt.contains("strain"))
    #expect(try output("trends", "recovery", "--hide", "recovery").contains("Recovery is hidden."))
    let review = try output("review", "--hide", "recovery,sleep")
    #expect(
      review.contains("Recovery and sleep are hidden.") && !review.contains("What readyday advised")
    )
    let table = try output("trends", "--format", "csv", "--hide", "hrv,sleep,recovery")
    let rows = table.split(separator: "\n").dropFirst()
    #expect(
      rows.allSatisfy {
        $0.split(separator: ",", omittingEmptySubsequences: false)[1...5].joined().isEmpty
          || !$0.contains("green")
      })
  }

  @Test("a table without a range is of everything, from the first day anything is known")
  func everything() throws {
    let rows = try output("trends", "--format", "csv").split(separator: "\n")
    #expect(rows.last?.hasPrefix("2026-03-10,28,red,") == true)
    let lines = try output("trends", "--format", "jsonl", "--from", "2026-03-09")
    #expect(lines.split(separator: "\n").count == 2)
    for line in lines.split(separator: "\n") {
      _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
    }
  }

  @Test("a mail of a week is a whole mail")
  func mail() throws {
    let text = try output(
      "review", "--format", "mail", "--mail-to", "ana@example.test", "--mail-from",
      "me@example.test")
    #expect(text.contains("Subject: Week 2026-W10\n"))
    #expect(text.contains("multipart/alternative"))
    #expect(try output("review", "--format", "markdown").hasPrefix("# Week 2026-W10"))
    #expect(try output("review", "--format", "html").contains("2026-W10"))
  }

  @Test(
    "review names the same days to train hard as week --plan, and none that is over",
    arguments: ["2026-03-08", "2026-03-09", "2026-03-11", "2026-03-13"])
  func daysAhead(date: String) throws {
    func days(_ words: String..., member: String?) throws -> [String] {
      let clock = ["--tz", "Europe/Madrid", "--now", "\(date)T07:30:00+01:00", "--format", "json"]
      let text = try Program(words + Self.data + clock).run().output
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let whole = member.map { object?[$0] as? [String: Any] } ?? object
      let sessions = try #require(whole?["sessions"] as? [[String: Any]])
      return sessions.compactMap { $0["date"] as? String }
    }
    let review = try days("review", member: "next_week")
    #expect(review == (try days("week", "--plan", member: nil)))
    #expect(review.allSatisfy { $0 > date })
  }

  @Test("what does nothing without --plan is refused")
  func refused() throws {
    for (words, message) in [
      (["week", "--add"], "--add needs --plan"),
      (["week", "--format", "ics"], "--format ics needs --plan"),
      (
        ["trends", "hrv", "--weeks", "3", "--from", "today"],
        "--weeks and --from cannot be combined"
      ),
      (["trends", "recovery", "2026-W99"], "a week like 2026-W35, or last"),
      (["trends", "mood"], "recovery, hrv, resting-hr, sleep, strain, load"),
      (["review", "--week", "someday"], "a week like 2026-W35"),
    ] {
      let result = try Program(words + Self.data + Self.evening).run()
      #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test("a plan becomes an entry each, and plans where that is wanted; twice is once")
  func plan() throws {
    try TemporaryFolder.with { home in
      func run(_ words: String...) throws -> Program.Result {
        var program = Program(["week", "--plan"] + words + Self.data + Self.evening)
        program.environment["XDG_DATA_HOME"] = home.url.path
        return try program.run()
      }
      let entries = try run("--format", "ics").output
      let count = entries.components(separatedBy: "BEGIN:VEVENT").count - 1
      #expect(count > 0)
      #expect(try run("--add").status == 2)
      #expect(try run("--add", "--yes").output.contains("added"))
      let plans = try String(contentsOfFile: home.path("readyday/plans.json"), encoding: .utf8)
      #expect(plans.components(separatedBy: "\"hard\"").count - 1 == count)
      _ = try run("--add", "--yes")
      #expect(
        try String(contentsOfFile: home.path("readyday/plans.json"), encoding: .utf8) == plans)
    }
  }

  @Test("the journal is read of the export, and of what was imported; --hide journal hides it")
  func journal() throws {
    try TemporaryFolder.with { home in
      func run(_ words: String...) throws -> String {
        var program = Program(words + (words.first == "habits" ? Self.evening : []))
        program.environment["XDG_DATA_HOME"] = home.url.path
        let result = try program.run()
        #expect(result.status == 0, "\(result.errors)")
        return result.output
      }
      let read = try run("habits", "--whoop", "whoop-csv", "--date", "2026-03-31")
      #expect(read.contains("Have any alcoholic drinks?"))
      #expect(try run("import", "whoop", "whoop-csv").contains("journal"))
      let kept = try run("habits", "--date", "2026-03-31")
      #expect(kept == read)
      let hidden = try run("habits", "--date", "2026-03-31", "--hide", "journal")
      #expect(!hidden.contains("?\""))
      let coach = try run("habits", "--date", "2026-03-31", "--audience", "coach")
      #expect(!coach.contains("?\""))
      #expect(try run("data", "erase", "whoop", "--yes").contains("journal") == false)
      #expect(!FileManager.default.fileExists(atPath: home.path("readyday/whoop")))
    }
  }
}

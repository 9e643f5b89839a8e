import Foundation
import TestSupport
import Testing

/// A calendar whose end is missing, and a race that stands in no calendar.
@Suite("Days that calendars tell only in part")
struct PartlyKnownTests {
  private static let day = ["--now", "2026-03-10T09:00:00+01:00", "--tz", "Europe/Madrid"]
  private static let cut = ["--calendar", "scenarios/cut-calendar"] + day

  @Test("no demanding event in half a calendar is no answer")
  func check() throws {
    let asked = try Program(["check", "--next-high", "4h"] + Self.cut).run()
    #expect(asked.status == 3 && asked.errors.contains("it may hold a demanding event"))
    let spanish = try Program(["check", "--next-high", "4h", "--lang", "es"] + Self.cut).run()
    #expect(spanish.errors.contains("puede haber ahí un evento exigente"))
    let load = try Program(["check", "--next-high", "4h", "--load", ">200"] + Self.cut).run()
    #expect(load.status == 1)
  }

  @Test("the mean of a week is a least where a day is")
  func week() throws {
    for (language, mean) in [("en", "at least 1/100"), ("es", "al menos 1/100")] {
      let rows = try Program(["week", "--lang", language] + Self.cut).run().output
        .split(separator: "\n").filter { $0.hasSuffix(mean) }
      #expect(rows.count == 6)
    }
    let json = try Program(["week", "--format", "json"] + Self.cut).run().output
    #expect(json.components(separatedBy: "\"at_least\" : true").count == 9)
  }

  @Test("alerts that are due say that others may be missing")
  func alerts() throws {
    try TemporaryFolder.with { folder in
      let event = { (uid: String, rest: String) in
        "BEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTART:20260310T081000Z\r\nSUMMARY:Pill\r\n\(rest)"
      }
      try folder.file(
        "a.ics", "BEGIN:VCALENDAR\r\n" + event("1", "END:VEVENT\r\n") + event("2", ""))
      let calendar = ["--calendar", folder.path("a.ics")]
      let said = try Program(["alerts"] + calendar + Self.day).run().output
      #expect(said.contains("Pill") && said.hasSuffix("is missing: readyday doctor\n"))
      let spanish = try Program(["alerts", "--lang", "es"] + calendar + Self.day).run().output
      #expect(spanish.hasSuffix("Falta parte de tus calendarios: readyday doctor\n"))
    }
  }

  @Test("a planned race comes next, with what an illness means for it")
  func race() throws {
    try TemporaryFolder.with { data in
      func run(_ words: String...) throws -> String {
        var program = Program(words + Self.day)
        program.environment["XDG_DATA_HOME"] = data.url.path
        return try program.run().output
      }
      let added = try run("plan", "add", "race", "Town ultra", "today", "09:10", "10h", "--main")
      #expect(added.contains("Town ultra") && added.contains("10 h"))
      #expect(try run("plan", "show", "1").contains("Town ultra (main race)"))
      #expect(try run("plan", "list", "--lang", "es").contains("(competición principal)"))
      let next = ["next", "--calendar", "calendars"]
      #expect(try run(next[0], next[1], next[2]).contains("Town ultra"))
      _ = try run("feel", "ill")
      #expect(try run(next[0], next[1], next[2]).hasSuffix("Rest today: you said you are ill.\n"))
      let json = try run(next[0], next[1], next[2], "--format", "json")
      #expect(json.contains("\"training\" : \"rest\""))
    }
  }

  @Test("a list of words in the configuration may be one text with commas")
  func commas() throws {
    try TemporaryFolder.with { folder in
      try folder.file("config.json5", "{privacy: {hide: \"hrv, sleep\"}}")
      let config = ["--config", folder.path("config.json5")]
      let brief = try Program(["brief", "--whoop", "whoop"] + Self.day + config).run()
      #expect(brief.status == 0 && brief.output.contains("RECOVERY"))
      #expect(!brief.output.contains("SLEEP") && !brief.output.contains("HRV"))
      try folder.file("config.json5", "{privacy: {hide: \"hrv,slep\"}}")
      let wrong = try Program(["config", "check"] + config).run()
      #expect(wrong.status == 5 && wrong.errors.contains("did you mean \"sleep\"?"))
    }
  }

  @Test("explain score explains the score of readyday score, also beside WHOOP's")
  func score() throws {
    let whoop = ["--whoop", "whoop"] + Self.day
    let explained = try Program(["explain", "score"] + whoop).run().output
    #expect(explained.hasPrefix("41% is low") && explained.contains("training load 77"))
    #expect(try Program(["explain", "recovery"] + whoop).run().output.hasPrefix("28% is red"))
  }

  @Test("the data of a morning are as old in JSON as on the screen")
  func age() throws {
    let whoop = ["brief", "--whoop", "whoop"] + Self.day
    #expect(try Program(whoop).run().output.contains("WHOOP data as of 06:21"))
    let json = try Program(whoop + ["--format", "json"]).run().output
    #expect(json.contains("\"as_of\" : \"2026-03-10T06:21"))
  }
}

import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("Dates and zones on the command line")
struct DateOptionTests {
  /// A Tuesday.
  private static let now = "2026-03-10T06:30:00+01:00"
  private static let calendar = ["--calendar", "calendars", "--tz", "Europe/Madrid"]

  private static func date(_ word: String, now: String = now) throws -> String? {
    let result = try Program(
      ["agenda", "--format", "json", "--date", word, "--now", now] + calendar
    ).run()
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let days = (object as? [String: Any])?["days"] as? [[String: Any]]
    return days?.first?["date"] as? String
  }

  @Test(
    "every word and form is the date that was meant",
    arguments: [
      ("today", 10), ("tomorrow", 11), ("yesterday", 9), ("hoy", 10), ("mañana", 11),
      ("manana", 11), ("ayer", 9), ("tuesday", 10), ("tue", 10), ("martes", 10), ("wednesday", 11),
      ("miércoles", 11), ("miercoles", 11), ("thursday", 12), ("jueves", 12), ("friday", 13),
      ("Viernes", 13), ("saturday", 14), ("sábado", 14), ("SUNDAY", 15), ("domingo", 15),
      ("monday", 16), ("lunes", 16), ("+2d", 12), ("-1w", 3), ("+1w", 17), ("2026-03-20", 20),
      ("20260320", 20),
    ])
  func words(word: String, day: Int) throws {
    #expect(try Self.date(word) == "2026-03-" + (day < 10 ? "0\(day)" : "\(day)"))
  }

  @Test("tomorrow is the next day that the zone has")
  func skipped() throws {
    let result = try Program(
      [
        "agenda", "tomorrow", "--calendar", "calendars", "--tz", "Pacific/Apia", "--now",
        "2011-12-29T23:30:00-10:00",
      ]
    ).run()
    #expect(result.output.contains("31 December 2011"))
  }

  /// Commands by their names, with what else they need.
  private static let dated: [(String, [String])] = Commands.all.compactMap { command in
    guard let syntax = command.usual?.syntax else { return nil }
    // Plans and reflections are kept, and take a date for what they keep.
    guard syntax.options.contains(where: { $0.name == "date" }),
      // Their operands are their own.
      !["plan", "reflect", "body", "trends", "correct", "feel"].contains(command.name)
    else { return nil }
    switch syntax.command {
    case "explain": return (syntax.command, ["load"])
    case "check": return (syntax.command, ["--load", ">=0"])
    case "what-if": return (syntax.command, ["--recovery", "50"])
    default: return (syntax.command, [])
    }
  }

  @Test(
    "a date behind how one feels is the day, not a note",
    arguments: [("3 yesterday", "Mon 9 Mar: 3"), ("3 long walk", "long walk"), ("3 tomorrow", "")])
  func feelings(words: String, expected: String) throws {
    try TemporaryFolder.with { folder in
      var program = Program(
        ["feel"] + words.split(separator: " ").map(String.init)
          + ["--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00"])
      program.environment["XDG_DATA_HOME"] = folder.url.path
      let result = try program.run()
      #expect(result.output.contains(expected) || expected.isEmpty)
      #expect(result.status == (expected.isEmpty ? 2 : 0))
    }
  }

  private static let data = ["--whoop", "whoop", "--now", now] + calendar

  /// Of ``data`` what the command looks at.
  private static func data(for name: String) throws -> [String] {
    let options = try #require(Commands.named(name)?.usual).syntax.options.map(\.flag)
    return ["--now", now] + (options.contains("--whoop") ? ["--whoop", "whoop"] : [])
      + (options.contains("--calendar") ? calendar : Array(calendar.suffix(2)))
  }

  @Test("every command that takes a date takes it in every form", arguments: dated.map(\.0))
  func everyCommand(name: String) throws {
    let needed = try #require(Self.dated.first { $0.0 == name }).1
    let today = try Program([name] + needed + Self.data(for: name)).run()
    for word in ["martes", "-0d", "2026-03-10", "20260310"] {
      let asked = try Program([name] + needed + Self.data(for: name) + ["--date", word]).run()
      #expect(asked.status == 0, "\(name) --date \(word): \(asked.errors)")
      #expect(asked.output == today.output)
      let spoken = try Program([name] + needed + [word] + Self.data(for: name)).run()
      #expect(spoken.status == 0, "\(name) \(word): \(spoken.errors)")
      #expect(spoken.output == today.output)
    }
  }

  @Test("what is no date is refused everywhere, with status 2", arguments: dated.map(\.0))
  func noDate(name: String) throws {
    let needed = try #require(Self.dated.first { $0.0 == name }).1
    for word in ["11/23/26", "31feb", "2026-02-30"] {
      let result = try Program([name] + needed + Self.data(for: name) + ["--date", word]).run()
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.hasPrefix("readyday: error: --date: invalid value \"\(word)\"\n"))
      let spoken = try Program([name] + needed + [word] + Self.data(for: name)).run()
      #expect(spoken.status == 2 && spoken.output.isEmpty)
    }
  }

  @Test("nor is an event moved to what is no date")
  func moved() throws {
    let moved = try Program(["what-if", "--move", "1=31febT10:00"] + Self.data).run()
    #expect(moved.status == 2)
  }

  @Test(
    "the first and the last day of a list take every word and form too",
    arguments: [
      "today", "mañana", "miercoles", "Friday", "+2d", "+1w", "2026-03-20", "20260320",
    ])
  func ranges(word: String) throws {
    try TemporaryFolder.with { data in
      for command in ["plan", "reflect"] {
        var program = Program([
          command, "list", "--from", word, "--to", word, "--now", Self.now, "--tz", "UTC",
          "--format", "json",
        ])
        program.environment["XDG_DATA_HOME"] = data.url.path
        let result = try program.run()
        #expect(result.status == 0, "\(result.errors)")
        if command == "plan" {
          let day = try #require(try Self.date(word))
          #expect(result.output.contains("\"from\" : \"\(day)\""))
        }
        program.arguments[3] = "31feb"
        #expect(try program.run().status == 2)
      }
    }
  }

  @Test("a date alone is that day's brief; two dates are too many")
  func dateAlone() throws {
    let brief = try Program(["brief", "--date", "tomorrow"] + Self.data).run()
    #expect(brief.status == 0)
    for word in ["tomorrow", "mañana", "2026-03-11", "+1d"] {
      #expect(try Program([word] + Self.data).run().output == brief.output)
    }
    let both = try Program(["agenda", "tomorrow", "--date", "today"]).run()
    #expect(
      both.errors
        == "readyday: error: --date and a word without an option mean the same; use only one\n")
    let slip = try Program(["recovery", "yesterdy"]).run()
    #expect(slip.status == 2)
    #expect(
      slip.errors.hasPrefix(
        """
        readyday: error: recovery: invalid value "yesterdy"
          did you mean "yesterday"?

        """))
    let two = try Program(["week", "monday", "tuesday"]).run()
    #expect(two.status == 2 && two.errors.contains("unexpected argument \"tuesday\""))
  }

  @Test("plans and reflections take a date behind what they are about")
  func dateOfPlan() throws {
    try TemporaryFolder.with { data in
      func run(_ words: String) throws -> Program.Result {
        var program = Program(words.split(separator: " ").map(String.init))
        program.arguments += ["--now", Self.now, "--tz", "Europe/Madrid"]
        program.environment["XDG_DATA_HOME"] = data.url.path
        return try program.run()
      }
      _ = try run("plan add run --repeat daily")
      #expect(try run("plan list tomorrow").output == run("plan list --date tomorrow").output)
      #expect(try run("plan list tomorrow").output.contains("Running"))
      #expect(try run("plan done run today").output.contains("Tue 10 Mar"))
      let ahead = try run("plan done run tomorrow")
      #expect(ahead.status == 2 && ahead.errors.contains("not 2026-03-11"))
      #expect(try run("reflect list ayer").status == 0)
      #expect(try run("plan list tomorow").status == 2)
    }
  }

  @Test("today is the date where the user is: --tz wins over TZ, and events follow")
  func zones() throws {
    let now = ["--date", "today", "--now", "2026-11-21T02:00:00Z", "--format", "json"]
    var program = Program(["agenda", "--calendar", "calendars"] + now)
    program.environment["TZ"] = "America/New_York"
    #expect(try program.run().output.contains("\"date\" : \"2026-11-20\""))
    program.arguments += ["--tz", "Europe/Madrid"]
    let output = try program.run().output
    #expect(output.contains("\"date\" : \"2026-11-21\""))
    #expect(output.contains("\"time_zone\" : \"Europe/Madrid\""))
    program.arguments = program.arguments.map { $0 == "today" ? "monday" : $0 }
    let starts = try program.run().output.matches(of: /"start" : "([^"]+T[^"]+)"/)
    #expect(!starts.isEmpty && starts.allSatisfy { $0.1.hasSuffix("+01:00") })
  }

  @Test("a past date shows nothing of the real clock", arguments: ["text", "json", "markdown"])
  func past(format: String) throws {
    func brief(_ now: String) throws -> Program.Result {
      try Program(
        ["brief", "--whoop", "whoop", "--date", "2026-03-09", "--format", format, "--now", now]
          + Self.calendar
      ).run()
    }
    let first = try brief("2026-03-10T06:30:00+01:00")
    #expect(first.status == 0 && !first.output.isEmpty)
    let later = try brief("2026-11-21T23:59:00+01:00")
    // A document says when it was made.
    func lines(_ result: Program.Result) -> [Substring] {
      result.output.split(separator: "\n").filter { !$0.contains("\"generated_at\"") }
    }
    #expect(lines(later) == lines(first))
    #expect(!first.output.contains("TODAY"))
  }

  @Test(
    "a sleep that ends after midnight UTC is the night of the sleeper's own date; a nap is none")
  func localMorning() throws {
    try TemporaryFolder.with { folder in
      let records = [
        WrittenNight(id: 1, end: "2026-03-10T07:30:00.000Z", offset: "-09:00", recovery: 71),
        WrittenNight(id: 2, end: "2026-03-10T02:00:00.000Z", offset: "-09:00", isNap: true),
      ]
      try folder.file("night.json", records.map(\.json).joined(separator: "\n"))
      func score(_ date: String) throws -> String {
        try Program(
          [
            "brief", "--whoop", folder.path("night.json"), "--tz", "America/Los_Angeles",
            "--date", date, "--now", "2026-03-12T12:00:00Z",
          ]
        ).run().output
      }
      // 22:30 on the 9th, where the sleeper was.
      #expect(try score("2026-03-09").contains("RECOVERY  71%"))
      #expect(try score("2026-03-10").contains("last known: 71%"))
    }
  }
}

/// A night as WHOOP's API sends it, with its recovery.
private struct WrittenNight {
  let id: Int
  let end: String
  let offset: String
  var isNap = false
  var recovery: Int?

  private var uuid: String { "00000000-0000-4000-8000-00000000000\(id)" }

  var json: String {
    let start = end.replacing("T07", with: "T00").replacing("T02", with: "T01")
    let sleep = """
      {"id": "\(uuid)", "cycle_id": \(id), "start": "\(start)", "end": "\(end)", \
      "timezone_offset": "\(offset)", "nap": \(isNap), "score_state": "SCORED", \
      "score": {"stage_summary": {"total_in_bed_time_milli": 24000000, \
      "total_awake_time_milli": 1000000, "total_no_data_time_milli": 0, \
      "total_light_sleep_time_milli": 13000000, "total_slow_wave_sleep_time_milli": 5000000, \
      "total_rem_sleep_time_milli": 5000000, "sleep_cycle_count": 3, "disturbance_count": 2}}}
      """
    guard let recovery else { return sleep }
    return sleep + """

      {"cycle_id": \(id), "sleep_id": "\(uuid)", "score_state": "SCORED", \
      "created_at": "\(end)", "updated_at": "\(end)", "score": {"user_calibrating": false, \
      "recovery_score": \(recovery), "resting_heart_rate": 52, "hrv_rmssd_milli": 60.5}}
      """
  }
}

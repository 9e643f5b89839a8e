import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

/// `plan`, with plans in a folder of the test's own.
@Suite("plan")
struct PlanProgramTests {
  static func program(_ data: TemporaryFolder, _ words: String...) -> Program {
    var program = Program(words + ["--now", "2026-11-23T06:55:00+01:00", "--tz", "Europe/Madrid"])
    program.environment["XDG_DATA_HOME"] = data.url.path
    return program
  }

  private static func plans(_ data: TemporaryFolder, _ words: String...) throws -> [[String: Any]] {
    var program = program(data, "plan", "list", "--format", "json")
    program.arguments += words
    let output = try program.run().output
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    return try #require(object?["plans"] as? [[String: Any]])
  }

  @Test("dates and times are those of the configuration's time zone, whatever the computer's is")
  func configuredZone() throws {
    try TemporaryFolder.with { home in
      try home.file(".config/readyday/config.json5", "{time_zone: \"Europe/Madrid\"}")
      try home.file(
        "yoga.ics",
        "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=Europe/Madrid:20261124T193000\r\n"
          + "DURATION:PT1H\r\nSUMMARY:Yoga\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
      func run(_ words: String...) throws -> Program.Result {
        // Half past midnight in Madrid.
        var program = Program(words + ["--now", "2026-11-23T23:30:00Z"])
        program.environment["HOME"] = home.url.path
        program.environment["TZ"] = "UTC"
        return try program.run()
      }
      #expect(try run("plan", "import", home.path("yoga.ics"), "--yes").status == 0)
      let added = try run("plan", "add", "--activity", "running").output
      #expect(added.contains("Tue 24 Nov"))
      let id = try #require(added.split(separator: " ").dropFirst().first?.dropLast())
      let list = try run("plan", "list").output
      #expect(list.contains("19:30") && list.contains("Running"))
      #expect(try run("reflect", "add", "--feeling", "4", "--plan", String(id)).status == 0)
      #expect(try run("reflect", "list", "--format", "json").output.contains("2026-11-24"))
    }
  }

  @Test("what was added is listed, shown, edited and removed")
  func life() throws {
    try TemporaryFolder.with { data in
      let added = try Self.program(
        data, "plan", "add", "--activity", "jiu jitsu", "--start", "18:00", "--intensity", "hard"
      ).run()
      #expect(added.status == 0 && added.errors.isEmpty)
      #expect(added.output.hasSuffix(": Jiu-Jitsu, Mon 23 Nov, 18:00, 1 h, hard\n"))
      let plan = try #require(try Self.plans(data).first)
      let id = try #require(plan["id"] as? String)
      #expect(plan["activity"] as? String == "jiu_jitsu" && plan["sequence"] as? Int == 1)
      #expect(try Self.program(data, "plan", "edit", id, "--duration", "1h30m").run().status == 0)
      #expect(try Self.plans(data).first?["duration_min"] as? Int == 90)
      let shown = try Self.program(data, "plan", "show", String(id.prefix(3)), "--lang", "es").run()
      #expect(shown.output.contains("Deportes de combate"))
      let kept = try Self.program(data, "plan", "remove", id).run()
      #expect(kept.status == 2 && kept.errors.contains("use --yes to skip the question"))
      #expect(try Self.plans(data).count == 1)
      #expect(try Self.program(data, "plan", "remove", id, "--yes").run().status == 0)
      #expect(try Self.plans(data).isEmpty)
    }
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let words: [String]
    let message: String
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    "what is not allowed says what is",
    arguments: [
      Refusal(
        words: ["--duration", "480"],
        message: Voice(.english).problem(.durationOutOfRange(minutes: 480) as PlanProblem)),
      Refusal(
        words: ["--duration", "0"],
        message: Voice(.english).problem(.durationOutOfRange(minutes: 0) as PlanProblem)),
      Refusal(
        words: ["--sequence", "7"],
        message: Voice(.english).problem(.sequenceOutOfRange(7) as PlanProblem)),
      Refusal(
        words: ["--notes", String(repeating: "x", count: 501)],
        message: Voice(.english).problem(.notesTooLong(characters: 501) as PlanProblem)),
      Refusal(words: ["--activity", "runing"], message: "did you mean running?"),
      Refusal(words: ["--start", "25:00"], message: "a time of day, 18:00 or 6pm, or none"),
      Refusal(words: ["--repeat", "sometimes"], message: "daily, weekly, monthly, yearly"),
      Refusal(words: ["--intensity", "max"], message: "accepted: light, moderate, hard"),
      Refusal(
        words: ["--duration", "480", "--lang", "es"],
        message: Voice(.spanish).problem(.durationOutOfRange(minutes: 480) as PlanProblem)),
    ])
  func refusals(row: Refusal) throws {
    try TemporaryFolder.with { data in
      var program = Self.program(data, "plan", "add")
      program.arguments += row.words
      let result = try program.run()
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains(row.message))
      #expect(!FileManager.default.fileExists(atPath: data.path("readyday/plans.json")))
    }
  }

  @Test("the files are their owner's alone, and the last good one stays beside")
  func files() throws {
    try TemporaryFolder.with { data in
      for start in ["7am", "8am"] {
        _ = try Self.program(data, "plan", "add", "strength", start).run()
      }
      let mode = { (path: String) in
        try FileManager.default.attributesOfItem(atPath: data.path(path))[.posixPermissions] as? Int
      }
      #expect(try mode("readyday") == 0o700)
      #expect(try mode("readyday/plans.json") == 0o600)
      #expect(try mode("readyday/plans.json.bak") == 0o600)
      let names = try FileManager.default.contentsOfDirectory(atPath: data.path("readyday"))
      #expect(names.sorted() == [".lock", "plans.json", "plans.json.bak"])
    }
  }

  @Test("a file that is a link stays one")
  func link() throws {
    try TemporaryFolder.with { data in
      try data.file("elsewhere/real.json", "")
      try FileManager.default.removeItem(atPath: data.path("elsewhere/real.json"))
      for start in ["7am", "8am"] {
        _ = try Self.program(data, "plan", "add", "strength", start).run()
      }
      let file = data.path("readyday/plans.json")
      try FileManager.default.moveItem(atPath: file, toPath: data.path("elsewhere/real.json"))
      try FileManager.default.createSymbolicLink(
        atPath: file, withDestinationPath: data.path("elsewhere/real.json"))
      #expect(try Self.program(data, "plan", "add", "strength").run().status == 0)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: file)
          == data.path("elsewhere/real.json"))
      #expect(try Self.plans(data).count == 3)
    }
  }

  @Test("a damaged file is never overwritten, and what to do is said")
  func damaged() throws {
    try TemporaryFolder.with { data in
      for start in ["7am", "8am"] {
        _ = try Self.program(data, "plan", "add", "strength", start).run()
      }
      let file = data.path("readyday/plans.json")
      try "{\"plans\": [".write(toFile: file, atomically: false, encoding: .utf8)
      for words in [["add", "strength"], ["list"], ["edit", "x", "--duration", "5"]] {
        var program = Self.program(data, "plan")
        program.arguments += words
        let result = try program.run()
        #expect(result.status == 4 && result.output.isEmpty)
        #expect(result.errors.contains("plans.json: not JSON at line 1"))
        #expect(result.errors.contains("cp \(file).bak \(file)"))
      }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "{\"plans\": [")
      try FileManager.default.removeItem(atPath: file)
      try FileManager.default.copyItem(atPath: file + ".bak", toPath: file)
      #expect(try Self.plans(data).count == 1)
    }
  }

  @Test("eight writers at once lose nothing")
  func together() throws {
    try TemporaryFolder.with { data in
      let null = FileHandle.nullDevice
      let processes = try (0..<8).map { day in
        try Self.program(data, "plan", "add", "strength", "--date", "+\(day)d")
          .start(input: null, output: null, errors: null)
      }
      for process in processes { process.waitUntilExit() }
      #expect(processes.allSatisfy { Program.status(of: $0) == 0 })
      #expect(try Self.plans(data, "--from", "today", "--to", "+7d").count == 8)
    }
  }

  @Test("an export comes back as it was, as JSON and as a calendar", arguments: ["json", "ics"])
  func export(format: String) throws {
    try TemporaryFolder.with { data in
      _ = try Self.program(
        data, "plan", "add", "--activity", "running", "--start", "18:00", "--notes", "a\nb; c,d"
      ).run()
      _ = try Self.program(data, "plan", "add", "--activity", "yoga", "--repeat", "mon,thu").run()
      let first = try Self.program(data, "plan", "export", "--format", format).run().output
      let file = try data.file("plans.\(format)", first)
      try TemporaryFolder.with { other in
        let imported = try Self.program(other, "plan", "import", file.path, "--yes").run()
        #expect(imported.output == "2 new, 0 updated, 0 unchanged\n")
        let again = try Self.program(other, "plan", "import", file.path, "--yes").run()
        #expect(again.output == "0 new, 0 updated, 2 unchanged\n")
        let second = try Self.program(other, "plan", "export", "--format", format).run().output
        #expect(second == first)
        let there = try Self.plans(other, "--to", "+9d") as NSArray
        let here = try Self.plans(data, "--to", "+9d") as NSArray
        #expect(there == here && here.count == 4)
      }
    }
  }

  @Test("an event without a UID is the same plan each time it is imported, days left out and all")
  func withoutUID() throws {
    try TemporaryFolder.with { data in
      let skipped = (10...17).map { "EXDATE:202603\($0)T180000\n" }.joined()
      let file = try data.file(
        "yoga.ics",
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260309T180000\nDURATION:PT1H\nSUMMARY:Yoga\n"
          + "DTSTAMP:20260301T080000Z\nRRULE:FREQ=DAILY\n\(skipped)END:VEVENT\nEND:VCALENDAR\n")
      let first = try Self.program(data, "plan", "import", file.path, "--yes").run().output
      #expect(first == "1 new, 0 updated, 0 unchanged\n")
      let again = try Self.program(data, "plan", "import", file.path, "--yes").run().output
      #expect(again == "0 new, 0 updated, 1 unchanged\n")
      // Made of what the event says: of another id the next import would make a second plan.
      let kept = try String(contentsOfFile: data.path("readyday/plans.json"), encoding: .utf8)
      #expect(kept.contains("\"id\" : \"6692e165ef7d\""))
    }
  }

  @Test("one import takes a thousand sessions, and says how many it leaves out")
  func crowd() throws {
    try TemporaryFolder.with { data in
      let days = (0..<1_002).map { number in
        let date = LocalDate(dayNumber: 20_000 + number).description.filter { $0 != "-" }
        return "BEGIN:VEVENT\nUID:\(number)\nDTSTART:\(date)T180000\nSUMMARY:Yoga\nEND:VEVENT\n"
      }
      let file = try data.file(
        "yoga.ics", "BEGIN:VCALENDAR\n\(days.joined())END:VCALENDAR\n")
      let strict = try Self.program(data, "plan", "import", file.path, "--yes", "--strict").run()
      #expect(strict.status == 4)
      let result = try Self.program(data, "plan", "import", file.path, "--yes").run()
      #expect(result.output == "1000 new, 0 updated, 0 unchanged\n")
      #expect(result.errors.contains("one import takes 1,000 sessions; 2 more were skipped"))
    }
  }

  @Test("on a narrow screen the count of what was imported is broken")
  func narrow() throws {
    try TemporaryFolder.with { data in
      let events = (100..<200).map { number in
        let date = "2026\(10 + number % 3)\(10 + number / 3 % 18)"
        return "BEGIN:VEVENT\nUID:\(number)\nDTSTART:\(date)T180000\nEND:VEVENT\n"
      }
      let file = try data.file(
        "many.ics", "BEGIN:VCALENDAR\n" + events.joined() + "END:VCALENDAR\n")
      let result = try Self.program(
        data, "plan", "import", file.path, "--lang", "es", "--width", "40", "--all", "--yes"
      ).run()
      #expect(result.output == "nuevos: 100; cambiados: 0; sin cambios:\n0\n")
    }
  }

  struct Stranger: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let status: Int32
    /// `$` stands for the file.
    var warning: String?
  }

  @Test(
    "a file without a planned session is an error, an empty calendar is none",
    arguments: [
      Stranger(
        testDescription: "any text", text: "# Read me\n\nBEGIN here.\n", status: 4,
        warning: "$: \(Voice(.english).problem(.calendar(.notACalendar)))"),
      Stranger(
        testDescription: "nothing", text: "", status: 4,
        warning: "$: \(Voice(.english).problem(.calendar(.notACalendar)))"),
      Stranger(
        testDescription: "an event that is off",
        text: "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20260309T180000\nSTATUS:CANCELLED\n"
          + "END:VEVENT\nEND:VCALENDAR\n", status: 4,
        warning: "(no title) is cancelled; skipped"),
      Stranger(
        testDescription: "an event that is cut off",
        text: "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20260309T1800", status: 4,
        warning: "$:2: the file ends inside VEVENT, which was skipped"),
      Stranger(
        testDescription: "an empty calendar", text: "BEGIN:VCALENDAR\nEND:VCALENDAR\n", status: 0),
    ])
  func strangers(_ row: Stranger) throws {
    try TemporaryFolder.with { data in
      let file = try data.file("strange.ics", row.text)
      let result = try Self.program(data, "plan", "import", file.path, "--yes").run()
      #expect(result.status == row.status)
      #expect(result.output == (row.status == 0 ? "0 new, 0 updated, 0 unchanged\n" : ""))
      let warning = row.warning.map {
        "readyday: warning: \($0.replacing("$", with: file.path))\n"
      }
      let error = "readyday: error: no planned session in \(file.path)\n"
      #expect(result.errors == (warning ?? "") + (row.status == 0 ? "" : error))
      #expect(!FileManager.default.fileExists(atPath: data.path("readyday/plans.json")))
    }
  }

  @Test("in a folder, files without a session are passed over beside those that have one")
  func folder() throws {
    try TemporaryFolder.with { data in
      let event = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20260309T180000\n"
      let end = "END:VEVENT\nEND:VCALENDAR\n"
      try data.file("calendars/a.ics", event + "STATUS:CANCELLED\n" + end)
      let folder = data.path("calendars")
      #expect(try Self.program(data, "plan", "import", folder, "--all", "--yes").run().status == 4)
      try data.file("calendars/b.ics", event + end)
      let result = try Self.program(data, "plan", "import", folder, "--all", "--yes").run()
      #expect(result.output == "1 new, 0 updated, 0 unchanged\n")
      #expect(result.errors.hasPrefix("readyday: warning: (no title) is cancelled"))
      let strict = try Self.program(data, "plan", "import", folder, "--all", "--yes", "--strict")
        .run()
      #expect(strict.status == 4 && strict.output.isEmpty)
      #expect(
        strict.errors == result.errors + "readyday: error: 1 problem in the input (--strict)\n")
    }
  }

  @Test("readyday agenda reads the calendar of plans, and counts none of it")
  func agenda() throws {
    try TemporaryFolder.with { data in
      _ = try Self.program(
        data, "plan", "add", "--activity", "running", "--start", "18:00", "--repeat", "daily"
      ).run()
      let file = try data.file(
        "plans.ics", Self.program(data, "plan", "export", "--format", "ics").run().output)
      let agenda = try Self.program(
        data, "agenda", "--calendar", file.path, "--date", "tomorrow", "--format", "json"
      ).run()
      #expect(agenda.status == 0 && agenda.errors.isEmpty)
      #expect(agenda.output.contains("\"start\" : \"2026-11-24T18:00:00+01:00\""))
      #expect(agenda.output.contains("\"end\" : \"2026-11-24T19:00:00+01:00\""))
      #expect(agenda.output.contains("\"not_counted\" : \"own\""))
      #expect(agenda.output.contains("\"title\" : \"Running (moderate)\""))
    }
  }

  @Test("a damaged file of plans costs the briefing its sessions alone")
  func briefing() throws {
    try TemporaryFolder.with { data in
      try data.file("readyday/plans.json", "{")
      let brief = try Self.program(data, "brief", "--calendar", "calendars").run()
      #expect(brief.status == 0)
      #expect(brief.errors.contains("plans.json: not JSON at line 1"))
      let strict = try Self.program(data, "brief", "--calendar", "calendars", "--strict").run()
      #expect(strict.status == 4)
    }
  }

  @Test(
    "what is hidden stays so in the words about sessions",
    arguments: [
      "text", "json", "markdown", "html", "mail",
    ])
  func hidden(format: String) throws {
    var program = Program([
      "brief", "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00", "--whoop", "whoop",
      "--calendar", "calendars", "--to", "ana@example.test", "--format", format,
    ])
    func said() throws -> String {
      try program.run().output.replacing("=\n", with: "").lowercased()
    }
    program.environment["XDG_DATA_HOME"] = Fixtures.url("training/no-room").path
    #expect(try said().contains("clashes with ") && said().contains("board review"))
    program.environment["XDG_DATA_HOME"] = Fixtures.url("training/red-and-hard").path
    #expect(try said().contains("too hard for today"))
    program.arguments += ["--hide", "recovery,titles"]
    let red = try said()
    #expect(red.contains("running") && !red.contains("today allows"))
    program.environment["XDG_DATA_HOME"] = Fixtures.url("training/no-room").path
    let board = try said()
    #expect(board.contains("clashes with a private event") && !board.contains("board"))
    program.arguments = program.arguments.dropLast(2) + ["--audience", "coach"]
    #expect(try !said().contains("board"))
  }

  @Test("activities are found in the terminal, those planned last first")
  func activities() throws {
    try TemporaryFolder.with { data in
      let found = try Self.program(data, "plan", "activities", "jiu", "jitsu").run()
      #expect(found.output == "Jiu-Jitsu  jiu_jitsu\n")
      #expect(
        try Self.program(data, "plan", "activities", "zzz").run().output.contains("no activity"))
      _ = try Self.program(data, "plan", "add", "--activity", "rugby").run()
      let all = try Self.program(data, "plan", "activities").run().output
      #expect(all.hasPrefix("RECENT\n  Rugby  rugby\n"))
      #expect(all.split(separator: "\n").count(where: { $0.hasPrefix("  ") }) == 59)
    }
  }
}

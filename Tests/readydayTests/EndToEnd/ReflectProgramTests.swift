import Foundation
import TestSupport
import Testing

/// `reflect` and `data`, with everything in a folder of the test's own.
@Suite("reflect and data")
struct ReflectProgramTests {
  private static let workout = "6a9469fd-a03d-456e-ad81-38f5c160b9a9"

  private static func program(
    _ data: TemporaryFolder, _ words: String..., now: String = "2026-03-10T08:00:00+01:00"
  ) -> Program {
    var program = Program(words + ["--now", now, "--tz", "Europe/Madrid"])
    program.environment["XDG_DATA_HOME"] = data.url.path
    return program
  }

  /// Without a moment, for commands that know none.
  private static func timeless(_ data: TemporaryFolder, _ words: String...) throws -> Program.Result
  {
    var program = program(data)
    program.arguments = words
    return try program.run()
  }

  private static func reflect(_ data: TemporaryFolder) throws -> Program.Result {
    try program(
      data, "reflect", "add", "--whoop", "whoop", "--workout", "6a9469", "--feeling", "4", "--well",
      "kept the pace"
    ).run()
  }

  @Test("a workout's own numbers come with the reflection, but for those that are hidden")
  func facts() throws {
    try TemporaryFolder.with { data in
      let added = try Self.reflect(data)
      #expect(added.status == 0)
      #expect(added.output.contains("Cycling, Mon 9 Mar, 17:22, feeling 4 out of 5"))
      #expect(added.output.contains("strain 10.5 · average HR 120 bpm · max HR 179 bpm"))
      let list = try Self.program(data, "reflect").run().output
      #expect(list.contains("kept the pace") && list.contains("1,157 kcal"))
      let coach = try Self.program(data, "reflect", "list", "--hide", "heart_rate,strain").run()
      #expect(coach.output.contains("1,157 kcal"))
      for word in ["strain", "bpm", "zones"] { #expect(!coach.output.contains(word)) }
      let json = try Self.program(
        data, "reflect", "list", "--hide", "heart_rate,strain", "--format", "json"
      ).run().output
      #expect(json.contains("\"strain\" : null") && json.contains("\"zones_min\" : null"))
      #expect(try Self.reflect(data).status == 2)
    }
  }

  @Test(
    "who reflects again is told so, by whatever name, and how to change it",
    arguments: ["cycling", "1"])
  func again(name: String) throws {
    try TemporaryFolder.with { data in
      _ = try Self.reflect(data)
      let again = try Self.program(
        data, "reflect", "add", name, "--whoop", "whoop", "--feeling", "3"
      ).run()
      #expect(again.status == 2)
      let found = again.errors.firstMatch(
        of: #/already has a reflection: (\w+)\n  try: readyday reflect edit (\w+) --feeling/#)
      let ids = try #require(found)
      #expect(ids.1 == ids.2)
    }
  }

  @Test("who hides heart rate hides all of it, and a coach sees what the configuration says")
  func coach() throws {
    try TemporaryFolder.with { data in
      _ = try Self.reflect(data)
      let brief = try Self.program(data, "brief", "--whoop", "whoop", "--hide", "heart_rate").run()
      #expect(brief.output.contains("28%"))
      #expect(!brief.output.contains("HRV") && !brief.output.contains("resting HR"))
      for (shown, words) in [
        ("\"hrv\"", []), ("\"strain\"", ["strain"]), ("\"heart_rate\"", ["HR", "zones"]),
        ("\"energy\"", ["kcal"]),
      ] {
        let file = try data.file("config.json5", "{privacy: {coach: [\(shown)]}}").path
        let list = try Self.program(
          data, "reflect", "list", "--audience", "coach", "--config", file
        ).run()
        #expect(list.status == 0)
        for word in ["strain", "HR", "zones", "kcal"] {
          #expect(list.output.contains(word) == words.contains(word), "\(shown): \(word)")
        }
      }
      let file = try data.file("config.json5", "{privacy: {coach: [\"recovery\", \"hrv\"]}}").path
      let seen = try Self.program(
        data, "brief", "--long", "--whoop", "whoop", "--audience", "coach", "--config", file
      ).run().output
      #expect(seen.contains("HRV") && !seen.contains("resting HR"))
    }
  }

  @Test("what is due is listed once, newest first and with a number, and never at night")
  func due() throws {
    try TemporaryFolder.with { data in
      func due(_ now: String, _ words: String...) throws -> Program.Result {
        var program = Self.program(data, now: now)
        program.arguments = ["reflect", "due", "--whoop", "whoop"] + words + program.arguments
        return try program.run()
      }
      let first = try due("2026-03-09T20:06:24+01:00").output
      #expect(
        first.hasPrefix("1  Weightlifting, Sat 7 Mar 12:07: how did it go?\n   strain 4.7 · "))
      #expect(first.contains("\n  readyday reflect add 1 --feeling 1..5\n"))
      let cycling = "1  Cycling, Mon 9 Mar 17:22: how did it go?\n"
      #expect(try due("2026-03-09T20:06:25+01:00").output.hasPrefix(cycling + "   strain 10.5 · "))
      #expect(try due("2026-03-10T07:00:00+01:00").output.isEmpty)
      #expect(
        try due("2026-03-10T06:59:59+01:00", "--all").output.hasPrefix(
          cycling + "   strain 10.5 · "))
      #expect(
        try due("2026-03-10T07:00:00+01:00", "--all").output.hasPrefix(
          cycling + "   strain 10.5 · "))
      let silent = try due("2026-06-01T12:00:00+02:00")
      #expect(silent.output.isEmpty && silent.errors.isEmpty && silent.status == 0)
      for now in ["2026-06-01T12:00:00+02:00", "2026-06-01T03:00:00+02:00"] {
        let document = try due(now, "--format", "json").output
        #expect(document.contains("\"due\" : [") && document.contains("readyday.due"))
      }
    }
  }

  @Test("a number or a part of the name says which session is meant, and others can be dismissed")
  func named() throws {
    try TemporaryFolder.with { data in
      func reflect(_ words: String...) throws -> Program.Result {
        var program = Self.program(data)
        program.arguments = ["reflect"] + words + ["--whoop", "whoop"] + program.arguments
        return try program.run()
      }
      let second = try reflect("add", "2", "--feeling", "3")
      #expect(second.output.contains("Weightlifting, Sat 7 Mar, 12:07, feeling 3 out of 5"))
      #expect(try reflect("add", "2", "--feeling", "3").errors.contains("already has a reflection"))
      #expect(try reflect("dismiss", "cyc").output == "dismissed: Cycling, Mon 9 Mar 17:22\n")
      let several = try reflect("dismiss", "padel")
      #expect(several.status == 2 && several.errors.contains("several sessions are called"))
      #expect(several.errors.contains("  5  Padel, Tue 3 Mar 19:31\n"))
      let latest = try reflect("add", "padel", "--feeling", "4").output
      #expect(latest.contains("Padel, Tue 3 Mar, 19:31"))
      let again = try reflect("add", "5", "--feeling", "3").errors
      #expect(again.hasPrefix("readyday: error: Padel, Tue 3 Mar 19:31 already has a reflection"))
      #expect(try reflect("dismiss", "6").output.contains("18:22"))
      #expect(try reflect("dismiss", "surf").errors.contains("no session has the number or name"))
      let left = try reflect("due", "--all").output
      #expect(left.hasPrefix("3  Functional Fitness") && !left.contains("Padel"))
      #expect(try reflect("dismiss", "--all").status == 0)
      #expect(try reflect("due", "--all").output.isEmpty)
      #expect(try reflect("dismiss", "--all").errors.contains("no session is due"))
      let brief = try Self.program(data, "brief", "--whoop", "whoop").run()
      #expect(brief.status == 0 && !brief.output.contains("? readyday reflect"))
    }
  }

  @Test("a name means the latest session that has it, and a grade and words may follow")
  func latest() throws {
    try TemporaryFolder.with { data in
      func reflect(_ words: String...) throws -> Program.Result {
        var program = Self.program(data)
        program.arguments = ["reflect"] + words + ["--whoop", "whoop"] + program.arguments
        return try program.run()
      }
      let ungraded = try reflect("padel")
      #expect(ungraded.status == 2 && ungraded.errors.contains("try: readyday reflect padel 4"))
      let told = try reflect("padel", "4", "steady", "sleep more").output
      #expect(told.contains("Padel, Tue 3 Mar, 19:31, feeling 4 out of 5"))
      let list = try reflect("list").output
      #expect(list.contains("steady") && list.contains("sleep more"))
      #expect(try reflect("surf", "4").errors.contains("no session has the number or name"))
      let review = try Self.program(
        data, "review", "--week", "2026-W10", "--whoop", "whoop"
      ).run().output
      #expect(review.contains("You reflected on 1 of 6 sessions."))
    }
  }

  @Test("planned sessions are due as well, and workouts that were imported, of Apple Health too")
  func planned() throws {
    try TemporaryFolder.with { data in
      _ = try Self.timeless(data, "import", "whoop", "whoop")
      #expect(try Self.program(data, "reflect", "due").run().output.contains("Cycling"))
      _ = try Self.program(data, "plan", "add", "row", "yesterday", "7pm").run()
      let due = try Self.program(data, "reflect", "due", "--lang", "es").run().output
      #expect(due.hasPrefix("1  Remo, lun 9 mar 19:00: ¿qué tal fue?\n"))
    }
    var program = Program([
      "reflect", "due", "--all", "--now", "2026-03-10T08:00:00+01:00", "--tz", "Europe/Madrid",
    ])
    try TemporaryFolder.with { data in
      try FileManager.default.createDirectory(
        atPath: data.path("readyday"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Fixtures.url("kept/readyday/apple-health"),
        to: URL(filePath: data.path("readyday/apple-health")))
      program.environment["XDG_DATA_HOME"] = data.url.path
      #expect(try program.run().output.contains("1  "))
      program.arguments.replaceSubrange(1..<3, with: ["add", "1", "--feeling", "4"])
      #expect(try program.run().status == 0)
    }
  }

  @Test("a plan for another day asks of nothing that is still to come")
  func tomorrow() throws {
    try TemporaryFolder.with { data in
      _ = try Self.program(data, "plan", "add", "yoga", "7pm").run()
      let words = ["brief", "--whoop", "whoop", "--date", "tomorrow"]
      var program = Self.program(data)
      program.arguments = words + program.arguments
      #expect(try !program.run().output.contains("how did it go?"))
      var night = Self.program(data, now: "2026-03-10T21:00:00+01:00")
      night.arguments = words + night.arguments
      #expect(try night.run().output.contains("Yoga, Tue 10 Mar 19:00: how did it go?"))
    }
  }

  @Test("a reflection keeps and shows how long it was, who measured it, and the body that morning")
  func body() throws {
    try TemporaryFolder.with { data in
      let added = try Self.reflect(data).output
      let id = String(added.split(separator: " ")[1].dropLast())
      let shown = try Self.program(data, "reflect", "show", id).run().output
      for line in [
        "duration      1 h 44 min\n", "source        WHOOP\n",
        "that morning  recovery 57% · sleep 7 h 25 min · sleep performance 89% · HRV\n",
      ] { #expect(shown.contains(line), "\(line)") }
      let spanish = try Self.program(
        data, "reflect", "show", id, "--lang", "es", "--hide", "recovery,sleep"
      ).run().output
      #expect(spanish.contains("esa mañana   VFC 53 ms · FC en reposo 55 lpm\n"))
      let json = try Self.program(data, "reflect", "list", "--hide", "hrv", "--format", "json")
        .run()
      #expect(json.output.contains("\"hrv_ms\" : null"))
      #expect(json.output.contains("\"recovery_score\" : 57"))
      let kept = try String(contentsOfFile: data.path("readyday/reflections.json"), encoding: .utf8)
      #expect(kept.contains("\"hrv_ms\" : 53.2"))
    }
  }

  @Test("an edit changes the words, and a removal needs a yes")
  func edit() throws {
    try TemporaryFolder.with { data in
      let added = try Self.reflect(data).output
      let id = String(added.split(separator: " ")[1].dropLast())
      let edited = try Self.program(data, "reflect", "edit", id, "--improve", "sleep").run()
      #expect(edited.status == 0)
      let shown = try Self.program(data, "reflect", "show", id, "--lang", "es").run().output
      #expect(shown.contains("por mejorar  sleep") && shown.contains("salió bien   kept the pace"))
      #expect(try Self.program(data, "reflect", "edit", id, "--feeling", "0").run().status == 2)
      #expect(try Self.program(data, "reflect", "remove", id).run().status == 2)
      #expect(try Self.program(data, "reflect", "remove", id, "--yes").run().status == 0)
      #expect(try Self.program(data, "reflect").run().output.hasPrefix("no reflections; "))
    }
  }

  @Test("a plan is reflected on where no workout is")
  func plan() throws {
    try TemporaryFolder.with { data in
      let added = try Self.program(data, "plan", "add", "--activity", "rowing").run().output
      let id = String(added.split(separator: " ")[1].dropLast())
      let words = ["reflect", "add", "--plan", id, "--feeling", "3"]
      var program = Self.program(data)
      program.arguments = words + program.arguments
      #expect(try program.run().output.contains("Rowing, Tue 10 Mar, feeling 3 out of 5"))
      #expect(try program.run().errors.contains("already has a reflection"))
      program.arguments += ["--date", "2026-03-11"]
      #expect(try program.run().errors.contains("is not on 2026-03-11"))
    }
  }

  @Test("yesterday's sessions are in the morning's brief until they are reflected on")
  func brief() throws {
    try TemporaryFolder.with { data in
      _ = try Self.program(data, "plan", "add", "strength").run()
      let words = ["brief", "--whoop", "whoop"]
      var program = Self.program(data)
      program.arguments = words + program.arguments
      #expect(try program.run().output.contains("Cycling? readyday reflect"))
      for format in ["json", "html"] {
        program.arguments = words + ["--format", format] + Self.program(data).arguments
        #expect(try program.run().output.contains("Cycling"))
      }
      #expect(try Self.reflect(data).status == 0)
      program.arguments = words + Self.program(data).arguments
      #expect(try !program.run().output.contains("? readyday reflect"))
    }
  }

  @Test("whoever else reads the brief is not asked how a session went")
  func othersBrief() throws {
    try TemporaryFolder.with { data in
      _ = try Self.program(data, "plan", "add", "strength").run()
      var program = Self.program(data, "brief", "--whoop", "whoop", "--audience", "coach")
      #expect(try !program.run().output.contains("? readyday reflect"))
      program.arguments += ["--format", "json"]
      #expect(try program.run().output.contains("\"reflections_due\" : [\n\n  ]"))
    }
  }

  @Test("on a terminal it is said that nothing is due, elsewhere silence says it")
  func nothingDue() throws {
    try TemporaryFolder.with { data in
      let program = Self.program(data, "reflect", "due", "--whoop", "whoop")
      #expect(try PseudoTerminal().run(program).screen.contains("how did it go?"))
      let again = try PseudoTerminal().run(program)
      #expect(again.screen.contains("no new session is due; readyday reflect due --all lists"))
      #expect(try program.run().output.isEmpty)
      let none = Self.program(data, "reflect", "due", "--lang", "es")
      #expect(try PseudoTerminal().run(none).screen == "no hay ninguna sesión pendiente\n")
    }
  }

  @Test("a moment that stands for an id is of the session's own day")
  func localID() throws {
    try TemporaryFolder.with { data in
      let program = Self.program(
        data, "workout", "--past", "60", "--whoop", "whoop-csv", "--format", "json")
      let json = try JSONSerialization.jsonObject(with: Data(program.run().output.utf8))
      let workouts = try #require((json as? [String: Any])?["workouts"] as? [[String: Any]])
      #expect(!workouts.isEmpty)
      for workout in workouts {
        let (id, date) = (workout["workout_id"] as? String, workout["date"] as? String)
        #expect(id?.hasPrefix(date ?? "none") == true && id?.hasSuffix("Z") == false)
      }
    }
  }

  @Test("everything that is kept can be taken along, and then be gone")
  func data() throws {
    try TemporaryFolder.with { data in
      _ = try Self.program(data, "plan", "add", "strength").run()
      _ = try Self.reflect(data)
      #expect(try Self.timeless(data, "import", "whoop", "whoop").status == 0)
      let copy = data.path("copy/of/it")
      let exported = try Self.timeless(data, "data", "export", copy)
      #expect(exported.status == 0)
      let files = [
        "index.json", "plans.json", "reflections.json", "whoop/cycle.json", "whoop/recovery.json",
        "whoop/sleep.json", "whoop/workout.json",
      ]
      for file in files {
        #expect(exported.output.contains("\(copy)/\(file)\n"))
        let bytes = try Data(contentsOf: URL(filePath: "\(copy)/\(file)"))
        #expect(try JSONSerialization.jsonObject(with: bytes) is [String: Any])
      }
      #expect(try Self.timeless(data, "data", "export", copy).status == 6)
      let asked = try Self.timeless(data, "data", "erase")
      #expect(asked.status == 2 && asked.errors.contains("readyday/plans.json"))
      #expect(FileManager.default.fileExists(atPath: data.path("readyday/plans.json")))
      #expect(try Self.timeless(data, "data", "erase", "--yes").status == 0)
      #expect(!FileManager.default.fileExists(atPath: data.path("readyday")))
      #expect(try Self.timeless(data, "data", "erase").output == "nothing is stored\n")
    }
  }
}

import Foundation
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
      #expect(added.output.contains("Cycling, Mon 9 Mar, 17:22, feeling 4 of 5"))
      #expect(added.output.contains("strain 10.5 · average HR 120 bpm · max HR 179 bpm"))
      let list = try Self.program(data, "reflect").run().output
      #expect(list.contains("kept the pace") && list.contains("1157 kcal"))
      let coach = try Self.program(data, "reflect", "list", "--hide", "heart_rate,strain").run()
      #expect(coach.output.contains("1157 kcal"))
      for word in ["strain", "bpm", "zones"] { #expect(!coach.output.contains(word)) }
      let json = try Self.program(
        data, "reflect", "list", "--hide", "heart_rate,strain", "--format", "json"
      ).run().output
      #expect(json.contains("\"strain\" : null") && json.contains("\"zones_min\" : null"))
      #expect(try Self.reflect(data).status == 2)
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
      ] {
        let file = try data.file("config.json5", "{privacy: {coach: [\(shown)]}}").path
        let list = try Self.program(
          data, "reflect", "list", "--audience", "coach", "--config", file
        ).run()
        #expect(list.status == 0 && list.output.contains("1157 kcal"))
        for word in ["strain", "HR", "zones"] {
          #expect(list.output.contains(word) == words.contains(word), "\(shown): \(word)")
        }
      }
      let file = try data.file("config.json5", "{privacy: {coach: [\"recovery\", \"hrv\"]}}").path
      let seen = try Self.program(
        data, "brief", "--whoop", "whoop", "--audience", "coach", "--config", file
      ).run().output
      #expect(seen.contains("HRV") && !seen.contains("resting HR"))
    }
  }

  @Test("what is due is listed until it is reflected on, and never at night")
  func due() throws {
    try TemporaryFolder.with { data in
      let words = ["reflect", "due", "--whoop", "whoop"]
      func due(_ now: String) throws -> Program.Result {
        var program = Self.program(data, now: now)
        program.arguments = words + program.arguments
        return try program.run()
      }
      #expect(try due("2026-03-09T20:06:24+01:00").output.contains("Cycling, Mon 9 Mar") == false)
      #expect(try due("2026-03-09T20:06:25+01:00").output.contains("Cycling, Mon 9 Mar"))
      #expect(try due("2026-03-10T06:59:59+01:00").output.isEmpty)
      #expect(try due("2026-03-10T07:00:00+01:00").output.contains(Self.workout))
      #expect(try Self.reflect(data).status == 0)
      #expect(try !due("2026-03-10T08:00:00+01:00").output.contains(Self.workout))
      let silent = try due("2026-06-01T12:00:00+02:00")
      #expect(silent.output.isEmpty && silent.errors.isEmpty && silent.status == 0)
    }
  }

  @Test("workouts that were imported are due as well")
  func imported() throws {
    try TemporaryFolder.with { data in
      _ = try Self.timeless(data, "import", "whoop", "whoop")
      #expect(try Self.program(data, "reflect", "due").run().output.contains(Self.workout))
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
      #expect(try Self.program(data, "reflect").run().output == "no reflections\n")
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
      #expect(try program.run().output.contains("Rowing, Tue 10 Mar, feeling 3 of 5"))
      #expect(try program.run().errors.contains("has a reflection already"))
      program.arguments += ["--date", "2026-03-11"]
      #expect(try program.run().errors.contains("is not on 2026-03-11"))
    }
  }

  @Test("yesterday's sessions are in the morning's brief until they are reflected on")
  func brief() throws {
    try TemporaryFolder.with { data in
      _ = try Self.program(data, "plan", "add").run()
      let words = ["brief", "--whoop", "whoop"]
      var program = Self.program(data)
      program.arguments = words + program.arguments
      #expect(try program.run().output.contains("  Cycling, Mon 9 Mar 17:22: how did it go?"))
      for format in ["markdown", "html", "json"] {
        program.arguments = words + ["--format", format] + Self.program(data).arguments
        #expect(try program.run().output.contains("Cycling"))
      }
      #expect(try Self.reflect(data).status == 0)
      program.arguments = words + Self.program(data).arguments
      #expect(try !program.run().output.contains("how did it go?"))
    }
  }

  @Test("everything that is kept can be taken along, and then be gone")
  func data() throws {
    try TemporaryFolder.with { data in
      _ = try Self.program(data, "plan", "add").run()
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
      #expect(try Self.timeless(data, "data", "erase").output == "nothing is kept\n")
    }
  }
}

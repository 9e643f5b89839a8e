import Foundation
import TestSupport
import Testing

@Suite("A configured readyday")
struct ConfiguredProgramTests {
  /// Runs as cron would, at home in `folder`.
  private func run(
    _ words: [String], at home: TemporaryFolder, _ variables: [String: String] = [:]
  ) throws -> Program.Result {
    var program = Program(words)
    program.environment = [
      "HOME": home.url.path, "PATH": "/usr/bin:/bin", "TZDIR": Fixtures.url("zones").path,
      "READYDAY_NOW": "2026-03-10T06:30:00+01:00",
    ].merging(variables) { $1 }
    return try program.run()
  }

  private func configure(_ home: TemporaryFolder, _ more: String = "") throws {
    try home.file(
      ".config/readyday/config.json5",
      """
      { // the fixtures
        time_zone: "Europe/Madrid", language: "en", me: ["ana@example.test"],
        whoop: ["\(Fixtures.url("whoop").path)"],
        calendars: [
          {name: "office", path: "\(Fixtures.url("calendars/work.ics").path)"},
          {name: "home", path: "\(Fixtures.url("calendars/home.ics").path)"},
        ],
        \(more)
      }
      """)
  }

  @Test(
    "without any word it is the brief, the same as with options, and writes nothing but what it saw"
  )
  func bare() throws {
    try TemporaryFolder.with { home in
      try configure(home)
      let before = try FileManager.default.subpathsOfDirectory(atPath: home.url.path).sorted()
      let result = try run([], at: home, ["LANG": "C.UTF-8"])
      #expect(result.output == (try Program.brief().run().output))
      #expect(result.errors.isEmpty && result.status == 0)
      let after = try FileManager.default.subpathsOfDirectory(atPath: home.url.path).sorted()
      #expect(before == after.filter { !$0.hasPrefix(".local") })
      #expect(after.filter { $0.hasSuffix(".json") } == [".local/state/readyday/seen.json"])
    }
  }

  @Test("a damaged zone file is named where the configuration names the zone, and --tz helps")
  func damagedZone() throws {
    try TemporaryFolder.with { home in
      try configure(home)
      let file = try home.file("zones/Europe/Madrid", "TZif2").path
      let zones = ["TZDIR": home.path("zones"), "LANG": "C.UTF-8"]
      let result = try run([], at: home, zones)
      #expect(result.status == 4)
      #expect(
        result.errors.hasPrefix("readyday: error: \(file) is no time zone file")
          && result.errors.contains("--tz"))
      #expect(try run(["--tz", "UTC"], at: home, zones).status == 0)
    }
  }

  struct Precedence: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var words: [String] = []
    var variables: [String: String] = [:]
    /// The first words of the brief: day and zone.
    let start: String
  }

  @Test("units decide what people are shown, and nothing of what scripts read")
  func units() throws {
    try TemporaryFolder.with { folder in
      for (units, degrees) in [("metric", "°C"), ("imperial", "°F")] {
        try folder.file("\(units).json5", "{units: \"\(units)\"}")
        let words = [
          "recovery", "--whoop", "whoop", "--tz", "Europe/Madrid", "--now",
          "2026-03-10T06:30:00+01:00",
        ]
        let config = ["--config", folder.path("\(units).json5")]
        #expect(try Program(words + config).run().output.contains(" \(degrees)"))
        let document = try Program(words + ["--format", "json"] + config).run().output
        #expect(try Program(words + ["--format", "json"]).run().output == document)
      }
      try folder.file("other.json5", "{units: \"si\"}")
      let wrong = try Program(["brief", "--config", folder.path("other.json5")]).run()
      #expect(wrong.status == 5 && wrong.errors.contains("metric, imperial"))
    }
  }

  @Test(
    "options win over variables, these over the file, the file over the system",
    arguments: [
      Precedence(
        testDescription: "file over TZ and LANG",
        variables: ["TZ": "Asia/Tokyo", "LANG": "es_ES.UTF-8"],
        start: "Tuesday 10 March 2026 · Europe/Madrid"),
      Precedence(
        testDescription: "variable over file",
        variables: ["READYDAY_TZ": "America/New_York", "READYDAY_LANG": "es", "LANG": "C.UTF-8"],
        start: "Martes, 10 de marzo de 2026 · America/New_York"),
      Precedence(
        testDescription: "option over variable", words: ["--tz", "UTC", "--lang", "en"],
        variables: ["READYDAY_TZ": "America/New_York", "READYDAY_LANG": "es", "LANG": "C.UTF-8"],
        start: "Tuesday 10 March 2026 · UTC"),
    ])
  func precedence(expected: Precedence) throws {
    try TemporaryFolder.with { home in
      try configure(home)
      let result = try run(["brief"] + expected.words, at: home, expected.variables)
      let line = try #require(result.output.split(separator: "\n").first)
      #expect(line.lowercased().hasPrefix(expected.start.lowercased()))
    }
  }

  @Test("--config wins over READYDAY_CONFIG, this over XDG_CONFIG_HOME, this over ~/.config")
  func places() throws {
    try TemporaryFolder.with { home in
      try configure(home)
      for name in ["option", "variable", "xdg/readyday/config"] {
        try home.file("\(name).json5", "{mail: {to: \"\(name)@example.test\"}}")
      }
      func recipient(_ words: [String], _ variables: [String: String]) throws -> Substring? {
        let result = try run(["config", "show"] + words, at: home, variables)
        let line = result.output.split(separator: "\n").first { $0.hasPrefix("mail.to") }
        return line?.split(separator: " ").last
      }
      let xdg = ["XDG_CONFIG_HOME": home.path("xdg")]
      let variable = xdg.merging(["READYDAY_CONFIG": "~/variable.json5"]) { $1 }
      #expect(try recipient([], [:]) == "-")
      #expect(try recipient([], xdg) == "xdg/readyday/config@example.test")
      #expect(try recipient([], variable) == "variable@example.test")
      #expect(
        try recipient(["--config", home.path("option.json5")], variable) == "option@example.test")
      #expect(try recipient([], ["XDG_CONFIG_HOME": "xdg"]) == "-")
    }
  }

  @Test("config show --origin tells which source won")
  func origin() throws {
    try TemporaryFolder.with { home in
      try configure(home, "day: {work: \"08:00-15:00\"},")
      let result = try run(
        ["config", "show", "--origin", "--me", "eva@example.test"], at: home,
        ["READYDAY_TZ": "UTC"])
      let file = "(~/.config/readyday/config.json5)"
      let lines = result.output.split(separator: "\n").map { line in
        line.split(separator: " ").joined(separator: " ")
      }
      #expect(lines.contains("time_zone UTC (READYDAY_TZ)"))
      #expect(lines.contains("language en \(file)"))
      #expect(lines.contains("me eva@example.test (--me)"))
      #expect(lines.contains("day.work 08:00-15:00 \(file)"))
      #expect(lines.contains("day.waking 06:00-22:00 (default)"))
      #expect(lines.contains("day.work_days mon-fri (default)"))
      #expect(lines.contains("demand.afternoon_dip true (default)"))
    }
  }

  @Test("what cannot be followed is an error like a compiler's, with status 5")
  func wrong() throws {
    try TemporaryFolder.with { home in
      try configure(home, "\n  day: {work_hour: \"\"},")
      for words in [[], ["brief"], ["agenda"], ["config", "check"], ["config", "show"]] {
        let result = try run(words, at: home)
        #expect(result.output.isEmpty && result.status == 5)
        #expect(
          result.errors == """
            readyday: error: ~/.config/readyday/config.json5:9:9: unknown key "work_hour"
              known: waking, work, work_days, region, lunch

            """)
      }
      #expect(try run(["help"], at: home).status == 0)
      #expect(try run(["--version"], at: home).status == 0)
      let path = try run(["config", "path"], at: home)
      #expect(path.output == home.path(".config/readyday/config.json5") + "\n")
    }
  }

  @Test("a key that stands twice is an error, where the second one stands")
  func duplicate() throws {
    try TemporaryFolder.with { home in
      try configure(home, "\n  day: {work: \"08:00-15:00\", work: \"09:00-17:00\"},")
      let result = try run(["config", "check"], at: home)
      #expect(result.status == 5)
      #expect(
        result.errors == """
          readyday: error: ~/.config/readyday/config.json5:9:30: the key "work" is set twice

          """)
    }
  }

  @Test("a file that was asked for has to be there")
  func missing() throws {
    try TemporaryFolder.with { home in
      let result = try run(["brief", "--config", "none.json5"], at: home)
      #expect(result.status == 5)
      #expect(
        result.errors == "readyday: error: cannot read none.json5: No such file or directory\n")
      #expect(try run(["config", "check"], at: home).status == 0)
    }
  }

  @Test("rules reach the agenda, where reasons add up to the score")
  func rules() throws {
    try TemporaryFolder.with { home in
      try configure(
        home,
        """
        rules: [
          {title: "stand-up", calendar: "office", demand: "medium"}, {title: "board", points: -4},
          {title: "interview", ignore: true},
        ],
        """)
      let result = try run(["agenda", "--format", "json"], at: home)
      let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      let days = try #require((object as? [String: Any])?["days"] as? [[String: Any]])
      let events = try #require(days.first?["events"] as? [[String: Any]])
      func event(_ title: String) throws -> [String: Any] {
        try #require(events.first { ($0["title"] as? String)?.hasPrefix(title) == true })
      }
      for (title, level) in [("Stand-up", "medium"), ("Board", "medium")] {
        let demand = try #require(try event(title)["demand"] as? [String: Any])
        let reasons = try #require(demand["reasons"] as? [[String: Any]])
        #expect(demand["level"] as? String == level)
        #expect(reasons.last?["factor"] as? String == "user_rule")
        #expect(
          reasons.compactMap { $0["points"] as? Int }.reduce(0, +) == demand["score"] as? Int)
      }
      #expect(try event("Interview")["not_counted"] as? String == "ignored")
      #expect(try event("Board")["calendar"] as? String == "office")
    }
  }

  @Test("what the file keeps private stays so, also beside --hide")
  func privacy() throws {
    try TemporaryFolder.with { home in
      try configure(home, "privacy: {hide: [\"hrv\"]},")
      let result = try run(["brief", "--hide", "resting_hr"], at: home)
      #expect(result.status == 0)
      #expect(!result.output.contains("HRV"))
      #expect(!result.output.contains("resting HR"))
    }
  }
}

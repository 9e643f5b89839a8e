import Foundation
import TestSupport
import Testing

@Suite("What a terminal is shown") struct TerminalOutputTests {
  @Test("no line is longer than the screen", arguments: [40, 60, 80], ["en", "es"])
  func width(columns: Int, language: String) throws {
    let result = try Program.brief("--width", "\(columns)", "--lang", language).run()
    #expect(result.status == 0)
    for line in result.output.split(separator: "\n") {
      #expect(line.count <= columns)
      #expect(!line.hasSuffix(" "))
    }
  }

  @Test("the same input gives the same bytes, in whatever order it is named") func order() throws {
    let paths = [["calendars/home.ics"], ["calendars/work.ics"]]
    func output(_ paths: [[String]], format: String) throws -> String {
      try Program(
        [
          "brief", "--format", format, "--tz", "Europe/Madrid", "--now",
          "2026-03-10T06:30:00+01:00",
        ] + paths.flatMap { ["--calendar"] + $0 } + ["--whoop", "whoop"]
      ).run().output
    }
    for format in ["text", "json"] {
      let first = try output(paths, format: format)
      #expect(try output(paths, format: format) == first)
      #expect(try output(paths.reversed(), format: format) == first)
    }
  }

  @Test(
    "without a UTF-8 locale everything but titles is ASCII",
    arguments: [[:], ["LC_ALL": "C"], ["LANG": "es_ES.ISO-8859-1"]], ["en", "es"])
  func plainLocale(environment: [String: String], language: String) throws {
    var program = Program.brief("--lang", language)
    program.environment = environment
    program.environment["TZDIR"] = Program.environment["TZDIR"]
    let result = try program.run()
    #expect(result.status == 0 && result.errors.isEmpty)
    let ours = result.output.replacing("1:1 Lucía", with: "")
      .replacing("Café de la esqui", with: "")
    #expect(ours.utf8.allSatisfy { $0 < 0x80 })
    #expect(ours.contains("#####"))
  }

  private static let day = ["--tz", "UTC", "--now", "2026-03-10T09:20:00Z"]
  private static let whoop = ["--whoop", "whoop"]
  private static let calendars = ["--calendar", "calendars/work.ics"]

  @Test(
    "nor does any other command need more than ASCII",
    arguments: [
      ["agenda", "--days", "7"] + calendars, ["week"] + whoop + calendars,
      ["windows"] + whoop + calendars, ["next"] + calendars,
      ["alerts", "--within", "6h"] + whoop + calendars, ["recovery"] + whoop, ["sleep"] + whoop,
      ["explain", "2"] + whoop + calendars, ["explain", "load"] + calendars,
      ["what-if", "--drop", "1"] + whoop + calendars, ["brief", "--oneline"] + whoop,
    ], ["en", "es"])
  func plainCommands(words: [String], language: String) throws {
    // At 40 columns titles are cut, and the mark of that is ours.
    for width in [[], ["--width", "40"]] {
      var program = Program(words + Self.day + ["--lang", language] + width)
      program.environment["LANG"] = nil
      let result = try program.run()
      #expect(result.status == 0 && !result.output.isEmpty)
      let ours = (result.output + result.errors).replacing("1:1 Lucía", with: "")
      #expect(ours.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test("nor does what an import or a list of plans says, in Spanish") func plainData() throws {
    try TemporaryFolder.with { data in
      let exported = Fixtures.url("apple-health/export.xml").path
      for words in [
        ["import", "whoop", "whoop"], ["import", "apple-health", exported],
        ["plan", "add", "pádel", "mañana"], ["plan", "list", "mañana"],
        ["reflect", "due", "--all"],
        ["reflect", "list"], ["score", "2026-03-10"], ["doctor"], ["config", "check"],
        ["data", "erase", "--yes"],
      ] {
        var program = Program(words + ["--lang", "es"])
        program.environment["LANG"] = nil
        program.environment["HOME"] = data.url.path
        program.environment["READYDAY_NOW"] = "2026-03-10T20:00:00Z"
        let result = try program.run()
        let said = result.output + result.errors
        #expect(!said.isEmpty && said.utf8.allSatisfy { $0 < 0x80 }, "\(words): \(said)")
      }
    }
  }

  @Test("cron's bare environment is enough, with what is configured") func cron() throws {
    try TemporaryFolder.with { home in
      let fixtures = Fixtures.url("").path
      try home.file(
        ".config/readyday/config.json5",
        "{whoop: ['\(fixtures)/whoop'], calendars: [{path: '\(fixtures)/calendars/work.ics'}]}")
      var program = Program(["brief", "--tz", "UTC", "--date", "2026-03-10"])
      program.environment = ["HOME": home.url.path, "PATH": "/usr/bin:/bin"]
      program.folder = home.url
      let result = try program.run()
      #expect(result.status == 0 && result.errors.isEmpty)
      #expect(result.output.contains("RECOVERY  28%     RED    ###"))
      #expect(
        result.output.replacing("1:1 Lucía", with: "")
          .replacing("Café", with: "").utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test("--ascii does the same in a UTF-8 locale") func ascii() throws {
    let output = try Program.brief("--ascii", "--long").run().output
    #expect(output.contains("00:31-06:12 | deep 1 h 12 min"))
    #expect(output.contains("1:1 Lucía"))
  }

  @Test("a pipe gets no colour unless it is asked for") func colour() throws {
    func escapes(_ options: String..., environment: [String: String] = [:]) throws -> Bool {
      var program = Program.brief()
      program.arguments += options
      program.environment.merge(environment) { $1 }
      return try program.run().output.contains("\u{1B}[")
    }
    #expect(try !escapes())
    #expect(try escapes("--color", "always"))
    #expect(try escapes("--color=always", environment: ["NO_COLOR": "1"]))
    #expect(try escapes(environment: ["CLICOLOR_FORCE": "1"]))
    #expect(try !escapes(environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
    #expect(try !escapes("--color=never", environment: ["CLICOLOR_FORCE": "1"]))
  }

  @Test(
    "titles lead to their events where they stand by themselves",
    arguments: ["brief", "agenda", "next"])
  func links(command: String) throws {
    let words = [
      command, "--calendar", "calendars/work.ics", "--now", "2026-03-10T08:20:00Z", "--tz",
      "Europe/Madrid",
    ]
    let plain = try Program(words).run()
    let linked = try Program(words + ["--hyperlinks", "always"]).run()
    #expect(plain.status == 0 && !plain.output.contains("\u{1B}]8;;"))
    #expect(linked.output.contains("\u{1B}]8;;https://"))
    #expect(linked.output.replacing(/\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/, with: "") == plain.output)
    #expect(try Program(["week", "--hyperlinks", "always"]).run().status == 2)
  }

  @Test("colour adds nothing but colour") func colourOnly() throws {
    let coloured = try Program.brief("--color", "always").run().output
    let plain = coloured.replacing(/\u{1B}\[[0-9;]+m/, with: "")
    #expect(try plain == Program.brief().run().output)
    #expect(coloured.contains("\u{1B}[1;91mRED\u{1B}[0m"))
  }
}

import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("How the program is spoken to")
struct CommandLineTests {
  @Test("help goes to standard output, however it is asked for", arguments: Commands.names)
  func help(name: String) throws {
    let page = try Program(["help", name]).run()
    #expect(page.status == 0 && page.errors.isEmpty)
    #expect(page.output.hasPrefix("usage: readyday \(name) "))
    #expect(page.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    for flag in ["--help", "-h"] {
      let same = try Program([name, flag]).run()
      #expect(same.status == 0 && same.errors.isEmpty && same.output == page.output)
    }
  }

  @Test("--help and -h alone list the commands", arguments: ["--help", "-h"])
  func overview(flag: String) throws {
    let result = try Program([flag]).run()
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    for command in Commands.first { #expect(result.output.contains("\n  \(command.name) ")) }
    let all = try Program(["help", "--all"]).run().output
    for name in Commands.names { #expect(all.contains("\n  \(name) ")) }
  }

  @Test("help is as wide as the terminal", arguments: [50, 90])
  func width(columns: Int) throws {
    var program = Program(["help", "--all"])
    program.environment["TERM"] = "xterm"
    let screen = try PseudoTerminal(columns: columns).run(program).screen
    let widest = screen.split(separator: "\n").map(\.count).max() ?? 0
    #expect(widest <= columns && widest > columns - 15)
  }

  @Test("--version is one line")
  func version() throws {
    let result = try Program(["--version"]).run()
    #expect(result.output.wholeMatch(of: /readyday \d+\.\d+\.\d+\n/) != nil)
    #expect(result.status == 0 && result.errors.isEmpty)
  }

  @Test(
    "options may stand before the command, and help knows of topics",
    arguments: [
      ["--lang es recovery --whoop whoop --last 3", "recovery --whoop whoop --last 3 --lang es"],
      ["--whoop whoop --tz UTC sleep --quiet", "sleep --whoop whoop --tz UTC --quiet"],
      ["--ascii --whoop=whoop brief", "brief --ascii --whoop whoop"],
      ["help plan add", "plan add --help"], ["help config check", "config --help check"],
      ["help import oura", "help import"], ["help plan move", "help plan edit"],
      ["version", "-V"],
      ["why load --calendar calendars", "explain load --calendar calendars"],
      ["html --whoop whoop", "brief --whoop whoop --format html"],
      ["what-if --remove 1 --calendar calendars", "what-if --drop 1 --calendar calendars"],
    ])
  func anyOrder(lines: [String]) throws {
    func run(_ line: String) throws -> Program.Result {
      var program = Program(line.split(separator: " ").map(String.init))
      program.environment["READYDAY_NOW"] = "2026-03-10T06:30:00+01:00"
      return try program.run()
    }
    let (result, expected) = (try run(lines[0]), try run(lines[1]))
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == expected.output)
  }

  @Test(
    "a choice is known by what the reader's language calls it",
    arguments: [
      ("next", "--demand", "alta", "high"), ("windows", "--prefer", "tarde", "afternoon"),
      ("windows", "--prefer", "Mañana", "morning"),
    ])
  func spokenChoices(command: String, option: String, spoken: String, code: String) throws {
    func run(_ value: String) throws -> Program.Result {
      try Program([
        command, option, value, "--calendar", "calendars", "--tz", "Europe/Madrid", "--now",
        "2026-03-10T06:30:00+01:00",
      ]).run()
    }
    let (result, expected) = (try run(spoken), try run(code))
    #expect(result.status == 0 && !result.output.isEmpty && result.output == expected.output)
  }

  @Test("in ASCII a degree sign leaves no gap, and columns stay where they are")
  func degrees() throws {
    let output = try Program([
      "recovery", "--ascii", "--whoop", "whoop", "--tz", "Europe/Madrid", "--now",
      "2026-03-10T06:30:00+01:00",
    ]).run().output
    #expect(output.contains("33.9 C ") && output.contains("  0.3 under your average of 34.2\n"))
    let lines = output.split(separator: "\n")
    let differences = lines.filter { $0.contains("your average of") }.map { $0.dropFirst(28) }
    #expect(differences.count == 6)
    #expect(differences.allSatisfy { $0.hasPrefix("  ") && !$0.hasPrefix("   ") })
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test("a word that is no topic is not explained")
  func noTopic() throws {
    let result = try Program(["help", "plan", "swim"]).run()
    #expect(result.status == 2 && result.errors.contains("help plan: invalid value \"swim\""))
  }

  @Test(
    "a zone is known by its city where it is asked for",
    arguments: [("Madrid", "Europe/Madrid"), ("new york", "America/New_York")])
  func zones(name: String, zone: String) throws {
    let program = Program(["brief", "--tz", name, "--whoop", "whoop"])
    let result = try program.run()
    #expect(result.status == 2)
    #expect(result.errors.contains("  did you mean \"\(zone)\"?\n"))
  }

  struct Slip: Sendable, CustomTestStringConvertible {
    let words: [String]
    let hint: String
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    "a slip of the fingers is answered with what was meant, and status 2",
    arguments: [
      Slip(words: ["breif"], hint: "did you mean brief?"),
      Slip(words: ["help", "agneda"], hint: "did you mean agenda?"),
      Slip(words: ["brief", "--fromat", "json"], hint: "did you mean --format?"),
      Slip(words: ["--calender", "x.ics"], hint: "did you mean --calendar?"),
      Slip(words: ["brief", "--format", "jsno"], hint: "did you mean \"json\"?"),
      Slip(words: ["brief", "--date", "tomorow"], hint: "did you mean \"tomorrow\"?"),
      Slip(words: ["brief", "--date", "lunse"], hint: "did you mean \"lunes\"?"),
      Slip(words: ["brief", "--hide", "hvr"], hint: "did you mean \"hrv\"?"),
      Slip(words: ["schema", "breif"], hint: "did you mean \"brief\"?"),
      Slip(words: ["config", "shwo"], hint: "did you mean \"show\"?"),
      Slip(words: ["completions", "bsah"], hint: "did you mean \"bash\"?"),
      Slip(
        words: ["explain", "sleep-dept", "--whoop", "whoop"], hint: "did you mean \"sleep-debt\"?"),
      Slip(words: ["rest"], hint: "try: readyday workout"),
      Slip(words: ["night", "shift", "tomorrow"], hint: "try: readyday agenda tomorrow"),
      Slip(words: ["feel", "sore", "calf"], hint: "try: readyday feel injured calf"),
      Slip(words: ["knee", "hurts"], hint: "try: readyday feel injured knee"),
      Slip(words: ["strength", "fri", "30m"], hint: "try: readyday plan add strength fri 30m"),
    ])
  func suggestion(slip: Slip) throws {
    let result = try Program(slip.words).run()
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("\n  \(slip.hint)\n"), "\(result.errors)")
  }

  @Test("what resembles nothing gets no guess")
  func noGuess() throws {
    let result = try Program(["xylophone"]).run()
    #expect(result.status == 2 && !result.errors.contains("did you mean"))
  }

  @Test("a value stands behind its option or behind an equals sign; -- ends the options")
  func forms() throws {
    let day = ["--whoop", "whoop", "--tz", "Europe/Madrid", "--date", "2026-03-10"]
    let apart = try Program(["explain", "recovery"] + day).run()
    #expect(apart.status == 0 && !apart.output.isEmpty)
    let joined = try Program(
      ["explain", "--whoop=whoop", "--tz=Europe/Madrid", "--date=2026-03-10", "--", "recovery"]
    ).run()
    #expect(joined.output == apart.output)
    let ended = try Program(["explain"] + day + ["--", "--help"]).run()
    #expect(ended.status == 2 && ended.errors.contains("called \"--help\""))
  }

  @Test("an option may be given several times")
  func repeated() throws {
    let brief = try Program.brief().run()
    let program = Program(
      [
        "brief", "--tz", "Europe/Madrid", "--tz", "Europe/Madrid", "--now",
        "2026-03-10T06:30:00+01:00",
        "--whoop", "whoop", "--calendar", "calendars/home.ics", "--calendar=calendars/work.ics",
        "--me", "eva@example.test", "--me", "ana@example.test",
      ])
    #expect(try program.run().output == brief.output)
  }

  @Test("with nothing configured it ends with 5 and tells the next two commands")
  func unconfigured() throws {
    try TemporaryFolder.with { home in
      for words in [[], ["brief"], ["agenda"], ["week"]] {
        var program = Program(words)
        program.environment["HOME"] = home.url.path
        let result = try program.run()
        let said = result.output + result.errors
        #expect(result.status == 5)
        #expect(said.contains("  readyday init\n") && said.contains("  readyday brief --whoop "))
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.url.path).isEmpty)
      }
    }
  }

  @Test("only init asks, and only on a terminal; no other command waits for keys")
  func neverPrompts() throws {
    try TemporaryFolder.with { home in
      for words in [[], ["brief"], ["brief", "--whoop", Fixtures.url("whoop").path], ["doctor"]] {
        var program = Program(words)
        program.environment["HOME"] = home.url.path
        // In the evening the brief's last line asks about data that are missing.
        program.environment["READYDAY_NOW"] = "2026-03-10T06:30:00+01:00"
        let shown = try PseudoTerminal().run(program)
        // A question would be the last line; a briefing may ask further up.
        let last = shown.screen.split(whereSeparator: \.isNewline).last
        #expect(
          last?.contains("?") != true || last?.contains("? readyday reflect") == true, "\(words)")
        let piped = try program.start(
          input: .nullDevice, output: FileHandle.nullDevice, errors: FileHandle.nullDevice)
        piped.waitUntilExit()
        #expect(Program.status(of: piped) == shown.status)
      }
    }
  }

  @Test("only import, init and feel leave anything at home")
  func writesNothing() throws {
    try TemporaryFolder.with { home in
      let data = [
        "--whoop", Fixtures.url("whoop").path, "--calendar", Fixtures.url("calendars").path,
      ]
      for name in Commands.names where !["import", "init", "feel"].contains(name) {
        let syntax = try #require(Commands.named(name).map { $0.usual ?? $0.actions[0] }).syntax
        let operand = syntax.operands.first?.candidates(
          .init(environment: Environment([:]), language: .english)
        ).words
          .first
        let takesData = syntax.options.contains { $0.name == "whoop" }
        var program = Program(
          syntax.command.split(separator: " ").map(String.init) + (operand.map { [$0] } ?? [])
            + (takesData ? data : []))
        program.environment["HOME"] = home.url.path
        _ = try program.run()
        #expect(
          try FileManager.default.contentsOfDirectory(atPath: home.url.path).isEmpty, "\(name)")
      }
    }
  }
}

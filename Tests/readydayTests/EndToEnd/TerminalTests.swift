import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

/// What only a terminal can tell.
@Suite("On a terminal") struct TerminalTests {
  private static func brief(
    _ environment: [String: String] = [:], columns: Int = 80, _ options: String...
  ) throws -> String {
    var program = Program.brief()
    program.arguments += options
    program.environment["TERM"] = "xterm-256color"
    program.environment.merge(environment) { $1 }
    let (screen, status) = try PseudoTerminal(columns: columns).run(program)
    #expect(status == 0)
    return screen
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let variables: [String: String]
    let options: [String]
    let isColoured: Bool

    init(_ variables: [String: String], _ options: [String] = [], isColoured: Bool) {
      self.variables = variables
      self.options = options
      self.isColoured = isColoured
    }

    var testDescription: String {
      (variables.sorted { $0.key < $1.key }.map { "\($0)=\($1)" } + options).joined(separator: " ")
    }
  }

  @Test(
    "a terminal has colour, unless it or its owner wants none",
    arguments: [
      Case([:], isColoured: true), Case(["NO_COLOR": "1"], isColoured: false),
      Case(["NO_COLOR": ""], isColoured: true), Case(["TERM": "dumb"], isColoured: false),
      Case(["NO_COLOR": "1"], ["--color", "always"], isColoured: true),
      Case(["TERM": "dumb"], ["--color=always"], isColoured: true),
      Case([:], ["--color", "never"], isColoured: false),
      Case(["TERM": "dumb", "CLICOLOR_FORCE": "1"], isColoured: false),
    ])
  func colour(_ expected: Case) throws {
    var program = Program.brief()
    program.arguments += expected.options
    program.environment["TERM"] = "xterm-256color"
    program.environment.merge(expected.variables) { $1 }
    let (screen, status) = try PseudoTerminal().run(program)
    #expect(status == 0)
    let red = expected.variables["TERM"] == "dumb" ? "91" : "38;5;196"
    #expect(screen.contains("\u{1B}[1;\(red)mRED\u{1B}[0m") == expected.isColoured)
    #expect(screen.contains("\u{1B}") == expected.isColoured)
  }

  @Test("zone, load and demand are words on the screen too, and colour is on nothing else")
  func words() throws {
    let screen = try Self.brief()
    let coloured = screen.matches(of: /\u{1B}\[(?:1;)?38;5;(?!244)[0-9]+m([^\u{1B}]*)\u{1B}\[0m/)
      .map { $0.1.trimmingCharacters(in: .whitespaces) }
    let words = Set(coloured.filter { !$0.isEmpty && !$0.allSatisfy { "█░".contains($0) } })
    #expect(words == ["RED", "HEAVY", "medium", "HIGH"])
  }

  @Test("lines are as long as the screen, however it is turned", arguments: [40, 60, 80, 132])
  func width(columns: Int) throws {
    let screen = try Self.brief(["NO_COLOR": "1"], columns: columns)
    #expect(try screen == Program.brief("--width", "\(columns)").run().output)
    #expect(screen.split(separator: "\n").allSatisfy { $0.displayWidth <= columns })
  }

  @Test("on a screen of 80 columns the first 24 lines hold every recommendation")
  func firstScreen() throws {
    let lines = try Self.brief(["NO_COLOR": "1"]).split(
      separator: "\n", omittingEmptySubsequences: false)
    let rules =
      try Program.brief("--format", "json").run().output
      .split(separator: "\"place\" : \"advice\"").count - 1
    #expect(rules == 2)
    for letter in ["A", "B"] {
      #expect(lines.prefix(24).contains { $0.hasPrefix("  \(letter)  ") })
    }
  }

  @Test("a warning is wrapped at the width of the terminal, and a line elsewhere")
  func warning() throws {
    try TemporaryFolder.with { home in
      try home.file(
        ".config/readyday/config.json5",
        #"{whoop: ["~/a/folder/that/is/not/there"], calendars: ["~/a/calendar/that/is/gone"]}"#)
      let program = Program(
        ["brief", "--calendar", Fixtures.url("calendars").path], ["HOME": home.url.path])
      let screen = try PseudoTerminal(columns: 60).run(program).screen
      #expect(screen.contains("warning: ") && screen.contains("\n  "))
      #expect(screen.split(separator: "\n").allSatisfy { $0.count <= 60 }, "\(screen)")
      #expect(try program.run().errors.split(separator: "\n").count == 1)
    }
  }

  @Test("a file gets neither the screen's colour nor its width") func file() throws {
    try TemporaryFolder.with { folder in
      let path = folder.path("brief.txt")
      #expect(try Self.brief(columns: 50, "--output", path).isEmpty)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(try text == Program.brief().run().output)
    }
  }
}

import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("How the program is spoken to") struct CommandLineTests {
  private let home = try! TemporaryFolder()

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

  @Test("help is as wide as the terminal", arguments: [50, 90]) func width(columns: Int) throws {
    let screen = try PseudoTerminal(columns: columns).run(
      Program(["help", "--all"], ["TERM": "xterm"])
    ).screen
    let widest = screen.split(separator: "\n").map(\.count).max() ?? 0
    #expect(widest <= columns && widest > columns - 15)
  }

  @Test("only init asks, and only on a terminal; no other command waits for keys")
  func neverPrompts() throws {
    for words in [[], ["brief"], ["brief", "--whoop", Fixtures.url("whoop").path], ["doctor"]] {
      var program = Program(words, ["HOME": home.url.path])
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

  @Test("only import, init and feel leave anything at home") func writesNothing() throws {
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
      _ = try Program(
        syntax.command.split(separator: " ").map(String.init) + (operand.map { [$0] } ?? [])
          + (takesData ? data : []), ["HOME": home.url.path]
      ).run()
      #expect(try FileManager.default.contentsOfDirectory(atPath: home.url.path).isEmpty, "\(name)")
    }
  }
}

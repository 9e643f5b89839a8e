import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("Dates and zones on the command line") struct DateOptionTests {
  /// A Tuesday.
  private static let now = "2026-03-10T06:30:00+01:00"
  private static let calendar = ["--calendar", "calendars", "--tz", "Europe/Madrid"]

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

  /// Of ``data`` what the command looks at.
  private static func data(for name: String) throws -> [String] {
    let options = try #require(Commands.named(name)?.usual).syntax.options.map(\.flag)
    return ["--now", now] + (options.contains("--whoop") ? ["--whoop", "whoop"] : [])
      + (options.contains("--calendar") ? calendar : Array(calendar.suffix(2)))
  }

  @Test("every command that takes a date takes it in every form", arguments: dated.map(\.0))
  func everyCommand(name: String) throws {
    let needed = try #require(Self.dated.first { $0.0 == name }).1
    let today = try Program([name] + needed + Self.data(for: name)).runHere()
    for word in ["martes", "2026-03-10"] {
      let asked = try Program([name] + needed + Self.data(for: name) + ["--date", word]).runHere()
      #expect(asked.status == 0, "\(name) --date \(word): \(asked.errors)")
      #expect(asked.output == today.output)
      // `next martes` is the Tuesday of next week.
      if name == "next", word == "martes" { continue }
      let spoken = try Program([name] + needed + [word] + Self.data(for: name)).runHere()
      #expect(spoken.status == 0, "\(name) \(word): \(spoken.errors)")
      #expect(spoken.output == today.output)
    }
  }

  @Test("what is no date is refused everywhere, with status 2", arguments: dated.map(\.0))
  func noDate(name: String) throws {
    let needed = try #require(Self.dated.first { $0.0 == name }).1
    for word in ["11/23/26", "31feb"] {
      let result = try Program([name] + needed + Self.data(for: name) + ["--date", word]).runHere()
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.hasPrefix("readyday: error: --date: invalid value \"\(word)\"\n"))
      let spoken = try Program([name] + needed + [word] + Self.data(for: name)).runHere()
      #expect(spoken.status == 2 && spoken.output.isEmpty)
    }
  }
}

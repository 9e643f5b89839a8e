import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("config edit") struct ConfigEditTests {
  private static let file = ".config/readyday/config.json5"

  private static func config(_ home: TemporaryFolder, _ words: [String]) throws -> Program.Result {
    var program = Program("config", at: home)
    program.arguments += words
    return try program.runHere()
  }

  /// Keys whose values are paths, times or commands are not printed as they were typed.
  private static let settable = ConfigurationKey.settable.filter {
    !["whoop", "calendars", "sync_whoop.secret_command", "weather.url"].contains($0.path)
  }

  @Test("every key takes its example, and prints it", arguments: settable.map(\.path))
  func everyKey(path: String) throws {
    let key = try #require(ConfigurationKey.settable.first { $0.path == path })
    try TemporaryFolder.with { home in
      try home.file(Self.file, "{ // mine\n  language: \"en\", // English\n}\n")
      let example = key.example.filter { !"\"".contains($0) || key.path == "rules" }
      let words =
        key.path == "rules"
        ? [String(example.dropFirst().dropLast())]
        : example.filter { !"[]".contains($0) }.split(separator: ",").map {
          String($0.drop { $0 == " " })
        }
      #expect(try Self.config(home, ["set", path] + words).status == 0)
      let printed = try Self.config(home, ["get", path])
      #expect(printed.status == 0)
      let lines = printed.output.split(separator: "\n").map(String.init)
      #expect(lines.count == words.count)
      // What it prints is what it takes.
      #expect(try Self.config(home, ["set", path, "--yes"] + lines).status == 0)
      #expect(try Self.config(home, ["get", path]).output == printed.output)
      let text = try String(contentsOfFile: home.path(Self.file), encoding: .utf8)
      #expect(text.contains("// mine") && text.contains("// English"))
      #expect(try Self.config(home, ["unset", path, "--yes"]).status == 0)
      #expect(try Self.config(home, ["check"]).status == 0)
    }
  }

  @Test("the article about the configuration names every key") func article() throws {
    let article = try String(
      contentsOf: Fixtures.url("../Sources/ReadyDayCore/ReadyDayCore.docc/Configuring.md"),
      encoding: .utf8)
    let names = ConfigurationKey.all.map(\.name).filter { !article.contains("\($0):") }
    #expect(names == [])
  }
}

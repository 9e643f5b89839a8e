import Foundation
import Testing

@testable import readyday

@Suite("config edit")
struct ConfigEditTests {
  private static let file = ".config/readyday/config.json5"

  private static func run(
    _ editor: [String: String], at home: TemporaryFolder, _ words: String...
  ) throws -> Program.Result {
    var program = Program(["config", "edit"] + words)
    program.environment["HOME"] = home.url.path
    program.environment.merge(editor) { $1 }
    return try program.run()
  }

  @Test("it opens the file in the editor, VISUAL before EDITOR, and checks it afterwards")
  func edit() throws {
    try TemporaryFolder.with { home in
      let ok = try Self.run(
        ["VISUAL": "sed -i 's/heavy_load: 60/heavy_load: 70/'", "EDITOR": "false"], at: home)
      #expect(ok.status == 0 && ok.output == "~/.config/readyday/config.json5: ok\n")
      let text = try String(contentsOfFile: home.path(Self.file), encoding: .utf8)
      #expect(text.contains("//   heavy_load: 70,"))
      try home.file(Self.file, "{}")
      let broken = try Self.run(["EDITOR": "sed -i 's/}/oops}/'"], at: home)
      #expect(broken.status == 5 && broken.output.isEmpty)
      #expect(broken.errors.contains("~/.config/readyday/config.json5:1:6: expected"))
    }
  }

  @Test("an editor that is not there, or does not end well, is said in both languages")
  func failing() throws {
    try TemporaryFolder.with { home in
      let missing = try Self.run(["EDITOR": "no-such-editor -w"], at: home)
      #expect(missing.status == 5)
      #expect(
        missing.errors.hasSuffix(
          """
          readyday: error: the editor "no-such-editor -w" is not installed
            set VISUAL or EDITOR to the editor you use

          """))
      let failed = try Self.run(["EDITOR": "false"], at: home, "--lang", "es")
      #expect(failed.errors.contains("el editor «false» ha terminado con el estado 1"))
    }
  }

  private static func set(
    _ home: TemporaryFolder, _ words: String...
  ) throws -> Program.Result {
    var program = Program(["config", "set"] + words)
    program.environment["HOME"] = home.url.path
    program.folder = home.url
    return try program.run()
  }

  @Test("a key is set without an editor, and all else stays as it is")
  func set() throws {
    try TemporaryFolder.with { home in
      let new = try Self.set(home, "me", "ana@example.test", "Eva <eva@example.test>")
      #expect(
        new.output
          == "~/.config/readyday/config.json5: me: "
          + "[\"ana@example.test\",\"Eva <eva@example.test>\"]\n")
      #expect(new.status == 0)
      try home.file(Self.file, "// mine\n{me: [\"a@x.test\"], day: {work: \"08:00-15:00\"}}\n")
      #expect(try Self.set(home, "me", "b@x.test").status == 0)
      #expect(try Self.set(home, "calendars", "work.ics").status == 0)
      let text = try String(contentsOfFile: home.path(Self.file), encoding: .utf8)
      #expect(text.hasPrefix("// mine\n{") && text.contains("work: \"08:00-15:00\""))
      #expect(text.contains("me: [\"b@x.test\"]") && text.contains("calendars: [\"~/work.ics\"]"))
    }
  }

  @Test("what cannot be read again is not set")
  func notSet() throws {
    try TemporaryFolder.with { home in
      let address = try Self.set(home, "me", "ana")
      #expect(address.status == 5 && address.errors.contains("an address, ana@example.test"))
      #expect(!FileManager.default.fileExists(atPath: home.path(Self.file)))
      let key = try Self.set(home, "day.work", "08:00-15:00")
      #expect(key.status == 2 && key.errors.contains("try: readyday config edit"))
      #expect(try Self.set(home, "me").errors.contains("config set needs a key and its value"))
      #expect(try Self.set(home, "language", "en", "es").status == 2)
    }
  }

  @Test("a slip in a key is recognised")
  func slip() throws {
    try TemporaryFolder.with { home in
      var program = Program(["config", "set", "timezone", "Europe/Madrid"])
      program.environment["HOME"] = home.url.path
      let result = try program.run()
      #expect(result.status == 2 && result.errors.contains("did you mean \"time_zone\"?"))
    }
  }

  @Test("the article about the configuration names every key")
  func article() throws {
    let article = try String(
      contentsOf: Fixtures.url("../Sources/ReadyDayCore/ReadyDayCore.docc/Configuring.md"),
      encoding: .utf8)
    let names = ConfigurationKey.all.map(\.name).filter { !article.contains("\($0):") }
    #expect(names == [])
  }
}

import Foundation
import Testing

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
}

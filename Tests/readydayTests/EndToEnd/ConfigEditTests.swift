import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
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
      var undo = Program(["undo"])
      undo.environment["HOME"] = home.url.path
      #expect(try undo.run().status == 0)
      let before = try String(contentsOfFile: home.path(Self.file), encoding: .utf8)
      #expect(before.contains("heavy_load: 60"))
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

  @Test("unset takes an entry of a list, by its path or its name")
  func unsetEntry() throws {
    try TemporaryFolder.with { home in
      try home.file(
        Self.file, "{calendars: [\"/c/a.ics\", {name: \"team\", path: \"/c/b.ics\"}]}")
      func unset(_ words: String...) throws -> Program.Result {
        var program = Program(["config", "remove", "calendars"] + words)
        program.environment["HOME"] = home.url.path
        return try program.run()
      }
      #expect(
        try unset("x").errors.contains(
          "error: calendars has no entry \"x\"\n  known: /c/a.ics, team\n"))
      #expect(try unset("team").status == 2)
      #expect(try unset("team", "--yes").output.hasSuffix("calendars: [\"/c/a.ics\"]\n"))
      #expect(try unset("/c/a.ics").output.hasSuffix("calendars: []\n"))
    }
  }

  @Test("nothing is left to undo once all is erased")
  func erased() throws {
    try TemporaryFolder.with { home in
      func run(_ words: String...) throws -> Program.Result {
        var program = Program(words)
        program.environment["HOME"] = home.url.path
        return try program.run()
      }
      _ = try run("config", "set", "me", "ana@example.test")
      _ = try run("config", "set", "me", "bea@example.test")
      #expect(try run("data", "erase", "--yes").status == 0)
      #expect(try run("undo").status == 2)
      #expect(try run("config", "get", "me").output == "bea@example.test\n")
    }
  }

  @Test(
    "a configuration that others can read is closed to them once it holds a secret, which is said",
    arguments: [
      ("config add calendars https://example.test/secret.ics", true),
      ("config set calendars webcal://ana:secret@example.test --lang es", true),
      ("config set me ana@example.test", false), ("config add calendars /usr", false),
    ])
  func secret(line: String, isSecret: Bool) throws {
    try TemporaryFolder.with { home in
      let path = try home.file(Self.file, "{}").path
      func run(_ line: String) throws -> Program.Result {
        var program = Program(line.split(separator: " ").map(String.init))
        program.environment["HOME"] = home.url.path
        return try program.run()
      }
      let open = [FileAttributeKey.posixPermissions: 0o644]
      func mode() throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      }
      try FileManager.default.setAttributes(open, ofItemAtPath: path)
      let result = try run(line)
      let isSaid = result.errors.contains(
        line.hasSuffix("es") ? "ahora solo puedes leerlo tú" : "now only you can read it")
      #expect(result.status == 0 && isSaid == isSecret)
      #expect(try mode() == (isSecret ? 0o600 : 0o644))
      #expect(try !run("doctor").output.contains("others can read it"))
      try FileManager.default.setAttributes(open, ofItemAtPath: path)
      let doctor = try run("doctor").output
      #expect(doctor.contains("it holds a secret address, and others can read it") == isSecret)
      #expect(doctor.contains("chmod 600") == isSecret)
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

  @Test("two addresses of one server are two calendars by name")
  func addresses() throws {
    try TemporaryFolder.with { home in
      let addresses = ["https://h.test/a.ics", "https://h.test/b.ics"]
      #expect(try Self.set(home, "calendars", addresses[0], addresses[1]).status == 0)
      let text = try String(contentsOfFile: home.path(Self.file), encoding: .utf8)
      #expect(text.contains(#"{name: "h.test", url: "\#(addresses[0])"}"#))
      #expect(text.contains(#"{name: "h.test 2", url: "\#(addresses[1])"}"#))
    }
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
      #expect(address.status == 2 && address.errors.contains("an address, ana@example.test"))
      #expect(!FileManager.default.fileExists(atPath: home.path(Self.file)))
      #expect(try Self.set(home, "thresholds.heavy_load", "much").status == 2)
      #expect(!FileManager.default.fileExists(atPath: home.path(Self.file)))
      #expect(try Self.set(home, "me").errors.contains("config set needs a key and its value"))
      #expect(try Self.set(home, "language", "en", "es").status == 2)
    }
  }

  private static func config(
    _ home: TemporaryFolder, _ words: [String], input: String = ""
  ) throws -> Program.Result {
    var program = Program(["config"] + words)
    program.environment["HOME"] = home.url.path
    program.input = input
    return try program.run()
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

  @Test("a list grows at its end, and an address can come through standard input")
  func adding() throws {
    try TemporaryFolder.with { home in
      try home.file(Self.file, "{me: [\"a@x.test\", /* home */ \"b@x.test\"]}")
      #expect(try Self.config(home, ["add", "me", "c@x.test"]).status == 0)
      let text = try String(contentsOfFile: home.path(Self.file), encoding: .utf8)
      #expect(text == "{me: [\"a@x.test\", /* home */ \"b@x.test\", \"c@x.test\"]}")
      let address = "https://cal.example.test/hunter2.ics"
      let added = try Self.config(home, ["add", "calendars", "-"], input: address + "\n")
      #expect(added.status == 0 && !added.output.contains("hunter2"))
      #expect(try Self.config(home, ["get", "calendars"]).output.contains("cal.example.test/…"))
      #expect(try Self.config(home, ["add", "units", "metric"]).status == 2)
      #expect(try Self.config(home, ["add", "calendars", "{name: \"q\""]).status == 2)
    }
  }

  @Test("a key is unset by any word for it", arguments: ["unset", "remove", "delete", "rm"])
  func unset(word: String) throws {
    try TemporaryFolder.with { home in
      try home.file(Self.file, "{units: \"imperial\", language: \"en\"}")
      #expect(try Self.config(home, [word, "units"]).status == 0)
      let text = try String(contentsOfFile: home.path(Self.file), encoding: .utf8)
      #expect(!text.contains("units") && text.contains("language: \"en\""))
    }
  }

  @Test("a key that is not set has status 1, its default, and a word about it")
  func notSetYet() throws {
    try TemporaryFolder.with { home in
      let lunch = try Self.config(home, ["get", "day.lunch"])
      #expect(lunch.status == 1 && lunch.output == "12:00-15:00\n" && !lunch.errors.isEmpty)
      let me = try Self.config(home, ["get", "me"])
      #expect(me.status == 1 && me.output.isEmpty && !me.errors.isEmpty)
      try home.file(Self.file, "{day: {lunch: \"12:00-15:00\"}, me: []}")
      for key in ["day.lunch", "me"] {
        let set = try Self.config(home, ["get", key])
        #expect(set.status == 0 && set.errors.isEmpty)
      }
    }
  }

  @Test("a time is read as people write it")
  func hours() throws {
    try TemporaryFolder.with { home in
      let set = try Self.config(home, ["set", "day.work", "9:00-17:30"])
      let get = try Self.config(home, ["get", "day.work"])
      #expect(set.status == 0 && get.output == "09:00-17:30\n")
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

  @Test("of changes made at the same time, none is lost and none fails")
  func parallel() throws {
    try TemporaryFolder.with { home in
      let shell = try #require(Tool("sh"))
      // The shell's own `wait` would not end where SIGCHLD is blocked.
      let changes = """
        seq 20 | xargs -P 20 -I{} readyday config add rules '{title: "t{}", points: 1}' || echo failed
        """
      let result = try shell.run(["-c", changes], in: home)
      #expect(result.errors.isEmpty && !result.output.contains("failed"))
      let rules = try Self.config(home, ["get", "rules"]).output.split(separator: "\n")
      #expect(Set(rules).count == 20)
      let files = try FileManager.default.contentsOfDirectory(
        atPath: home.path(".config/readyday"))
      #expect(files.sorted() == ["config.json5", "config.json5.bak"])
    }
  }

  @Test("an invalid key is mended by setting or unsetting it, beside another that stays invalid")
  func mending() throws {
    try TemporaryFolder.with { home in
      try home.file(Self.file, "{me: [\"ana\"], sleep: {target: \"never\"}, units: \"metric\"}")
      let other = try Self.set(home, "units", "imperial")
      #expect(other.status == 0)
      #expect(other.errors.contains("warning: ~/.config/readyday/config.json5:1:7: me[0]: invalid"))
      #expect(try Self.set(home, "me", "eva").status == 2)
      #expect(try Self.config(home, ["add", "me", "ana@x.test"]).status == 5)
      let mended = try Self.set(home, "me", "ana@x.test")
      #expect(mended.status == 0 && !mended.errors.contains("me[0]"))
      #expect(try Self.config(home, ["check"]).status == 5)
      #expect(try Self.config(home, ["unset", "sleep.target"]).errors.isEmpty)
      #expect(try Self.config(home, ["check"]).status == 0)
      let text = try String(contentsOfFile: home.path(Self.file), encoding: .utf8)
      #expect(text == "{me: [\"ana@x.test\"], sleep: {}, units: \"imperial\"}")
    }
  }

  @Test("a list of words takes commas, as --hide does")
  func commas() throws {
    try TemporaryFolder.with { (home) throws in
      let get = { (key: String) throws in try Self.config(home, ["get", key]).output }
      #expect(try Self.set(home, "privacy.hide", "recovery,sleep").status == 0)
      #expect(try Self.config(home, ["add", "privacy.hide", "hrv, feel"]).status == 0)
      #expect(try get("privacy.hide") == "recovery\nsleep\nhrv\nfeel\n")
      #expect(try Self.config(home, ["unset", "privacy.hide", "sleep,hrv"]).status == 0)
      #expect(try get("privacy.hide") == "recovery\nfeel\n")
      #expect(try Self.set(home, "workouts.prefer", "morning,evening").status == 0)
      #expect(try get("workouts.prefer") == "morning\nevening\n")
      #expect(try Self.set(home, "keywords.high", "budget, board").status == 0)
      #expect(try get("keywords.high") == "budget, board\n")
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

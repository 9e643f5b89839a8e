import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("A first configuration")
struct InitTests {
  private static let file = ".config/readyday/config.json5"

  private static func program(_ words: [String], at home: TemporaryFolder) -> Program {
    var program = Program(words)
    program.environment["HOME"] = home.url.path
    program.environment["READYDAY_NOW"] = "2026-03-10T06:30:00+01:00"
    program.environment["TZ"] = "Europe/Madrid"
    program.folder = home.url
    return program
  }

  /// A home where calendars and an export lie where they usually do.
  private static func withHome(_ body: (TemporaryFolder) throws -> Void) throws {
    try TemporaryFolder.with { home in
      let calendar = try Fixtures.text("calendars/work.ics")
      try home.file(".calendars/work/all.ics", calendar)
      try home.file(
        ".local/share/vdirsyncer/cloud/home/all.ics", Fixtures.text("calendars/home.ics"))
      try home.file(".local/share/vdirsyncer/status/home.items", "")
      try home.file("Downloads/my_whoop_data/sleeps.csv", Fixtures.text("whoop-csv/sleeps.csv"))
      try home.file(
        "Downloads/my_whoop_data/physiological_cycles.csv",
        Fixtures.text("whoop-csv/physiological_cycles.csv"))
      try home.file("Downloads/whoop-invoice.json", "{\"total\": 30}")
      try body(home)
    }
  }

  private static func text(_ home: TemporaryFolder) throws -> String {
    try String(contentsOfFile: home.path(file), encoding: .utf8)
  }

  @Test("where the system says UTC, the zone is that of the nights, which is not written down")
  func zoneOfNights() throws {
    try Self.withHome { home in
      var program = Self.program(["init", "--yes"], at: home)
      program.environment["TZ"] = "UTC"
      let output = try program.run().output
      #expect(output.contains("\ntime zone: Europe/Madrid, from your nights\n"), "\(output)")
      #expect(try !Self.text(home).contains("\n  time_zone:"))
    }
  }

  @Test("it takes what it finds, says where it looked, and the brief needs no option then")
  func discovery() throws {
    try Self.withHome { home in
      let result = try Self.program(["init", "--me", "ana@example.test"], at: home).run()
      #expect(result.status == 0 && result.errors.isEmpty)
      #expect(
        result.output == """
          looked in ~/.calendars: 1 calendar
          looked in ~/.local/share/vdirsyncer: 1 calendar
          looked in ~/Downloads: no calendars, 1 WHOOP export
          time zone: Europe/Madrid, from this computer
          WHOOP data: ~/Downloads/my_whoop_data
          calendar: ~/.calendars/work
          calendar: ~/.local/share/vdirsyncer/cloud/home
          wrote ~/.config/readyday/config.json5
          next: readyday doctor, then readyday brief

          """)
      // A cron job has no TZ.
      #expect(try Self.text(home).contains("\n  time_zone: \"Europe/Madrid\","))
      #expect(try Self.program(["config", "check"], at: home).run().output.hasSuffix(": ok\n"))
      #expect(try Self.program(["doctor"], at: home).run().status == 0)
      let brief = try Self.program([], at: home).run()
      #expect(brief.status == 0 && brief.output.contains("Board review"))
    }
  }

  @Test("the file is its owner's alone, and never replaced")
  func once() throws {
    try TemporaryFolder.with { home in
      #expect(try Self.program(["init"], at: home).run().status == 0)
      let manager = FileManager.default
      for (path, mode) in [(Self.file, 0o600), (".config/readyday", 0o700), (".config", 0o700)] {
        let attributes = try manager.attributesOfItem(atPath: home.path(path))
        #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
      }
      try home.file(Self.file, "{}")
      let again = try Self.program(["init", "--yes"], at: home).run()
      #expect(again.status == 5 && again.output.isEmpty)
      #expect(again.errors.contains("~/.config/readyday/config.json5 names no data yet"))
      #expect(!again.errors.contains("readyday init"))
      #expect(try Self.text(home) == "{}")
      #expect(
        try manager.contentsOfDirectory(atPath: home.path(".config/readyday")) == ["config.json5"])
    }
  }

  @Test("a link that leads nowhere is not written through")
  func danglingLink() throws {
    try TemporaryFolder.with { home in
      try home.file(".config/readyday/other", "")
      try FileManager.default.createSymbolicLink(
        atPath: home.path(Self.file), withDestinationPath: home.path("elsewhere"))
      #expect(try Self.program(["init"], at: home).run().status == 5)
      #expect(!FileManager.default.fileExists(atPath: home.path("elsewhere")))
    }
  }

  @Test("options are written as they are meant, wherever they were typed")
  func options() throws {
    try Self.withHome { home in
      let result = try Self.program(
        [
          "init", "--yes", "--tz", "Europe/Madrid", "--lang", "es", "--whoop",
          "Downloads/my_whoop_data", "--calendar", ".calendars/work/all.ics", "--me", "a@x.test",
          "b@x.test",
        ], at: home
      ).run()
      #expect(result.status == 0 && !result.output.contains("looked in"))
      let shown = try Self.program(["config", "show", "--format", "json"], at: home).run().output
      let object = try JSONSerialization.jsonObject(with: Data(shown.utf8)) as? [String: Any]
      let values = try #require(object?["values"] as? [[String: Any]])
      func value(_ key: String) -> Any? { values.first { $0["key"] as? String == key }?["value"] }
      #expect(value("time_zone") as? String == "Europe/Madrid")
      #expect(value("language") as? String == "es")
      #expect(value("me") as? [String] == ["a@x.test", "b@x.test"])
      #expect(value("whoop") as? [String] == [home.path("Downloads/my_whoop_data")])
      #expect(value("calendars") as? [String] == [home.path(".calendars/work/all.ics")])
    }
  }

  @Test("what was named and is not there is an error, and nothing is written")
  func missing() throws {
    try TemporaryFolder.with { home in
      for (words, status) in [
        (["--whoop", "nowhere"], 4), (["--calendar", "nowhere.ics"], 4), (["--tz", "Nowhere"], 2),
      ] {
        let result = try Self.program(["init"] + words, at: home).run()
        #expect(result.status == Int32(status) && result.output.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: home.path(".config")))
      }
    }
  }

  @Test(
    "what cannot be read every day is refused, and nothing is written",
    arguments: ["/dev/zero", "/dev/null", "pipe.ics", "-"])
  func passing(path: String) throws {
    try TemporaryFolder.with { home in
      #expect(mkfifo(home.path("pipe.ics"), 0o600) == 0)
      for option in ["--calendar", "--whoop"] {
        let result = try Self.program(["init", "--yes", option, path], at: home).run()
        #expect(result.status == 4 && result.output.isEmpty)
        let name = path == "-" ? "standard input" : path
        #expect(
          result.errors
            == "readyday: error: cannot use \(name): a configuration can only name files and folders\n"
        )
        #expect(!FileManager.default.fileExists(atPath: home.path(".config")))
      }
    }
  }

  @Test("on a terminal it asks, and takes no for an answer")
  func dialogue() throws {
    try Self.withHome { home in
      let shown = try PseudoTerminal().run(
        Self.program(["init"], at: home),
        typing:
          "maybe\nn\nana@example.test\ns\nn\nnowhere\n\nq\n\nn\nana@example.test\nMars\nEurope/Berlin\n"
      )
      #expect(shown.status == 0)
      for part in [
        "Use the WHOOP data in ~/Downloads/my_whoop_data? [Y/n]",
        "Use the calendar ~/.calendars/work? [Y/n]",
        "Use the calendar ~/.local/share/vdirsyncer/cloud/home? [Y/n]",
        "please answer y or n\nUse the WHOOP",
        "please answer y or n\nUse the calendar ~/.calendars",
        "no such file or folder: nowhere", "Your email addresses",
        "~/.calendars/work: Enter if it is yours, w for work, o for other people's",
        "Enter, w, o or h\n",
        "Your time zone, such as Europe/Madrid, or Enter for Europe/Madrid:",
        "the name of a time zone, Europe/Madrid\nYour time zone",
      ] {
        #expect(shown.screen.contains(part), "\(part)")
      }
      let text = try Self.text(home)
      #expect(text.contains("\n  // whoop: ["))
      #expect(text.contains("{kind: \"work\", name: \"work\", path: \"~/.calendars/work\"}"))
      #expect(!text.contains("vdirsyncer"))
      #expect(text.contains("\n  me: [\"ana@example.test\"],"))
      #expect(text.contains("\n  time_zone: \"Europe/Berlin\","))
    }
  }

  @Test(
    "whose a calendar is, is asked and written, and the address that most events have is offered",
    arguments: [("\n", "{name: \"club\""), ("o\n", "{kind: \"others\", name: \"club\"")])
  func owner(answer: String, calendar: String) throws {
    try TemporaryFolder.with { home in
      try home.file(".calendars/club/all.ics", GuestCalendar.text(naming: 10, of: 12))
      let shown = try PseudoTerminal().run(
        Self.program(["init"], at: home), typing: "\n\n" + answer + "\n\n")
      #expect(shown.status == 0)
      #expect(
        shown.screen.contains("Many events have the address ana@acme.test: is it yours? [Y/n]"))
      let file = try Self.text(home).split(separator: "\n").filter { !$0.contains("//") }
        .joined(separator: "\n")
      #expect(file.contains("me: [\"ana@acme.test\"],"))
      #expect(file.contains(calendar))
    }
  }

  @Test("what is no address is asked for again, and what is written can be read")
  func addresses() throws {
    try TemporaryFolder.with { home in
      let shown = try PseudoTerminal().run(
        Self.program(["init"], at: home),
        typing: "\n\nana\nana@example.test, bo\nAna <ana@example.test>, eva@example.test\n\n")
      #expect(shown.status == 0)
      let asked = shown.screen.components(separatedBy: "an address, ana@example.test\nYour email")
      #expect(asked.count == 3)
      #expect(try Self.text(home).contains("me: [\"ana@example.test\", \"eva@example.test\"],"))
      #expect(try Self.program(["config", "check"], at: home).run().status == 0)
    }
  }

  @Test("with --yes, or away from a terminal, it asks nothing")
  func noDialogue() throws {
    try Self.withHome { home in
      let shown = try PseudoTerminal().run(Self.program(["init", "--yes"], at: home))
      #expect(shown.status == 0 && !shown.screen.contains("?"))
    }
  }

  @Test("every line that is commented out can be put in force")
  func uncommented() throws {
    try TemporaryFolder.with { home in
      #expect(try Self.program(["init"], at: home).run().status == 0)
      let lines = try Self.text(home).split(separator: "\n", omittingEmptySubsequences: false)
      let inForce = lines.map { line -> String in
        let isSetting = line.wholeMatch(of: #/  // +([a-z_]+: .*[,{]|},)/#) != nil
        return isSetting ? String(line).replacing("// ", with: "") : String(line)
      }
      try home.file(Self.file, inForce.joined(separator: "\n"))
      let check = try Self.program(["config", "check"], at: home).run()
      // The paths of the examples lead nowhere here.
      #expect(check.status == 4 && !check.errors.contains("error"), "\(check.errors)")
      let shown = try Self.program(["config", "show", "--origin"], at: home).run().output
      #expect(!shown.contains("(default)"))
    }
  }

  @Test("exports that come under a new name each time are read by what their names share")
  func monthlyExports() throws {
    try TemporaryFolder.with { home in
      let zip = try Data(contentsOf: Fixtures.url("whoop-csv.zip"))
      try home.file("Downloads/my_whoop_data_2026_02_09.zip", zip)
      let result = try Self.program(["init"], at: home).run()
      #expect(result.output.contains("WHOOP data: ~/Downloads/my_whoop_data*\n"))
      try FileManager.default.copyItem(
        at: Fixtures.url("whoop"),
        to: home.url.appending(path: "Downloads/my_whoop_data_2026_03_11"))
      let read = try Self.program(["recovery", "--verbose", "--tz", "Europe/Madrid"], at: home)
        .run()
      #expect(read.status == 0 && read.output.contains("28%"))
      #expect(read.errors.contains("my_whoop_data_2026_02_09.zip/sleeps.csv"))
      #expect(read.errors.contains("my_whoop_data_2026_03_11/sleep.json"))
    }
  }

  @Test("the table of nights of an unpacked export is found by its name")
  func looseTable() throws {
    try TemporaryFolder.with { home in
      try home.file(
        "Downloads/physiological_cycles.csv", Fixtures.text("whoop-csv/physiological_cycles.csv"))
      let result = try Self.program(["init"], at: home).run()
      #expect(result.output.contains("WHOOP data: ~/Downloads/physiological_cycles*.csv\n"))
    }
  }

  @Test("calendars among downloads are taken, packed or not; invitations are only offered")
  func downloads() throws {
    try TemporaryFolder.with { home in
      let calendar = try Fixtures.text("calendars/work.ics")
      try home.file("Downloads/work.ics", calendar)
      try home.file("Downloads/work (1).ics", calendar)
      try home.file(
        "Downloads/invite.ics",
        "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\n"
          + "DTSTART:20260310T090000Z\r\nSUMMARY:Call\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
      try home.file("Downloads/page.ics", "<html>")
      try home.file(
        "Downloads/ana@example.test.ical.zip",
        WrittenZip([.init("home.ics", Array(Fixtures.text("calendars/home.ics").utf8))]).data)
      let manager = FileManager.default
      try manager.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)],
        ofItemAtPath: home.path("Downloads/work.ics"))
      let shown = try PseudoTerminal().run(
        Self.program(["init", "--config", "asked.json5"], at: home), typing: "n\nn\nn\n")
      #expect(shown.screen.contains("Use the calendar ~/Downloads/invite.ics?"))
      let result = try Self.program(["init"], at: home).run()
      #expect(result.output.contains("looked in ~/Downloads: 3 calendars, no WHOOP exports\n"))
      #expect(result.output.contains("calendar: ~/Downloads/work (1).ics\n"))
      #expect(result.output.contains("calendar: ~/Downloads/ana@example.test.ical.zip\n"))
      #expect(!result.output.contains("work.ics\n") && !result.output.contains("invite"))
    }
  }

  @Test("a configuration that names no data is completed, and all else in it stays")
  func completed() throws {
    try Self.withHome { home in
      let before =
        "// mine\n{\n  day: {work: \"08:00-15:00\"}, me: [\"eva@example.test\"],\n"
        + "  // whoop: [\"~/whoop\"],\n  calendars: [],\n}\n"
      try home.file(Self.file, before)
      let unnamed = try Self.program(["brief"], at: home).run()
      #expect(unnamed.status == 5)
      #expect(
        unnamed.errors == """
          readyday: error: ~/.config/readyday/config.json5 names no data yet: neither WHOOP nor a calendar
            fill in whoop: ~/.config/readyday/config.json5:4
            fill in calendars: ~/.config/readyday/config.json5:5
            readyday init looks for them and fills them in
            readyday demo shows what you would get

          """)
      #expect(try Self.program([], at: home).run().errors == unnamed.errors)
      let result = try Self.program(["init", "--me", "ana@example.test"], at: home).run()
      #expect(result.status == 0)
      #expect(result.output.contains("me is already set; unchanged\n"))
      #expect(result.output.contains("completed ~/.config/readyday/config.json5\n"))
      let text = try Self.text(home)
      #expect(
        text.hasPrefix("// mine\n{\n  day: {work: \"08:00-15:00\"}, me: [\"eva@example.test\"],\n"))
      #expect(text.contains("\n  whoop: [\"~/Downloads/my_whoop_data\"],\n  calendars: [\n"))
      #expect(try Self.program(["config", "check"], at: home).run().errors.isEmpty)
      #expect(try Self.program(["brief"], at: home).run().output.contains("Board review"))
      #expect(try Self.program(["init"], at: home).run().status == 5)
    }
  }

  @Test(
    "wherever there is room",
    arguments: [
      "{}", "", "/*\n// whoop: [],\n*/ {me: []}", "{\"calendars\": []}", "{ // none\r\n}\r\n",
    ])
  func completedAnyhow(text: String) throws {
    try Self.withHome { home in
      try home.file(Self.file, text)
      let result = try Self.program(["init"], at: home).run()
      #expect(result.status == 0, "\(result.errors)")
      let shown = try Self.program(["config", "show"], at: home).run().output
      #expect(shown.contains("Downloads/my_whoop_data") && shown.contains(".calendars/work"))
    }
  }

  @Test("where nothing was found it says again where it looked")
  func nothingAgain() throws {
    try TemporaryFolder.with { home in
      try home.file("Downloads/my_whoop_data_2026.zip", "half of a zip")
      let first = try Self.program(["init"], at: home).run()
      #expect(first.status == 0)
      let look =
        "looked in ~/Downloads: no calendars, no WHOOP exports, my_whoop_data_2026.zip is damaged\n"
      #expect(first.output.contains(look))
      let second = try Self.program(["init"], at: home).run()
      #expect(second.status == 5 && second.output.isEmpty)
      #expect(second.errors.contains(look) && second.errors.contains("fill in whoop: "))
    }
  }

  @Test("without a home it says what is missing")
  func homeless() throws {
    var program = Program(["init"])
    program.environment["HOME"] = "/dev/null"
    let result = try program.run()
    #expect(result.status == 5)
    #expect(result.errors.contains("set HOME or XDG_CONFIG_HOME"))
  }
}

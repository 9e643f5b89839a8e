import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("A first configuration") struct InitTests {
  private let home = try! TemporaryFolder()
  private static let file = ".config/readyday/config.json5"

  private static func program(_ words: [String], at home: TemporaryFolder) -> Program {
    return Program(
      words,
      ["HOME": home.url.path, "READYDAY_NOW": "2026-03-10T06:30:00+01:00", "TZ": "Europe/Madrid"],
      in: home.url)
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

  @Test("on a terminal it asks, and takes no for an answer") func dialogue() throws {
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
        "Enter, w, o or h\n", "Your time zone, such as Europe/Madrid, or Enter for Europe/Madrid:",
        "the name of a time zone, such as Europe/Madrid\nYour time zone",
      ] { #expect(shown.screen.contains(part), "\(part)") }
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
    try home.file(".calendars/club/all.ics", GuestCalendar.text(naming: 10, of: 12))
    let shown = try PseudoTerminal().run(
      Self.program(["init"], at: home), typing: "\n\n" + answer + "\n\n")
    #expect(shown.status == 0)
    #expect(shown.screen.contains("Many events have the address ana@acme.test: is it yours? [Y/n]"))
    let file = try Self.text(home).split(separator: "\n").filter { !$0.contains("//") }
      .joined(separator: "\n")
    #expect(file.contains("me: [\"ana@acme.test\"],"))
    #expect(file.contains(calendar))
  }

  @Test("what is no address is asked for again, and what is written can be read")
  func addresses() throws {
    let shown = try PseudoTerminal().run(
      Self.program(["init"], at: home),
      typing: "\n\nana\nana@example.test, bo\nAna <ana@example.test>, eva@example.test\n\n")
    #expect(shown.status == 0)
    let asked = shown.screen.components(separatedBy: "an address, ana@example.test\nYour email")
    #expect(asked.count == 3)
    #expect(try Self.text(home).contains("me: [\"ana@example.test\", \"eva@example.test\"],"))
    #expect(try Self.program(["config", "check"], at: home).run().status == 0)
  }

  @Test("with --yes, or away from a terminal, it asks nothing") func noDialogue() throws {
    try Self.withHome { home in
      let shown = try PseudoTerminal().run(Self.program(["init", "--yes"], at: home))
      #expect(shown.status == 0 && !shown.screen.contains("?"))
    }
  }

  @Test("every line that is commented out can be put in force") func uncommented() throws {
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

  @Test("calendars among downloads are taken, packed or not; invitations are only offered")
  func downloads() throws {
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

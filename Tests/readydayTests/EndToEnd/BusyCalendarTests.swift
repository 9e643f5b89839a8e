import Foundation
import TestSupport
import Testing

/// Calendars and files whose names or events are not to be told.
@Suite("Calendars shown as busy") struct BusyCalendarTests {
  private let folder = try! TemporaryFolder()

  private static func event(_ title: String, _ hour: Int = 9) -> String {
    "BEGIN:VEVENT\nUID:\(title)\(hour)\nDTSTART:20260310T\(hour + 1)0000Z\n"
      + "DTEND:20260310T\(hour + 2)0000Z\nSUMMARY:\(title)\nEXDATE:bad\nCLASS:PRIVATE\nEND:VEVENT\n"
  }

  private static func calendar(_ events: String...) -> String {
    "BEGIN:VCALENDAR\n\(events.joined())END:VCALENDAR\n"
  }

  private static func program(_ words: [String], in folder: TemporaryFolder) -> Program {
    return Program(words + ["--tz", "UTC", "--now", "2026-03-10T05:00:00Z"], in: folder.url)
  }

  static let spellings = [
    "home.ics", "./home.ics", "../NAME/home.ics", "sub/../home.ics", ".//home.ics", "link.ics",
    "hard.ics", "linked/home.ics", "/dev/stdin", "-",
  ]

  @Test("a file that is shown as busy is so under every name", arguments: spellings)
  func spelling(path: String) throws {
    try folder.file("home.ics", Self.calendar(Self.event("zqx7"), Self.event("zqx7", 12)))
    try folder.file("sub/x", "")
    try folder.file(
      "config.json5", "{calendars: [{name: \"h\", path: \"home.ics\", show: \"busy\"}]}")
    let manager = FileManager.default
    for (link, target) in [("link.ics", "home.ics"), ("linked", ".")] {
      try manager.createSymbolicLink(atPath: folder.path(link), withDestinationPath: target)
    }
    try manager.linkItem(atPath: folder.path("home.ics"), toPath: folder.path("hard.ics"))
    let given = path.replacing("NAME", with: folder.url.lastPathComponent)
    for words in [["brief"], ["agenda", "--format", "json"], ["next"]] {
      var program = Self.program(
        words + ["--verbose", "--config", "config.json5", "--calendar", given], in: folder)
      program.input = try String(
        contentsOf: folder.url.appending(path: "home.ics"), encoding: .utf8)
      // What comes through a pipe is no file of anybody's.
      let shell = "exec \"$0\" \"$@\" < home.ics"
      program.arguments = ["-c", shell, Program.executable.path] + program.arguments
      program.executable = URL(filePath: "/bin/sh")
      let said = try program.run()
      #expect(said.status == 0 && said.output.contains("busy"))
      #expect(!(said.output + said.errors).contains("zqx7"))
    }
  }

  @Test(
    "where titles are hidden, names of files with one event and of entries of zips are withheld",
    arguments: ["titles", "private_events"], ["brief", "agenda", "doctor"])
  func names(hidden: String, command: String) throws {
    let single = Self.calendar(Self.event("zqx7"))
    try folder.file("cal/zqx7.ics", single)
    try folder.file("zqx7 alone.ics", single)
    let zip = WrittenZip([
      .init("zqx7/zqx7.ics", Array(single.utf8)), .init("zqx7 none.ics", Array("zqx7".utf8)),
      .init("zqx7 locked.ics", Array(single.utf8), isLocked: true),
    ])
    try folder.file("cal.zip", zip.data)
    try folder.file("cal/more zqx7.zip", zip.data)
    try folder.file("work.ics", Self.calendar(Self.event("a"), Self.event("b")))
    for format in ["text", "json"] {
      var program = Self.program([command, "--hide", hidden, "--format", format], in: folder)
      if command != "doctor" { program.arguments.append("--verbose") }
      program.arguments += ["--calendar", "cal", "zqx7 alone.ics", "cal.zip", "work.ics"]
      let said = try program.run()
      let text = said.output + said.errors
      #expect(!text.contains("zqx7 ") && !text.contains("zqx7.ics"))
      #expect(text.contains("cal/…") && text.contains("cal.zip/…") && text.contains("work.ics"))
    }
  }

  @Test("a file that the configuration names is told, however few events it has")
  func configured() throws {
    try folder.file("one.ics", Self.calendar(Self.event("zqx7")))
    try folder.file(
      "config.json5",
      "{calendars: [{name: \"h\", path: \"one.ics\", show: \"busy\"}], privacy: {hide: [\"titles\"]}}"
    )
    let said = try Self.program(
      ["doctor", "--config", "config.json5", "--width", "400"], in: folder
    ).run()
    #expect(said.output.contains("one.ics:7: cannot read EXDATE"))
    #expect(!said.output.contains("zqx7"))
  }

  @Test(
    "a title that cannot be seen is none", arguments: ["\u{200B}\u{200D}", "\u{2060}", "\u{3164} "])
  func invisible(title: String) throws {
    try folder.file("a.ics", Self.calendar(Self.event(title)))
    for words in [["brief"], ["agenda"], ["next"], ["brief", "--format", "markdown"]] {
      let said = try Self.program(words + ["--calendar", "a.ics"], in: folder).run()
      #expect(said.output.contains("(no title)") || said.output.contains("(no title\\)"))
    }
  }
}

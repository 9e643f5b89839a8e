import Foundation
import ReadyDayCore
import TestSupport
import Testing

/// Paths that stand in the configuration, and cannot be read today.
@Suite("Sources that are gone")
struct LostSourceTests {
  private static func run(
    _ words: [String], at home: TemporaryFolder, _ variables: [String: String] = [:]
  ) throws -> Program.Result {
    var program = Program(words)
    program.environment.merge(variables) { $1 }
    program.environment["HOME"] = home.url.path
    program.environment["READYDAY_NOW"] = "2026-03-10T06:30:00+01:00"
    let result = try program.run()
    return Program.Result(
      output: result.output,
      errors: result.errors.replacingOccurrences(of: home.url.path, with: "HOME"),
      status: result.status)
  }

  private static func configure(_ home: TemporaryFolder, _ whoop: String, _ calendars: String)
    throws
  {
    try home.file(
      ".config/readyday/config.json5",
      """
      {
        time_zone: "Europe/Madrid", language: "en",
        whoop: [\(whoop)],
        calendars: [\(calendars)],
      }
      """)
  }

  private static let whoop = "\"\(Fixtures.url("whoop").path)\""
  private static let work = "{path: \"\(Fixtures.url("calendars/work.ics").path)\"}"

  @Test("an empty calendar beside WHOOP data costs the events, not the briefing")
  func emptyCalendar() throws {
    try TemporaryFolder.with { home in
      let file = try home.file("empty.ics", "").path
      let words = ["--whoop", Fixtures.url("whoop").path, "--calendar", file]
      let brief = try Self.run(["brief"] + words, at: home)
      #expect(brief.status == 0 && brief.output.contains("28%"))
      #expect(brief.output.contains("Your calendars could not be read"))
      #expect(
        brief.errors
          == "readyday: warning: HOME/empty.ics: \(Voice(.english).problem(.calendar(.notACalendar)))\n"
      )
      #expect(try Self.run(["brief", "--strict"] + words, at: home).status == 4)
      #expect(try Self.run(["agenda"] + words, at: home).status == 4)
      let missing = ["--whoop", Fixtures.url("whoop").path, "--calendar", home.path("nosuch.ics")]
      #expect(try Self.run(["brief"] + missing, at: home).status == 4)
    }
  }

  @Test("a calendar of which nothing can be read is no empty day")
  func damaged() throws {
    try TemporaryFolder.with { home in
      try home.file("bad.ics", "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:2026")
      try Self.configure(home, Self.whoop, "{path: \"~/bad.ics\"}")
      let brief = try Self.run(["brief"], at: home)
      #expect(brief.status == 0 && !brief.output.contains("CALENDAR"))
      #expect(!brief.output.contains("empty calendar") && !brief.output.contains("no events"))
      #expect(brief.output.contains("Your calendars could not be read, so there is nothing about"))
      let json = try Self.run(["brief", "--format", "json"], at: home).output
      #expect(json.contains("\"load\" : null") && json.contains("\"calendars_lost\""))
    }
  }

  @Test("one that is gone costs a line with its place, not the brief; --strict ends with 4")
  func gone() throws {
    try TemporaryFolder.with { home in
      try Self.configure(home, Self.whoop, "\(Self.work), {path: \"~/gone.ics\"}")
      let warning =
        "readyday: warning: ~/.config/readyday/config.json5:4:\(Self.work.count + 24): "
        + "calendars[1].path: no such file or folder: HOME/gone.ics\n"
      let brief = try Self.run(["brief"], at: home)
      #expect(brief.status == 0 && brief.errors == warning)
      #expect(brief.output.contains("Board review") && brief.output.contains("28%"))
      #expect(brief.output.contains("1 calendar file read, 1 skipped"))
      #expect(try Self.run(["next"], at: home).status == 0)
      let strict = try Self.run(["brief", "--strict"], at: home)
      #expect(strict.status == 4 && strict.errors.hasPrefix(warning))
      let spanish = try Self.run(["brief", "--lang", "es"], at: home)
      #expect(
        spanish.errors.contains("calendars[1].path: no existe el archivo o carpeta: HOME/gone.ics"))
      let json = try Self.run(["brief", "--format", "json"], at: home)
      #expect(json.output.contains("no_such_file"))
    }
  }

  @Test("what is named on the command line, or by a variable, is an error as before")
  func asked() throws {
    try TemporaryFolder.with { home in
      try Self.configure(home, Self.whoop, Self.work)
      for (words, variables) in [
        (["--calendar", "nowhere"], [:]), ([], ["READYDAY_CALENDAR": "nowhere"]),
      ] {
        let result = try Self.run(["brief"] + words, at: home, variables)
        #expect(result.status == 4 && result.output.isEmpty)
        #expect(result.errors == "readyday: error: no such file or folder: nowhere\n")
      }
    }
  }

  @Test(
    "of WHOOP and calendars either may be gone, unreadable or empty",
    arguments: [
      "~/gone", "~/empty", "~/note.txt", "~/locked.zip", "https://example.test/secret/a.ics",
    ])
  func either(path: String) throws {
    try TemporaryFolder.with { home in
      try home.file("empty/.keep", "")
      try home.file("note.txt", "no data")
      try home.file("locked.zip", "no zip")
      try Self.configure(home, "\"\(path)\"", Self.work)
      let events = try Self.run(["brief"], at: home)
      #expect(events.status == 0 && events.output.contains("Board review"))
      #expect(events.errors.split(separator: "\n").filter { $0.contains("warning") }.count == 1)
      try Self.configure(home, Self.whoop, "\"\(path)\"")
      let night = try Self.run(["brief"], at: home)
      #expect(night.status == 0 && night.output.contains("28%"))
      #expect(!night.output.contains("CALENDAR ") && !night.errors.contains("secret"))
      #expect(
        night.output.contains("Your calendars could not be read")
          || night.output.contains("your calendars could not be read"))
      #expect(!night.output.contains("no calendar given"))
      let required = try Self.run(["brief", "--require", "calendar"], at: home)
      #expect(required.status == 3)
      #expect(required.errors.hasSuffix("readyday: error: your calendars could not be read\n"))
      let json = try Self.run(["brief", "--format", "json"], at: home).output
      #expect(json.contains("\"calendars_lost\"") && !json.contains("\"no_calendar\""))
      let next = try Self.run(["next"], at: home)
      #expect(next.status == 4 && next.errors.contains("error: no calendar in "))
      #expect(try Self.run(["agenda"], at: home).status == 4)
      try Self.configure(home, "\"\(path)\"", "\"\(path)\"")
      let nothing = try Self.run(["brief"], at: home)
      // A calendar with an address has only not been fetched yet.
      let isAddress = path.hasPrefix("https")
      #expect(nothing.status == (isAddress ? 0 : 4) && nothing.output.isEmpty != isAddress)
    }
  }

  @Test("a calendar that has never been fetched is missing on the page, which is printed")
  func neverFetched() throws {
    try TemporaryFolder.with { home in
      try home.file(
        ".config/readyday/config.json5", #"{calendars: [{name: "team", url: "https://h.test/a"}]}"#)
      let brief = try Self.run(["brief"], at: home)
      #expect(brief.status == 0 && brief.output.contains("Your calendars could not be read"))
      #expect(
        brief.errors == "readyday: warning: team has not been fetched yet: run readyday sync\n")
      #expect(try Self.run(["agenda"], at: home).status == 4)
      #expect(try Self.run(["brief", "--strict"], at: home).status == 4)
    }
  }

  @Test("a web address is no path: it is said, without the secret in it")
  func webAddress() throws {
    try TemporaryFolder.with { home in
      let result = try Self.run(
        ["brief", "--calendar", "webcal://ana:x@p42.example.test/published/2/secret"], at: home)
      #expect(result.status == 4)
      #expect(
        result.errors == """
          readyday: error: cannot read webcal://p42.example.test/…: it is a web address: write it \
          as url into the configuration, then readyday sync

          """)
    }
  }

  @Test("calendars may be written as paths alone, beside those with a name")
  func barePaths() throws {
    try TemporaryFolder.with { home in
      let home0 = Fixtures.url("calendars/home.ics").path
      try Self.configure(home, Self.whoop, "\(Self.work), \"\(home0)\"")
      let brief = try Self.run(["brief"], at: home)
      #expect(brief.status == 0 && brief.errors.isEmpty)
      let long = try Self.run(["brief", "--long"], at: home)
      #expect(long.output.contains("2 calendar files read"))
    }
  }
}

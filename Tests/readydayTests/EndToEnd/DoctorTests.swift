import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("The doctor")
struct DoctorTests {
  private static let data = [
    "--whoop", Fixtures.url("whoop").path, "--calendar", Fixtures.url("calendars/work.ics").path,
    Fixtures.url("calendars/home.ics").path, "--tz", "Europe/Madrid",
  ]

  private static func run(
    _ words: [String], at home: TemporaryFolder, now: String = "2026-03-10T06:30:00+01:00"
  ) throws -> Program.Result {
    var program = Program(["doctor", "--now", now] + words)
    program.environment["HOME"] = home.url.path
    program.folder = home.url
    return try program.run()
  }

  @Test("with nothing configured it says how to begin, and ends with 5")
  func nothing() throws {
    try TemporaryFolder.with { home in
      let result = try Self.run([], at: home)
      #expect(result.status == 5 && result.errors.isEmpty)
      #expect(result.output.contains("none at ~/.config/readyday/config.json5"))
      #expect(result.output.contains("WHAT TO DO\n  start with readyday init"))
    }
  }

  @Test("with a configuration that names no data it says where to name it")
  func nameless() throws {
    try TemporaryFolder.with { home in
      try home.file(".config/readyday/config.json5", "{ time_zone: \"Europe/Madrid\" }")
      let result = try Self.run([], at: home)
      #expect(result.status == 5)
      #expect(result.output.contains("WHAT TO DO\n  name your data: whoop and calendars"))
    }
  }

  @Test("a calendar of which nothing can be used is trouble, as brief finds it")
  func noCalendarInIt() throws {
    try TemporaryFolder.with { home in
      let file = try home.file("page/work.ics", "<html>login</html>")
      let result = try Self.run(["--calendar", home.path("page")], at: home)
      #expect(result.status == 4)
      #expect(result.output.contains("check the paths: something you named cannot be used"))
      var brief = Program(["brief", "--calendar", file.path, "--tz", "Europe/Madrid"])
      brief.environment["HOME"] = home.url.path
      #expect(try brief.run().status == 4)
    }
  }

  @Test(
    "a stored file that is cut short or empty is named, with what to do", arguments: [true, false])
  func damaged(isEnglish: Bool) throws {
    try TemporaryFolder.with { home in
      func run(_ words: String...) throws -> Program.Result {
        var program = Program(words)
        program.environment["HOME"] = home.url.path
        return try program.run()
      }
      #expect(try run("import", "whoop", Fixtures.url("whoop").path).status == 0)
      #expect(try run("doctor").status == 0)
      let folder = ".local/share/readyday/"
      let recovery = try String(
        contentsOfFile: home.path(folder + "whoop/recovery.json"), encoding: .utf8)
      try home.file(folder + "whoop/recovery.json", String(recovery.prefix(recovery.count / 2)))
      try home.file(folder + "plans.json", "")
      let words = ["--width", "300", "--lang", isEnglish ? "en" : "es"]
      let result = try Self.run(words, at: home)
      #expect(result.status == 4)
      for part in [
        "readyday/plans.json: " + (isEnglish ? "not JSON at line 1" : "no es JSON en la línea 1"),
        "whoop/recovery.json: " + (isEnglish ? "it was modified" : "lo ha modificado"),
        isEnglish ? "\n  restore the .bak copy of a damaged file" : "\n  recupera la copia .bak",
      ] { #expect(result.output.contains(part), "\(part)") }
    }
  }

  @Test("what is there is counted, dated and called fresh")
  func everything() throws {
    try TemporaryFolder.with { home in
      let result = try Self.run(
        Self.data + ["--me", "ana@example.test", "--width", "200"], at: home)
      #expect(result.status == 0 && result.errors.isEmpty)
      for part in [
        "Europe/Madrid, from --tz", "59 nights, 56 recovery scores, 10 Jan – 11 Mar 2026",
        Voice(.english).finding(.lastNight(.scored)), "calendars/work.ics: 1 file, ",
        "ana@example.test",
        "WHAT TO DO\n  read this morning's briefing: readyday brief\n",
      ] {
        #expect(result.output.contains(part), "\(part)")
      }
      #expect(!result.output.contains("PROBLEMS"))
    }
  }

  @Test("an address that no invitation has is doubted")
  func unseenOwner() throws {
    try TemporaryFolder.with { home in
      let words = Self.data + ["--me", "somebody@example.org", "--width", "200"]
      let result = try Self.run(words, at: home)
      #expect(result.status == 0)
      #expect(
        result.output.contains(" invitations of the next seven days, so invitations you declined"))
      #expect(result.output.contains("check your email addresses: readyday config set me EMAIL"))
      let spanish = try Self.run(words + ["--lang", "es"], at: home).output
      #expect(spanish.contains("invitaciones de los próximos siete días, así que cuentan"))
    }
  }

  @Test("whose a calendar may be is suggested with counts, and which address is likely the user's")
  func suggestions() throws {
    try TemporaryFolder.with { home in
      try home.file("club.ics", GuestCalendar.text(naming: 3, of: 20))
      try home.file("team.ics", GuestCalendar.text(naming: 4, of: 20))
      try home.file("work.ics", GuestCalendar.text(naming: 0, of: 20, haveGuests: false))
      let words = ["club", "team", "work"].flatMap { ["--calendar", home.path("\($0).ics")] }
      let named = try Self.run(words + ["--me", "ana@acme.test", "--width", "200"], at: home).output
      #expect(named.contains(Voice(.english).finding(.othersCalendar("club", own: 3, events: 20))))
      #expect(!named.contains("of \"team\"") && !named.contains("config set me"))
      #expect(named.contains(Voice(.english).finding(.guestless(["work"]))))
      let spanish = try Self.run(
        words + ["--me", "ana@acme.test", "--width", "200", "--lang", "es"], at: home
      ).output
      #expect(
        spanish.contains(Voice(.spanish).finding(.othersCalendar("club", own: 3, events: 20))))
      try home.file("mine.ics", GuestCalendar.text(naming: 20, of: 20))
      let unnamed = try Self.run(
        ["--calendar", home.path("mine.ics"), "--width", "200"], at: home
      ).output
      #expect(
        unnamed.contains(
          /ana@acme\.test [^\n]* 20 [^\n]* 20 [^\n]*: readyday config set me ana@acme\.test/))
      #expect(!unnamed.contains("it is other people's"))
    }
  }

  @Test("days later it says how old the last night is, in both languages")
  func stale() throws {
    try TemporaryFolder.with { home in
      let now = "2026-03-14T06:30:00+01:00"
      let english = try Self.run(Self.data + ["--width", "200"], at: home, now: now)
      #expect(
        english.output.contains(
          Voice(.english).finding(.lastNightOf(try #require(LocalDate("2026-03-11")), daysAgo: 3))))
      let spanish = try Self.run(
        Self.data + ["--lang", "es", "--width", "200"], at: home, now: now)
      #expect(spanish.output.contains("hace 3 días"))
      #expect(spanish.output.contains("QUÉ HACER"))
    }
  }

  @Test("each calendar has its age; one that nothing changed for more than a week is said")
  func ages() throws {
    try TemporaryFolder.with { home in
      try home.file("new/a.ics", Fixtures.text("calendars/work.ics"))
      try home.file("old.ics", Fixtures.text("calendars/home.ics"))
      for (file, days) in [("new/a.ics", 2.0), ("old.ics", 70.0)] {
        let now = try Date("2026-03-10T06:30:00+01:00", strategy: .iso8601)
        try FileManager.default.setAttributes(
          [.modificationDate: now.addingTimeInterval(-days * 86_400)], ofItemAtPath: home.path(file)
        )
      }
      let words = ["--calendar", home.path("new"), home.path("old.ics"), "--tz", "Europe/Madrid"]
      let english = try Self.run(words + ["--width", "200"], at: home)
      #expect(english.status == 0)
      #expect(english.output.contains("in the next 7 days, changed 2 days ago\n"))
      #expect(
        english.output.contains(Voice(.english).finding(.oldCalendar("~/old.ics", daysAgo: 70))))
      #expect(!english.output.contains("~/new has not changed"))
      #expect(english.output.contains("  fetch or export old calendars again\n"))
      let spanish = try Self.run(words + ["--width", "200", "--lang", "es"], at: home)
      #expect(spanish.output.contains("(modificado hace 2 días)"))
      #expect(spanish.output.contains("~/old.ics no ha cambiado en 70 días"))
      let json = try Self.run(words + ["--format", "json"], at: home)
      #expect(json.output.contains(/"changed_at" ?: ?"2026-03-08T06:30:00\+01:00"/))
    }
  }

  @Test("nights on another clock than the zone's are said, with what to do")
  func doubtfulZone() throws {
    try TemporaryFolder.with { home in
      let words = ["--whoop", Fixtures.url("whoop").path, "--width", "200", "--tz"]
      let utc = try Self.run(words + ["UTC"], at: home)
      #expect(
        utc.output.contains(
          "the last 21 nights are at UTC+01:00, and UTC is at UTC+00:00: you may have moved"))
      #expect(utc.output.contains("  set your time zone: time_zone in the configuration, or --tz "))
      #expect(
        !(try Self.run(words + ["Europe/Madrid"], at: home).output.contains("may have moved")))
    }
  }

  @Test("problems have file and line; what cannot be used at all ends with 4")
  func problems() throws {
    try TemporaryFolder.with { home in
      let broken = Fixtures.url("scenarios/one-broken-file/broken").path
      let some = try Self.run(["--calendar", broken, "--width", "400"], at: home)
      #expect(some.status == 0)
      #expect(some.output.contains("\(broken)/no-start.ics:4: VEVENT without a readable DTSTART"))
      let none = try Self.run(["--calendar", "nowhere", "--whoop", "neither"], at: home)
      #expect(none.status == 4 && none.errors.isEmpty)
      #expect(none.output.contains("no such file or folder: nowhere"))
      #expect(none.output.contains("no such file or folder: neither"))
    }
  }

  @Test("a broken configuration is one finding among the others, and ends with 5")
  func brokenConfiguration() throws {
    try TemporaryFolder.with { home in
      try home.file(".config/readyday/config.json5", "{tme_zone: \"UTC\"}")
      let result = try Self.run(Self.data + ["--width", "200"], at: home)
      #expect(result.status == 5)
      #expect(
        result.output.contains(
          "invalid: ~/.config/readyday/config.json5:1:2: unknown key \"tme_zone\""))
      #expect(result.output.contains(Voice(.english).finding(.lastNight(.scored))))
      #expect(result.output.contains("fix the configuration: readyday config check"))
    }
  }

  @Test("no title of an event is shown", arguments: ["text", "json"], ["en", "es"])
  func titles(format: String, language: String) throws {
    try TemporaryFolder.with { home in
      let result = try Self.run(Self.data + ["--format", format, "--lang", language], at: home)
      let calendars = try ["work", "home"].map { try Fixtures.text("calendars/\($0).ics") }
      let titles = calendars.joined().matches(of: /SUMMARY[^:\n]*:([^\r\n]+)/).map { String($0.1) }
      #expect(titles.count > 10)
      for title in titles { #expect(!result.output.contains(title), "\(title)") }
    }
  }

  @Test("scripts read the same as JSON")
  func json() throws {
    try TemporaryFolder.with { home in
      let result = try Self.run(Self.data + ["--format", "json"], at: home)
      let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      let document = try #require(object as? [String: Any])
      #expect(document["schema"] as? String == "readyday.doctor")
      #expect(document["status"] as? String == "notice")
      let whoop = try #require(document["whoop"] as? [String: Any])
      #expect(whoop["nights"] as? Int == 59 && whoop["last_date"] as? String == "2026-03-11")
      let calendars = try #require(document["calendars"] as? [[String: Any]])
      #expect(calendars.count == 2)
      let steps = try #require(document["next_steps"] as? [[String: Any]])
      #expect(steps.compactMap { $0["code"] as? String } == ["name_owner", "read_brief"])
    }
  }

  @Test("what was imported of Apple Health is enough")
  func appleHealth() throws {
    try TemporaryFolder.with { home in
      try home.file(
        "export.xml",
        """
        <?xml version="1.0"?><HealthData>
        <Record type="HKQuantityTypeIdentifierRestingHeartRate" unit="count/min" value="52" \
        sourceName="w" startDate="2026-03-09 08:00:00 +0100" endDate="2026-03-09 08:00:00 +0100"/>
        </HealthData>
        """)
      var program = Program(["import", "apple-health", home.path("export.xml")])
      program.environment["HOME"] = home.url.path
      #expect(try program.run().status == 0)
      let result = try Self.run([], at: home)
      #expect(result.status == 0)
      #expect(result.output.contains("Apple Health     imported: 0 nights, 9 Mar 2026"))
      #expect(!result.output.contains("WHOOP  "))
      let both = try Self.run(
        ["--whoop", Fixtures.url("whoop").path, "--tz", "Europe/Madrid", "--width", "200"], at: home
      )
      let whoop = SourceSpan(
        source: .whoop,
        dates: try #require(LocalDate("2026-01-10"))...(try #require(LocalDate("2026-03-11"))))
      #expect(
        both.output.contains(
          Voice(.english).finding(.sources([whoop], order: [.whoop, .appleHealth]))))
    }
  }

  @Test("what the user said of themselves is counted, unless it is hidden")
  func feelings() throws {
    try TemporaryFolder.with { home in
      var feel = Program(["feel", "tired", "--now", "2026-03-10T06:30:00+01:00"])
      feel.environment["HOME"] = home.url.path
      #expect(try feel.run().status == 0)
      let words = Self.data + ["--width", "200"]
      let shown = try Self.run(words, at: home).output
      #expect(shown.contains("how you are") && shown.contains("1 entry, the latest for Tuesday 10"))
      let hidden = try Self.run(words + ["--hide", "feel"], at: home).output
      #expect(!hidden.contains("how you are"))
      let json = try Self.run(words + ["--format", "json"], at: home).output
      #expect(json.contains("\"feelings\" : 1"))
      let none = try Self.run(words + ["--format", "json", "--hide", "feel"], at: home).output
      #expect(none.contains("\"feelings\" : null"))
    }
  }

  @Test("without zone data it says so")
  func noZones() throws {
    try TemporaryFolder.with { home in
      var program = Program(["doctor", "--width", "300"])
      program.environment["HOME"] = home.url.path
      program.environment["TZDIR"] = home.path("none")
      let result = try program.run()
      #expect(result.output.contains("no time zone data in \(home.path("none"))"))
      #expect(result.output.contains("install this system's time zones"))
    }
  }
}

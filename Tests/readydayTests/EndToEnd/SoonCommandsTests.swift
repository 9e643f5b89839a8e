import Foundation
import TestSupport
import Testing

@Suite("Week, windows, next, alerts and check")
struct SoonCommandsTests {
  private static func run(_ words: String..., at time: String = "09:20") throws -> Program.Result {
    try Program(
      words + (words[0] == "next" ? [] : ["--whoop", "whoop"]) + [
        "--tz", "Europe/Madrid", "--now", "2026-03-10T\(time):00+01:00", "--calendar", "calendars",
        "--me", "ana@example.test",
      ]
    ).run()
  }

  @Test("the week runs from Monday to Sunday")
  func week() throws {
    let lines = try Self.run("week").output.split(separator: "\n")
    let days = lines.filter { $0.contains("/100") && !$0.hasPrefix("Mean") }
    #expect(days.count == 7)
    #expect(days[0].contains("13.5    52/100 moderate, 1 demanding"))
    #expect(days[1].contains("Today       28% red     5 h 12 min"))
    #expect(days[1].hasSuffix("67/100 heavy, 2 demanding"))
    #expect(days[6].hasPrefix("Sun 15 Mar     "))
  }

  @Test("no row of the week is wider than asked", arguments: ["40", "60", "80"], ["en", "es"])
  func weekWidth(width: String, language: String) throws {
    let lines = try Self.run("week", "--width", width, "--lang", language).output
      .split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= Int(width) ?? 0 })
  }

  @Test("the next event is on one line, and none leaves no trace")
  func next() throws {
    let lines = try Self.run("next").output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("09:15–09:30") && lines[0].contains("Stand-up"))
    #expect(lines[1].hasPrefix("09:30–11:30") && lines[1].hasSuffix("10 min"))
    #expect(try Self.run("next", "--within", "5m").output.isEmpty)
    let high = try Self.run("next", "--demand", "high", at: "09:30").output.split(separator: "\n")
    #expect(high.map { $0.prefix(11) } == ["09:30–11:30", "15:00–16:30"])
    #expect(high[1].hasSuffix("5 h 30 min"))
    let late = try Self.run("next", at: "23:00")
    #expect(late.status == 0 && late.output.isEmpty && late.errors.isEmpty)
    #expect(
      try Self.run("next", "--format", "json", at: "23:00").output
        .contains("\"starts_in_min\" : null"))
    #expect(try Self.run("next", "--date", "yesterday").output.isEmpty)
  }

  @Test("tomorrow's first event is counted from now, and a length from now passes midnight")
  func nextDay() throws {
    let tomorrow = try Self.run("next", "--date", "tomorrow", at: "22:30").output
    #expect(tomorrow.hasPrefix("07:00–08:00") && tomorrow.hasSuffix("Gym  in 8 h 30 min\n"))
    #expect(try Self.run("next", "--within", "24h", at: "22:30").output == tomorrow)
    let json = try Self.run("next", "--date", "tomorrow", "--format", "json", at: "22:30").output
    #expect(json.contains("\"generated_at\" : \"2026-03-10T22:30:00+01:00\""))
    #expect(json.contains("\"date\" : \"2026-03-11\"") && json.contains("\"starts_in_min\" : 510"))
    for (length, status) in [("12h", 0), ("5h", 1)] as [(String, Int32)] {
      let check = try Program([
        "check", "--next-high", length, "--calendar", "calendars", "--me", "ana@example.test",
        "--tz",
        "Europe/Madrid", "--now", "2026-03-09T23:50:00+01:00",
      ]).run()
      #expect(check.status == status)
    }
  }

  private static let reminders = """
    BEGIN:VCALENDAR
    VERSION:2.0
    BEGIN:VEVENT
    UID:a@example.test
    DTSTART;TZID=Europe/Madrid:20260310T093000
    SUMMARY:Call the bank about the very long letter that came last week, and write to them
    END:VEVENT
    BEGIN:VEVENT
    UID:b@example.test
    DTSTART;TZID=Europe/Madrid:20260310T093000
    DTEND;TZID=Europe/Madrid:20260310T100000
    SUMMARY:Quarterly planning of everything that anybody in the company could want to be planned
    END:VEVENT
    END:VCALENDAR

    """

  @Test(
    "two events that begin together have a line each, which holds the width and keeps the time",
    arguments: ["40", "60", "80"], ["en", "es"])
  func together(width: String, language: String) throws {
    try TemporaryFolder.with { folder in
      try folder.file("a.ics", Self.reminders)
      let common = [
        "--tz", "Europe/Madrid", "--now", "2026-03-10T09:20:00+01:00", "--calendar",
        folder.path("a.ics"), "--lang", language,
      ]
      let narrow = common + (width == "80" ? [] : ["--width", width])
      let next = try Program(["next"] + narrow).run().output.split(separator: "\n")
      let alerts = try Program(["alerts"] + narrow).run().output.split(separator: "\n")
      #expect(next.count == 2 && alerts.count == 1)
      #expect(next.allSatisfy { $0.hasPrefix("09:30") && $0.hasSuffix("10 min") })
      #expect((next + alerts).allSatisfy { $0.count <= Int(width) ?? 0 })
      #expect(alerts[0].hasPrefix("09:30 "))
    }
  }

  @Test("an event without length stands at its time in the brief, and weighs nothing")
  func reminder() throws {
    try TemporaryFolder.with { folder in
      try folder.file("a.ics", Self.reminders)
      let brief = try Program([
        "brief", "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00", "--calendar",
        folder.path("a.ics"), "--width", "140", "--long",
      ]).run().output
      #expect(brief.contains("\n     09:30                Call the bank"))
      #expect(brief.contains("\n  1  09:30–10:00  medium  Quarterly"))
      #expect(brief.contains("  reminder\n"))
      #expect(brief.contains("1 event, 30 min"))
      #expect(!brief.contains("not counted"))
    }
  }

  @Test("only the alerts that are asked for are told, by an option or the configuration")
  func onlySome() throws {
    try TemporaryFolder.with { folder in
      try folder.file("config.json5", "{alerts: [\"break\"]}")
      let config = ["--config", folder.path("config.json5")]
      func alerts(_ options: [String]) throws -> String {
        try Program(
          [
            "alerts", "--within", "3h", "--tz", "Europe/Madrid", "--now",
            "2026-03-10T09:20:00+01:00",
          ]
            + ["--whoop", "whoop", "--calendar", "calendars", "--me", "ana@example.test"] + options
        ).run().output
      }
      #expect(try alerts(["--only", "break"]) == alerts(config))
      #expect(try alerts(config).hasPrefix("11:30 Take a break"))
      #expect(try alerts(config + ["--only", "meeting"]).hasPrefix("09:30 \"Board review\""))
    }
  }

  @Test("next and a check of the load never read WHOOP's data")
  func readsLittle() throws {
    for words in [["next"], ["check", "--load", "<1"], ["alerts", "--only", "break"]] {
      var program = Program(
        words + ["--calendar", "calendars", "--now", "2026-03-10T09:20:00Z"])
      program.environment["READYDAY_WHOOP"] = "no/such/folder"
      let result = try program.run()
      #expect(result.status <= 1 && result.errors.isEmpty)
    }
  }

  @Test("values are compared before they are rounded: a load of 67.25 is above 67")
  func exactLoad() throws {
    #expect(try Self.run("check", "--load", ">67").status == 0)
    #expect(try Self.run("check", "--load", ">=67.3").status == 1)
    #expect(try Self.run("brief", "--format", "json").output.contains("\"score\" : 67,"))
  }

  @Test("alerts come once each, when asked every quarter of an hour")
  func alerts() throws {
    var said: [String] = []
    // The working day, and an hour on either side.
    for quarter in 32..<76 {
      let minute = quarter % 4 * 15
      let time = "\(quarter / 4 < 10 ? "0" : "")\(quarter / 4):\(minute < 10 ? "0" : "")\(minute)"
      let result = try Self.run("alerts", "--within", "15m", at: time)
      #expect(result.status == 0 && result.errors.isEmpty)
      said += result.output.split(separator: "\n").map(String.init)
    }
    #expect(
      said == [
        "09:30 \"Board review\" is demanding, and your recovery is 28%.",
        "11:30 Take a break: back-to-back meetings 09:15–13:00 (3 h 45 min).",
        "15:00 \"Quarterly planning\" is demanding, and your recovery is 28%.",
      ])
  }

  @Test(
    "check answers with its status alone",
    arguments: [
      (["--recovery", "<50"], 0), (["--recovery", ">=50"], 1), (["--load", ">=60"], 0),
      (["--recovery", "<50", "--load", "<60"], 1), (["--next-high", "15m"], 0),
      (["--next-high", "5m"], 1), (["--recovery", "=28"], 0),
    ] as [([String], Int32)])
  func check(conditions: [String], status: Int32) throws {
    let result = try Program(
      ["check"] + conditions + [
        "--tz", "Europe/Madrid", "--now", "2026-03-10T09:20:00+01:00", "--whoop", "whoop",
        "--calendar", "calendars", "--me", "ana@example.test",
      ]
    ).run()
    #expect(result.status == status)
    #expect(result.output.isEmpty && result.errors.isEmpty)
  }

  @Test("a check that cannot be made is trouble, not a no")
  func trouble() throws {
    #expect(try Self.run("check").status == 2)
    #expect(try Self.run("check", "--recovery", "low").status == 2)
    let blind = try Program(["check", "--recovery", "<50", "--calendar", "calendars"]).run()
    #expect(blind.status == 3)
  }

  @Test(
    "what is about events needs a calendar: it ends with 5 and says how to name one",
    arguments: [["next"], ["alerts"], ["windows"], ["agenda"], ["check", "--load", "<50"]])
  func withoutCalendar(words: [String]) throws {
    let isOfCalendars = ["agenda", "next"].contains(words[0])
    let sources = isOfCalendars ? [] : ["--whoop", "whoop"]
    try TemporaryFolder.with { home in
      var program = Program(words + sources + ["--tz", "UTC"])
      program.environment["HOME"] = home.url.path
      if isOfCalendars {
        try home.file(
          ".config/readyday/config.json5", "{\n whoop: [\"\(Fixtures.url("whoop").path)\"],\n}")
      }
      let english = try program.run()
      #expect(english.status == 5 && english.output.isEmpty)
      let last =
        isOfCalendars
        ? "fill in calendars: ~/.config/readyday/config.json5:1" : "readyday init"
      #expect(
        english.errors == """
          readyday: error: no calendar given
            try: --calendar FILE_OR_FOLDER
            \(last)

          """)
      program.arguments += ["--lang", "es"]
      #expect(
        try program.run().errors.hasPrefix(
          "readyday: error: no se ha indicado ningún calendario\n  prueba: --calendar"))
    }
  }

  @Test("what cron asks every few minutes does not complain of the same file each time")
  func quiet() throws {
    try TemporaryFolder.with { folder in
      try folder.file(
        "broken.ics", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
      for words in [["next"], ["alerts"], ["check", "--load", "<1"]] {
        var program = Program(words + ["--tz", "UTC", "--calendar", folder.path("broken.ics")])
        #expect(try program.run().errors.isEmpty)
        program.arguments.append("--verbose")
        #expect(try program.run().errors.contains("DTSTART"))
      }
    }
  }

  @Test("windows are as long as asked, and preferred parts of the day come first")
  func windows() throws {
    let usual = try Self.run("windows", at: "06:30").output
    #expect(
      usual.contains(
        "\n  18:00–20:30  easy (best): 2 h 30 min free, leaving 30 min before \"Dinner with\n"))
    let early = try Self.run("windows", "--prefer", "morning", at: "06:30").output
    #expect(early.contains("WHEN TO TRAIN\n  06:30–08:45"))
    #expect(try Self.run("windows", "--min", "5h", at: "06:30").output.contains("long enough"))
  }

  @Test("an entry for the calendar keeps its name, and changes no number of the next brief")
  func calendar() throws {
    let first = try Self.run("windows", "--format", "ics", at: "06:30")
    let second = try Self.run("windows", "--format", "ics", at: "07:30")
    for entry in [first, second] {
      #expect(entry.output.contains("\r\nUID:18d125006238424d@readyday\r\n"))
      #expect(entry.output.components(of: "BEGIN:VEVENT") == 1)
    }
    try TemporaryFolder.with { folder in
      try folder.file("plan.ics", first.output)
      let before = try Self.run("windows", "--format", "json", at: "06:30")
      let after = try Self.run(
        "windows", "--format", "json", "--calendar", folder.path("plan.ics"), at: "06:30")
      #expect(before.output == after.output)
      let agenda = try Self.run(
        "brief", "--long", "--calendar", folder.path("plan.ics"), at: "06:30")
      #expect(agenda.output.contains("(added by readyday)"))
    }
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { split(separator: part).count - 1 }
}

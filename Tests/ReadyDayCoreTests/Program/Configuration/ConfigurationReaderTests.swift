import ReadyDayCore
import Testing

@testable import readyday

@Suite("The configuration's keys")
struct ConfigurationReaderTests {
  private static func read(_ text: String) throws -> Configuration {
    let value = try JSONReader.value(of: Array(text.utf8).span.bytes, .json5)
    let reader = ConfigurationReader(
      resolve: { $0.replacing("~", with: "/home/ana") }, isZone: { $0 == "Europe/Madrid" })
    return try reader.configuration(value)
  }

  @Test(
    "an address is one, whatever stands around it",
    arguments: [
      "Ana <ana@example.test>", "mailto:ana@example.test", "<ana@example.test>",
      " ana@example.test ",
    ])
  func ownAddress(text: String) throws {
    #expect(try Self.read(#"{me: ["\#(text)"]}"#).me == ["ana@example.test"])
  }

  @Test("two addresses in one are none", arguments: ["ana@example.test,bob@example.test", "ana"])
  func noAddress(text: String) {
    #expect(throws: ConfigurationFault.self) { try Self.read(#"{me: ["\#(text)"]}"#) }
  }

  @Test("every key is understood")
  func everything() throws {
    let found = try Self.read(
      """
      {
        time_zone: "Europe/Madrid", language: "es", me: ["Ana@example.test"],
        whoop: ["~/whoop"],
        calendars: [{name: "work", path: "~/work"}, {path: "~/home", show: "busy"}],
        day: {
          waking: "05:30-24:00", work: "08:00-15:00", work_days: "tue,thu-sat", lunch: "13:30-16:00",
        },
        demand: {afternoon_dip: false},
        workouts: {preparation: "15m", minimum: "1h30m", prefer: ["evening"]},
        sleep: {target: "7h30m"}, thresholds: {heavy_load: 70, marathon: "2h"},
        keywords: {high: ["sprint"], low: ["siesta"]},
        rules: [
          {title: "board|comité", points: -2}, {calendar: "home", demand: "low"},
          {title: "focus", calendar: "work", ignore: true}, {title: "commute", demand: "none"},
          {title: "padel", kind: "training"}, {title: "gala", kind: "leisure", points: 1},
        ],
        privacy: {hide: ["hrv"], private_events: "busy", coach: ["sleep"], mail_subject: "none"},
        mail: {to: "ana@example.test"},
      }
      """)
    #expect(found.zoneName == "Europe/Madrid")
    #expect(found.language == .spanish)
    #expect(found.whoop == ["/home/ana/whoop"])
    #expect(
      found.calendars == [
        .init(name: "work", path: "/home/ana/work"),
        .init(name: "home", path: "/home/ana/home", show: .busy),
      ])
    #expect(found.busyCalendars == ["home"])
    #expect(found.preferences.sleepTargetMinutes == 450)
    #expect(found.privacy.coach == ["sleep"])
    let hide = try #require(PrivacyOptions.options.first { $0.name == "hide" })
    #expect(hide.values(in: found) == ["hrv", "private_events"])
    #expect(
      MailOptions.group.options.map { $0.values(in: found) } == [
        ["ana@example.test"], [], ["none"],
      ])
    #expect(found.me == ["Ana@example.test"])
    try expectPreferences(found.preferences)
  }

  private func expectPreferences(_ found: Preferences) throws {
    #expect(found.waking.text == "05:30-24:00")
    #expect(found.work.text == "08:00-15:00")
    #expect(found.preparationMinutes == 15)
    #expect(found.minimumWindowMinutes == 90)
    #expect(found.preferredParts == [.evening])
    #expect(found.heavyLoad == 70)
    #expect(found.workDays == [.tuesday, .thursday, .friday, .saturday])
    #expect(found.lunch == .init(from: .at("13:30"), to: .at("16:00")))
    #expect(!found.hasAfternoonDip)
    #expect(found.marathonMinutes == 120)
    #expect(found.lexicon.weightiestWord(in: "Sprint 4")?.weight == .high)
    #expect(found.lexicon.weightiestWord(in: "Siesta")?.weight == .low)
    #expect(
      found.rules == [
        DemandRule(title: "board|comité", effect: .points(-2)),
        DemandRule(calendar: "home", effect: .demand(.low)),
        DemandRule(title: "focus", calendar: "work", effect: .ignore),
        DemandRule(title: "commute", effect: .none), DemandRule(title: "padel", kind: .training),
        DemandRule(title: "gala", kind: .leisure, effect: .points(1)),
      ])
  }

  @Test("a calendar of a kind is known by its name, or by that of its folder")
  func calendarKinds() throws {
    let found = try Self.read(
      """
      {calendars: [
        {name: "Work", path: "~/a", kind: "work"}, {path: "~/holidays", kind: "holidays"},
        {path: "~/home"},
      ]}
      """)
    #expect(found.preferences.calendarKinds == ["Work": .work, "holidays": .holidays])
    #expect(found.calendars.map(\.name) == ["Work", "holidays", nil])
  }

  @Test(
    "days of the week are read and shown as people write them",
    arguments: [
      ("mon-fri", "mon-fri"), ("Tuesday, thu-sat", "tue,thu-sat"), ("sat-mon", "mon,sat,sun"),
      ("sat sun", "sat,sun"), ("mon-sun", "mon-sun"), ("wed", "wed"), ("tues,weds", nil),
      ("", nil), ("-", nil), ("mon-", nil), ("mon-tue-wed", nil), ("mo", nil),
      ("lun-vie", "mon-fri"), ("mié,sab, Domingo", "wed,sat,sun"), ("thurs", nil),
    ])
  func weekdays(text: String, shown: String?) {
    #expect(WeekdayText.days(text).map(WeekdayText.text) == shown)
  }

  @Test(
    "what a rule or a calendar cannot be is an error",
    arguments: [
      #"{rules: [{title: "a"}]}"#, #"{rules: [{title: "a", kind: "party"}]}"#,
      #"{rules: [{title: "a", kind: "race", points: 1, ignore: true}]}"#,
      #"{rules: [{title: "a", demand: "nothing"}]}"#,
      #"{calendars: [{path: "~/a", kind: "home"}]}"#, #"{day: {work_days: "weekdays"}}"#,
      #"{day: {lunch: "noon"}}"#, #"{demand: {afternoon_dip: "no"}}"#,
    ])
  func wrongKinds(text: String) {
    #expect(throws: ConfigurationFault.self) { try Self.read(text) }
  }

  @Test("an empty object changes nothing")
  func nothing() throws {
    let found = try Self.read("{}")
    #expect(found.preferences == Preferences())
    #expect(found.written.isEmpty)
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let message: String
    var hints: [String] = []

    init(_ text: String, _ message: String, _ hints: String...) {
      (testDescription, self.message, self.hints) = (text, message, hints)
    }
  }

  static let refusals = [
    Wrong("[]", "expected an object, found a list"),
    Wrong("{timezone: 1}", "unknown key \"timezone\"", "did you mean \"time_zone\"?"),
    Wrong(
      "{day: {wake: \"\"}}", "unknown key \"wake\"", "known: waking, work, work_days, lunch"),
    Wrong(
      "{calendars: [{pth: \"a\"}]}", "unknown key \"pth\"", "did you mean \"path\"?"),
    Wrong("{time_zone: 1}", "time_zone: expected text, found a number"),
    Wrong(
      "{time_zone: \"Mars\"}", "time_zone: invalid value \"Mars\"",
      "accepted: the name of a time zone, Europe/Madrid"),
    Wrong("{language: \"fr\"}", "language: invalid value \"fr\"", "accepted: auto, en, es"),
    Wrong("{me: \"ana\"}", "me: expected a list, found text"),
    Wrong("{me: [1]}", "me[0]: expected text, found a number"),
    Wrong("{whoop: {}}", "whoop: expected a list, found an object"),
    Wrong("{whoop: [\" \"]}", "whoop[0]: the text is empty"),
    Wrong("{calendars: [1]}", "calendars[0]: expected an object, found a number"),
    Wrong(
      "{calendars: [{name: \"a\"}]}",
      "calendars[0]: a calendar needs one of path, url and url_command",
      "{path: \"~/.calendars/work\"}"),
    Wrong(
      "{calendars: [{path: \"a\", user_agent: \"mine/1\"}]}",
      "calendars[0].user_agent: user_agent needs url or url_command"),
    Wrong(
      "{calendars: [{path: \"a\", show: \"bus\"}]}", "calendars[0].show: invalid value \"bus\"",
      "did you mean \"busy\"?", "accepted: full, busy"),
    Wrong("{day: 1}", "day: expected an object, found a number"),
    Wrong(
      "{day: {waking: \"6-22\"}}", "day.waking: invalid value \"6-22\"", "accepted: 06:00-22:00"),
    Wrong("{day: {work: null}}", "day.work: expected text, found null"),
    Wrong(
      "{workouts: {preparation: \"soon\"}}", "workouts.preparation: invalid value \"soon\"",
      "accepted: 30m, 1h30m, 8h; from 0m to 24h"),
    Wrong("{workouts: {minimum: 60}}", "workouts.minimum: expected text, found a number"),
    Wrong(
      "{workouts: {prefer: [\"mornin\"]}}", "workouts.prefer[0]: invalid value \"mornin\"",
      "did you mean \"morning\"?", "accepted: morning, afternoon, evening"),
    Wrong(
      "{sleep: {target: \"25h\"}}", "sleep.target: invalid value \"25h\"",
      "accepted: 30m, 1h30m, 8h; from 1h to 24h"),
    Wrong(
      "{thresholds: {heavy_load: 101}}", "thresholds.heavy_load: 101 is out of range",
      "accepted: 0 to 100"),
    Wrong(
      "{thresholds: {marathon: true}}", "thresholds.marathon: expected text, found true or false"),
    Wrong("{keywords: {high: \"a\"}}", "keywords.high: expected a list, found text"),
    Wrong("{rules: [{points: 1}]}", "rules[0]: a rule needs a title or a calendar"),
    Wrong(
      "{rules: [{title: \"a\"}]}", "rules[0]: a rule needs one of points, demand and ignore: true"),
    Wrong(
      "{rules: [{title: \"a\", points: 1, ignore: true}]}",
      "rules[0]: a rule needs one of points, demand and ignore: true"),
    Wrong(
      "{rules: [{title: \"a\", points: 1.5}]}",
      "rules[0].points: expected a whole number, found a number"),
    Wrong(
      "{rules: [{title: \"a\", ignore: 1}]}",
      "rules[0].ignore: expected true or false, found a number"),
    Wrong(
      "{privacy: {private_events: \"all\"}}", "privacy.private_events: invalid value \"all\"",
      "accepted: title, busy"),
    Wrong("{privacy: {hide: \"hrv\"}}", "privacy.hide: expected a list, found text"),
    Wrong("{mail: {to: []}}", "mail.to: expected text, found a list"),
  ]

  @Test("what cannot be followed is said, with what could", arguments: refusals)
  func refusal(expected: Wrong) throws {
    let fault = #expect(throws: ConfigurationFault.self) {
      try Self.read(expected.testDescription)
    }
    #expect(fault?.placed.inEnglish == expected.message)
    #expect(fault?.placed.text(in: .spanish) != expected.message)
    #expect(fault?.hints.map(English().hint) == expected.hints)
  }

  @Test(
    "lengths of time", arguments: [("30m", 30), ("1h30m", 90), ("8h", 480), ("0m", 0)])
  func durations(text: String, minutes: Int) {
    #expect(DurationText.minutes(text) == minutes)
    #expect(DurationText.text(minutes) == text)
  }

  @Test("what is no length of time", arguments: ["", "30", "m", "30m1h", "-5m", "1.5h", "12345h"])
  func noDuration(text: String) {
    #expect(DurationText.minutes(text) == nil)
  }
}

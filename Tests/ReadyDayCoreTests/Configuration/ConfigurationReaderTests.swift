import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("The configuration's keys") struct ConfigurationReaderTests {
  @Test(
    "an address is one, whatever stands around it",
    arguments: [
      "Ana <ana@example.test>", "mailto:ana@example.test", "<ana@example.test>",
      " ana@example.test ",
    ])
  func ownAddress(text: String) throws {
    #expect(try Configuration(reading: #"{me: ["\#(text)"]}"#).me == ["ana@example.test"])
  }

  @Test("a path with * is a calendar for each file, with the file's name unless it has one")
  func patterns() throws {
    func calendars(_ written: String) throws -> Configuration {
      try Configuration(reading: "{calendars: [\"~/own\", \(written)]}")
    }
    let plain = try calendars(#""~/c/*.ics""#)
    #expect(
      plain.calendars.dropFirst().map(\.path) == ["/home/ana/c/team.ics", "/home/ana/c/home.ics"])
    #expect(plain.calendars.allSatisfy { $0.name == nil })
    let busy = try calendars(#"{path: "~/c/*.ics", show: "busy"}"#)
    #expect(busy.busyCalendars == ["team", "home"])
    #expect(busy.place(ofData: "/home/ana/c/home.ics")?.hasSuffix(" calendars[1].path") == true)
    let others = try calendars(#"{path: "~/c/*.ics", kind: "others", name: "club"}"#)
    #expect(others.preferences.calendarKinds == ["club": .others])
    #expect(others.dataPaths.map(\.name).count == 3)
  }

  @Test("two addresses in one are none", arguments: ["ana@example.test,bob@example.test", "ana"])
  func noAddress(text: String) {
    #expect(throws: ConfigurationFault.self) { try Configuration(reading: #"{me: ["\#(text)"]}"#) }
  }

  @Test("every key is understood") func everything() throws {
    let found = try Configuration(
      reading: """
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
        .init(name: "home", path: "/home/ana/home", show: .busy, place: 1),
      ])
    #expect(found.busyCalendars == ["home"])
    #expect(found.preferences.sleepTargetMinutes == 450)
    #expect(found.privacy.coach == ["sleep"])
    #expect((found.privacy.hide, found.privacy.privateEvents) == (["hrv"], "busy"))
    #expect((found.mailTo, found.privacy.mailSubject) == ("ana@example.test", "none"))
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
    #expect(found.lexicon.weightiestWord(in: TitleWords("Sprint 4"))?.weight == .high)
    #expect(found.lexicon.weightiestWord(in: TitleWords("Siesta"))?.weight == .low)
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
    let found = try Configuration(
      reading: """
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
    #expect(throws: ConfigurationFault.self) { try Configuration(reading: text) }
  }

  @Test("an empty object changes nothing") func nothing() throws {
    let found = try Configuration(reading: "{}")
    #expect(found.preferences == Preferences())
    #expect(found.written.isEmpty)
  }

  @Test("lengths of time", arguments: [("30m", 30), ("1h30m", 90), ("8h", 480), ("0m", 0)])
  func durations(text: String, minutes: Int) {
    #expect(DurationText.minutes(text) == minutes)
    #expect(DurationText.text(minutes) == text)
  }

  @Test("what is no length of time", arguments: ["", "30", "m", "30m1h", "-5m", "1.5h", "12345h"])
  func noDuration(text: String) { #expect(DurationText.minutes(text) == nil) }
}

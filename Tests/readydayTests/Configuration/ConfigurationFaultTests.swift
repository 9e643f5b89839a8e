import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("What a configuration cannot say")
struct ConfigurationFaultTests {
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
      "{day: {wake: \"\"}}", "unknown key \"wake\"", "known: waking, work, work_days, region, lunch"
    ),
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
    Wrong(
      "{calendars: [{path: \"a\", kind: \"other\"}]}", "calendars[0].kind: invalid value \"other\"",
      "did you mean \"others\"?", "accepted: work, personal, holidays, birthdays, others"),
    Wrong(
      "{rules: [{title: \"a\", owner: \"team\"}]}", "rules[0].owner: invalid value \"team\"",
      "accepted: mine, others"),
    Wrong("{day: 1}", "day: expected an object, found a number"),
    Wrong(
      "{day: {waking: \"6-22\"}}", "day.waking: invalid value \"6-22\"",
      "did you mean \"06:00-22:00\"?", "accepted: 06:00-22:00"),
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
      "{rules: [{title: \"a\"}]}",
      "rules[0]: a rule needs kind, owner, or one of points, demand and ignore: true"),
    Wrong(
      "{rules: [{title: \"a\", points: 1, ignore: true}]}",
      "rules[0]: a rule needs kind, owner, or one of points, demand and ignore: true"),
    Wrong(
      "{rules: [{title: \"a\", points: 1.5}]}",
      "rules[0].points: expected a whole number, found a number"),
    Wrong(
      "{rules: [{title: \"a\", ignore: 1}]}",
      "rules[0].ignore: expected true or false, found a number"),
    Wrong(
      "{privacy: {private_events: \"all\"}}", "privacy.private_events: invalid value \"all\"",
      "accepted: title, busy"),
    Wrong("{privacy: {hide: 3}}", "privacy.hide: expected a list, found a number"),
    Wrong("{mail: {to: []}}", "mail.to: expected text, found a list"),
  ]

  @Test("what cannot be followed is said, with what could", arguments: refusals)
  func refusal(expected: Wrong) throws {
    let fault = #expect(throws: ConfigurationFault.self) {
      try Configuration(reading: expected.testDescription)
    }
    #expect(fault?.placed.inEnglish == expected.message)
    #expect(fault?.placed.text(in: .spanish) != expected.message)
    #expect(fault?.hints.map(\.inEnglish) == expected.hints)
  }

  @Test("options take what the file says")
  func options() throws {
    let found = try Configuration(
      reading:
        """
        {
          privacy: {hide: ["hrv"], private_events: "busy", mail_subject: "none"},
          mail: {to: "ana@example.test"},
        }
        """)
    let hide = try #require(PrivacyOptions.options.first { $0.name == "hide" })
    #expect(hide.values(in: found) == ["hrv", "private_events"])
    #expect(
      MailOptions.group.options.map { $0.values(in: found) } == [
        ["ana@example.test"], [], ["none"],
      ])
  }
}

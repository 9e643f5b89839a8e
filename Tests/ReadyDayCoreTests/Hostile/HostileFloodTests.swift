import Testing

@testable import ReadyDayCore

/// More of something than anybody has: what lies beyond a limit is left out with a word.
@Suite("Floods", .serialized) struct HostileFloodTests {
  private static let start = "DTSTART:20260310T090000\nDURATION:PT30M"

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What stands in the event beside its start.
    let lines: @Sendable () -> String
    var occurrences = ["09:00–09:30 Standup"]
    let problems: [String]
  }

  private static func repeated(_ text: String, _ count: Int, by separator: String = "") -> String {
    Array(repeating: text, count: count).joined(separator: separator)
  }

  static let cases = [
    Case(
      testDescription: "a line of 17 megabytes",
      lines: { "DESCRIPTION:" + repeated("all work and no play", 850_000) },
      problems: ["1.ics:7: lineTooLong(limit: \(Limits.Calendar.lineBytes))"]),
    Case(
      testDescription: "the same in folds",
      lines: { "DESCRIPTION:" + repeated(repeated("x", 4000) + "\n ", 4_250) },
      problems: ["1.ics:7: lineTooLong(limit: \(Limits.Calendar.lineBytes))"]),
    Case(
      testDescription: "a place of 12,000 letters", lines: { "LOCATION:" + repeated("é", 12_000) },
      problems: ["1.ics:7: textTooLong(property: \"LOCATION\", limit: 10000)"]),
    Case(
      testDescription: "a place that is one letter of seven megabytes",
      lines: { "LOCATION:a" + repeated("\u{200D}", 2_400_000) },
      problems: ["1.ics:7: textTooLong(property: \"LOCATION\", limit: 10000)"]),
    Case(
      testDescription: "a hundred thousand properties nobody knows",
      lines: { repeated("X-NOTE:1\n", 100_000) + "CLASS:PUBLIC" }, problems: []),
    Case(
      testDescription: "twenty thousand guests",
      lines: { repeated("ATTENDEE:mailto:a@example.com", 20_000, by: "\n") },
      problems: ["1.ics:10007: tooManyValues(property: \"ATTENDEE\", limit: 10000)"]),
    Case(
      testDescription: "more categories than words",
      lines: { "CATEGORIES:" + repeated("a", 5000, by: ",") },
      problems: ["1.ics:7: tooManyValues(property: \"CATEGORIES\", limit: 1000)"]),
    Case(
      testDescription: "the same date ten thousand times",
      lines: { "RDATE:" + repeated("20260310T120000", 10_000, by: ",") },
      occurrences: ["09:00–09:30 Standup", "12:00–12:30 Standup"], problems: []),
    Case(
      testDescription: "ten thousand exceptions for one instance",
      lines: {
        "RRULE:FREQ=DAILY;BYHOUR=9,12\nEXDATE:" + repeated("20260310T120000", 10_000, by: ",")
      }, problems: []),
    Case(
      testDescription: "a hundred thousand exceptions that are no dates, on one line",
      lines: { "RRULE:FREQ=DAILY\nEXDATE:" + repeated("1", 100_000, by: ",") },
      problems: [
        "1.ics:8: unreadable(property: \"EXDATE\", value: \"1\")",
        "1.ics: furtherProblems(count: 99990)",
      ]),
    Case(
      testDescription: "a thousand lines of them",
      lines: { "RRULE:FREQ=DAILY\n" + repeated("EXDATE:1", 1_000, by: "\n") },
      problems: (8..<108).map { "1.ics:\($0): unreadable(property: \"EXDATE\", value: \"1\")" }
        + ["1.ics: furtherProblems(count: 900)"]),
    Case(
      testDescription: "components inside each other, beyond the limit",
      lines: { repeated("BEGIN:VALARM\n", 20) + repeated("END:VALARM\n", 20) + "CLASS:PUBLIC" },
      problems: ["1.ics:22: nestedTooDeep(limit: 16)"]),
    Case(
      testDescription: "a meeting of a thousand years", lines: { "X-A:1\nDURATION:P366000D" },
      problems: ["1.ics:8: repeated(property: \"DURATION\")"]),
  ]

  @Test("the event is there, and what was left out is said", arguments: cases)
  func flood(_ row: Case) {
    let found = StrangersFile(event: Self.start + "\n" + row.lines())
    #expect(found.occurrences == row.occurrences)
    #expect(found.problems == row.problems)
  }

  @Test("more lines than a component may have are left out with a word") func lines() {
    let count = Limits.Calendar.componentLines + 10
    let found = StrangersFile(
      event: Self.start + "\n" + Self.repeated("X:\n", count) + "CLASS:PUBLIC")
    #expect(found.occurrences == ["09:00–09:30 Standup"])
    // UID, SUMMARY, DTSTART and DURATION come first; the BEGIN is no line of the component.
    let line = 2 + Limits.Calendar.componentLines + 1
    #expect(
      found.problems == [
        "1.ics:\(line): tooManyValues(property: \"X\", limit: \(Limits.Calendar.componentLines))"
      ])
  }

  @Test("a date beyond the limit is told, one that cannot touch the day is not counted")
  func addedDates() {
    let limit = Limits.Calendar.dates
    let far = Self.repeated("19990310T120000,", 1000)
    let beyond = StrangersFile(
      event: Self.start + "\nRDATE:" + far + Self.repeated("20260310T120000", limit + 1, by: ","))
    #expect(beyond.occurrences == ["09:00–09:30 Standup", "12:00–12:30 Standup"])
    #expect(beyond.problems == ["1.ics:7: tooManyValues(property: \"RDATE\", limit: \(limit))"])
  }

  @Test("five thousand changes of all that follows, in a series of minutes") func ranges() {
    let master =
      "BEGIN:VEVENT\nUID:1\nSUMMARY:Tick\nDTSTART:20260301T000000\nRRULE:FREQ=MINUTELY\nEND:VEVENT\n"
    let first = LocalDateTime(StrangersFile.day.advanced(by: -3))
    let changes = (0..<5_000).map { minute in
      let time = Self.digits(first.adding(wallSeconds: minute * 60))
      return "BEGIN:VEVENT\nUID:1\nSUMMARY:Tock\nRECURRENCE-ID;RANGE=THISANDFUTURE:\(time)\n"
        + "DTSTART:\(time)\nEND:VEVENT\n"
    }
    let found = StrangersFile("BEGIN:VCALENDAR\n" + master + changes.joined() + "END:VCALENDAR\n")
    #expect(found.occurrences.count == 1440)
    #expect(found.occurrences.allSatisfy { $0.hasSuffix("Tock") })
    #expect(found.problems.isEmpty)
  }

  private static func digits(_ local: LocalDateTime) -> String {
    "\(local)".filter { $0 != "-" && $0 != ":" }
  }

  @Test("one event in three hundred calendars is listed once, and all copies are said to be copies")
  func copies() {
    let event = "BEGIN:VEVENT\nUID:1\nSUMMARY:Standup\n\(Self.start)\nEND:VEVENT\n"
    let files = (0..<300).map { number in
      Array("BEGIN:VCALENDAR\nNAME:\(number)\n\(event)END:VCALENDAR\n".utf8)
    }
    let found = StrangersFile(files)
    #expect(found.occurrences.count == 300)
    #expect(found.duplicates == 299)
    #expect(found.parsed == 300)
  }
}

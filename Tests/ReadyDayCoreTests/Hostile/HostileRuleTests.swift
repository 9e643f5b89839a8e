import Testing

@testable import ReadyDayCore

@Suite("Hostile rules") struct HostileRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    var start = "20260310T090000"
    var occurrences = ["09:00–09:30 Standup"]
    var problems: [String] = []

    var testDescription: String { rule }
  }

  static let cases = [
    Case(rule: "FREQ=DAILY;COUNT=" + String(repeating: "9", count: 60)),
    Case(rule: "FREQ=DAILY;INTERVAL=" + String(repeating: "9", count: 60)),
    Case(rule: "FREQ=DAILY;COUNT=1000000000000000000", start: "20000101T090000"),
    Case(rule: "FREQ=DAILY;INTERVAL=0", problems: [#"1.ics:7: intervalNotPositive("0")"#]),
    Case(rule: "FREQ=DAILY;INTERVAL=-1", problems: [#"1.ics:7: intervalNotPositive("-1")"#]),
    Case(
      rule: "FREQ=DAILY;COUNT=0",
      problems: [#"1.ics:7: unusableRulePart(part: "COUNT", value: "0")"#]),
    Case(
      rule: "FREQ=DAILY;BYSETPOS=367",
      problems: [#"1.ics:7: unusableRulePart(part: "BYSETPOS", value: "367")"#]),
    Case(rule: "FREQ=YEARLY", start: "00000310T090000"),
    Case(rule: "FREQ=WEEKLY;BYDAY=TU;UNTIL=99991231T235959", start: "00000101T090000"),
    Case(rule: "FREQ=DAILY;UNTIL=00000101", start: "20260101T090000", occurrences: []),
  ]

  @Test("what a rule asks for, however much, is answered", arguments: cases)
  func answered(_ row: Case) {
    let found = StrangersFile(event: "DTSTART:\(row.start)\nDURATION:PT30M\nRRULE:\(row.rule)")
    #expect(found.occurrences == row.occurrences)
    #expect(found.problems == row.problems)
  }

  /// Rules that can only be counted from their start on, with as many lists as a rule may have.
  static let endless = [
    "FREQ=SECONDLY;BYSECOND=0,1,2,3;COUNT=1000000000000000000",
    "FREQ=MINUTELY;BYSECOND=\(list(0...59));BYSETPOS=\(list(1...60));COUNT=1000000000000000000",
    "FREQ=HOURLY;BYMINUTE=\(list(0...59));BYSECOND=\(list(0...59));COUNT=1000000000000000000",
    "FREQ=SECONDLY;BYYEARDAY=\(list(1...366));COUNT=1000000000000000000;INTERVAL=7",
    "FREQ=DAILY;BYDAY=MO;BYSETPOS=\(list(1...366));COUNT=1000000000000000000",
    "FREQ=WEEKLY;BYDAY=\(repeated("MO,"))MO;BYHOUR=1,2,3;COUNT=1000000000000000000",
    "FREQ=MONTHLY;BYMONTHDAY=\(list(1...31));BYHOUR=\(list(0...23));COUNT=1000000000000000000",
    "FREQ=YEARLY;BYYEARDAY=\(list(1...366));BYWEEKNO=\(list(1...53));BYMONTHDAY=\(list(1...31))"
      + ";COUNT=1000000000000000000",
  ]

  private static func list(_ numbers: ClosedRange<Int>) -> String {
    numbers.map(String.init).joined(separator: ",")
  }

  private static func repeated(_ item: String) -> String { String(repeating: item, count: 1000) }

  @Test("no rule takes more than its part of the work", arguments: endless)
  func bounded(_ text: String) throws {
    let rule = try #require(RecurrenceRule.read(Array(text.utf8)[...]).rule)
    let year0 = try #require(LocalDate(year: 0, month: 1, day: 1))
    let window = LocalDateTime(StrangersFile.day)...LocalDateTime(StrangersFile.day.advanced(by: 2))
    var budget = RecurrenceBudget(limit: 100_000, ruleLimit: 30_000)
    let result = Recurrence(rule: rule, start: LocalDateTime(year0))
      .instances(in: window, budget: &budget)
    #expect(result.cutShortAfter == 31_000)
    #expect(result.readings.isEmpty)
    // The last period of all may be long: it is not given up in the middle.
    #expect(100_000 - budget.left <= 30_000 + rule.stepsPerPeriod + 3600)
  }

  private static let greedy = """
    BEGIN:VEVENT
    UID:greedy
    SUMMARY:Greedy
    DTSTART:00000101T000000
    RRULE:FREQ=SECONDLY;BYSECOND=0,1,2,3;COUNT=1000000000000000000
    END:VEVENT

    """

  private static let honest = """
    BEGIN:VEVENT
    UID:honest
    SUMMARY:Standup
    DTSTART:20200101T090000
    DURATION:PT15M
    RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=3000
    END:VEVENT

    """

  private static let little = RecurrenceBudget(limit: 40_000, fileLimit: 15_000, ruleLimit: 10_000)

  @Test("a stranger's rules take nothing from those in other files") func fairBetweenFiles() {
    let strangers = "BEGIN:VCALENDAR\n" + repeatedEvents(20) + "END:VCALENDAR\n"
    let own = "BEGIN:VCALENDAR\n" + Self.honest + "END:VCALENDAR\n"
    let found = StrangersFile([Array(strangers.utf8), Array(own.utf8)], budget: Self.little)
    #expect(found.occurrences == ["09:00–09:15 Standup"])
    #expect(found.problems.count == 20)
    #expect(found.problems.first == "1.ics:2: ruleTooLong(limit: 11000)")
    #expect(found.problems.last == "1.ics:116: ruleTooLong(limit: 1000)")
  }

  private func repeatedEvents(_ count: Int) -> String {
    (0..<count).map { Self.greedy.replacing("UID:greedy", with: "UID:\($0)") }.joined()
  }

  @Test("what goes without because of others in its own file is said to") func neverSilent() {
    let first = "BEGIN:VCALENDAR\n" + repeatedEvents(2)
    let found = StrangersFile(
      [Array((first + Self.honest + "END:VCALENDAR\n").utf8)], budget: Self.little)
    #expect(
      found.problems == [
        "1.ics:2: ruleTooLong(limit: 11000)", "1.ics:8: ruleTooLong(limit: 5998)",
        "1.ics:14: ruleTooLong(limit: 1000)",
      ])
    let weekly = Self.honest.replacing(";COUNT=3000", with: "")
    let without = StrangersFile(
      [Array((first + weekly + "END:VCALENDAR\n").utf8)], budget: Self.little)
    #expect(without.occurrences == ["09:00–09:15 Standup"])
    #expect(without.problems.count == 2)
  }
}

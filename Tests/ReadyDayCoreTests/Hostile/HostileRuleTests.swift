import Testing

@testable import ReadyDayCore

@Suite("Hostile rules")
struct HostileRuleTests {
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
    Case(
      rule: "FREQ=DAILY;INTERVAL=0",
      problems: [#"1.ics:7: intervalNotPositive("0")"#]),
    Case(
      rule: "FREQ=DAILY;INTERVAL=-1",
      problems: [#"1.ics:7: intervalNotPositive("-1")"#]),
    Case(
      rule: "FREQ=DAILY;COUNT=0",
      problems: [#"1.ics:7: unreadableRulePart(part: "COUNT", value: "0")"#]),
    Case(
      rule: "FREQ=DAILY;BYSETPOS=367",
      problems: [#"1.ics:7: unreadableRulePart(part: "BYSETPOS", value: "367")"#]),
    Case(rule: "FREQ=YEARLY", start: "00000310T090000"),
    Case(rule: "FREQ=WEEKLY;BYDAY=TU;UNTIL=99991231T235959", start: "00000101T090000"),
    Case(rule: "FREQ=DAILY;UNTIL=00000101", start: "20260101T090000", occurrences: []),
  ]

  @Test("what a rule asks for, however much, is answered", arguments: cases)
  func answered(_ row: Case) {
    let found = StrangersFile(
      event: "DTSTART:\(row.start)\nDURATION:PT30M\nRRULE:\(row.rule)")
    #expect(found.occurrences == row.occurrences)
    #expect(found.problems == row.problems)
  }
}

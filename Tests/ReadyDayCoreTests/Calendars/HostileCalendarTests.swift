import TestSupport
import Testing

@testable import ReadyDayCore

/// What takes other readers down: each must end at once, in a diagnostic or a plain answer.
@Suite struct HostileCalendarTests {
  private static func event(_ properties: String) -> WrittenCalendar {
    WrittenCalendar(WrittenCalendar.event("a", properties))
  }

  struct Rule: Sendable, CustomTestStringConvertible {
    let statement: String
    let properties: String
    let problems: [CalendarProblem]
    var testDescription: String { statement }

    init(_ statement: String, _ properties: String, _ problems: CalendarProblem...) {
      self.statement = statement
      self.properties = properties
      self.problems = problems
    }
  }

  private static func numbers(_ range: ClosedRange<Int>) -> String {
    range.map(String.init).joined(separator: ",")
  }

  static let ruleRows = [
    Rule(
      "thirty-one million values a year, one of them wanted",
      "RRULE:FREQ=YEARLY;BYMONTH=\(numbers(1...12));BYMONTHDAY=\(numbers(1...31))"
        + ";BYHOUR=\(numbers(0...23));BYMINUTE=\(numbers(0...59))"
        + ";BYSECOND=\(numbers(0...59));COUNT=1"),
    Rule("a billion instances", "RRULE:FREQ=DAILY;COUNT=1000000000"),
    Rule("a count beyond any number", "RRULE:FREQ=DAILY;COUNT=99999999999999999999999999"),
    Rule(
      "the zeroth Thursday", "RRULE:FREQ=MONTHLY;BYDAY=0TH",
      .unusableRulePart(part: "BYDAY", value: "0TH")),
    Rule("a semicolon too many", "RRULE:FREQ=DAILY;COUNT=2;"),
    Rule(
      "the second of one Thursday", "RRULE:FREQ=MONTHLY;BYDAY=1TH;BYSETPOS=2", .ruleYieldsNothing),
    Rule("the 31st of February", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31", .ruleYieldsNothing),
    Rule("every trillionth second", "RRULE:FREQ=SECONDLY;INTERVAL=999999999999"),
    Rule("no step at all", "RRULE:FREQ=DAILY;INTERVAL=0", .intervalNotPositive("0")),
    Rule("a frequency nobody knows", "RRULE:FREQ=FORTNIGHTLY", .unreadableRule),
  ]

  @Test("no rule costs its event the first instance", arguments: ruleRows) func rules(row: Rule) {
    let calendar = Self.event("DTSTART:20261123T090000Z\n" + row.properties)
    let agenda = calendar.agenda(on: "2026-11-23")
    let lines = agenda.occurrences.map { $0.line(in: .fixture("Europe/Madrid")) }
    #expect(lines == ["2026-11-23T10:00–10:00 a"])
    #expect(agenda.diagnostics.map(\.problem) == row.problems.map(Problem.calendar))
  }

  @Test("a rule that excepts all it yields leaves nothing, minute by minute") func exceptsItself() {
    let rule = "RULE:FREQ=MINUTELY"
    let calendar = Self.event("DTSTART:20161123T090000Z\nR\(rule)\nEX\(rule)")
    #expect(calendar.agenda(on: "2026-11-23").occurrences.isEmpty)
  }

  @Test("a hundred thousand components inside each other are passed over") func nested() {
    let inner = String(repeating: "BEGIN:X\n", count: 100_000)
    let calendar = WrittenCalendar(inner + WrittenCalendar.event("a", "DTSTART:20261123T090000Z"))
    #expect(calendar.lines(on: "2026-11-23") == ["2026-11-23T10:00–10:00 a"])
  }

  @Test("as they are within an event, with one diagnostic") func nestedInEvent() {
    let inner = String(repeating: "BEGIN:X\n", count: 100_000)
    let ends = String(repeating: "END:X\n", count: 100_000)
    let agenda = Self.event("DTSTART:20261123T090000Z\n\(inner)\(ends)CLASS:PUBLIC")
      .agenda(on: "2026-11-23")
    #expect(agenda.occurrences.map(\.title) == ["a"])
    #expect(agenda.diagnostics.map(\.problem) == [.calendar(.nestedTooDeep(limit: 16))])
  }

  @Test("a file cut off at any byte is read as far as it goes") func cutShort() {
    let event = WrittenCalendar.event(
      "a", "DTSTART;TZID=Europe/Madrid:20261123T090000\nRRULE:FREQ=DAILY\nDURATION:PT1H")
    let whole = WrittenCalendar.File("cut.ics", WrittenCalendar.wrap(event + "\n" + event)).bytes
    for length in 0...whole.count {
      let cut = WrittenCalendar([.init("cut.ics", Array(whole.prefix(length)))])
      let agenda = cut.agenda(on: "2026-11-23")
      #expect(agenda.occurrences.count <= 1)
      #expect(agenda.diagnostics.count <= 1, "cut after \(length) bytes")
    }
  }

  @Test("random bytes between the lines of a calendar never stop the reading") func noise() {
    var random = SampleRandom(seed: 5545)
    let event = WrittenCalendar.event(
      "a", "DTSTART;TZID=Europe/Madrid:20261123T090000\nRRULE:FREQ=DAILY;COUNT=9\nDURATION:PT1H")
    let whole = WrittenCalendar.File("noise.ics", WrittenCalendar.wrap(event)).bytes
    for _ in 0..<500 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = bytes.indices.randomElement(using: &random) ?? 0
        bytes[place] = .random(in: 0...255, using: &random)
      }
      let agenda = WrittenCalendar([.init("noise.ics", bytes)]).agenda(on: "2026-11-24")
      // PT1H may become P91H, in which four events of the series overlap.
      #expect(agenda.occurrences.count <= 4)
    }
  }
}

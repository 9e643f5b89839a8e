import Testing

@testable import ReadyDayCore

@Suite("Plans as a calendar") struct CalendarRendererTests {
  /// How a rule is written into an event that begins at a time of day, or takes the whole day.
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let timed: String
    let wholeDay: String
    var testDescription: String { rule }
  }

  @Test(
    "a series ends in the form in which it begins: without a zone, at a time or on a day",
    arguments: [
      Row(
        rule: "UNTIL=20261207T063000Z", timed: "UNTIL=20261207T063000", wholeDay: "UNTIL=20261207"),
      Row(
        rule: "UNTIL=20261207T063000", timed: "UNTIL=20261207T063000", wholeDay: "UNTIL=20261207"),
      Row(rule: "UNTIL=20261207", timed: "UNTIL=20261207T235959", wholeDay: "UNTIL=20261207"),
      Row(rule: "COUNT=3", timed: "COUNT=3", wholeDay: "COUNT=3"),
    ])
  func until(row: Row) throws {
    var details = PlanDetails(date: SampleDay.monday, activity: .yoga)
    details.repetition = try Repetition("FREQ=WEEKLY;\(row.rule);BYDAY=MO")
    #expect(try Self.rule(of: details) == "FREQ=WEEKLY;\(row.wholeDay);BYDAY=MO")
    details.start = .at("07:30")
    #expect(try Self.rule(of: details) == "FREQ=WEEKLY;\(row.timed);BYDAY=MO")
  }

  private static func rule(of details: PlanDetails) throws -> Substring? {
    let moment = Instant(secondsSince1970: 0)
    let plan = try TrainingPlan(details, id: "7f3k", createdAt: moment, updatedAt: moment)
    return CalendarRenderer(phrases: Voice(.english)).document(of: [plan]).split(separator: "\r\n")
      .first { $0.hasPrefix("RRULE:") }?.dropFirst("RRULE:".count)
  }
}

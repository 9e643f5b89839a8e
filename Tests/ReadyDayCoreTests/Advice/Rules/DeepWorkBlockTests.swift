import Testing

@testable import ReadyDayCore

@Suite struct DeepWorkBlockTests {
  static let cases: [RuleCase] = [
    .says(
      block("09:00", "12:00", score: 67), "three hours at most, and not over lunch",
      SampleDay.after(67)),
    .says(
      block("16:30", "18:00"), "90 minutes",
      day([SampleDay.meeting("A", "10:00", "16:30"), dinner])),
    .silent(
      DeepWorkBlock.noDeepWorkStretch(longest: 89), "89 minutes",
      day([SampleDay.meeting("A", "10:00", "16:31"), dinner])),
    .says(
      block("09:00", "12:00"), "the evening is the best window",
      day([SampleDay.meeting("A", "06:00", "09:00"), SampleDay.meeting("B", "12:00", "17:00")])),
    .says(
      block("15:00", "17:00"), "the best window for training is not taken",
      day([
        SampleDay.meeting("A", "06:00", "09:00"), SampleDay.meeting("B", "12:30", "14:30"),
        SampleDay.meeting("C", "17:00", "22:30"),
      ])),
    .says(
      block("15:00", "18:00", score: 67), "a session takes its time of the morning",
      SampleDay.after(67, sessions: [SampleDay.session("09:30", "11:00")])),
    .silent(
      DeepWorkBlock.noDeepWorkStretch(longest: 0), "free only outside the working hours",
      day([SampleDay.meeting("A", "09:00", "18:00")])),
    .silent(DeepWorkBlock.noDeepWorkStretch(longest: 0), "work is over", day([], now: "18:00")),
    .silent(DeepWorkBlock.noWorkDay, "a Sunday", sunday),
    .silent(.otherZone(.yellow, needed: .green), "yellow", SampleDay.after(66)),
    .silent(.noScore, "not scored", SampleDay.make(morning: .unscored(.pending))),
    .silent(.noCalendar, "no calendar", SampleDay.after(80, events: nil)),
  ]

  @Test(
    "90 free minutes of the working hours, beside those for training, are named", arguments: cases)
  func verdict(_ expected: RuleCase) { expected.check(DeepWorkBlock.self) }

  @Test("it is worth a line once a week, to those who have meetings") func due() {
    let block = Self.block("15:00", "18:00")
    #expect(block.isDue(on: SampleDay.after(80), after: EarlierDays()))
    let tuesday = SampleDay.make(
      date: SampleDay.monday.advanced(by: 1), occurrences: [], morning: .scored(80))
    #expect(!block.isDue(on: tuesday, after: EarlierDays()))
    for (count, isDue) in [(1, false), (2, true)] {
      var inputs = DayParts(now: "06:55", occurrences: [], morning: .scored(80))
      inputs.earlier = (1...count).map { days in
        SampleDay.meeting(
          "Planning", "10:00", "11:00", people: 2, uid: "p\(days)",
          date: SampleDay.monday.advanced(by: -days - 2))
      }
      #expect(block.isDue(on: inputs.day, after: EarlierDays(before: inputs.day)) == isDue)
    }
  }

  static func block(_ start: String, _ end: String, score: Double = 80) -> DeepWorkBlock {
    DeepWorkBlock(score: score, stretch: SampleDay.span(start, end), zone: SampleDay.zone)
  }

  /// Leaves the morning as the best window.
  static let dinner = SampleDay.meeting("Dinner", "18:00", "22:00")

  static func day(_ events: [Occurrence], now: String = "06:55") -> Day {
    SampleDay.after(80, events: events, now: now)
  }

  static var sunday: Day {
    SampleDay.make(date: SampleDay.monday.advanced(by: -1), occurrences: [], morning: .scored(80))
  }
}

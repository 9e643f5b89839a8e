import Testing

@testable import ReadyDayCore

@Suite struct RecommendationRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: any RecommendationRule.Type
    let testDescription: String
    @Anew var day: Day
    let speaks: Bool
  }

  static func speaks(
    _ rule: any RecommendationRule.Type, _ description: String,
    _ day: @autoclosure @escaping @Sendable () -> Day
  ) -> Case {
    Case(rule: rule, testDescription: "speaks: \(description)", day: day(), speaks: true)
  }

  static func silent(
    _ rule: any RecommendationRule.Type, _ description: String,
    _ day: @autoclosure @escaping @Sendable () -> Day
  ) -> Case {
    Case(rule: rule, testDescription: "silent: \(description)", day: day(), speaks: false)
  }

  static func morning(_ report: MorningReport?, _ occurrences: [Occurrence]? = []) -> Day {
    SampleDay.make(occurrences: occurrences, morning: report)
  }

  static let zones = [
    speaks(RedRecovery.self, "33", morning(.scored(33))),
    speaks(RedRecovery.self, "33.4", morning(.scored(33.4))),
    silent(RedRecovery.self, "34", morning(.scored(34))),
    silent(RedRecovery.self, "not scored", morning(.unscored(.pending))),
    silent(RedRecovery.self, "no health data", morning(nil)),
    speaks(ActiveRecoveryOnly.self, "33", morning(.scored(33))),
    silent(ActiveRecoveryOnly.self, "34", morning(.scored(34))),
    speaks(YellowRecovery.self, "34", morning(.scored(34))),
    speaks(YellowRecovery.self, "66", morning(.scored(66))),
    silent(YellowRecovery.self, "33", morning(.scored(33))),
    silent(YellowRecovery.self, "67", morning(.scored(67))),
    speaks(GreenRecovery.self, "67", morning(.scored(67))),
    silent(GreenRecovery.self, "66", morning(.scored(66))),
    silent(GreenRecovery.self, "missing", morning(.unscored(.missing))),
  ]

  static let calendar = [
    speaks(
      MoveHardestEvent.self, "red and a hard event ahead that can be moved", SampleDay.day),
    silent(
      MoveHardestEvent.self, "the hard events have begun", SampleDay.make(now: "14:00:01")),
    speaks(
      MoveHardestEvent.self, "yellow and a heavy day",
      morning(.scored(50), SampleDay.occurrences)),
    silent(
      MoveHardestEvent.self, "yellow and another day",
      morning(.scored(50), [SampleDay.occurrences[1]])),
    silent(MoveHardestEvent.self, "green", morning(.scored(80), SampleDay.occurrences)),
    silent(MoveHardestEvent.self, "no hard event", morning(.red)),
    speaks(
      LoadedAgenda.self, "yellow and a load of 61.5", morning(.scored(50), hard("09:00", "13:06"))),
    silent(
      LoadedAgenda.self, "yellow and a load of 60", morning(.scored(50), hard("09:00", "13:00"))),
    silent(LoadedAgenda.self, "red", SampleDay.day),
    speaks(
      MeetingMarathon.self, "three hours",
      morning(nil, [SampleDay.meeting("A", "09:00", "12:00")])),
    silent(
      MeetingMarathon.self, "three hours less a minute",
      morning(nil, [SampleDay.meeting("A", "09:00", "11:59")])),
  ]

  static let training = [
    speaks(IntenseTraining.self, "green and an empty day", morning(.scored(80))),
    speaks(IntenseTraining.self, "green without a calendar", morning(.scored(80), nil)),
    silent(IntenseTraining.self, "yellow", morning(.scored(60))),
    silent(
      IntenseTraining.self, "green and only an evening left",
      SampleDay.make(now: "18:00", occurrences: [], morning: .scored(80))),
    silent(
      IntenseTraining.self, "green and no window",
      morning(.scored(80), [SampleDay.meeting("A", "06:00", "22:00", people: 2)])),
  ]

  static let sleep = [
    speaks(LowSleepEfficiency.self, "74.4 %", morning(.scored(50, efficiency: 74.4))),
    silent(LowSleepEfficiency.self, "75 %", morning(.scored(50, efficiency: 75))),
    speaks(ShortSleep.self, "359 min", morning(.scored(50, asleep: 359))),
    silent(ShortSleep.self, "360 min", morning(.scored(50, asleep: 360))),
    silent(ShortSleep.self, "unknown", morning(.unscored(.unscorable))),
  ]

  @Test(
    "a rule speaks on its side of the border only", arguments: zones + calendar + training + sleep)
  func borders(_ expected: Case) {
    let recommendation = expected.rule.evaluate(expected.day).recommendation
    #expect((recommendation != nil) == expected.speaks)
    #expect(recommendation.map(\.rule) == (expected.speaks ? expected.rule.id : nil))
  }

  @Test("the sample day's rules keep the inputs that fired them") func inputs() throws {
    let recommendations = RecommendationEngine.standard.recommendations(for: SampleDay.day)
    let start = SampleDay.instant("08:30")
    #expect(
      recommendations.map(\.inputs) == [
        [
          .init("demand_score", .number(6)), .init("event", .text("02@example.test")),
          .init("start", .moment(start.adding(seconds: 30 * 60))),
          .init("end", .moment(start.adding(seconds: 150 * 60))),
          .init("recovery_score", .number(28)),
        ],
        [
          .init("duration_min", .number(255)), .init("start", .moment(start)),
          .init("end", .moment(start.adding(seconds: 255 * 60))),
          .init("break_at", .moment(start.adding(seconds: 150 * 60))),
          .init("leave_early", .text("Board review Q3")),
          .init("start_late", .text("Interview: senior iOS")), .init("gap_min", .number(0)),
        ],
      ])
  }

  @Test("of several marathons the longest is named") func longestMarathon() {
    let day = Self.morning(
      nil, [SampleDay.meeting("A", "08:00", "11:00"), SampleDay.meeting("B", "12:00", "16:00")])
    let longest = MeetingMarathonTests.marathon("12:00", "16:00", isOneEvent: true, pause: "13:30")
    #expect(MeetingMarathon.evaluate(day) == .success(Recommendation(longest)))
  }

  @Test("a night counts as the first short one where no others are known") func firstShortNight() {
    var morning = MorningReport.scored(50, asleep: 312)
    morning.sleep.shortNightsInARow = 0
    let first = Recommendation(ShortSleepTests.short(312))
    #expect(ShortSleep.evaluate(Self.morning(morning)) == .success(first))
  }

  /// One high-demand meeting.
  static func hard(_ start: String, _ end: String) -> [Occurrence] {
    [SampleDay.meeting("Board", start, end, people: 9)]
  }
}

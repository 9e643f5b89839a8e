import Testing

@testable import ReadyDayCore

@Suite struct RecommendationRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: any RecommendationRule
    let testDescription: String
    let day: Day
    let speaks: Bool
  }

  static func speaks(_ rule: any RecommendationRule, _ description: String, _ day: Day) -> Case {
    Case(rule: rule, testDescription: "speaks: \(description)", day: day, speaks: true)
  }

  static func silent(_ rule: any RecommendationRule, _ description: String, _ day: Day) -> Case {
    Case(rule: rule, testDescription: "silent: \(description)", day: day, speaks: false)
  }

  static func morning(_ report: MorningReport?, _ occurrences: [Occurrence]? = []) -> Day {
    SampleDay.make(occurrences: occurrences, morning: report)
  }

  static let zones = [
    speaks(RedRecovery(), "33", morning(.scored(33))),
    speaks(RedRecovery(), "33.4", morning(.scored(33.4))),
    silent(RedRecovery(), "34", morning(.scored(34))),
    silent(RedRecovery(), "not scored", morning(.unscored(.pending))),
    silent(RedRecovery(), "no health data", morning(nil)),
    speaks(ActiveRecoveryOnly(), "33", morning(.scored(33))),
    silent(ActiveRecoveryOnly(), "34", morning(.scored(34))),
    speaks(YellowRecovery(), "34", morning(.scored(34))),
    speaks(YellowRecovery(), "66", morning(.scored(66))),
    silent(YellowRecovery(), "33", morning(.scored(33))),
    silent(YellowRecovery(), "67", morning(.scored(67))),
    speaks(GreenRecovery(), "67", morning(.scored(67))),
    silent(GreenRecovery(), "66", morning(.scored(66))),
    silent(GreenRecovery(), "missing", morning(.unscored(.missing))),
  ]

  static let calendar = [
    speaks(
      MoveHardestEvent(), "red and a hard event ahead that can be moved", SampleDay.day),
    silent(
      MoveHardestEvent(), "the hard events have begun", SampleDay.make(now: "14:00:01")),
    silent(
      MoveHardestEvent(), "yellow", morning(.scored(50), SampleDay.occurrences)),
    silent(MoveHardestEvent(), "no hard event", morning(.red)),
    speaks(
      LoadedAgenda(), "yellow and a load of 61.5",
      morning(.scored(50), hard("09:00", "13:06"))),
    silent(
      LoadedAgenda(), "yellow and a load of 60", morning(.scored(50), hard("09:00", "13:00"))),
    silent(LoadedAgenda(), "red", SampleDay.day),
    speaks(
      MeetingMarathon(), "three hours",
      morning(nil, [SampleDay.meeting("A", "09:00", "12:00")])),
    silent(
      MeetingMarathon(), "three hours less a minute",
      morning(nil, [SampleDay.meeting("A", "09:00", "11:59")])),
  ]

  static let training = [
    speaks(IntenseTraining(), "green and an empty day", morning(.scored(80))),
    speaks(IntenseTraining(), "green without a calendar", morning(.scored(80), nil)),
    silent(IntenseTraining(), "yellow", morning(.scored(60))),
    silent(
      IntenseTraining(), "green and only an evening left",
      SampleDay.make(now: "18:00", occurrences: [], morning: .scored(80))),
    silent(
      IntenseTraining(), "green and no window",
      morning(.scored(80), [SampleDay.meeting("A", "06:00", "22:00", people: 2)])),
  ]

  static let sleep = [
    speaks(LowSleepEfficiency(), "74.4 %", morning(.scored(50, efficiency: 74.4))),
    silent(LowSleepEfficiency(), "75 %", morning(.scored(50, efficiency: 75))),
    speaks(ShortSleep(), "359 min", morning(.scored(50, asleep: 359))),
    silent(ShortSleep(), "360 min", morning(.scored(50, asleep: 360))),
    silent(ShortSleep(), "unknown", morning(.unscored(.unscorable))),
  ]

  @Test(
    "a rule speaks on its side of the border only", arguments: zones + calendar + training + sleep)
  func borders(_ expected: Case) {
    let recommendation = expected.rule.evaluate(expected.day).recommendation
    #expect((recommendation != nil) == expected.speaks)
    #expect(recommendation.map(\.rule) == (expected.speaks ? type(of: expected.rule).id : nil))
  }

  @Test("the sample day's rules keep the inputs that fired them")
  func inputs() throws {
    let recommendations = RecommendationEngine.standard.recommendations(for: SampleDay.day)
    let start = SampleDay.zone.instant(of: LocalDateTime(SampleDay.monday, .at("08:30")))
    #expect(
      recommendations.map(\.inputs) == [
        [
          .init("demand_score", .number(6)), .init("event", .text("02@example.test")),
          .init("recovery_score", .number(28)),
        ],
        [
          .init("duration_min", .number(255)), .init("start", .moment(start)),
          .init("end", .moment(start.adding(seconds: 255 * 60))),
          .init("break_at", .moment(start.adding(seconds: 150 * 60))),
        ],
      ])
  }

  @Test("of several marathons the longest is named")
  func longestMarathon() {
    let day = Self.morning(
      nil, [SampleDay.meeting("A", "08:00", "11:00"), SampleDay.meeting("B", "12:00", "16:00")])
    let content = MeetingMarathon().evaluate(day).recommendation?.content
    #expect(
      content
        == .meetingMarathon(
          minutes: 240, start: .at("12:00"), end: .at("16:00"), isOneEvent: true,
          .inside(.at("13:30"))))
  }

  @Test("a night counts as the first short one where no others are known")
  func firstShortNight() {
    var morning = MorningReport.scored(50, asleep: 312)
    morning.sleep.shortNightsInARow = 0
    let content = ShortSleep().evaluate(Self.morning(morning)).recommendation?.content
    #expect(content == ShortSleepTests.short(312))
  }

  /// One high-demand meeting.
  static func hard(_ start: String, _ end: String) -> [Occurrence] {
    [SampleDay.meeting("Board", start, end, people: 9)]
  }
}

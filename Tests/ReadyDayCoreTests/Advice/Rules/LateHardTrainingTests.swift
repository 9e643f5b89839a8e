import Testing

@testable import ReadyDayCore

@Suite struct LateHardTrainingTests {
  static let cases: [RuleCase] = [
    .says(
      late("17:00", "18:01", sleep: "22:00"),
      "a minute too late", day([SampleDay.session("17:00", "18:01")])),
    .silent(
      LateHardTraining.endsInTime(.at("18:00"), usualSleep: .at("22:00")), "four hours before",
      day([SampleDay.session("17:00", "18:00")])),
    .says(
      late("19:00", "20:00", sleep: "23:30"),
      "before the usual onset", day([SampleDay.session("19:00", "20:00")], onset: "23:30")),
    .silent(
      LateHardTraining.endsInTime(.at("19:00"), usualSleep: .at("00:30")),
      "an owner who sleeps late", day([SampleDay.session("18:00", "19:00")], onset: "00:30")),
    .says(
      late("20:00", "21:00", sleep: "22:00"), "the later of two",
      day([SampleDay.session("20:00", "21:00"), SampleDay.session("07:00", "08:00")])),
    .silent(
      LateHardTraining.noHardSession, "moderate",
      day([SampleDay.session("20:00", "21:00", .moderate)])),
    .silent(LateHardTraining.noHardSession, "nothing planned", day([])),
  ]

  @Test("a hard session may end four hours before sleep", arguments: cases)
  func verdict(_ expected: RuleCase) { expected.check(LateHardTraining.self) }

  @Test("where hard training is not advised, its hour is not discussed", arguments: [20.0, 50, 80])
  func zones(score: Double) {
    let day = Self.day([SampleDay.session("20:00", "21:00")], score: score)
    let rules = RecommendationEngine.standard.recommendations(for: day).map(\.rule)
    #expect(rules.contains("late-hard-training") == (score > 66))
  }

  @Test("it says what ends when, and how long before sleep") func words() {
    let advice = Self.late("19:30", "20:30", sleep: "23:00")
    for voice in Language.allCases.map(\.voice) {
      #expect(advice.title(in: voice).values == [voice.name(of: Activity.running)])
      #expect(advice.body(in: voice).values == ["20:30", "23:00", "4"])
    }
  }

  static func late(_ start: String, _ end: String, sleep: String) -> LateHardTraining {
    LateHardTraining(
      planned: SampleDay.session(start, end), session: SampleDay.span(start, end),
      usualSleep: SampleDay.instant(sleep), zone: SampleDay.zone)
  }

  static func day(_ sessions: [PlannedSession], onset: String? = nil, score: Double = 80) -> Day {
    var morning = MorningReport.scored(score)
    morning.sleep.usualOnset = onset.map { .at($0) }
    let inputs = DayParts(now: "06:55", occurrences: [], morning: morning, sessions: sessions)
    return inputs.day
  }
}

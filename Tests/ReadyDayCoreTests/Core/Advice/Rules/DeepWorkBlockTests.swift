import Testing

@testable import ReadyDayCore

@Suite struct DeepWorkBlockTests {
  static let cases: [RuleCase] = [
    .says(
      .deepWorkBlock(from: .at("09:00"), to: .at("13:00")), "the working morning is free",
      SampleDay.after(67)),
    .says(
      .deepWorkBlock(from: .at("11:30"), to: .at("13:00")), "90 minutes",
      day([SampleDay.meeting("A", "06:00", "11:30")])),
    .says(
      .deepWorkBlock(from: .at("06:55"), to: .at("09:00")), "only before work",
      day([SampleDay.meeting("A", "09:00", "12:00")])),
    .silent(
      .noDeepWorkStretch(longest: 89), "89 minutes",
      day([SampleDay.meeting("A", "06:00", "11:31")])),
    .silent(.noDeepWorkStretch(longest: 0), "it is past one", day([], now: "13:00")),
    .silent(.otherZone(.yellow, needed: .green), "yellow", SampleDay.after(66)),
    .silent(.unknown(.score), "not scored", SampleDay.make(morning: .unscored(.pending))),
    .silent(.unknown(.calendar), "no calendar", SampleDay.after(80, events: nil)),
  ]

  @Test("90 free minutes before one on a green morning are named", arguments: cases)
  func verdict(_ expected: RuleCase) { expected.check(DeepWorkBlock()) }

  @Test("it is said in both languages")
  func words() {
    AdviceSentences(
      .deepWorkBlock(from: .at("09:00"), to: .at("11:30")),
      [
        "Deep work fits 09:00–11:30",
        "Recovered, and nothing planned: keep it for what needs focus.",
      ],
      [
        "Trabajo profundo: 09:00–11:30",
        "Con buena recuperación y sin nada previsto: resérvalo para concentrarte.",
      ]
    ).check()
  }

  static func day(_ events: [Occurrence], now: String = "06:55") -> Day {
    SampleDay.after(80, events: events, now: now)
  }
}

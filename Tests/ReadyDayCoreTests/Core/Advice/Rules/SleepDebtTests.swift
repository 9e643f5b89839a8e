import Testing

@testable import ReadyDayCore

@Suite struct SleepDebtTests {
  static let tomorrow = SampleDay.monday.advanced(by: 1)
  static let early = SampleDay.meeting("Stand-up", "07:00", "07:30", date: tomorrow)
  static let late = SampleDay.meeting("Stand-up", "10:00", "10:30", date: tomorrow)

  static let cases: [RuleCase] = [
    .says(
      .sleepDebt(debtMinutes: 60, tonight: tonight("22:46", "06:46")), "an hour, as this morning",
      day(debt: 60)),
    .says(
      .sleepDebt(debtMinutes: 75, tonight: tonight("22:30", "06:30")), "an early event tomorrow",
      day(debt: 75, [early])),
    .says(
      .sleepDebt(debtMinutes: 75, tonight: tonight("22:46", "06:46")), "a late event tomorrow",
      day(debt: 75, [late])),
    .says(
      .sleepDebt(debtMinutes: 75, tonight: nil), "too late for that bedtime",
      day(debt: 75, now: "22:50")),
    .says(
      .sleepDebt(debtMinutes: 75, tonight: nil), "the need is unknown",
      SampleDay.after { $0.sleep.debtMinutes = 75 }),
    .silent(.littleDebt(59.4), "a little less than an hour", day(debt: 59.4)),
    .silent(.unknown(.sleepDebt), "the debt is unknown", SampleDay.after()),
    .silent(.unknown(.healthData), "no health data", SampleDay.make(morning: nil)),
  ]

  @Test("an hour of debt asks for a bedtime", arguments: cases)
  func verdict(_ expected: RuleCase) { expected.check(SleepDebt()) }

  static let sentences = [
    AdviceSentences(
      .sleepDebt(debtMinutes: 75, tonight: tonight("22:46", "06:46")),
      [
        "Sleep debt of 1 h 15 min",
        "Be asleep by about 22:46 for 8 h before you get up at 06:46 (an estimate).",
      ],
      [
        "Deuda de sueño de 1 h 15 min",
        "Duérmete hacia las 22:46 para descansar 8 h antes de levantarte a las 06:46 (estimación).",
      ]),
    AdviceSentences(
      .sleepDebt(debtMinutes: 60, tonight: nil),
      ["Sleep debt of 1 h", "Earlier nights left some to make up: an early night helps."],
      [
        "Deuda de sueño de 1 h", "Arrastras sueño de noches anteriores: acostarte pronto ayuda.",
      ]),
  ]

  @Test("it is said in both languages", arguments: sentences)
  func words(_ expected: AdviceSentences) { expected.check() }

  @Test(
    "after a short night the bedtime stands in that rule's sentence, once", arguments: [60, 75])
  func afterAShortNight(debt: Double) {
    let day = SampleDay.after { morning in
      Self.change(&morning, debt: debt)
      morning.sleep.asleepMinutes = Measure(300)
      morning.sleep.shortNightsInARow = 3
    }
    let given = RecommendationEngine.standard.recommendations(for: day)
    #expect(!given.map(\.rule).contains("sleep-debt"))
    #expect(
      given.map(\.content).contains(
        ShortSleepTests.short(300, nights: 3, bedtime: "22:46")))
  }

  /// After a night until 06:46, with 8 hours needed.
  static func day(debt: Double, _ events: [Occurrence] = [], now: String = "06:55") -> Day {
    SampleDay.after(events: events, now: now) { change(&$0, debt: debt) }
  }

  static func change(_ morning: inout MorningReport, debt: Double) {
    morning.sleep.debtMinutes = debt
    morning.sleep.neededMinutes = 480
    morning.sleep.span = SampleDay.night(from: "23:30", to: "06:46")
  }

  static func tonight(_ bedtime: String, _ wakeUp: String) -> Recommendation.Tonight {
    Recommendation.Tonight(bedtime: .at(bedtime), wakeUp: .at(wakeUp), neededMinutes: 480)
  }
}

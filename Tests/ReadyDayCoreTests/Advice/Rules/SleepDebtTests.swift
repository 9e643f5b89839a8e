import TestSupport
import Testing

@testable import ReadyDayCore

@Suite struct SleepDebtTests {
  static let cases: [RuleCase] = [
    // 14 + 0.14 · 120 + 0.32 · (560 − 475.3) and (560 − 484.7): 57.9 and 54.9.
    .says(
      owing(
        60, plan("22:05", need: 500),
        week: .init(short: 85, evenings: 5, lightsOut: .at("22:00"))),
      "an hour as it is told, and the week on a Monday", day(debt: 120, asleep: 475.3)),
    .silent(SleepDebt.LittleDebt(minutes: 55), "less than an hour", day(debt: 120, asleep: 484.7)),
    .says(
      owing(
        130, isMost: true,
        plan("22:00", need: 615, short: 110, limit: .usual)),
      "at the cap", day(debt: 75, asleep: 100)),
    .says(
      owing(60, nil), "too late for that",
      day(debt: 120, asleep: 475.3, now: "22:50")),
    .says(
      owing(60, nil), "no time is named",
      day(debt: 120, asleep: 475.3) { $0.deviation = 200 }),
    .silent(
      .unknown(.sleepDebt), "the debt is unknown", SampleTonight.day { $0.debt = nil }),
    .silent(.unknown(.sleepDebt), "nothing is known of the nights", SampleDay.after()),
    .silent(.unknown(.healthData), "no health data", SampleDay.make(morning: nil)),
  ]

  @Test("an hour that is still owed asks for a bedtime", arguments: cases)
  func verdict(_ expected: RuleCase) { expected.check(SleepDebt.self) }

  static let sentences = [
    AdviceSentences(
      owing(80, plan("22:00", need: 505)),
      [
        "Lights out at 22:00 tonight",
        "You still have about 1 h 20 min of sleep debt after last night. For 8 h 25 min of "
          + "sleep by 07:00, lights out at 22:00.",
      ],
      [
        "Esta noche, apaga la luz a las 22:00",
        "Tras la última noche arrastras cerca de 1 h 20 min de deuda de sueño. Para dormir 8 "
          + "h 25 min y levantarte a las 07:00, apaga la luz a las 22:00.",
      ]),
    AdviceSentences(
      owing(
        80, plan("22:00", need: 505), week: .init(short: 50, evenings: 3, lightsOut: .at("22:05"))),
      [
        "Lights out at 22:05 on 3 evenings this week",
        "You were 50 min short a night in the last week; that would halve it.",
      ],
      [
        "Esta semana, apaga la luz a las 22:05 3 noches",
        "La última semana te han faltado 50 min por noche; así sería la mitad.",
      ]),
    AdviceSentences(
      owing(130, isMost: true, nil),
      [
        "2 h or more of sleep debt",
        "You can only catch up a little at a time: sleep longer when you can.",
      ],
      [
        "2 h o más de deuda de sueño",
        "Solo se recupera poco a poco: duerme más cuando "
          + "puedas.",
      ]),
  ]

  @Test("it is said in both languages", arguments: sentences)
  func words(_ expected: AdviceSentences) { expected.check() }

  @Test("on other days it is worth a line when it changes, or after an event")
  func due() {
    func isDue(_ today: TonightPlan, onset: String) -> Bool {
      let yesterday = Self.day(debt: 120, asleep: 475.3) { $0.onset = onset }
      return Self.owing(60, today).isDue(
        on: SampleDay.after(), after: EarlierDays(yesterday: yesterday))
    }
    #expect(!isDue(Self.plan("22:05", need: 500), onset: "23:00"))
    #expect(!isDue(Self.plan("22:20", need: 500), onset: "23:00"))
    #expect(isDue(Self.plan("22:25", need: 500), onset: "23:00"))
    let dinner = TonightPlan.Limit.event(title: "Dinner", end: .at("23:30"), free: nil)
    #expect(isDue(Self.plan("22:05", need: 500, limit: dinner), onset: "23:00"))
  }

  @Test("after a shift it is worth a line only when it changes", arguments: ["22:20", "22:25"])
  func afterAShift(lightsOut: String) {
    let day = SampleDay.after(events: [SampleTonight.event("Late shift", "13:00", "21:50")])
    let shift = TonightPlan.Limit.event(title: "Late shift", end: .at("21:50"), free: nil)
    let yesterday = Self.day(debt: 120, asleep: 475.3)
    let advice = Self.owing(60, Self.plan(lightsOut, need: 500, limit: shift))
    #expect(
      advice.isDue(on: day, after: EarlierDays(yesterday: yesterday)) == (lightsOut > "22:20"))
    #expect(advice.isDue(on: SampleDay.after(), after: EarlierDays(yesterday: yesterday)))
  }

  @Test("without a time it is a clause beside the sleep")
  func place() {
    #expect(Self.owing(60, nil).place == .sleep)
    #expect(Self.owing(60, Self.plan("22:05", need: 500)).place == .advice)
  }

  @Test(
    "after a short night the bedtime stands in that rule's sentence, once", arguments: [120.0, 60])
  func afterAShortNight(debt: Double) throws {
    var report = SampleTonight.report { ($0.needed, $0.debt, $0.asleep) = (560, debt, 340) }
    report.sleep.shortNightsInARow = 3
    let day = SampleDay.make(occurrences: [], morning: report)
    let outcomes = RecommendationEngine.standard.outcomes(for: day)
    #expect(!outcomes.recommendations.map(\.rule).contains("sleep-debt"))
    let found = try ShortSleep.look(at: day)
    #expect(found == ShortSleepTests.short(340, nights: 3, bedtime: "22:00"))
  }

  @Test("lights out elsewhere name the place")
  func elsewhere() {
    var plan = Self.plan("22:00", need: 500)
    plan.there = Zone.fixture("America/New_York")
    let advice = Self.owing(80, plan)
    #expect(advice.title(in: Voice(.english)) == "Lights out at 22:00 tonight (New York time)")
    #expect(
      advice.title(in: Voice(.spanish))
        == "Esta noche, apaga la luz a las 22:00 (hora de Nueva York)")
    plan.there = Zone(fixed: UTCOffset(clamping: -5 * 3600))
    #expect(
      Self.owing(80, plan).title(in: Voice(.english))
        == "Lights out at 22:00 tonight (UTC−5 time)")
  }

  static func day(
    debt: Double, asleep: Double, now: String = "06:55",
    change: (inout SampleTonight.Nights) -> Void = { _ in }
  ) -> Day {
    SampleTonight.day(now: now) {
      ($0.needed, $0.debt, $0.asleep) = (560, debt, asleep)
      change(&$0)
    }
  }

  static func owing(
    _ minutes: Int, isMost: Bool = false, _ plan: TonightPlan?, week: SleepDebt.Week? = nil
  ) -> SleepDebt {
    let night = plan.map {
      TimeSpan(
        from: SampleDay.instant($0.lightsOut.clock), to: SampleDay.instant($0.wake.clock, days: 1))
    }
    return SleepDebt(minutes: minutes, isMost: isMost, plan: plan, night: night, week: week)
  }

  static func plan(
    _ lightsOut: String, need: Int, short: Int = 0,
    limit: TonightPlan.Limit? = nil
  ) -> TonightPlan {
    TonightPlan(
      lightsOut: .at(lightsOut), wake: .at("07:00"), need: need, short: short,
      usual: .at("23:00"), limit: limit)
  }
}

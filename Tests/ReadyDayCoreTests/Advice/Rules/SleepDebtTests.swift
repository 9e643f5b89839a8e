import TestSupport
import Testing

@testable import ReadyDayCore

@Suite struct SleepDebtTests {
  static let cases: [RuleCase] = [
    // 14 + 0.14 · 120 + 0.32 · (560 − 475.3) and (560 − 484.7): 57.9 and 54.9.
    .says(
      owing(
        60, plan("22:05", need: 500), week: .init(short: 85, evenings: 5, lightsOut: .at("22:05"))),
      "an hour as it is told, and the week on a Monday, near tonight's time",
      day(debt: 120, asleep: 475.3)),
    .silent(SleepDebt.littleDebt(55), "less than an hour", day(debt: 120, asleep: 484.7)),
    .says(
      owing(
        130, isMost: true,
        copy(of: plan("22:00", need: 615, short: 110, limit: .usual)) { $0.isShortAnew = false }),
      "at the cap", day(debt: 75, asleep: 100)),
    .says(owing(60, nil), "too late for that", day(debt: 120, asleep: 475.3, now: "22:50")),
    .says(owing(60, nil), "no time is named", day(debt: 120, asleep: 475.3) { $0.deviation = 200 }),
    .silent(SleepDebt.debtUnknown, "the debt is unknown", SampleTonight.day { $0.debt = nil }),
    .silent(SleepDebt.debtUnknown, "nothing is known of the nights", SampleDay.after()),
    .silent(.noHealthData, "no health data", SampleDay.make(morning: nil)),
  ]

  @Test("an hour that is still owed asks for a bedtime", arguments: cases)
  func verdict(_ expected: RuleCase) { expected.check(SleepDebt.self) }

  @Test("on other days it is worth a line when it changes, or after an event") func due() {
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

  @Test("it is due where a night short of the need limits the day", arguments: [400.0, 475.3])
  func shortNight(asleep: Double) {
    var parts = DayParts(
      now: "07:00", occurrences: [],
      morning: SampleTonight.report { ($0.needed, $0.asleep) = (560, asleep) })
    parts.morning?.recovery = MorningReport.scored(90).recovery
    let day = parts.day
    let limits = if case .shortOfNeed? = day.verdict.reasons.first { true } else { false }
    #expect(limits == (asleep == 400))
    let same = Self.day(debt: 120, asleep: 475.3)
    let advice = Self.owing(60, Self.plan("22:05", need: 500))
    #expect(advice.isDue(on: day, after: EarlierDays(yesterday: same)) == limits)
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

  @Test("without a time it is a clause beside the sleep") func place() {
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

  @Test("lights out elsewhere name the place") func elsewhere() {
    var plan = Self.plan("22:00", need: 500)
    let here = Self.owing(80, plan)
    plan.there = Zone.fixture("America/New_York")
    let there = Self.owing(80, plan)
    plan.there = Zone(fixed: UTCOffset(clamping: -5 * 3600))
    let nowhere = Self.owing(80, plan)
    for (voice, place) in [(Voice(.english), "New York"), (Voice(.spanish), "Nueva York")] {
      #expect(!here.title(in: voice).contains("("))
      #expect(there.title(in: voice).hasPrefix("\(here.title(in: voice)) ("))
      #expect(there.title(in: voice).contains(place))
      #expect(nowhere.title(in: voice).contains("UTC−5"))
    }
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

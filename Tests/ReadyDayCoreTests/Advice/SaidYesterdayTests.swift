import Testing

@testable import ReadyDayCore

@Suite("What was said the day before is not said again") struct SaidYesterdayTests {
  private static func call(_ start: String, _ end: String) -> Occurrence {
    SampleDay.meeting("Call \(start)", start, end, people: 2, uid: start)
  }

  private static let calls = [call("15:00", "19:00")]

  private static func outcomes(
    _ today: [Occurrence], after yesterday: [Occurrence], morning: MorningReport = .scored(50)
  ) -> [RuleOutcome] {
    RecommendationEngine.standard.outcomes(
      for: SampleDay.make(occurrences: today, morning: morning),
      after: EarlierDays(yesterday: SampleDay.make(occurrences: yesterday, morning: morning)))
  }

  private static func rules(_ outcomes: [RuleOutcome]) -> [String] {
    outcomes.recommendations.map(\.rule)
  }

  @Test("the same meetings at the same hour are no news") func same() {
    let outcomes = Self.outcomes(Self.calls, after: Self.calls)
    #expect(outcomes.recommendations.isEmpty)
    let marathon = outcomes.first { $0.rule == MeetingMarathon.id }
    guard case .spoke(_, .saidYesterday) = marathon?.result else {
      return unexpected("it is \(String(describing: marathon))")
    }
  }

  @Test("at another hour they are") func changed() {
    let rules = Self.rules(Self.outcomes(Self.calls, after: [Self.call("14:30", "18:30")]))
    #expect(rules == [MeetingMarathon.id])
  }

  @Test("what was said stays unsaid beside what is new") func firstPoint() {
    let lunchless = Self.calls + [Self.call("11:30", "13:20"), Self.call("13:30", "14:45")]
    let rules = Self.rules(Self.outcomes(lunchless, after: Self.calls))
    #expect(rules == [NoLunchBreak.id])
    #expect(Self.outcomes(lunchless, after: lunchless).recommendations.isEmpty)
  }

  @Test("nobody is asked two days running to move a meeting") func move() {
    let day = MoveHardestEventTests.day()
    let engine = RecommendationEngine.standard
    #expect(engine.outcomes(for: day).recommendations.map(\.rule).contains(MoveHardestEvent.id))
    let again = engine.outcomes(for: day, after: EarlierDays(yesterday: day))
      .recommendations.map(\.rule)
    #expect(!again.contains(MoveHardestEvent.id))
  }

  @Test("nor where something else is new") func moveBesideNews() {
    let dentist = SampleDay.meeting("Dentist", "16:00", "17:00", people: 1, uid: "d")
    let outcomes = RecommendationEngine.standard.outcomes(
      for: MoveHardestEventTests.day(later: [dentist]),
      after: EarlierDays(yesterday: MoveHardestEventTests.day()))
    #expect(Self.rules(outcomes) == [Overlap.id])
  }

  @Test("a run of short nights is advice on its third, seventh and fourteenth day, else a clause")
  func run() {
    func isNews(_ nights: Int) -> Bool {
      let days = [nights, nights - 1].map { nights in
        var morning = MorningReport.scored(50, asleep: 312)
        morning.sleep.shortNightsInARow = nights
        return SampleDay.make(occurrences: [], morning: morning)
      }
      let outcome = RecommendationEngine.standard.outcomes(
        for: days[0], after: EarlierDays(yesterday: days[1])
      )
      .first { $0.rule == ShortSleep.id }
      if case .spoke(_, .given) = outcome?.result { return true }
      #expect(outcome?.outcome == .elsewhere(.sleep))
      return false
    }
    #expect((2...16).filter(isNews) == [3, 7, 14])
  }

  @Test("the day before is seen at the same hour of its own clock, with its own morning")
  func dayBefore() throws {
    var inputs = DayParts(now: "06:55", occurrences: [], morning: .scored(50))
    inputs.before = (.scored(80), [])
    let before = try #require(EarlierDays(before: inputs.day).yesterday)
    #expect(before.date == SampleDay.monday.advanced(by: -1))
    #expect(before.time(at: before.now) == .at("06:55"))
    #expect(before.span.contains(before.now))
    #expect(before.morning?.recovery.score.value == 80)
  }
}

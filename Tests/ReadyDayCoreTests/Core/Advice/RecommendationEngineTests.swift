import Testing

@testable import ReadyDayCore

@Suite struct RecommendationEngineTests {
  /// A rule that always speaks.
  struct Loud<Name: RuleName>: RecommendationRule {
    static var id: String { Name.id }
    var priority = Recommendation.Priority.medium

    func evaluate(_ day: Day) -> RuleResult {
      .speaks(
        Recommendation(
          from: self, .info, priority, .deepWorkBlock(from: .at("09:00"), to: .at("11:00")),
          because: []))
    }
  }

  protocol RuleName: Sendable { static var id: String { get } }
  enum A: RuleName { static let id = "a" }
  enum B: RuleName { static let id = "b" }
  enum C: RuleName { static let id = "c" }
  enum D: RuleName { static let id = "d" }

  @Test("the sample day gets its two recommendations in order")
  func sample() {
    let recommendations = RecommendationEngine.standard.recommendations(for: SampleDay.day)
    #expect(
      recommendations.map(\.rule) == [
        "move-hardest-event", "meeting-marathon",
      ])
    #expect(recommendations.map(\.priority) == [.high, .high])
    #expect(recommendations.map(\.kind) == [.calendar, .calendar])
  }

  @Test("the rules stand in the order of their table")
  func order() {
    #expect(
      RecommendationEngine.standard.ruleIDs == [
        "red-recovery", "move-hardest-event", "active-recovery-only", "yellow-recovery",
        "loaded-agenda", "green-recovery", "intense-training", "low-sleep-efficiency",
        "short-sleep", "meeting-marathon", "sleep-debt", "hrv-outside-range",
        "several-signals-off", "no-lunch-break", "deep-work-block", "early-start-tomorrow",
        "late-hard-training", "overlap",
      ])
  }

  @Test("higher priorities come first, and equal ones in order of the rules")
  func priorities() {
    let engine = RecommendationEngine(
      rules: [Loud<A>(priority: .low), Loud<B>(), Loud<C>(priority: .high)],
      silences: [])
    #expect(engine.recommendations(for: SampleDay.day).map(\.rule) == ["c", "b", "a"])
  }

  @Test("no more than three are given, and the least important go")
  func limit() {
    let engine = RecommendationEngine(
      rules: [Loud<A>(priority: .low), Loud<B>(), Loud<C>(), Loud<D>()], silences: [])
    #expect(engine.recommendations(for: SampleDay.day).map(\.rule) == ["b", "c", "d"])
  }

  @Test("a rule is silenced only when its speaker has spoken")
  func silences() {
    let silences = [Suppression(speaker: "a", silenced: "b", .sameAdvice)]
    let both = RecommendationEngine(rules: [Loud<B>(), Loud<A>()], silences: silences)
    let alone = RecommendationEngine(rules: [Loud<B>()], silences: silences)
    #expect(both.recommendations(for: SampleDay.day).map(\.rule) == ["a"])
    #expect(alone.recommendations(for: SampleDay.day).map(\.rule) == ["b"])
  }

  @Test("what asks for nothing stands beside sleep")
  func shortAndRestless() {
    let day = SampleDay.make(morning: .scored(80, asleep: 300, efficiency: 60))
    let outcomes = RecommendationEngine.standard.outcomes(for: day)
    let atSleep = outcomes.filter { $0.outcome == .elsewhere(.sleep) }.map(\.rule)
    #expect(atSleep == ["low-sleep-efficiency", "short-sleep"])
    #expect(outcomes.recommendations.allSatisfy { $0.kind != .sleep })
  }
}

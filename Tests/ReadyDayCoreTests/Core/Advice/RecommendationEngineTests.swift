import Testing

@testable import ReadyDayCore

@Suite struct RecommendationEngineTests {
  /// A rule that always speaks.
  struct Loud<Name: RuleName>: RecommendationRule {
    static var id: String { Name.id }
    var priority = Recommendation.Priority.medium

    func evaluate(_ day: Day) -> RuleResult {
      .speaks(Recommendation(from: self, .info, priority, .activeRecoveryOnly(), because: []))
    }
  }

  protocol RuleName: Sendable { static var id: String { get } }
  enum A: RuleName { static let id = "a" }
  enum B: RuleName { static let id = "b" }
  enum C: RuleName { static let id = "c" }

  @Test("the sample day gets its five recommendations in order")
  func sample() {
    let recommendations = RecommendationEngine.standard.recommendations(for: SampleDay.day)
    #expect(
      recommendations.map(\.rule) == [
        "red-recovery", "move-hardest-event", "meeting-marathon", "active-recovery-only",
        "short-sleep",
      ])
    #expect(recommendations.map(\.priority) == [.high, .high, .high, .medium, .medium])
    #expect(recommendations.map(\.kind) == [.warning, .calendar, .calendar, .workout, .sleep])
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
      rules: [Loud<A>(priority: .low), Loud<B>(), Loud<C>(priority: .high), Loud<A>()],
      silences: [])
    #expect(engine.recommendations(for: SampleDay.day).map(\.rule) == ["c", "b", "a", "a"])
  }

  @Test("no more than five are given, and the least important go")
  func limit() {
    let rules = [Loud<A>(priority: .low)] as [any RecommendationRule]
    let engine = RecommendationEngine(
      rules: rules + Array(repeating: Loud<B>(), count: 5), silences: [])
    #expect(engine.recommendations(for: SampleDay.day).map(\.rule) == ["b", "b", "b", "b", "b"])
  }

  @Test("a rule is silenced only when its speaker has spoken")
  func silences() {
    let silences = [Suppression(speaker: "a", silenced: "b", .sameAdvice)]
    let both = RecommendationEngine(rules: [Loud<B>(), Loud<A>()], silences: silences)
    let alone = RecommendationEngine(rules: [Loud<B>()], silences: silences)
    #expect(both.recommendations(for: SampleDay.day).map(\.rule) == ["a"])
    #expect(alone.recommendations(for: SampleDay.day).map(\.rule) == ["b"])
  }

  @Test("going to bed earlier is advised once")
  func shortAndRestless() {
    let day = SampleDay.make(morning: .scored(80, asleep: 300, efficiency: 60))
    let rules = RecommendationEngine.standard.recommendations(for: day).map(\.rule)
    #expect(rules.contains("short-sleep"))
    #expect(!rules.contains("low-sleep-efficiency"))
  }
}

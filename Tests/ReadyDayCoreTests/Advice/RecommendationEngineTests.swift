import Synchronization
import Testing

@testable import ReadyDayCore

@Suite struct RecommendationEngineTests {
  /// A rule that always speaks.
  struct Loud<Name: RuleName>: RecommendationRule {
    static var id: String { Name.id }
    static var name: Phrase { Phrase(Name.id, es: Name.id) }
    static func look(at day: Day) throws(Obstacle) -> Loud { Loud() }

    var kind: Recommendation.Kind { .info }
    var priority: Recommendation.Priority { Name.priority }
    var inputs: [Recommendation.Input] { [] }
    func title(in voice: Voice) -> String { Name.id }
    func body(in voice: Voice) -> String { Name.id }
    func reasons(on day: Day, in voice: Voice) -> [String] { [] }
    func isDue(on day: Day, after earlier: EarlierDays) -> Bool { Name.isDue() }
  }

  protocol RuleName: Sendable {
    static var id: String { get }
    static var priority: Recommendation.Priority { get }
    static func isDue() -> Bool
  }

  enum Low: RuleName { static let (id, priority) = ("low", Recommendation.Priority.low) }
  enum A: RuleName { static let (id, priority) = ("a", Recommendation.Priority.medium) }
  enum B: RuleName { static let (id, priority) = ("b", Recommendation.Priority.medium) }
  enum C: RuleName { static let (id, priority) = ("c", Recommendation.Priority.medium) }
  enum High: RuleName { static let (id, priority) = ("high", Recommendation.Priority.high) }
  enum Counted: RuleName {
    static let (id, priority) = ("counted", Recommendation.Priority.low)
    static let asked = Mutex(0)

    static func isDue() -> Bool {
      asked.withLock { $0 += 1 }
      return true
    }
  }

  @Test("a rule is asked only once whether its advice is due: it may need earlier days")
  func asked() {
    let engine = RecommendationEngine(rules: [Loud<Counted>.self], silences: [])
    #expect(engine.recommendations(for: SampleDay.day).map(\.rule) == ["counted"])
    #expect(Counted.asked.withLock(\.self) == 1)
  }

  @Test("the sample day gets its two recommendations in order") func sample() {
    let recommendations = RecommendationEngine.standard.recommendations(for: SampleDay.day)
    #expect(recommendations.map(\.rule) == ["move-hardest-event", "meeting-marathon"])
    #expect(recommendations.map(\.priority) == [.high, .high])
    #expect(recommendations.map(\.kind) == [.calendar, .calendar])
  }

  @Test("the rules stand in the order of their table") func order() {
    #expect(
      RecommendationEngine.standard.ruleIDs == [
        "red-recovery", "several-signals-off", "training-in-calendar", "move-hardest-event",
        "excuse-yourself", "answer-invitation", "shorten-event", "protect-event",
        "active-recovery-only", "yellow-recovery", "loaded-agenda", "green-recovery",
        "intense-training", "low-sleep-efficiency", "short-sleep", "meeting-marathon", "sleep-debt",
        "hrv-outside-range", "no-lunch-break", "deep-work-block", "early-start-tomorrow",
        "late-hard-training", "usual-session", "overlap", "nap-before-night",
      ])
  }

  @Test("higher priorities come first, and equal ones in order of the rules") func priorities() {
    let engine = RecommendationEngine(
      rules: [Loud<Low>.self, Loud<A>.self, Loud<High>.self], silences: [])
    #expect(engine.recommendations(for: SampleDay.day).map(\.rule) == ["high", "a", "low"])
  }

  @Test("no more than three are given, and the least important go") func limit() {
    let engine = RecommendationEngine(
      rules: [Loud<Low>.self, Loud<A>.self, Loud<B>.self, Loud<C>.self], silences: [])
    #expect(engine.recommendations(for: SampleDay.day).map(\.rule) == ["a", "b", "c"])
  }

  @Test("a rule is silenced only when its speaker has spoken") func silences() {
    let silences = [Suppression(speaker: "a", silenced: "b", .sameAdvice)]
    let both = RecommendationEngine(rules: [Loud<B>.self, Loud<A>.self], silences: silences)
    let alone = RecommendationEngine(rules: [Loud<B>.self], silences: silences)
    #expect(both.recommendations(for: SampleDay.day).map(\.rule) == ["a"])
    #expect(alone.recommendations(for: SampleDay.day).map(\.rule) == ["b"])
  }

  @Test("what asks for nothing stands beside sleep") func shortAndRestless() {
    let day = SampleDay.make(morning: .scored(80, asleep: 300, efficiency: 60))
    let outcomes = RecommendationEngine.standard.outcomes(for: day)
    let atSleep = outcomes.filter { $0.outcome == .elsewhere(.sleep) }.map(\.rule)
    #expect(atSleep == ["low-sleep-efficiency", "short-sleep"])
    #expect(outcomes.recommendations.allSatisfy { $0.kind != .sleep })
  }
}

extension RecommendationEngineTests.RuleName { static func isDue() -> Bool { true } }

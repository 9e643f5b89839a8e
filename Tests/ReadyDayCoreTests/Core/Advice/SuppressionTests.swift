import Testing

@testable import ReadyDayCore

@Suite struct SuppressionTests {
  static let ids = RecommendationEngine.standard.ruleIDs

  @Test("every silence names two different rules that exist, once")
  func names() {
    let table = RecommendationEngine.standard.silences
    #expect(!table.isEmpty)
    #expect(table.allSatisfy { Self.ids.contains($0.speaker) && Self.ids.contains($0.silenced) })
    #expect(table.allSatisfy { $0.speaker != $0.silenced })
    #expect(Set(table.map { [$0.speaker, $0.silenced] }).count == table.count)
  }

  @Test("whoever silences the speaker silences the silenced too, so that no order matters")
  func chains() {
    let table = RecommendationEngine.standard.silences
    for row in table {
      for above in table where above.silenced == row.speaker {
        #expect(table.contains { $0.speaker == above.speaker && $0.silenced == row.silenced })
      }
    }
  }

  @Test("the outcomes tell what became of every rule")
  func outcomes() {
    let outcomes = RecommendationEngine.standard.outcomes(for: SampleDay.day)
    #expect(outcomes.map(\.rule) == Self.ids)
    #expect(outcomes[0].outcome == .given(place: 1))
    #expect(outcomes[2].outcome == .given(place: 4))
    #expect(outcomes[3].obstacle == .otherZone(.red, needed: .yellow))
    #expect(outcomes[9].outcome == .given(place: 3))
  }

  @Test("a silenced rule is told by whom, and why")
  func silenced() {
    let day = SampleDay.make(morning: .scored(80, asleep: 300, efficiency: 60))
    let outcome = RecommendationEngine.standard.outcomes(for: day)[7]
    #expect(
      outcome.outcome
        == .silenced(
          Suppression(speaker: "short-sleep", silenced: "low-sleep-efficiency", .sameAdvice)))
  }
}

extension RuleOutcome {
  var outcome: Outcome? {
    if case .spoke(_, let outcome) = result { outcome } else { nil }
  }

  var obstacle: Obstacle? {
    if case .silent(let obstacle) = result { obstacle } else { nil }
  }
}

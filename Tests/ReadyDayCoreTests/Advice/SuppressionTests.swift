import Testing

@testable import ReadyDayCore

@Suite struct SuppressionTests {
  static let ids = RecommendationEngine.standard.ruleIDs

  @Test("every silence names two different rules that exist, once") func names() {
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

  @Test("the outcomes tell what became of every rule") func outcomes() {
    let outcomes = RecommendationEngine.standard.outcomes(for: SampleDay.day)
    #expect(outcomes.map(\.rule) == Self.ids)
    #expect(outcomes[0].outcome == .elsewhere(.headline))
    #expect(outcomes[3].outcome == .given(place: 1))
    #expect(outcomes[9].obstacle == .otherZone(.red, needed: .yellow))
    #expect(outcomes[15].outcome == .given(place: 2))
  }

  @Test("what is moved need not be chosen", arguments: [("r", true), ("other", false)])
  func ofOneEvent(id: String, isSilenced: Bool) {
    let move = Recommendation(MoveHardestEventTests.move("Pitch", others: 1))
    let overlap = Recommendation(
      Overlap(
        first: .init(title: "Pitch", id: id), second: .init(title: "Review", id: "s"),
        shared: SampleDay.span("10:00", "11:00"), zone: SampleDay.zone))
    let applying = Suppression.table.filter { $0.applies(move, to: overlap) }
    #expect(applying.map(\.scope) == (isSilenced ? [.ofOneEvent] : []))
  }

  @Test(
    "nor what no longer overlaps once an event ends earlier",
    arguments: [("10:30", true), ("10:29", false)])
  func shortened(start: String, isSilenced: Bool) throws {
    let pitch = RelievedEvent(
      title: "Pitch", id: "r", span: SampleDay.span("09:00", "11:00"), demand: 6,
      zone: SampleDay.zone)
    let shorten = Recommendation(
      ShortenEvent(event: pitch, minutes: 30, relief: try #require(Relief(from: 60, to: 50))))
    let overlap = Recommendation(
      Overlap(
        first: .init(title: "Pitch", id: "r"), second: .init(title: "Review", id: "s"),
        shared: SampleDay.span(start, "11:00"), zone: SampleDay.zone))
    #expect(Suppression.table.contains { $0.applies(shorten, to: overlap) } == isSilenced)
  }

  @Test("a silenced rule is told by whom, and why") func silenced() {
    let day = SampleDay.make(
      morning: {
        var morning = SampleTonight.report { ($0.asleep, $0.needed, $0.debt) = (300, 560, 90) }
        morning.sleep.shortNightsInARow = 3
        return morning
      }())
    let outcomes = RecommendationEngine.standard.outcomes(for: day)
    #expect(
      outcomes.first { $0.rule == "sleep-debt" }?.outcome
        == .silenced(Suppression(speaker: "short-sleep", silenced: "sleep-debt", .sameAdvice)))
  }
}

extension RuleOutcome {
  var outcome: Outcome? { if case .spoke(_, let outcome) = result { outcome } else { nil } }

  var obstacle: Obstacle? { if case .silent(let obstacle) = result { obstacle } else { nil } }
}

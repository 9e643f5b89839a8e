/// A piece of advice with what became of it.
package struct ToldAdvice: Hashable, Sendable {
  package let recommendation: Recommendation
  package let outcome: RuleOutcome.Outcome
}

extension ToldAdvice {
  /// Why the briefing does not show it.
  package enum Absence: String, Hashable, CaseIterable, Sendable {
    /// The headline says it.
    case headline
    case sameFact = "same_fact"
    case sameAdvice = "same_advice"
    /// Nothing about it has changed since the day before.
    case saidYesterday = "said_yesterday"
    /// Others matter more.
    case limit
    /// The day allows less.
    case verdict
    /// What it is about is over.
    case over
  }

  /// Nil if it is shown, even as part of another line.
  package var absence: Absence? {
    switch outcome {
    case .given, .elsewhere(.recovery), .elsewhere(.sleep), .elsewhere(.advice): nil
    case .elsewhere(.headline): .headline
    case .silenced(let silence): Absence(silence.reason)
    case .saidYesterday: .saidYesterday
    case .crowdedOut: .limit
    case .forbidden: .verdict
    case .over: .over
    }
  }
}

extension ToldAdvice.Absence {
  fileprivate init(_ reason: Suppression.Reason) {
    switch reason {
    case .sameFact: self = .sameFact
    case .sameAdvice: self = .sameAdvice
    }
  }
}

extension Briefing {
  /// All that a rule said: first what is given, in its order, then the rest in the order of the rules.
  package var toldAdvice: [ToldAdvice] {
    let spoken = outcomes.compactMap { outcome -> ToldAdvice? in
      guard case .spoke(let recommendation, let became) = outcome.result else { return nil }
      return ToldAdvice(recommendation: recommendation, outcome: became)
    }
    let given = recommendations.compactMap { advice in
      spoken.first { $0.recommendation == advice }
    }
    return given + spoken.filter { !given.contains($0) }
  }

  /// What is shown next to the figure of `place`.
  package func clauses(at place: Recommendation.Place) -> [Recommendation.Content] {
    toldAdvice.filter { $0.outcome == .elsewhere(place) }.map(\.recommendation.content)
  }
}

package struct AdviceOutcome: Equatable, Sendable {
  package let recommendation: Recommendation
  package let outcome: RuleOutcome.Outcome

  /// Why the briefing does not show the advice.
  package enum Absence: String, Equatable, Coded {
    /// The advice is the headline.
    case headline
    case sameFact = "same_fact"
    case sameAdvice = "same_advice"
    /// The advice is not worth a line today. Such advice appears rarely, or only when it changes.
    case notDue = "not_due"
    /// Nothing has changed since yesterday.
    case saidYesterday = "said_yesterday"
    /// Other advice is more important.
    case limit
    /// The day allows less than the advice suggests.
    case verdict
    /// The time that the advice is about is over.
    case over
  }

  /// Nil if the advice is shown, even as part of another line.
  package var absence: Absence? {
    switch outcome {
    case .given, .elsewhere(.recovery), .elsewhere(.sleep), .elsewhere(.advice): nil
    case .elsewhere(.headline): .headline
    case .silenced(let silence): silence.reason == .sameFact ? .sameFact : .sameAdvice
    case .notDue: .notDue
    case .saidYesterday: .saidYesterday
    case .crowdedOut: .limit
    case .forbidden: .verdict
    case .over: .over
    }
  }
}

extension Briefing {
  /// The advice given, in the order shown, then all other advice in rule order.
  package var allAdvice: [AdviceOutcome] {
    let spoken = outcomes.compactMap { outcome -> AdviceOutcome? in
      guard case .spoke(let recommendation, let became) = outcome.result else { return nil }
      return AdviceOutcome(recommendation: recommendation, outcome: became)
    }
    let given = recommendations.compactMap { advice in
      spoken.first { $0.recommendation == advice }
    }
    return given + spoken.filter { !given.contains($0) }
  }

  package func clauses(at place: Recommendation.Place) -> [Recommendation] {
    allAdvice.filter { $0.outcome == .elsewhere(place) }.map(\.recommendation)
  }
}

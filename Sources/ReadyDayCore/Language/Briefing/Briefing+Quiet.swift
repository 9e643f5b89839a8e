extension Briefing {
  package enum Quiet: Hashable, Sendable {
    case nothingUnusual
    /// All advice was already given the day before.
    case nothingNew
  }

  /// Nil if there is advice, and without data for the rules.
  package var quiet: Quiet? {
    guard recommendations.isEmpty, headline != .nothingKnown else { return nil }
    let isOld = allAdvice.contains { advice in
      advice.absence == .saidYesterday && advice.recommendation.place == .advice
    }
    return isOld ? .nothingNew : .nothingUnusual
  }
}

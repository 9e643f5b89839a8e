/// One piece of advice and the condition under which it is given.
///
/// To add a rule: one file in Rules, one line in ``RecommendationEngine/standard``, one case of
/// ``Recommendation/Content``, and its sentences in the phrasebooks.
protocol RecommendationRule: Sendable {
  /// The name by which scripts and `explain` know the rule, such as `red-recovery`.
  static var id: String { get }

  /// What to say about `day`, or which condition keeps the rule silent.
  func evaluate(_ day: Day) -> RuleResult
}

/// What a rule makes of a day.
package enum RuleResult: Hashable, Sendable {
  case speaks(Recommendation)
  case silent(because: Obstacle)
}

extension RuleResult {
  package var recommendation: Recommendation? {
    if case .speaks(let recommendation) = self { recommendation } else { nil }
  }

  package var obstacle: Obstacle? {
    if case .silent(let obstacle) = self { obstacle } else { nil }
  }
}

/// One piece of advice and the condition under which it is given.
///
/// To add a rule: one file in Rules, one line in ``RecommendationEngine/standard``, one case of
/// ``Recommendation/Content``, and its sentences in the phrasebooks.
protocol RecommendationRule: Sendable {
  /// The name by which scripts and `explain` know the rule, such as `red-recovery`.
  static var id: String { get }

  /// What to say about `day`, or nil to stay silent.
  func evaluate(_ day: Day) -> Recommendation?
}

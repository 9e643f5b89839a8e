/// Keeps training to light movement on a red morning.
struct ActiveRecoveryOnly: RecommendationRule {
  static let id = "active-recovery-only"

  func evaluate(_ day: Day) -> RuleResult {
    guard let score = day.recoveryScore(in: .red) else {
      return .silent(because: day.obstacle(needing: .red))
    }
    return .speaks(
      Recommendation(
        from: self, .workout, .medium,
        .activeRecoveryOnly(Recommendation.Tense(isPast: day.isOver)),
        because: [.recoveryScore(score)]))
  }
}

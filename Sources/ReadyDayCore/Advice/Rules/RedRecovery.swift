/// Puts light tasks first on a red morning.
struct RedRecovery: RecommendationRule {
  static let id = "red-recovery"

  func evaluate(_ day: Day) -> RuleResult {
    guard let score = day.recoveryScore(in: .red) else {
      return .silent(because: day.obstacle(needing: .red))
    }
    return .speaks(
      Recommendation(
        from: self, .warning, .high,
        .redRecovery(
          score: score, called: day.morning?.recovery.category,
          Recommendation.Tense(isPast: day.isWorkOver || day.isOver)),
        because: [.recoveryScore(score)]))
  }
}

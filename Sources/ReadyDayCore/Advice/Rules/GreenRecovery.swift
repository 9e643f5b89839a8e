/// Says that a green morning is good for work that needs focus, and for training.
struct GreenRecovery: RecommendationRule {
  static let id = "green-recovery"

  func evaluate(_ day: Day) -> RuleResult {
    guard let score = day.recoveryScore(in: .green) else {
      return .silent(because: day.obstacle(needing: .green))
    }
    return .speaks(
      Recommendation(
        from: self, .positive, .medium,
        .greenRecovery(
          score: score, called: day.morning?.recovery.category,
          Recommendation.Tense(isPast: day.isOver)),
        because: [.recoveryScore(score)]))
  }
}

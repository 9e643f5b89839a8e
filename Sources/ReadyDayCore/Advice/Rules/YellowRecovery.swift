/// Asks for a moderate pace on a yellow morning.
struct YellowRecovery: RecommendationRule {
  static let id = "yellow-recovery"

  func evaluate(_ day: Day) -> RuleResult {
    guard let score = day.recoveryScore(in: .yellow) else {
      return .silent(because: day.obstacle(needing: .yellow))
    }
    return .speaks(
      Recommendation(
        from: self, .info, .medium,
        .yellowRecovery(
          score: score, called: day.morning?.recovery.category,
          Recommendation.Tense(isPast: day.isWorkOver || day.isOver)),
        because: [.recoveryScore(score)])
    )
  }
}

/// Says that a green morning is good for work that needs focus, and for training.
struct GreenRecovery: RecommendationRule {
  static let id = "green-recovery"

  func evaluate(_ day: Day) -> Recommendation? {
    guard let score = day.recoveryScore(in: .green) else { return nil }
    return Recommendation(
      from: self, .positive, .medium, .greenRecovery(score: score),
      because: [.recoveryScore(score)])
  }
}

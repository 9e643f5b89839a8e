/// Asks for pauses when a heavy calendar meets a yellow morning.
struct LoadedAgenda: RecommendationRule {
  static let id = "loaded-agenda"

  func evaluate(_ day: Day) -> Recommendation? {
    guard let score = day.recoveryScore(in: .yellow), day.load.level == .heavy else { return nil }
    return Recommendation(
      from: self, .warning, .high, .loadedAgenda,
      because: [.init("load", .number(day.load.score)), .recoveryScore(score)])
  }
}

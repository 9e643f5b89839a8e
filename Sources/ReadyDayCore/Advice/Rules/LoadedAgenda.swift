/// Asks for pauses when a heavy calendar meets a yellow morning.
struct LoadedAgenda: RecommendationRule {
  static let id = "loaded-agenda"

  func evaluate(_ day: Day) -> RuleResult {
    guard let score = day.recoveryScore(in: .yellow) else {
      return .silent(because: day.obstacle(needing: .yellow))
    }
    guard day.load.level == .heavy else {
      let notHeavy = Obstacle.loadNotHeavy(day.load.score, above: day.load.heavyThreshold)
      return .silent(because: day.hasCalendar ? notHeavy : .unknown(.calendar))
    }
    return .speaks(
      Recommendation(
        from: self, .warning, .high,
        .loadedAgenda(Recommendation.Tense(isPast: day.countedAhead.isEmpty)),
        because: [
          .init("load", .number(day.load.score.rounded(beside: day.load.borders))),
          .recoveryScore(score),
        ]))
  }
}

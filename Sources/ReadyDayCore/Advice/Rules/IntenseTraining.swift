/// Suggests hard training on a green morning while there is still a window that allows it.
struct IntenseTraining: RecommendationRule {
  static let id = "intense-training"

  func evaluate(_ day: Day) -> Recommendation? {
    guard let score = day.recoveryScore(in: .green),
      let window = day.allWindows.first(where: { $0.intensity == .hard })
    else { return nil }
    return Recommendation(
      from: self, .workout, .low, .intenseTraining,
      because: [.recoveryScore(score), .init("window_start", .moment(window.span.start))])
  }
}

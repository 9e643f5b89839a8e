/// Suggests hard training on a green morning while there is still a window that allows it.
struct IntenseTraining: RecommendationRule {
  static let id = "intense-training"

  func evaluate(_ day: Day) -> Verdict {
    guard let score = day.recoveryScore(in: .green) else {
      return .silent(because: day.obstacle(needing: .green))
    }
    guard let window = day.allWindows.first(where: { $0.intensity == .hard }) else {
      return .silent(because: .noHardWindow)
    }
    return .speaks(
      Recommendation(
        from: self, .workout, .low, .intenseTraining, at: window.span,
        because: [.recoveryScore(score), .init("window_start", .moment(window.span.start))]))
  }
}

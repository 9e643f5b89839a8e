/// Suggests hard training on a green morning while there is still a window that allows it.
///
/// Silent on a day planned for rest: resting on purpose needs no advice.
struct IntenseTraining: RecommendationRule {
  static let id = "intense-training"

  func evaluate(_ day: Day) -> RuleResult {
    guard let score = day.recoveryScore(in: .green) else {
      return .silent(because: day.obstacle(needing: .green))
    }
    guard !day.isRestDay else { return .silent(because: .restPlanned) }
    guard let window = day.allWindows.first(where: { $0.intensity == .hard }) else {
      return .silent(because: .noHardWindow)
    }
    return .speaks(
      Recommendation(
        from: self, .workout, .low, .intenseTraining, at: window.span,
        because: [.recoveryScore(score), .init("window_start", .moment(window.span.start))]))
  }
}

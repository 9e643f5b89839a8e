/// Suggests an earlier night after one with much time awake in bed.
struct LowSleepEfficiency: RecommendationRule {
  static let id = "low-sleep-efficiency"

  static let threshold = 75.0

  func evaluate(_ day: Day) -> RuleResult {
    guard let sleep = day.morning?.sleep else { return .silent(because: .unknown(.healthData)) }
    guard let efficiency = sleep.efficiency else { return .silent(because: .unknown(.efficiency)) }
    guard efficiency.shown < Self.threshold else {
      return .silent(because: .efficientEnough(efficiency))
    }
    return .speaks(
      Recommendation(
        from: self, .sleep, .medium, .lowSleepEfficiency(percent: efficiency),
        because: [.init("efficiency_pct", .number(efficiency))]))
  }
}

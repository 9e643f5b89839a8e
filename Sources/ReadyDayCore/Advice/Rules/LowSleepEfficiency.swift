/// Suggests an earlier night after one with much time awake in bed.
struct LowSleepEfficiency: RecommendationRule {
  static let id = "low-sleep-efficiency"

  private static let threshold = 75.0

  func evaluate(_ day: Day) -> Recommendation? {
    guard let efficiency = day.morning?.sleep.efficiency, efficiency < Self.threshold else {
      return nil
    }
    return Recommendation(
      from: self, .sleep, .medium, .lowSleepEfficiency(percent: efficiency),
      because: [.init("efficiency_pct", .number(efficiency))])
  }
}

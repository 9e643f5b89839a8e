/// Points out a night with more time awake in bed than is usual for the user.
struct LowSleepEfficiency: RecommendationRule {
  static let id = "low-sleep-efficiency"

  static let threshold = 75.0

  func evaluate(_ day: Day) -> RuleResult {
    guard let sleep = day.morning?.sleep else { return .silent(because: .unknown(.healthData)) }
    guard let efficiency = sleep.efficiency else { return .silent(because: .unknown(.efficiency)) }
    guard efficiency < Self.threshold else {
      return .silent(because: .efficientEnough(efficiency))
    }
    guard sleep.efficiencyBelow.map({ efficiency < $0 }) ?? true else {
      return .silent(
        because: .usuallyInefficient(efficiency, ownLimit: sleep.efficiencyBelow ?? efficiency))
    }
    return .speaks(
      Recommendation(
        from: self, .sleep, .low,
        .lowSleepEfficiency(percent: efficiency, usuallyAbove: sleep.efficiencyBelow),
        because: [.init("efficiency_pct", .number(efficiency))]
          + (sleep.efficiencyBelow.map { [.init("usually_above_pct", .number($0))] } ?? [])))
  }
}

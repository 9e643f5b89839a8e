/// Says when to put out the light tonight when an hour and more of sleep is still owed after the last night.
struct SleepDebt: RecommendationRule {
  static let id = "sleep-debt"

  func evaluate(_ day: Day) -> RuleResult {
    guard day.morning != nil else { return .silent(because: .unknown(.healthData)) }
    guard let owed = day.tonight.need?.debt, let debt = day.tonight.debtMinutes else {
      return .silent(because: .unknown(.sleepDebt))
    }
    guard day.tonight.isInDebt else { return .silent(because: .littleDebt(Double(debt))) }
    let plan = day.tonightPlan
    let found = plan == nil ? nil : day.tonight.lightsOut
    return .speaks(
      Recommendation(
        from: self, .sleep, .medium,
        .sleepDebt(debtMinutes: debt, isMost: owed.isAtCap, tonight: plan),
        because: [.init("debt_min", .number(Double(debt)))]
          + (plan.map { [.init("need_min", .number(Double($0.need)))] } ?? [])
          + (found.map(Self.inputs) ?? [])))
  }

  private static func inputs(_ found: LightsOut) -> [Recommendation.Input] {
    [
      .init("lights_out", .moment(found.instant)), .init("wake", .moment(found.wake.instant)),
      .init("short_min", .number(Double(found.shortMinutes))),
    ]
  }
}

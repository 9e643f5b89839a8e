/// Names tonight's bedtime when an hour and more of the sleep needed is owed from earlier nights.
struct SleepDebt: RecommendationRule {
  static let id = "sleep-debt"

  /// Of the need, minutes.
  static let threshold = 60.0

  func evaluate(_ day: Day) -> RuleResult {
    guard let sleep = day.morning?.sleep else { return .silent(because: .unknown(.healthData)) }
    guard let debt = sleep.debtMinutes else { return .silent(because: .unknown(.sleepDebt)) }
    guard debt.shown >= Self.threshold else { return .silent(because: .littleDebt(debt)) }
    let bedtime = day.bedtime
    return .speaks(
      Recommendation(
        from: self, .sleep, .medium,
        .sleepDebt(debtMinutes: debt, tonight: bedtime.map { Recommendation.Tonight($0, on: day) }),
        because: [.init("debt_need_min", .number(debt))] + (bedtime.map(Self.inputs) ?? [])))
  }

  private static func inputs(_ bedtime: Bedtime) -> [Recommendation.Input] {
    [
      .init("needed_min", .number(bedtime.neededMinutes)),
      .init("bedtime", .moment(bedtime.instant)), .init("wake_up", .moment(bedtime.wakeUp)),
    ]
  }
}

extension Recommendation.Tonight {
  fileprivate init(_ bedtime: Bedtime, on day: Day) {
    self.init(
      bedtime: day.time(at: bedtime.instant), wakeUp: day.time(at: bedtime.wakeUp),
      neededMinutes: bedtime.neededMinutes)
  }
}

/// Says, without a diagnosis, that a raised resting heart rate comes with other unusual signals.
struct SeveralSignalsOff: RecommendationRule {
  static let id = "several-signals-off"

  /// Beats per minute over the mean.
  private static let heartRate = 5.0
  /// Breaths per minute over the mean.
  private static let breathing = 1.0
  /// Degrees Celsius over the mean.
  private static let temperature = 0.5

  func evaluate(_ day: Day) -> RuleResult {
    guard let morning = day.morning else { return .silent(because: .unknown(.healthData)) }
    let resting = morning.recovery.restingHeartRate
    guard resting.value != nil else { return .silent(because: .unknown(.restingHeartRate)) }
    guard let over = resting.difference(of: .restingHeartRate) else {
      return .silent(because: .unknown(.restingHeartRateMean))
    }
    guard over >= Self.heartRate else {
      return .silent(because: .asUsual(.restingHeartRate(over: over)))
    }
    let others = Self.others(morning)
    guard !others.isEmpty else {
      let isAll = morning.knowsOtherSignals
      return .silent(
        because: .asUsual(
          isAll ? .allButRestingHeartRate(over: over) : .restingHeartRateAlone(over: over)))
    }
    let signals = [Recommendation.UnusualSignal.restingHeartRate(over: over)] + others
    return .speaks(
      Recommendation(
        from: self, .info, .medium, .severalSignalsOff(signals), because: signals.map(\.input)))
  }

  private static func others(_ morning: MorningReport) -> [Recommendation.UnusualSignal] {
    var found: [Recommendation.UnusualSignal] = []
    if let trend = morning.variability, let night = trend.lastNight, let low = trend.lowNight,
      night <= low
    {
      found.append(.heartRateVariability(HeartRateVariabilityTrend.milliseconds(night)))
    }
    if let over = morning.sleep.respiratoryRate.difference(of: .respiratoryRate), over >= breathing
    {
      found.append(.respiratoryRate(over: over))
    }
    if let over = morning.recovery.skinTemperature.difference(of: .skinTemperature),
      over >= temperature
    {
      found.append(.skinTemperature(over: over))
    }
    return found
  }
}

extension MorningReport {
  /// Whether each of them has a value to show, and something to compare it with.
  fileprivate var knowsOtherSignals: Bool {
    variability?.lastNight != nil && variability?.lowNight != nil
      && sleep.respiratoryRate.difference(of: .respiratoryRate) != nil
      && recovery.skinTemperature.difference(of: .skinTemperature) != nil
  }
}

extension Recommendation.UnusualSignal {
  fileprivate var input: Recommendation.Input {
    switch self {
    case .restingHeartRate(let over): .init("resting_hr_over_mean_bpm", .number(over))
    case .heartRateVariability(let value): .init("hrv_ms", .number(value))
    case .respiratoryRate(let over): .init("respiratory_rate_over_mean_rpm", .number(over))
    case .skinTemperature(let over): .init("skin_temp_over_mean_celsius", .number(over))
    }
  }
}

/// Says, without a diagnosis, that a raised resting heart rate comes with raised breathing or skin temperature.
struct SeveralSignalsOff: RecommendationRule {
  static let id = "several-signals-off"

  func evaluate(_ day: Day) -> RuleResult {
    guard let morning = day.morning else { return .silent(because: .unknown(.healthData)) }
    guard morning.recovery.restingHeartRate.value != nil else {
      return .silent(because: .unknown(.restingHeartRate))
    }
    guard let signals = morning.signals, let heart = signals[.restingHeartRate] else {
      return .silent(because: .unknown(.usualRestingHeartRate))
    }
    guard signals.areUnusual else {
      return .silent(because: .asUsual(Self.reading(heart, among: signals)))
    }
    return .speaks(
      Recommendation(
        from: self, .info, .high,
        .severalSignalsOff(signals.notable, mornings: signals.morningsInARow),
        because: signals.notable.flatMap(Self.inputs) + [
          .init("mornings_in_a_row", .number(Double(signals.morningsInARow)))
        ]))
  }

  private static func reading(
    _ heart: EarlySignals.Signal, among signals: EarlySignals
  ) -> Obstacle.Reading {
    guard heart.isRaised else { return .restingHeartRate(heart) }
    let knowsAll = signals[.respiratoryRate] != nil && signals[.skinTemperature] != nil
    return knowsAll ? .allButRestingHeartRate(heart) : .restingHeartRateAlone(heart)
  }

  private static func inputs(_ signal: EarlySignals.Signal) -> [Recommendation.Input] {
    let (name, unit) = signal.vital.scriptName
    return [
      .init("\(name)_\(unit)", .number(signal.value)),
      .init("\(name)_usual_\(unit)", .number(signal.usual)),
      .init("\(name)_over_usual_\(unit)", .number(signal.difference)),
      .init("\(name)_z", .number(signal.z)),
      .init("\(name)_nights", .number(Double(signal.nights))),
    ]
  }
}

extension Vital {
  /// As scripts know it, and the unit.
  fileprivate var scriptName: (name: String, unit: String) {
    switch self {
    case .heartRateVariability: ("hrv", "ms")
    case .sdnn: ("hrv_sdnn", "ms")
    case .restingHeartRate: ("resting_hr", "bpm")
    case .bloodOxygen: ("spo2", "pct")
    case .skinTemperature: ("skin_temp", "celsius")
    case .respiratoryRate: ("respiratory_rate", "rpm")
    }
  }
}

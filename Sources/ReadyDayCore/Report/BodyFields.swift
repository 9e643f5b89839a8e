// The facts about the body that a reflection stores.

extension BodyFacts {
  /// Nil if the morning has none of these values.
  package init?(_ morning: MorningReport) {
    self.init(
      recovery: morning.recovery.score.value?.tenths,
      asleepMinutes: morning.sleep.asleepMinutes.value?.rounded(),
      heartRateVariability: morning.recovery.heartRateVariability.value?.tenths,
      restingHeartRate: morning.recovery.restingHeartRate.value?.tenths)
    let known = [recovery, asleepMinutes, heartRateVariability, restingHeartRate]
    guard known.contains(where: { $0 != nil }) else { return nil }
  }

  func hiding(_ hidden: Set<HealthMetric>) -> BodyFacts {
    var facts = self
    if hidden.contains(.recovery) { facts.recovery = nil }
    if hidden.contains(.sleep) { facts.asleepMinutes = nil }
    if hidden.contains(.heartRateVariability) { facts.heartRateVariability = nil }
    if hidden.contains(.restingHeartRate) { facts.restingHeartRate = nil }
    return facts
  }

  static let fields = Fields<BodyFacts>([
    .optionalNumber("recovery_score") { $0.recovery },
    .optionalNumber("asleep_min") { $0.asleepMinutes },
    .optionalNumber("hrv_ms", decimals: 1) { $0.heartRateVariability },
    .optionalNumber("resting_hr_bpm", decimals: 1) { $0.restingHeartRate },
  ])
}

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

  static let fields = Fields<BodyFacts>([
    .optionalNumber("recovery_score") { $0.recovery },
    .optionalNumber("asleep_min") { $0.asleepMinutes },
    .optionalNumber("hrv_ms", decimals: 1) { $0.heartRateVariability },
    .optionalNumber("resting_hr_bpm", decimals: 1) { $0.restingHeartRate },
  ])
}

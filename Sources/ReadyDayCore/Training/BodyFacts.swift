/// What was known of the body on the morning of a session, as a reflection keeps it.
package struct BodyFacts: Hashable, Sendable {
  /// 0…100.
  package var recovery: Double?
  package var asleepMinutes: Double?
  /// rMSSD, milliseconds.
  package var heartRateVariability: Double?
  /// Beats per minute.
  package var restingHeartRate: Double?

  /// Nil where nothing of it is known.
  package init?(_ morning: MorningReport) {
    recovery = morning.recovery.score.value
    asleepMinutes = morning.sleep.asleepMinutes.value
    heartRateVariability = morning.recovery.heartRateVariability.value?.tenths
    restingHeartRate = morning.recovery.restingHeartRate.value?.tenths
    let known = [recovery, asleepMinutes, heartRateVariability, restingHeartRate]
    guard known.contains(where: { $0 != nil }) else { return nil }
    recovery = recovery?.tenths
    asleepMinutes = asleepMinutes?.rounded()
  }

  /// The facts without what their owner keeps from being shown.
  func without(_ hidden: Set<HealthMetric>) -> BodyFacts {
    var facts = self
    if hidden.contains(.recovery) { facts.recovery = nil }
    if hidden.contains(.sleep) { facts.asleepMinutes = nil }
    if hidden.contains(.heartRateVariability) { facts.heartRateVariability = nil }
    if hidden.contains(.restingHeartRate) { facts.restingHeartRate = nil }
    return facts
  }
}

extension BodyFacts {
  init(_ stored: StoredFields) throws(StoredFieldFault) {
    recovery = try stored.number("recovery_score")
    asleepMinutes = try stored.number("asleep_min")
    heartRateVariability = try stored.number("hrv_ms")
    restingHeartRate = try stored.number("resting_hr_bpm")
  }

  var stored: [String: JSON] {
    let values = [
      "recovery_score": recovery, "asleep_min": asleepMinutes, "hrv_ms": heartRateVariability,
      "resting_hr_bpm": restingHeartRate,
    ]
    return values.compactMapValues { $0.map { .decimal($0) } }
  }

  static let fields = Fields<BodyFacts>([
    .optionalNumber("recovery_score") { $0.recovery },
    .optionalNumber("asleep_min") { $0.asleepMinutes },
    .optionalNumber("hrv_ms", decimals: 1) { $0.heartRateVariability },
    .optionalNumber("resting_hr_bpm", decimals: 1) { $0.restingHeartRate },
  ])
}

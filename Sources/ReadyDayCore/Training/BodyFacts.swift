/// What was known of the body on the morning of a session, as a reflection keeps it.
package struct BodyFacts: Hashable, Sendable {
  /// 0…100.
  package var recovery: Double?
  package var asleepMinutes: Double?
  /// rMSSD, milliseconds.
  package var heartRateVariability: Double?
  /// Beats per minute.
  package var restingHeartRate: Double?
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
}

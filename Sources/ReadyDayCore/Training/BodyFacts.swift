/// What was known about the body on the morning of a session, stored with a reflection.
package struct BodyFacts: Hashable, Sendable {
  /// 0…100.
  package var recovery: Double?
  package var asleepMinutes: Double?
  /// rMSSD, milliseconds.
  package var heartRateVariability: Double?
  /// Beats per minute.
  package var restingHeartRate: Double?

  static let table = StoredTable(
    BodyFacts(),
    [
      .optional("recovery_score", .number, \.recovery),
      .optional("asleep_min", .number, \.asleepMinutes),
      .optional("hrv_ms", .number, \.heartRateVariability),
      .optional("resting_hr_bpm", .number, \.restingHeartRate),
    ])
}

/// A wearable's recovery score after one sleep.
///
/// It has no time of its own: its sleep dates it.
struct RecoveryRecord: Hashable, Sendable {
  /// A scored recovery; nil for unusable values.
  struct Score: Hashable, Sendable {
    var isCalibrating = false
    /// 0…100.
    var recovery: Double?
    /// Beats per minute.
    var restingHeartRate: Double?
    /// rMSSD, milliseconds.
    var heartRateVariability: Double?
    /// Percent.
    var bloodOxygen: Double?
    /// Degrees Celsius.
    var skinTemperature: Double?
  }

  let sleepID: RecordID?
  let cycleID: RecordID?
  let state: ScoreState
  /// Only when ``state`` is scored.
  let score: Score?
  let updatedAt: Instant?
  var madeAt: Instant? = nil
}

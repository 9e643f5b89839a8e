/// How recovered a wearable found its wearer after one sleep.
///
/// It has no time of its own: the sleep it judges says which morning it belongs to.
struct RecoveryRecord: Hashable, Sendable {
  /// What a scored recovery holds; nil if the wearable gave no usable value.
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
  /// When it was first made; nil if nothing says so.
  var madeAt: Instant? = nil
}

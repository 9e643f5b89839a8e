/// What was measured of a body for one date, whatever measured it: raw values, without anybody's
/// score.
///
/// A night belongs to the date on which it ended, on the sleeper's own clock.
struct DailyHealth: Hashable, Sendable {
  let date: LocalDate
  /// Heart rate variability in milliseconds. SDNN and rMSSD are different measures of it: one is
  /// never compared with the other, nor put in its place.
  var sdnn, rmssd: Double?
  /// SDNN of who was awake, within two hours of waking; it stands for no night.
  var wakingSDNN: Double?
  /// Beats per minute.
  var restingHeartRate: Double?
  /// Breaths per minute.
  var respiratoryRate: Double?
  /// The vendor's own score of the morning.
  var readiness: VendorReadiness?
  /// The night that ended on ``date``.
  var sleep: DailySleep?
  /// The other sleeps that ended on it, in order.
  var naps: [DailySleep] = []

  init(date: LocalDate) {
    self.date = date
  }
}

/// One night as a device recorded it, without anybody's judgement of it.
struct DailySleep: Hashable, Sendable {
  /// From falling asleep to waking up, what was awake in between included.
  var span: TimeSpan
  /// The clock the sleeper fell asleep by.
  var startOffset: UTCOffset
  /// The clock the sleeper woke to.
  var offset: UTCOffset
  /// In minutes, as everything here; time in bed is not part of it.
  var asleepMinutes: Double
  /// Nil if the device records no stages.
  var deepMinutes, remMinutes, lightMinutes: Double?
  var awakeMinutes, inBedMinutes: Double?
  /// Nil where both clocks are its maker's own.
  var assumed: AssumedClock?
}

extension DailySleep {
  /// The date on which it ended, on the sleeper's clock.
  var date: LocalDate { span.end.reading(at: offset).date }
}

/// Raw measurements of one date: the date on which the night ended, on the sleeper's clock.
struct DailyHealth: Equatable, Sendable {
  let date: LocalDate
  /// Milliseconds. SDNN and rMSSD are different measures, never compared or exchanged.
  var sdnn, rmssd: Double?
  /// SDNN measured awake within two hours of waking; it never counts as a night's.
  var wakingSDNN: Double?
  /// Beats per minute.
  var restingHeartRate: Double?
  /// Breaths per minute.
  var respiratoryRate: Double?
  var readiness: VendorReadiness?
  var sleep: DailySleep?
  /// The sleep of a night whose times the export lacks; nil beside ``sleep``.
  var untimed: SleepTotals?
  /// Other sleeps that ended on ``date``, sorted.
  var naps: [DailySleep] = []
}

extension DailyHealth {
  var slept: SleepTotals? { sleep.map(SleepTotals.init) ?? untimed }
}

/// How long one slept, without the time of day.
struct SleepTotals: Equatable, Sendable {
  /// Minutes, without time awake.
  var asleepMinutes: Double
  /// Minutes; nil if the device records no stages.
  var deepMinutes, remMinutes, lightMinutes: Double?
  var awakeMinutes, inBedMinutes: Double?
}

extension SleepTotals {
  init(_ sleep: DailySleep) {
    self.init(
      asleepMinutes: sleep.asleepMinutes, deepMinutes: sleep.deepMinutes,
      remMinutes: sleep.remMinutes, lightMinutes: sleep.lightMinutes,
      awakeMinutes: sleep.awakeMinutes, inBedMinutes: sleep.inBedMinutes)
  }
}

struct DailySleep: Hashable, Sendable {
  /// From falling asleep to waking up, including time awake.
  var span: TimeSpan
  /// The UTC offset when the sleeper fell asleep.
  var startOffset: UTCOffset
  /// The UTC offset when the sleeper woke.
  var offset: UTCOffset
  /// Minutes, without time awake.
  var asleepMinutes: Double
  /// Minutes; nil if the device records no stages.
  var deepMinutes, remMinutes, lightMinutes: Double?
  var awakeMinutes, inBedMinutes: Double?
  /// Nil if both offsets come from the export.
  var assumed: AssumedClock?

  var date: LocalDate { span.end.reading(at: offset).date }
}

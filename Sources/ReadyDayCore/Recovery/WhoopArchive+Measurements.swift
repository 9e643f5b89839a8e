extension WhoopArchive {
  /// WHOOP's measurements near the requested mornings, without scores and without calibration days.
  public var measurements: Measurements {
    let days = Mornings(records, by: clocks).all.map(DailyHealth.init)
    return Measurements(.whoop, days: days, workouts: records.distinctWorkouts)
  }
}

extension DailyHealth {
  fileprivate init(_ morning: Morning) {
    self.init(date: morning.date)
    rmssd = morning.recovery?.settledScore?.heartRateVariability
    restingHeartRate = morning.recovery?.settledScore?.restingHeartRate
    respiratoryRate = morning.main?.score?.respiratoryRate
    sleep = DailySleep(morning)
  }
}

extension DailySleep {
  fileprivate init?(_ morning: Morning) {
    guard let main = morning.main, let span = morning.span, let asleep = morning.asleepMinutes
    else { return nil }
    let spent = morning.spent
    self.init(
      span: span, startOffset: morning.blocks.first?.startOffset ?? main.offset,
      offset: main.offset,
      totals: SleepTotals(
        asleepMinutes: asleep, deepMinutes: spent?.deep, remMinutes: spent?.rem,
        lightMinutes: spent?.light, awakeMinutes: spent?.awake,
        inBedMinutes: morning.inBedMinutes))
  }
}

/// Reads one value: its field in the API, its column in the app's export, and its plausible range.
///
/// Nil if it is missing or implausible; the export has no column for some values.
typealias WhoopValue = (APIField, CSVColumn?, PlausibleRange) -> Double?

extension RecoveryRecord.Score {
  init(isCalibrating: Bool, _ value: WhoopValue) {
    self.init(
      isCalibrating: isCalibrating, recovery: value(.recovery, .recovery, .recovery),
      restingHeartRate: value(.restingHeartRate, .restingHeartRate, .restingHeartRate),
      heartRateVariability: value(
        .heartRateVariability, .heartRateVariability, .heartRateVariability),
      bloodOxygen: value(.bloodOxygen, .bloodOxygen, .bloodOxygen),
      skinTemperature: value(.skinTemperature, .skinTemperature, .skinTemperature))
  }
}

extension SleepRecord.Score {
  /// Without the need, which the two sources divide differently.
  init(_ value: WhoopValue) {
    func percent(_ field: APIField, _ column: CSVColumn) -> Double? {
      value(field, column, .nightPercent).map { min($0, 100) }
    }
    stages = SleepSpent(value)
    asleepMinutes = value(.asleep, .asleep, .sleepMinutes)
    inBedMinutes = value(.inBed, .inBed, .sleepMinutes)
    performance = percent(.performance, .performance)
    efficiency = percent(.efficiency, .efficiency)
    consistency = percent(.consistency, .consistency)
    respiratoryRate = value(.respiratoryRate, .respiratoryRate, .respiratoryRate)
    disturbances = value(.disturbances, nil, .disturbances).map { Int(truncating: $0) }
  }
}

extension SleepSpent {
  /// Nil unless all three stages are known.
  fileprivate init?(_ value: WhoopValue) {
    let light = value(.light, .light, .sleepMinutes)
    let deep = value(.slowWave, .deep, .sleepMinutes)
    let rem = value(.rem, .rem, .sleepMinutes)
    let awake = value(.awake, .awake, .sleepMinutes)
    let noData = value(.noData, nil, .sleepMinutes)
    guard let light, let deep, let rem else { return nil }
    self.init(deep: deep, rem: rem, light: light, awake: awake ?? 0, noData: noData ?? 0)
  }
}

extension WorkoutRecord {
  /// Without the zones: the API has their times, the export their shares.
  mutating func addScore(_ value: WhoopValue) {
    strain = value(.strain, .workoutStrain, .strain)
    averageHeartRate = value(.averageHeartRate, .averageHeartRate, .heartRate)
    maximumHeartRate = value(.maximumHeartRate, .maximumHeartRate, .heartRate)
    kilocalories = value(.kilojoules, .energy, .kilocalories)
    meters = value(.meters, .distance, .meters)
  }
}

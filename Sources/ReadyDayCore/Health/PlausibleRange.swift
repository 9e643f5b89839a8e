/// Limits of physiology and of WHOOP's scales; a value outside is a fault in the file.
enum PlausibleRange {
  static let recovery = 0.0...100
  static let strain = 0.0...21
  static let percent = 0.0...100
  /// Percent of a night; rounding may exceed 100.
  static let nightPercent = 0.0...101
  /// Beats per minute, at any effort.
  static let heartRate = 20.0...260
  /// Per workout, in the unit of the name.
  static let kilocalories = 0.0...30_000
  static let meters = 0.0...1_000_000
  /// Per workout, in the unit of the name.
  static let workoutMinutes = 0.0...5760
  /// Beats per minute, at rest.
  static let restingHeartRate = 20.0...150
  /// rMSSD, milliseconds.
  static let heartRateVariability = 1.0...400
  /// Percent.
  static let bloodOxygen = 50.0...100
  /// Degrees Celsius.
  static let skinTemperature = 10.0...45
  /// Breaths per minute.
  static let respiratoryRate = 4.0...40
  /// Minutes; the longest sleep in any known export is under 30 hours.
  static let sleepMinutes = 0.0...1800
  /// Minutes.
  static let neededMinutes = 0.0...1440
  static let disturbances = 0.0...10_000

  /// Of a whole day; nil outside the plausible range.
  static func dailyKilojoules(_ value: Double) -> Double? {
    (0...100_000).contains(value) ? value : nil
  }
}

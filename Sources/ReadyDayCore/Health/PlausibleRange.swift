/// The limits of physiology and of WHOOP's scales; a value outside them is a fault in the file.
typealias PlausibleRange = ClosedRange<Double>

extension PlausibleRange {
  static var recovery: Self { 0.0...100 }
  static var strain: Self { 0.0...21 }
  static var percent: Self { 0.0...100 }
  /// Percent of a night; rounding may take it above 100.
  static var nightPercent: Self { 0.0...101 }
  /// Beats per minute, at any effort.
  static var heartRate: Self { 20.0...260 }
  /// For one workout.
  static var kilocalories: Self { 0.0...30_000 }
  /// For one day.
  static var steps: Self { 0.0...200_000 }
  static var meters: Self { 0.0...1_000_000 }
  /// For one workout.
  static var workoutMinutes: Self { 0.0...5760 }
  /// Beats per minute, at rest.
  static var restingHeartRate: Self { 20.0...150 }
  /// rMSSD, milliseconds.
  static var heartRateVariability: Self { 1.0...400 }
  /// Percent.
  static var bloodOxygen: Self { 50.0...100 }
  /// Degrees Celsius.
  static var skinTemperature: Self { 10.0...45 }
  /// Breaths per minute.
  static var respiratoryRate: Self { 4.0...40 }
  /// Minutes; the longest sleep in any known export is under 30 hours.
  static var sleepMinutes: Self { 0.0...1800 }
  /// Minutes.
  static var neededMinutes: Self { 0.0...1440 }
  static var disturbances: Self { 0.0...10_000 }

  /// The kilojoules of a whole day; nil outside the plausible range.
  static func dailyKilojoules(_ value: Double) -> Double? {
    (0...100_000).contains(value) ? value : nil
  }
}

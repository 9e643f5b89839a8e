/// What is measured overnight besides the recovery score.
public enum Vital: Hashable, CaseIterable, Sendable {
  /// rMSSD.
  case heartRateVariability
  case sdnn, restingHeartRate, bloodOxygen, skinTemperature, respiratoryRate
}

extension MorningReport {
  public func measure(of vital: Vital) -> Measure { vital.measure(in: recovery, sleep) }
}

extension Vital {
  func measure(in recovery: RecoverySummary, _ sleep: SleepSummary) -> Measure {
    switch self {
    case .heartRateVariability: recovery.heartRateVariability
    case .sdnn: recovery.sdnn
    case .restingHeartRate: recovery.restingHeartRate
    case .bloodOxygen: recovery.bloodOxygen
    case .skinTemperature: recovery.skinTemperature
    case .respiratoryRate: sleep.respiratoryRate
    }
  }
}

extension Vital {
  /// Digits after the decimal sign that mean something, and are shown.
  var places: Int {
    switch self {
    case .heartRateVariability, .sdnn, .restingHeartRate: 0
    case .bloodOxygen, .skinTemperature, .respiratoryRate: 1
    }
  }
}

extension Measure {
  /// How far the value is over its mean, below 0 under it; nil when either is unknown.
  ///
  /// Computed from both values as shown, so that subtracting them gives the same number.
  public func difference(of vital: Vital) -> Double? {
    guard let value, let mean = baseline?.mean else { return nil }
    return Double.difference(value, mean, places: vital.places)
  }
}

extension Double {
  /// What is left of `a` without `b`, both rounded to `places` digits before.
  static func difference(_ a: Double, _ b: Double, places: Int) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return Double(whole(a * scale) - whole(b * scale)) / scale
  }

  /// The nearest whole number, halves away from zero, as values are shown.
  private static func whole(_ value: Double) -> Int {
    let size = Int(min(value.magnitude, 1e15) + 0.5)
    return value < 0 ? -size : size
  }
}

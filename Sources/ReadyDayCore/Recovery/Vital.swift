/// A value measured overnight, other than the recovery score.
public enum Vital: Equatable, CaseIterable, Sendable {
  /// rMSSD.
  case heartRateVariability, sdnn, restingHeartRate, bloodOxygen, skinTemperature, respiratoryRate

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

  /// How many decimal places to show.
  var places: Int {
    switch self {
    case .heartRateVariability, .sdnn, .restingHeartRate, .bloodOxygen: 0
    case .skinTemperature, .respiratoryRate: 1
    }
  }
}

extension MorningReport {
  public func measure(of vital: Vital) -> Measure { vital.measure(in: recovery, sleep) }
}

extension Double {
  /// `a` minus `b`, both rounded to `places` decimal places first.
  static func difference(_ a: Double, _ b: Double, places: Int) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return Double(Int(rounding: a * scale) - Int(rounding: b * scale)) / scale
  }
}

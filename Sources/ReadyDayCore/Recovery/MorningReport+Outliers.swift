extension MorningReport {
  /// A reading that lies outside of its own usual band.
  struct Outlier: Hashable {
    let vital: Vital
    let value: Double
    /// One robust deviation to either side of the median of earlier nights.
    let band: ClosedRange<Double>
  }

  /// Points of difference from the own mean that ask for a reason.
  private static let muchChanged = 10.0

  /// What of the readings goes with a score that is far from the user's mean, the farthest first; none on another
  /// morning.
  var outliers: [Outlier] {
    guard let score = recovery.score.value, let mean = recovery.score.baseline?.mean,
      abs(score - mean) >= Self.muchChanged
    else { return [] }
    let explaining = signals?.signals.filter { $0.explains(score < mean) } ?? []
    return explaining.ordered { abs($0.z) > abs($1.z) }.compactMap { signal in
      signal.band.map { Outlier(vital: signal.vital, value: signal.value, band: $0) }
    }
  }
}

extension EarlySignals.Signal {
  /// Whether it lies outside of its band on the side that goes with a low score, or with a high one.
  fileprivate func explains(_ isLow: Bool) -> Bool {
    switch vital {
    case .heartRateVariability, .sdnn: isLow ? z <= -1 : z >= 1
    case .restingHeartRate: isLow ? z >= 1 : z <= -1
    case .respiratoryRate, .skinTemperature, .bloodOxygen: false
    }
  }
}

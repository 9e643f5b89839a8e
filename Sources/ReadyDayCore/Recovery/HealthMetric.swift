/// Something measured that the user may hide, by the name privacy settings use.
public enum HealthMetric: String, CaseIterable, Sendable {
  /// The score with its zone.
  case recovery
  /// Everything about the night, naps and breathing included.
  case sleep
  case strain
  case heartRateVariability = "hrv"
  case restingHeartRate = "resting_hr"
  /// During workouts, with the time in each zone.
  case heartRate = "heart_rate"
  case bloodOxygen = "spo2"
  case skinTemperature = "skin_temp"
  /// What was answered to WHOOP's questions.
  case journal
  /// What the user avoids in training.
  case injuries
}

extension HealthMetric {
  /// Whether a computed score reveals it.
  fileprivate var isPartOfScore: Bool {
    switch self {
    case .recovery, .sleep, .strain, .heartRateVariability, .restingHeartRate, .heartRate: true
    case .bloodOxygen, .skinTemperature, .journal, .injuries: false
    }
  }
}

extension MorningReport {
  /// The report as if `metrics` had never been measured, but for the mark that they are hidden.
  public func hiding(_ metrics: Set<HealthMetric>) -> MorningReport {
    metrics.reduce(into: self) { report, metric in report.hide(metric) }
  }

  private mutating func hide(_ metric: HealthMetric) {
    // A morning has no workout in it, but in the training load of a computed score, and in what was trained before.
    let hasWorkouts = recovery.computed != nil || training?.scale == .zoneMinutes
    guard metric != .heartRate || hasWorkouts, metric != .journal, metric != .injuries else {
      return
    }
    hidden.insert(metric)
    // A hidden component could be worked out from the score and the others.
    if metric.isPartOfScore { recovery.computed = nil }
    hideSignals(of: metric)
    switch metric {
    case .recovery:
      recovery.state = .hidden
      recovery.vendorReadiness = nil
      recovery.score = Measure()
      (recovery.recent, recovery.usual) = ([], nil)
      recovery.lastKnown = nil
      recovery.isCalibrating = false
      recovery.isOfEarlierSleep = false
      recovery.scoredAt = nil
    case .sleep:
      sleep = SleepSummary(state: .hidden)
      // Minutes after waking.
      recovery.scoredAt = nil
    case .strain:
      (strainYesterday, strainSoFar) = (nil, nil)
      (strainMean, training) = (nil, nil)
    case .heartRateVariability:
      recovery.heartRateVariability = Measure()
      recovery.sdnn = Measure()
      variability = nil
    case .heartRate: if training?.scale == .zoneMinutes { training = nil }
    case .restingHeartRate: recovery.restingHeartRate = Measure()
    case .bloodOxygen: recovery.bloodOxygen = Measure()
    case .skinTemperature: recovery.skinTemperature = Measure()
    case .journal, .injuries: break
    }
  }

  /// A run of unusual mornings is counted again: that one went on may be known from the hidden reading alone.
  private mutating func hideSignals(of metric: HealthMetric) {
    switch metric {
    // All of them are about it.
    case .restingHeartRate: signals = nil
    case .heartRateVariability: signals = signals?.without([.heartRateVariability, .sdnn])
    case .sleep: signals = signals?.without([.respiratoryRate])
    case .skinTemperature: signals = signals?.without([.skinTemperature])
    case .recovery, .strain, .heartRate, .bloodOxygen, .journal, .injuries: break
    }
  }
}

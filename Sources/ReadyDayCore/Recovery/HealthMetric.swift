/// A measurement that the user can hide by its name in the privacy settings.
public enum HealthMetric: String, CaseIterable, Sendable {
  /// The score and its zone.
  case recovery
  /// The night, with naps and breathing.
  case sleep, strain
  case heartRateVariability = "hrv"
  case restingHeartRate = "resting_hr"
  /// Heart rate during workouts, with the time in each zone.
  case heartRate = "heart_rate"
  /// What workouts and days burnt.
  case energy
  case bloodOxygen = "spo2"
  case skinTemperature = "skin_temp"
  case journal
  /// What the user avoids in training.
  case injuries
  /// What the user reported about how they feel, and the advice that follows from it.
  case feel
  /// Results of self-tests, with the sex and the year of birth that they are compared by.
  case selfTests = "self_tests"

  fileprivate var isPartOfScore: Bool {
    switch self {
    case .recovery, .sleep, .strain, .heartRateVariability, .restingHeartRate, .heartRate: true
    case .energy, .bloodOxygen, .skinTemperature, .journal, .injuries, .feel, .selfTests: false
    }
  }

  fileprivate var isAboutMornings: Bool {
    ![.energy, .journal, .injuries, .selfTests].contains(self)
  }
}

extension MorningReport {
  /// The report as if `metrics` had never been measured, marked as hidden.
  public func hiding(_ metrics: Set<HealthMetric>) -> MorningReport {
    metrics.reduce(into: self) { report, metric in report.hide(metric) }
  }

  private mutating func hide(_ metric: HealthMetric) {
    // Workouts appear only in a computed score's training load and in `training`.
    let hasWorkouts = recovery.computed != nil || training?.scale == .zoneMinutes
    guard metric.isAboutMornings, metric != .heartRate || hasWorkouts else { return }
    hidden.insert(metric)
    // The component could be computed from the score and the other components.
    if metric.isPartOfScore { recovery.computed = nil }
    if [.recovery, .heartRateVariability].contains(metric) { frozen = nil }
    switch metric {
    case .recovery:
      recovery.state = .hidden
      recovery.vendorReadiness = nil
      recovery.score = Measure()
      (recovery.recent, recovery.usual) = ([], nil)
      recovery.lastKnown = nil
      recovery.isCalibrating = false
      recovery.isFromEarlierSleep = false
      recovery.scoredAt = nil
    case .sleep:
      sleep = SleepSummary(state: .hidden)
      // WHOOP scores a night minutes after waking.
      recovery.scoredAt = nil
      hideSignals([.respiratoryRate])
    case .strain:
      (strainYesterday, strainSoFar) = (nil, nil)
      (strainMean, training) = (nil, nil)
    case .heartRate: if training?.scale == .zoneMinutes { training = nil }
    case .restingHeartRate:
      recovery.restingHeartRate = Measure()
      (signals, unusual) = (nil, nil)
    case .bloodOxygen: recovery.bloodOxygen = Measure()
    case .skinTemperature:
      recovery.skinTemperature = Measure()
      hideSignals([.skinTemperature])
    case .heartRateVariability: dropVariability()
    case .energy, .journal, .injuries, .feel, .selfTests: break
    }
  }

  /// The report without a broken sensor's measurements; the score is computed from the rest.
  var withoutFrozen: MorningReport {
    guard let frozen else { return self }
    return copy(of: self) { report in
      if frozen.isVariability { report.dropVariability() }
      guard recovery.state == .scored else { return }
      let computed = recovery.computed?.without(.heartRateVariability)
      report.recovery.computed = computed
      report.recovery.state = computed?.value == nil ? .unusable : .scored
      report.recovery.score = Measure(computed?.value, baseline: recovery.score.baseline)
      report.recovery.isCalibrating = computed?.isProvisional ?? recovery.isCalibrating
    }
  }

  private mutating func dropVariability() {
    (recovery.heartRateVariability, recovery.sdnn) = (Measure(), Measure())
    variability = nil
    hideSignals([.heartRateVariability, .sdnn])
  }

  /// Recounts the unusual mornings, some of which may depend only on the hidden readings.
  private mutating func hideSignals(_ vitals: Set<Vital>) {
    (signals, unusual) = (signals?.without(vitals), unusual?.without(vitals))
  }
}

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

/// What is looked at over weeks.
package enum TrendMetric: String, CaseIterable, Hashable, Sendable {
  case recovery, hrv
  case restingHeartRate = "resting-hr"
  case sleep, strain, load
}

extension TrendMetric {
  func value(of day: HistoryDay) -> Double? {
    switch self {
    case .recovery: day.shownRecovery
    case .hrv: day.heartRateVariability
    case .restingHeartRate: day.restingHeartRate
    case .sleep: day.asleep
    case .strain: day.strain
    case .load: day.calendar?.load
    }
  }

  /// What a bar goes from and to: fixed by what it means, so that bars of all weeks compare.
  package var scale: ClosedRange<Double> {
    switch self {
    case .recovery, .load: 0...100
    case .hrv: 0...150
    case .restingHeartRate: 30...90
    case .sleep: 0...600
    case .strain: 0...21
    }
  }

  /// How many decimals are shown.
  package var places: Int { self == .strain ? 1 : 0 }

  /// In JSON, with the unit.
  package var code: String {
    switch self {
    case .recovery: "recovery_pct"
    case .hrv: "hrv_ms"
    case .restingHeartRate: "resting_hr_bpm"
    case .sleep: "asleep_min"
    case .strain: "strain"
    case .load: "load_score"
    }
  }

  package var isOfCalendar: Bool { self == .load }

  /// What must not be hidden for it to be shown.
  package var metric: HealthMetric? {
    switch self {
    case .recovery: .recovery
    case .hrv: .heartRateVariability
    case .restingHeartRate: .restingHeartRate
    case .sleep: .sleep
    case .strain: .strain
    case .load: nil
    }
  }
}

extension TrendMetric {
  /// Whether it is counted in mornings.
  package var isOfMornings: Bool {
    switch self {
    case .recovery, .hrv, .restingHeartRate, .sleep: true
    case .strain, .load: false
    }
  }
}

/// A value that `trends` shows over weeks.
package enum TrendMetric: String, CaseIterable, Hashable, Sendable {
  case recovery, hrv
  case restingHeartRate = "resting-hr"
  case sleep, strain, load
  /// How the user felt in the morning.
  case feel

  private typealias Row = (
    code: String, scale: ClosedRange<Double>, metric: HealthMetric?,
    value: KeyPath<HistoryDay, Double?>
  )

  private var row: Row {
    switch self {
    case .recovery: ("recovery_pct", 0...100, .recovery, \.shownRecovery)
    case .hrv: ("hrv_ms", 0...150, .heartRateVariability, \.heartRateVariability)
    case .restingHeartRate: ("resting_hr_bpm", 30...90, .restingHeartRate, \.restingHeartRate)
    case .sleep: ("asleep_min", 0...600, .sleep, \.asleep)
    case .strain: ("strain", 0...21, .strain, \.strain)
    case .load: ("load_score", 0...100, nil, \.calendar?.load)
    case .feel: ("feel", 1...5, .feel, \.felt)
    }
  }

  func value(of day: HistoryDay) -> Double? { day[keyPath: row.value] }

  /// The range of a bar, fixed so that bars of all weeks compare.
  package var scale: ClosedRange<Double> { row.scale }

  /// Number of decimals shown.
  package var places: Int { self == .strain || self == .feel ? 1 : 0 }

  /// The name in JSON, with the unit.
  package var code: String { row.code }

  package var isOfCalendar: Bool { self == .load }

  /// Whether it is omitted without data: not everyone has a calendar, or reports how they feel.
  package var isOptional: Bool { self == .load || self == .feel }

  /// Hiding this metric hides the value.
  package var metric: HealthMetric? { row.metric }

  package var isOfMornings: Bool { self != .strain && self != .load }
}

/// A value that `trends` shows over weeks.
package enum TrendMetric: String, CaseIterable, Equatable, Sendable {
  case recovery, hrv
  case restingHeartRate = "resting-hr"
  case sleep, strain, load
  case feel
  case steps, energy

  private typealias Row = (
    code: String, scale: ClosedRange<Double>, metric: HealthMetric?,
    value: KeyPath<HistoryDay, Double?>, spoken: String
  )

  private var row: Row {
    switch self {
    case .recovery: ("recovery_pct", 0...100, .recovery, \.shownRecovery, "recuperación")
    case .hrv: ("hrv_ms", 0...150, .heartRateVariability, \.heartRateVariability, "vfc")
    case .restingHeartRate:
      ("resting_hr_bpm", 30...90, .restingHeartRate, \.restingHeartRate, "rhr fc-en-reposo fcr")
    case .sleep: ("asleep_min", 0...600, .sleep, \.asleep, "sueño")
    case .strain: ("strain", 0...21, .strain, \.strain, "esfuerzo")
    case .load: ("load_score", 0...100, nil, \.calendar?.load, "carga")
    case .feel: ("feel", 1...5, .feel, \.felt, "feeling ánimo")
    case .steps: ("steps", 0...20_000, .energy, \.steps, "pasos")
    case .energy:
      ("energy_kcal", 0...4000, .energy, \.kilocalories, "kcal calories calorías energía")
    }
  }

  /// Accepts the raw value or another name in either language, with or without accents.
  package init?(spoken word: String) {
    let word = TitleWords.fold(word.lowercased())
    let found = Self.allCases.first { metric in
      let names = [metric.rawValue] + metric.row.spoken.split(separator: " ").map(String.init)
      return names.contains { TitleWords.fold($0) == word }
    }
    guard let found else { return nil }
    self = found
  }

  func value(of day: HistoryDay) -> Double? { day[keyPath: row.value] }

  /// The range of a bar, the same in all weeks for comparison.
  package var scale: ClosedRange<Double> { row.scale }

  /// The number of decimals shown.
  package var places: Int { self == .strain || self == .feel ? 1 : 0 }

  /// The name in JSON, with the unit.
  package var code: String { row.code }

  package var isFromCalendar: Bool { self == .load }

  /// Whether to omit it without data: not everyone has a calendar or reports feelings.
  package var isOptional: Bool { self == .load || self == .feel }

  /// If this metric is hidden, so is the value.
  package var metric: HealthMetric? { row.metric }

  /// Shown only to who asks for it: counting steps and calories does harm to some.
  package var isOnlyAsked: Bool { self == .steps || self == .energy }

  package var isAboutMornings: Bool { self != .strain && self != .load && !isOnlyAsked }
}

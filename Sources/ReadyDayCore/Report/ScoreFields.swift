// A computed score with its components as JSON.

extension ComputedScore {
  /// A component with its weight in this score.
  struct WeighedPart: Sendable {
    let component: Component
    let appliedWeight: Double
  }

  var weighedParts: [WeighedPart] {
    components.map { WeighedPart(component: $0, appliedWeight: appliedWeight(of: $0.part)) }
  }
}

extension ComputedScore.Part {
  static let fields = Fields<ComputedScore.WeighedPart>([
    .code("component") { $0.component.part }, .optionalNumber("score") { $0.component.points },
    .number("weight_pct", decimals: 1) { $0.component.part.weight },
    .number("applied_weight_pct", decimals: 1) { $0.appliedWeight },
    .optionalCode("missing") { $0.component.gap?.code },
    .json("inputs", .dictionary(of: .anyOf(.number, .string, .null))) { part, _ in
      .object(part.component.inputs)
    },
  ])
}

extension ComputedScore.Component {
  fileprivate var gap: ComputedScore.Gap? {
    if case .missing(let gap) = result { gap } else { nil }
  }

  fileprivate var inputs: [String: JSON] {
    switch result {
    case .scored(_, let basis): basis.inputs
    case .missing(let gap): gap.inputs
    }
  }
}

extension ComputedScore.Gap {
  fileprivate enum Code: String, Coded { case notMeasured, fewDays, shortHistory, noTraining }

  fileprivate var code: Code {
    switch self {
    case .notMeasured: .notMeasured
    case .fewDays: .fewDays
    case .shortHistory: .shortHistory
    case .noTraining: .noTraining
    }
  }

  fileprivate var inputs: [String: JSON] {
    switch self {
    case .fewDays(let known, let needed, let span):
      ["days": .integer(known), "days_needed": .integer(needed), "of_days": .integer(span)]
    case .shortHistory(let days): ["days": .integer(days), "days_needed": .integer(28)]
    case .notMeasured, .noTraining: [:]
    }
  }
}

extension ComputedScore.Basis {
  fileprivate var inputs: [String: JSON] {
    switch self {
    case .heartRateVariability(let hrv):
      [
        "measure": .string(hrv.measure.rawValue), "value_ms": JSON(hrv.value, decimals: 1),
        "deviation_pct": JSON(hrv.deviation, decimals: 1),
      ].merging(hrv.reference.inputs(unit: "ms")) { first, _ in first }
    case .restingHeartRate(let rate):
      [
        "value_bpm": JSON(rate.value, decimals: 1),
        "difference_bpm": JSON(rate.difference, decimals: 1),
      ].merging(rate.reference.inputs(unit: "bpm")) { first, _ in first }
    case .sleep(let sleep):
      [
        "asleep_min": JSON(sleep.asleepMinutes), "target_min": JSON(sleep.targetMinutes),
        "deep_pct": JSON(sleep.deepShare.map { $0 * 100 }, decimals: 1),
        "rem_pct": JSON(sleep.remShare.map { $0 * 100 }, decimals: 1),
      ]
    case .trainingLoad(let load):
      [
        "scale": .string(load.scale.code), "acute": JSON(load.acute, decimals: 1),
        "chronic": JSON(load.chronic, decimals: 1), "ratio": JSON(load.ratio, decimals: 2),
        "workouts": .integer(load.workouts),
      ]
    }
  }
}

extension ComputedScore.Reference {
  fileprivate func inputs(unit: String) -> [String: JSON] {
    [
      "mean_\(unit)": JSON(mean, decimals: 1), "sd_\(unit)": JSON(deviation, decimals: 1),
      "days": .integer(days), "of_days": .integer(span),
    ]
  }
}

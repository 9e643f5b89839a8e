import ReadyDayCore

/// Computed scores with all they were made of, as scripts read them.
struct ScoreJSON: Sendable {
  let phrases: any Phrasebook

  func document(of mornings: Mornings) -> JSON {
    let warnings =
      mornings.diagnostics.map { JSON($0, phrases) }
      + mornings.problems.map { JSON($0, phrases) }
    return .object([
      "schema": .string("readyday.score"), "schema_version": .string("1.0"),
      "time_zone": .string(mornings.zone.name),
      "days": .array(mornings.reports.map(Self.day)),
      "warnings": .array(warnings),
    ])
  }

  private static func day(_ report: MorningReport) -> JSON {
    let recovery = report.recovery
    return .object([
      "date": .string(report.date.description),
      "state": .string(recovery.state.code),
      "score": JSON(recovery.score.value, decimals: 1),
      "score_mean": JSON(recovery.score.baseline?.mean, decimals: 1),
      "category": JSON(recovery.category?.code),
      "zone": .string(recovery.zone.code), "provisional": .bool(recovery.isCalibrating),
      "measured_by": JSON(recovery.computed?.origin.code),
      "components": recovery.computed.map { .array(components(of: $0)) } ?? .null,
    ])
  }

  /// One for each part, in their order.
  static func components(of score: ComputedScore) -> [JSON] {
    score.components.map { component in
      JSON.object([
        "component": .string(component.part.code),
        "score": JSON(component.points, decimals: 1),
        "weight_pct": JSON(component.part.weight, decimals: 1),
        "applied_weight_pct": JSON(score.appliedWeight(of: component.part), decimals: 1),
      ]).adding(members(of: component.result))
    }
  }

  private static func members(of result: ComputedScore.Result) -> [String: JSON] {
    switch result {
    case .scored(_, let basis): ["missing": .null, "inputs": inputs(basis)]
    case .missing(let gap): ["missing": .string(gap.code), "inputs": .object(inputs(gap))]
    }
  }

  private static func inputs(_ basis: ComputedScore.Basis) -> JSON {
    switch basis {
    case .heartRateVariability(let hrv):
      return .object([
        "measure": .string(hrv.measure == .rmssd ? "rmssd" : "sdnn"),
        "value_ms": JSON(hrv.value, decimals: 1),
        "deviation_pct": JSON(hrv.deviation, decimals: 1),
      ]).adding(reference(hrv.reference, unit: "ms"))
    case .restingHeartRate(let rate):
      return .object([
        "value_bpm": JSON(rate.value, decimals: 1),
        "difference_bpm": JSON(rate.difference, decimals: 1),
      ]).adding(reference(rate.reference, unit: "bpm"))
    case .sleep(let sleep):
      return .object([
        "asleep_min": JSON(sleep.asleepMinutes), "target_min": JSON(sleep.targetMinutes),
        "deep_pct": JSON(sleep.deepShare.map { $0 * 100 }, decimals: 1),
        "rem_pct": JSON(sleep.remShare.map { $0 * 100 }, decimals: 1),
      ])
    case .trainingLoad(let load): return training(load)
    }
  }

  private static func training(_ load: ComputedScore.TrainingLoad) -> JSON {
    .object([
      "scale": .string(load.scale.code), "acute": JSON(load.acute, decimals: 1),
      "chronic": JSON(load.chronic, decimals: 1),
      "ratio": JSON(load.ratio, decimals: 2), "workouts": .integer(load.workouts),
    ])
  }

  private static func reference(
    _ reference: ComputedScore.Reference, unit: String
  ) -> [String: JSON] {
    [
      "mean_\(unit)": JSON(reference.mean, decimals: 1), "days": .integer(reference.days),
      "of_days": .integer(reference.span),
    ]
  }

  private static func inputs(_ gap: ComputedScore.Gap) -> [String: JSON] {
    switch gap {
    case .fewDays(let known, let needed, let span):
      [
        "days": .integer(known), "days_needed": .integer(needed), "of_days": .integer(span),
      ]
    case .shortHistory(let days): ["days": .integer(days), "days_needed": .integer(28)]
    case .notMeasured, .noTraining: [:]
    }
  }
}

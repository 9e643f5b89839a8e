// A computed score and what it is made of.

extension JSONShape {
  static let category = oneOf(["very_low", "low", "moderate", "good", "peak"])

  static let component = object([
    "component": oneOf(["hrv", "resting_hr", "sleep", "training_load"]),
    "score": optional(number), "weight_pct": number, "applied_weight_pct": number,
    "missing": optional(oneOf(["not_measured", "few_days", "short_history", "no_training"])),
    "inputs": dictionary(of: anyOf(number, string, null)),
  ])

  static let scoreDay = object([
    "date": date, "state": state, "score": optional(number), "score_mean": optional(number),
    "category": optional(category), "zone": oneOf(["green", "yellow", "red", "unknown"]),
    "measured_by": optional(oneOf(["whoop", "apple_health"])),
    "components": optional(list(of: component)),
  ])
}

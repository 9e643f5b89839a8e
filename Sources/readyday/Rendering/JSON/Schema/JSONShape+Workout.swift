// The workout suggested for a day.

extension JSONShape {
  private static let catalogue = oneOf([
    "full_body", "upper_body", "lower_body", "core", "tempo_run", "yoga", "dynamic_stretching",
    "foam_rolling", "walk",
  ])

  private static let exercise = object([
    "name": string, "sets": list(of: integer), "repetitions": optional(list(of: integer)),
    "duration_s": optional(integer), "rest_s": integer, "each_side": bool,
  ])

  static let workoutMembers: [String: JSONShape] = [
    "date": date, "recovery": recovery,
    "last_7_days": object([
      "known": bool, "running_days": integer, "strength_days": integer, "rest_days": integer,
    ]),
    "workout": object([
      "code": catalogue, "kind": oneOf(["strength", "running", "mobility"]), "title": string,
      "intensity": oneOf(["hard", "moderate", "recovery", "by_feel"]), "shortest_min": integer,
      "longest_min": integer, "exercises": list(of: exercise),
    ]),
    "reason": oneOf([
      "high_little_strength", "high_little_running", "high_enough_of_both", "good_no_strength",
      "good_some_strength", "moderate", "low", "unknown",
    ]),
    "explanation": string,
    "time": object([
      "state": oneOf(["found", "no_window", "no_calendar"]), "span": optional(span),
      "window": optional(span),
    ]),
    "alternatives": list(of: catalogue),
  ]
}

// The parts that several documents are made of.

extension JSONShape {
  static let span = object(spanMembers)

  static let spanMembers: [String: JSONShape] = [
    "start": moment, "end": moment, "duration_min": integer,
  ]

  static let warning = object([
    "code": string, "message": string, "file": optional(string), "line": optional(integer),
    "count": integer,
  ])

  static let event = object(
    [
      "uid": optional(string), "title": string, "calendar": string, "index": optional(integer),
      "start": anyOf(moment, date), "end": anyOf(moment, date), "all_day": bool,
      "duration_min": optional(integer), "counted": bool, "double_booked": bool,
      "not_counted": optional(
        oneOf([
          "own", "cancelled", "declined", "ignored", "duplicate", "all_day", "out_of_office",
          "free",
          "no_duration",
        ])),
      "demand": optional(demand), "attendees": integer, "location": optional(string),
      "url": optional(string),
    ], extra: ["unlisted": integer])

  private static let demand = object([
    "level": oneOf(["low", "medium", "high"]), "score": integer,
    "reasons": list(
      of: object(["factor": string, "points": integer, "value": anyOf(string, integer)])),
  ])

  static let window = object(
    spanMembers.merging([
      "intensity": oneOf(["hard", "moderate", "recovery", "by_feel"]),
      "part_of_day": oneOf(["morning", "afternoon", "evening"]), "reason": string,
    ]) { $1 })

  static let load = object([
    "score": number, "level": oneOf(["light", "moderate", "heavy"]), "counted_min": integer,
    "high_events": integer, "unbroken": list(of: span),
  ])
}

// The morning.
extension JSONShape {
  static let state = oneOf([
    "scored", "pending_score", "unscorable", "unusable", "only_nap", "missing",
  ])
  private static let mean: [String: JSONShape] = [
    "mean": optional(number), "days": optional(integer),
  ]
  private static let measure = object(mean.merging(["value": optional(number)]) { $1 })

  static let recovery = object([
    "source": optional(oneOf(["whoop", "computed"])), "state": state, "score": optional(number),
    "score_mean": object(mean), "zone": oneOf(["green", "yellow", "red", "unknown"]),
    "category": optional(category), "components": optional(list(of: component)),
    "borderline": bool, "calibrating": bool,
    "last_known": optional(object(["date": date, "score": number])),
    "hrv_ms": measure, "hrv_sdnn_ms": measure, "resting_hr_bpm": measure, "spo2_pct": measure,
    "skin_temp_celsius": measure,
  ])

  static let strain = object(["yesterday": optional(number)])

  static let sleep = object([
    "state": state, "start": optional(moment), "end": optional(moment), "asleep_min": measure,
    "in_bed_min": optional(number), "needed_min": optional(number),
    "debt_need_min": optional(number), "performance_pct": optional(number),
    "efficiency_pct": optional(number), "consistency_pct": optional(number),
    "disturbances": optional(integer), "respiratory_rate_rpm": measure,
    "stages_min": optional(
      object(["deep": number, "rem": number, "light": number, "awake": number, "no_data": number])),
    "blocks": integer,
    "naps": list(
      of: object(["start": moment, "end": moment, "asleep_min": optional(number)])),
  ])
}

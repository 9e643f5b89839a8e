import ReadyDayCore

// Plans, sessions and reflections.
extension JSONShape {
  private static let activity = oneOf(Activity.allCases.map(\.rawValue))
  private static let intensity = oneOf(PlannedIntensity.allCases.map(\.rawValue))
  private static let clock = text(#"^\d{2}:\d{2}$"#)

  static let plan = object([
    "id": string, "date": date, "sequence": integer, "activity": activity,
    "category": oneOf(Activity.Category.allCases.map(\.rawValue)), "name": string,
    "start": optional(clock), "duration_min": integer, "intensity": intensity, "notes": string,
    "repeats": optional(string), "skipped": list(of: date), "created_at": moment,
    "updated_at": moment,
  ])

  static let session = object([
    "plan_id": optional(string), "activity": activity, "name": string, "start": optional(moment),
    "end": optional(moment), "duration_min": integer, "intensity": intensity,
    "room": oneOf(["over", "free", "window", "taken", "unprepared", "none", "unknown"]),
    "allowed_intensity": oneOf(["hard", "moderate", "recovery", "by_feel"]), "too_hard": bool,
    "proposal": optional(proposal), "note": string,
  ])

  private static let proposal = object([
    "activity": optional(activity), "intensity": optional(intensity),
    "duration_min": optional(integer), "start": optional(moment), "end": optional(moment),
  ])

  static let reflectionDue = object([
    "plan_id": optional(string), "workout_id": optional(string), "date": date,
    "activity": activity, "name": string,
  ])

  static let workoutDue = object([
    "workout_id": string, "date": date, "activity": activity, "name": string, "workout": workout,
  ])

  static let reflection = object([
    "id": string, "plan_id": optional(string), "workout_id": optional(string), "date": date,
    "activity": activity, "name": string, "feeling": integer, "went_well": string,
    "to_improve": string, "workout": optional(workout), "created_at": moment,
    "updated_at": moment,
  ])

  private static let workout = object([
    "start": moment, "end": moment, "strain": optional(number),
    "average_hr_bpm": optional(number), "max_hr_bpm": optional(number),
    "zones_min": optional(list(of: number)), "energy_kcal": optional(number),
    "distance_m": optional(number),
  ])
}

// The files of plans and reflections as they are kept and exported.

extension StoredItem {
  /// - Parameters:
  ///   - members: those that each item has.
  ///   - extra: those that may be missing.
  fileprivate static func keptShape(
    _ members: [String: JSONShape], extra: [String: JSONShape]
  ) -> JSONShape {
    let common: [String: JSONShape] = [
      "id": .string, "created_at": .utcMoment, "updated_at": .utcMoment, "date": .date,
      "activity": .oneOf(Activity.allCases.map(\.rawValue)),
    ]
    let sport = ["sport": JSONShape.oneOf(OtherSport.codes)]
    let item = JSONShape.object(
      common.merging(members) { $1 }, extra: sport.merging(extra) { $1 })
    return .object([
      "schema": .constant("readyday.\(kind)"), "schema_version": .constant("1.0"),
      kind: .list(of: item),
    ])
  }
}

extension JSONShape {
  fileprivate static let utcMoment = text(#"^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$"#)
}

extension TrainingPlan {
  static var keptShape: JSONShape {
    keptShape(
      [
        "sequence": .integer, "duration_min": .integer,
        "intensity": .oneOf(PlannedIntensity.allCases.map(\.rawValue)),
      ],
      extra: [
        "start": .text(#"^\d{2}:\d{2}(:\d{2})?$"#), "notes": .string, "repeats": .string,
        "skipped": .list(of: .date), "done": .list(of: .date),
      ])
  }
}

extension BodyRecord {
  /// The kind of each part is its `type`.
  static var keptShape: JSONShape {
    let record = JSONShape.object(
      ["id": .string, "type": .oneOf(["profile", "assessment", "programme"])],
      extra: Dictionary(
        uniqueKeysWithValues: fieldNames.subtracting(["id", "type"]).map { ($0, JSONShape.any) }
      ))
    return .object([
      "schema": .constant("readyday.\(kind)"), "schema_version": .constant("1.0"),
      kind: .list(of: record),
    ])
  }
}

extension Reflection {
  static var keptShape: JSONShape {
    let workout = JSONShape.object(
      ["start": .moment, "end": .moment],
      extra: [
        "sport": .string, "source": .oneOf(HealthOrigin.codes), "strain": .number,
        "average_hr_bpm": .number, "max_hr_bpm": .number, "energy_kcal": .number,
        "distance_m": .number, "zones_min": .list(of: .number),
      ])
    let body = JSONShape.object(
      [:],
      extra: [
        "recovery_score": .number, "asleep_min": .number, "hrv_ms": .number,
        "resting_hr_bpm": .number,
      ])
    return keptShape(
      ["feeling": .integer],
      extra: [
        "plan_id": .string, "workout_id": .string, "went_well": .string, "to_improve": .string,
        "workout": workout, "body": body,
      ])
  }
}

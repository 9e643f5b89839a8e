import ReadyDayCore

/// Reflections as scripts read them.
struct ReflectionsJSON: Sendable {
  let phrases: any Phrasebook
  let zone: Zone
  let hidden: Set<HealthMetric>

  func document(of reflections: [Reflection]) -> JSON {
    named("reflections", reflections.map(value))
  }

  func document(ofDue workouts: [WorkoutRecord]) -> JSON {
    named(
      "due",
      workouts.map { workout in
        .object([
          "workout_id": .string(workout.id.name), "date": .string(workout.date.description),
          "activity": .string(workout.activity.rawValue),
          "name": .string(workout.sport ?? phrases.name(of: workout.activity)),
          "workout": facts(WorkoutFacts(workout)),
        ])
      })
  }

  private func named(_ name: String, _ values: [JSON]) -> JSON {
    .object([
      "schema": .string("readyday.\(name)"), "schema_version": .string("1.0"),
      "time_zone": .string(zone.name), name: .array(values), "warnings": .array([]),
    ])
  }

  private func value(_ reflection: Reflection) -> JSON {
    var plan: String?
    var workout: String?
    switch reflection.subject {
    case .plan(let id): plan = id
    case .workout(let id): workout = id
    }
    return .object([
      "id": .string(reflection.id), "plan_id": JSON(plan), "workout_id": JSON(workout),
      "date": .string(reflection.date.description),
      "activity": .string(reflection.activity.rawValue),
      "name": .string(reflection.workout?.sport ?? phrases.name(of: reflection.activity)),
      "feeling": .integer(reflection.details.feeling),
      "went_well": .string(reflection.details.wentWell),
      "to_improve": .string(reflection.details.toImprove),
      "workout": reflection.workout.map(facts) ?? .null,
      "created_at": .moment(reflection.createdAt, in: zone),
      "updated_at": .moment(reflection.updatedAt, in: zone),
    ])
  }

  private func facts(_ workout: WorkoutFacts) -> JSON {
    let showsHeart = !hidden.contains(.heartRate)
    let zones = showsHeart ? workout.zoneMinutes : nil
    return .object([
      "start": .string(workout.start.description), "end": .string(workout.end.description),
      "strain": JSON(hidden.contains(.strain) ? nil : workout.strain, decimals: 1),
      "average_hr_bpm": JSON(showsHeart ? workout.averageHeartRate : nil, decimals: 1),
      "max_hr_bpm": JSON(showsHeart ? workout.maximumHeartRate : nil, decimals: 1),
      "zones_min": zones.map { .array($0.map { JSON($0, decimals: 1) }) } ?? .null,
      "energy_kcal": JSON(workout.kilocalories, decimals: 1),
      "distance_m": JSON(workout.meters, decimals: 1),
    ])
  }
}

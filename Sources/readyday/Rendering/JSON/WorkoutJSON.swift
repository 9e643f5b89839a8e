import ReadyDayCore

/// The workout suggested for a day as scripts read it.
struct WorkoutJSON: Sendable {
  let phrases: any Phrasebook

  func document(of workout: SuggestedDay, warnings: [JSON]) -> JSON {
    let (day, suggestion) = (workout.day, workout.suggestion)
    return .object([
      "schema": .string("readyday.workout"), "schema_version": .string("1.0"),
      "date": .string(day.date.description), "time_zone": .string(day.zone.name),
      "recovery": MorningJSON(date: day.date, report: day.morning).recovery,
      "last_7_days": week(workout.week),
      "workout": self.workout(suggestion),
      "reason": .string(suggestion.reason.code), "explanation": .string(explanation(suggestion)),
      "time": time(suggestion.time, on: day),
      "alternatives": .array(suggestion.alternatives.map { .string($0.code) }),
      "warnings": .array(warnings),
    ])
  }

  private func explanation(_ suggestion: WorkoutSuggestion) -> String {
    let reason = phrases.reason(suggestion.reason)
    return suggestion.isEasedForSleep ? "\(reason) \(phrases.easedForSleep)" : reason
  }

  private func week(_ week: TrainingWeek) -> JSON {
    .object([
      "known": .bool(week.isKnown), "running_days": .integer(week.running),
      "strength_days": .integer(week.strength), "rest_days": .integer(week.rest),
    ])
  }

  private func workout(_ suggestion: WorkoutSuggestion) -> JSON {
    let workout = suggestion.workout
    return .object([
      "code": .string(workout.code), "kind": .string(workout.kind.code),
      "title": .string(phrases.name(of: workout)),
      "intensity": .string(suggestion.intensity.code),
      "shortest_min": .integer(workout.minutes.lowerBound),
      "longest_min": .integer(workout.minutes.upperBound),
      "exercises": .array(workout.exercises.map(exercise)),
    ])
  }

  private func exercise(_ exercise: Exercise) -> JSON {
    let amount: (repetitions: ClosedRange<Int>?, seconds: Int?) =
      switch exercise.amount {
      case .repetitions(let range): (range, nil)
      case .seconds(let seconds): (nil, seconds)
      case .minutes(let minutes): (nil, minutes * 60)
      }
    return .object([
      "name": .string(phrases.name(of: exercise.movement)),
      "sets": .array([exercise.sets.lowerBound, exercise.sets.upperBound].map { .integer($0) }),
      "repetitions": amount.repetitions.map { range in
        .array([range.lowerBound, range.upperBound].map { .integer($0) })
      } ?? .null,
      "duration_s": JSON(amount.seconds), "rest_s": .integer(exercise.restSeconds),
      "each_side": .bool(exercise.isEachSide),
    ])
  }

  /// The span with the window it lies in; null where there is none, which `explanation` does not
  /// repeat.
  private func time(_ time: WorkoutSuggestion.Time, on day: Day) -> JSON {
    guard case .slot(let span, let window) = time else {
      return .object([
        "state": .string(time == .noCalendar ? "no_calendar" : "no_window"), "span": .null,
        "window": .null,
      ])
    }
    return .object([
      "state": .string("found"), "span": .span(span, in: day.zone),
      "window": .span(window.span, in: day.zone),
    ])
  }
}

extension CatalogueWorkout {
  var code: String {
    switch self {
    case .fullBody: "full_body"
    case .upperBody: "upper_body"
    case .lowerBody: "lower_body"
    case .core: "core"
    case .tempoRun: "tempo_run"
    case .yoga: "yoga"
    case .dynamicStretching: "dynamic_stretching"
    case .foamRolling: "foam_rolling"
    case .walk: "walk"
    }
  }
}

extension CatalogueWorkout.Kind {
  var code: String {
    switch self {
    case .strength: "strength"
    case .running: "running"
    case .mobility: "mobility"
    }
  }
}

extension WorkoutSuggestion.Reason {
  var code: String {
    switch self {
    case .highLittleStrength: "high_little_strength"
    case .highLittleRunning: "high_little_running"
    case .highEnoughOfBoth: "high_enough_of_both"
    case .goodNoStrength: "good_no_strength"
    case .goodSomeStrength: "good_some_strength"
    case .moderate: "moderate"
    case .low: "low"
    case .unknown: "unknown"
    }
  }
}

extension English {
  package func name(of workout: CatalogueWorkout) -> String {
    switch workout {
    case .fullBody: "strength, full body"
    case .upperBody: "strength, upper body"
    case .lowerBody: "strength, lower body"
    case .core: "core and stability"
    case .tempoRun: "tempo run"
    case .yoga: "yoga flow"
    case .dynamicStretching: "dynamic stretching"
    case .foamRolling: "foam rolling"
    case .walk: "easy walk"
    }
  }

  package func amount(of exercise: Exercise) -> String {
    let once = amount(exercise.amount) + (exercise.isEachSide ? " each side" : "")
    let sets = exercise.sets.upperBound == 1 ? once : "\(range(exercise.sets)) × \(once)"
    return exercise.restSeconds == 0 ? sets : "\(sets), rest \(exercise.restSeconds) s"
  }

  private func amount(_ amount: Exercise.Amount) -> String {
    switch amount {
    case .repetitions(let count): range(count)
    case .seconds(let seconds): "\(seconds) s"
    case .minutes(let minutes): "\(minutes) min"
    }
  }

  private func range(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
  }

  package func minutes(_ range: ClosedRange<Int>) -> String { "\(self.range(range)) min" }

  package func sentence(about suggestion: WorkoutSuggestion) -> String {
    let name = name(of: suggestion.workout)
    let start = name.prefix(1).uppercased() + name.dropFirst()
    let length = minutes(suggestion.workout.minutes)
    // "Easy walk, easy" says it twice.
    if suggestion.workout == .walk, suggestion.intensity == .easy { return "\(start), \(length)." }
    switch suggestion.intensity {
    case .hard: return "\(start), hard, \(length)."
    case .moderate: return "\(start), moderate, \(length)."
    case .easy: return "\(start), easy, \(length)."
    case .byFeel: return "\(start), by feel, \(length)."
    }
  }

  package func reason(_ reason: WorkoutSuggestion.Reason) -> String {
    switch reason {
    case .highLittleStrength:
      "Recovery is 80 or more, with fewer than 2 strength days in the past week."
    case .highLittleRunning:
      "Recovery is 80 or more, with 2 or more strength days and fewer than 4 running days."
    case .highEnoughOfBoth: "Recovery is 80 or more, with enough running and strength."
    case .goodNoStrength: "Recovery is 60 or more, with no strength training in the past week."
    case .goodSomeStrength: "Recovery is 60 or more, with some strength training in the past week."
    case .moderate: "Recovery is 40 or more: enough to move, not to train hard."
    case .milderDay: "The score alone would allow more; the day does not."
    case .milderPlan: "The day would allow more; you planned something easier."
    case .low: "Recovery is below 40: a light walk, or complete rest."
    case .unknown: "Recovery is unknown: keep it easy and go by feel."
    }
  }

  package var easedForSleep: String {
    "Hard training would end less than \(TrainingAdvice.hoursBeforeSleep) h before you usually fall "
      + "asleep: something easy instead."
  }

  package func week(_ week: TrainingWeek) -> String {
    guard week.isKnown else { return "no workouts in the last 28 days" }
    return "last \(TrainingWeek.length) days: \(days(week.running, "running")), "
      + "\(days(week.strength, "strength")), \(days(week.rest, "rest"))"
  }

  private func days(_ count: Int, _ kind: String) -> String {
    switch count {
    case 0: "no \(kind) days"
    case 1: "1 \(kind) day"
    default: "\(count) \(kind) days"
    }
  }

  package func slot(_ slot: String, in window: String) -> String { "\(slot) (free \(window))" }

  package func noTime(_ time: WorkoutSuggestion.Time) -> String {
    switch time {
    case .noWindow(let minutes):
      "no gap of \(minutes) min is left: try another day, or something shorter"
    case .noCalendar: "no calendar: choose the time yourself"
    case .slot: ""
    }
  }

  package func alternatives(_ workouts: [CatalogueWorkout]) -> String {
    let listed = workouts.map { "\(name(of: $0)) (\(minutes($0.minutes)))" }
    return "or: \(listed.joined(separator: ", "))"
  }

  package func alreadyPlanned(_ sessions: [String]) -> String {
    "Already planned: \(sessions.joined(separator: "; "))."
  }

  package func howToDo(_ movement: Movement) -> String {
    "how to: readyday body show \(movement.rawValue)"
  }

  package var notForTrainee: String {
    "Not possible with your equipment and what you avoid: readyday body profile"
  }

  package func heading(_ heading: WorkoutHeading) -> String {
    switch heading {
    case .time: "WHEN"
    case .workout: "WHAT"
    case .reason: "WHY"
    }
  }
}

package enum CatalogueWorkout: String, Equatable, CaseIterable, Sendable {
  case fullBody, upperBody, lowerBody, core, tempoRun, yoga, dynamicStretching, foamRolling, walk

  package enum Kind: String, Hashable, CaseIterable, Sendable { case strength, running, mobility }

  package var kind: Kind {
    switch self {
    case .fullBody, .upperBody, .lowerBody, .core: .strength
    case .tempoRun: .running
    case .yoga, .dynamicStretching, .foamRolling, .walk: .mobility
    }
  }

  /// The range from the shortest to the usual length.
  package var minutes: ClosedRange<Int> {
    switch self {
    case .fullBody: 45...60
    case .upperBody: 30...45
    case .lowerBody: 30...40
    case .core: 20...30
    case .tempoRun: 40...40
    case .yoga: 30...30
    case .dynamicStretching: 15...20
    case .foamRolling: 10...15
    case .walk: 20...30
    }
  }

  /// Replaces movements that `trainee` avoids or lacks equipment for, or leaves them out.
  package func exercises(for trainee: Trainee) -> [Exercise] {
    var exercises: [Exercise] = []
    for place in places {
      let taken = Set(exercises.map(\.movement))
      let own = place.movements.filter { trainee.allows($0) }
      // A run starts and ends with easy running: only movements for programmes must not repeat.
      let free = own.first { !$0.isOfProgramme || !taken.contains($0) }
      let others = taken.union(places.compactMap(\.movements.first))
      let standIn =
        hasStandIns ? place.movements.first?.standIn(for: trainee, besides: others) : nil
      if let movement = free ?? standIn { exercises.append(place.exercise(of: movement)) }
    }
    return lengthened(exercises)
  }

  /// Whether `trainee` can do at least half of the exercises.
  package func isFor(_ trainee: Trainee) -> Bool {
    exercises(for: trainee).count * 2 >= places.count
  }

  /// Adds the minutes of dropped exercises to the longest of the others.
  private func lengthened(_ exercises: [Exercise]) -> [Exercise] {
    let all = places.compactMap(\.movements.first).reduce(0) { $0 + $1.wholeMinutes }
    let missing = all - exercises.reduce(0) { $0 + $1.movement.wholeMinutes }
    let longest = exercises.indices.max {
      exercises[$0].movement.wholeMinutes < exercises[$1].movement.wholeMinutes
    }
    guard missing > 0, let longest else { return exercises }
    var exercises = exercises
    exercises[longest].amount = .minutes(exercises[longest].movement.wholeMinutes + missing)
    return exercises
  }

  /// False if nothing could replace a movement, such as a run or foam rolling.
  private var hasStandIns: Bool {
    switch self {
    case .fullBody, .upperBody, .lowerBody, .core, .dynamicStretching: true
    case .tempoRun, .yoga, .foamRolling, .walk: false
    }
  }

  private var places: [ExercisePlace] {
    switch self {
    case .fullBody:
      [
        ExercisePlace(.squat, sets: 3...4, 8...12, rest: 90),
        ExercisePlace(.pushUp, sets: 3...4, 8...12, rest: 90),
        ExercisePlace(.romanianDeadlift, sets: 3...4, 8...12, rest: 90),
        ExercisePlace(.row, sets: 3...4, 8...12, rest: 90),
        ExercisePlace(.plank, .deadBug, sets: 3...3, 8...12, rest: 60),
      ]
    case .upperBody:
      [
        ExercisePlace(.pushUp, sets: 3...3, 8...12, rest: 75),
        ExercisePlace(.row, sets: 3...3, 8...12, rest: 75),
        ExercisePlace(.overheadPress, .shoulderTap, sets: 3...3, 8...12, rest: 75),
        ExercisePlace(.pullDown, sets: 3...3, 8...12, rest: 75),
      ]
    case .lowerBody:
      [
        ExercisePlace(.squat, sets: 3...3, 10...12, rest: 90),
        ExercisePlace(.lunge, sets: 3...3, 8...10, rest: 60),
        ExercisePlace(.romanianDeadlift, sets: 3...3, 10...12, rest: 90),
        ExercisePlace(.calfRaise, sets: 2...2, 12...15, rest: 45),
      ]
    case .core:
      [
        ExercisePlace(.plank, sets: 3...3, 8...12, rest: 45),
        ExercisePlace(.sidePlank, .sideLegRaise, sets: 2...3, 8...12, rest: 45),
        ExercisePlace(.deadBug, sets: 3...3, 8...10, rest: 45),
        ExercisePlace(.antiRotationPress, .birdDog, sets: 2...3, 10...12, rest: 45),
      ]
    case .tempoRun:
      [ExercisePlace(.easyRunning), ExercisePlace(.tempoRunning), ExercisePlace(.easyRunning)]
    case .yoga, .dynamicStretching, .foamRolling, .walk: mobility
    }
  }

  private var mobility: [ExercisePlace] {
    switch self {
    case .yoga:
      [
        ExercisePlace(.sunSalutation), ExercisePlace(.standingPoses), ExercisePlace(.floorPoses),
        ExercisePlace(.relaxation),
      ]
    case .dynamicStretching:
      [
        ExercisePlace(.legSwing, sets: 2...2, 10...12, rest: 15),
        ExercisePlace(.hipCircle, sets: 2...2, 8...10, rest: 15),
        ExercisePlace(.armCircle, sets: 2...2, 10...12, rest: 15),
        ExercisePlace(.lungeWithTurn, sets: 2...2, 6...8, rest: 30),
      ]
    case .foamRolling:
      [
        ExercisePlace(.rollCalves, sets: 2...2), ExercisePlace(.rollThighs, sets: 2...2),
        ExercisePlace(.rollGlutes, sets: 2...2), ExercisePlace(.rollUpperBack, sets: 2...2),
      ]
    case .walk: [ExercisePlace(.easyWalking)]
    case .fullBody, .upperBody, .lowerBody, .core, .tempoRun: []
    }
  }
}

/// A movement from the library, with its dose.
package struct Exercise: Equatable, Sendable {
  package enum Amount: Equatable, Sendable {
    case repetitions(ClosedRange<Int>)
    case seconds(Int)
    case minutes(Int)
  }

  package let movement: Movement
  package let sets: ClosedRange<Int>
  /// The amount in each set.
  package fileprivate(set) var amount: Amount
  /// The rest between sets; 0 if there is none.
  package let restSeconds: Int
  package var isEachSide: Bool { movement.facts.dose.isEachSide }
}

private struct ExercisePlace {
  /// Best first. If none is possible, a substitute for the first is used.
  let movements: [Movement]
  let sets: ClosedRange<Int>
  /// Only for movements that are counted; the library has the length of timed ones.
  let repetitions: ClosedRange<Int>
  let rest: Int

  init(
    _ movements: Movement..., sets: ClosedRange<Int> = 1...1,
    _ repetitions: ClosedRange<Int> = 1...1, rest: Int = 0
  ) {
    (self.movements, self.sets, self.repetitions, self.rest) = (movements, sets, repetitions, rest)
  }

  func exercise(of movement: Movement) -> Exercise {
    let amount: Exercise.Amount =
      switch movement.facts.dose.amount {
      case .repetitions: .repetitions(repetitions)
      case .seconds(let seconds): .seconds(seconds)
      case .minutes(let minutes): .minutes(minutes)
      }
    return Exercise(movement: movement, sets: sets, amount: amount, restSeconds: rest)
  }
}

extension Movement {
  /// 0 for a movement that is not measured in minutes.
  fileprivate var wholeMinutes: Int {
    if case .minutes(let minutes) = facts.dose.amount { minutes } else { 0 }
  }
}

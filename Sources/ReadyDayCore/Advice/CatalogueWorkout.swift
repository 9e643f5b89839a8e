/// The workouts that are suggested, each with its exercises.
package enum CatalogueWorkout: String, Hashable, CaseIterable, Sendable {
  case fullBody = "full_body"
  case upperBody = "upper_body"
  case lowerBody = "lower_body"
  case core
  case tempoRun = "tempo_run"
  case yoga
  case dynamicStretching = "dynamic_stretching"
  case foamRolling = "foam_rolling"
  case walk

  package enum Kind: String, Hashable, CaseIterable, Sendable {
    case strength, running, mobility
  }
}

/// One exercise of a workout.
package struct Exercise: Hashable, Sendable {
  package enum Amount: Hashable, Sendable {
    case repetitions(ClosedRange<Int>)
    case seconds(Int)
    case minutes(Int)
  }

  package let movement: Movement
  package let sets: ClosedRange<Int>
  /// Of one set.
  package let amount: Amount
  /// Between sets; 0 where one goes on into the next.
  package let restSeconds: Int
  /// Whether the amount is for each side of the body.
  package let isEachSide: Bool

  init(
    _ movement: Movement, _ sets: ClosedRange<Int> = 1...1, _ amount: Amount, rest: Int = 0,
    eachSide: Bool = false
  ) {
    self.movement = movement
    self.sets = sets
    self.amount = amount
    restSeconds = rest
    isEachSide = eachSide
  }
}

extension CatalogueWorkout {
  package var kind: Kind {
    switch self {
    case .fullBody, .upperBody, .lowerBody, .core: .strength
    case .tempoRun: .running
    case .yoga, .dynamicStretching, .foamRolling, .walk: .mobility
    }
  }

  /// The least and the usual minutes it takes.
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

  /// In the order in which they are done.
  package var exercises: [Exercise] {
    switch self {
    case .fullBody:
      [
        Exercise(.squat, 3...4, .repetitions(8...12), rest: 90),
        Exercise(.pushUp, 3...4, .repetitions(8...12), rest: 90),
        Exercise(.romanianDeadlift, 3...4, .repetitions(8...12), rest: 90),
        Exercise(.row, 3...4, .repetitions(8...12), rest: 90),
        Exercise(.plank, 3...3, .seconds(30), rest: 60),
      ]
    case .upperBody:
      [
        Exercise(.pushUp, 3...3, .repetitions(8...12), rest: 75),
        Exercise(.row, 3...3, .repetitions(8...12), rest: 75),
        Exercise(.overheadPress, 3...3, .repetitions(8...12), rest: 75),
        Exercise(.pullDown, 3...3, .repetitions(8...12), rest: 75),
      ]
    case .lowerBody:
      [
        Exercise(.squat, 3...3, .repetitions(10...12), rest: 90),
        Exercise(.lunge, 3...3, .repetitions(8...10), rest: 60, eachSide: true),
        Exercise(.romanianDeadlift, 3...3, .repetitions(10...12), rest: 90),
        Exercise(.calfRaise, 2...2, .repetitions(12...15), rest: 45),
      ]
    case .core:
      [
        Exercise(.plank, 3...3, .seconds(30), rest: 45),
        Exercise(.sidePlank, 2...3, .seconds(20), rest: 45, eachSide: true),
        Exercise(.deadBug, 3...3, .repetitions(8...10), rest: 45, eachSide: true),
        Exercise(.antiRotationPress, 2...3, .repetitions(10...12), rest: 45, eachSide: true),
      ]
    case .tempoRun:
      [
        Exercise(.easyRunning, .minutes(10)), Exercise(.tempoRunning, .minutes(20)),
        Exercise(.easyRunning, .minutes(10)),
      ]
    case .yoga, .dynamicStretching, .foamRolling, .walk: mobility
    }
  }

  private var mobility: [Exercise] {
    switch self {
    case .yoga:
      [
        Exercise(.sunSalutation, .minutes(8)), Exercise(.standingPoses, .minutes(10)),
        Exercise(.floorPoses, .minutes(8)), Exercise(.relaxation, .minutes(4)),
      ]
    case .dynamicStretching:
      [
        Exercise(.legSwing, 2...2, .repetitions(10...12), rest: 15, eachSide: true),
        Exercise(.hipCircle, 2...2, .repetitions(8...10), rest: 15, eachSide: true),
        Exercise(.armCircle, 2...2, .repetitions(10...12), rest: 15),
        Exercise(.lungeWithTurn, 2...2, .repetitions(6...8), rest: 30, eachSide: true),
      ]
    case .foamRolling:
      [
        Exercise(.rollCalves, .seconds(60), eachSide: true),
        Exercise(.rollThighs, .seconds(90), eachSide: true),
        Exercise(.rollGlutes, .seconds(60), eachSide: true),
        Exercise(.rollUpperBack, .seconds(90)),
      ]
    case .walk: [Exercise(.easyWalking, .minutes(20))]
    case .fullBody, .upperBody, .lowerBody, .core, .tempoRun: []
    }
  }
}

extension Exercise {
  fileprivate init(_ movement: Movement, _ amount: Amount, eachSide: Bool = false) {
    self.init(movement, 1...1, amount, eachSide: eachSide)
  }
}

/// A kind of workout. Its exercises come from the library of movements, as those of programmes do.
package enum CatalogueWorkout: String, Equatable, Coded {
  case fullBody, upperBody, lowerBody, core, tempoRun, yoga, dynamicStretching, foamRolling, walk

  package enum Kind: String, Hashable, Coded { case strength, running, mobility }

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

  /// The movements that `trainee` may do, at the level that `intensity` asks for.
  ///
  /// - Parameter intensity: default: moderate for strength, easy for mobility.
  package func exercises(
    for trainee: Trainee, at intensity: TrainingIntensity? = nil
  ) -> [ProgrammeItem] {
    guard whole.isEmpty else { return wholeExercises(for: trainee) }
    let intensity = intensity ?? (kind == .mobility ? .easy : .moderate)
    let minutes = kind == .mobility ? minutes.upperBound : minutes.lowerBound
    let plan = SessionPlan(
      phase: intensity == .hard ? .results : intensity == .easy ? .recovery : .resilience,
      isSecondWeek: true, isDeload: false, isHardAllowed: intensity == .hard, minutes: minutes)
    var filling = SessionFilling(budget: minutes * 60)
    filling.add(warmUps, of: plan, for: trainee)
    let warmUps = filling.items
    filling.items = []
    filling.add(parts, of: plan, for: trainee)
    filling.stretch()
    filling.items = warmUps + filling.items
    // What is left of the time takes more of the same.
    filling.add(parts, of: plan, for: trainee)
    return filling.items
  }

  /// Whether `trainee` can do at least half of the exercises.
  package func isFor(_ trainee: Trainee) -> Bool {
    exercises(for: trainee).count * 2 >= (whole.isEmpty ? parts.count : whole.count)
  }

  /// Movements that take whole minutes. The longest takes the time of those that are ruled out.
  private func wholeExercises(for trainee: Trainee) -> [ProgrammeItem] {
    let own = whole.filter { trainee.allows($0) }
    let missing = whole.reduce(0) { $0 + $1.wholeSeconds } - own.reduce(0) { $0 + $1.wholeSeconds }
    let longest = own.indices.max { own[$0].wholeSeconds < own[$1].wholeSeconds }
    return own.indices.map { place in
      let seconds = own[place].wholeSeconds + (place == longest ? missing : 0)
      return ProgrammeItem(own[place], sets: 1, amount: seconds, rest: 0, .area)
    }
  }

  /// For a workout of movements that take whole minutes.
  private var whole: [Movement] {
    switch self {
    case .tempoRun: [.easyRunning, .tempoRunning, .easyRunning]
    case .yoga: [.sunSalutation, .standingPoses, .floorPoses, .relaxation]
    case .walk: [.easyWalking]
    case .fullBody, .upperBody, .lowerBody, .core, .dynamicStretching, .foamRolling: []
    }
  }

  /// What each exercise must be, in order.
  private var parts: [Part] {
    let isCore: Part = { $0.area == .core && [.strength, .balance].contains($0.kind) }
    return switch self {
    case .fullBody: [.squat, .push, .hinge, .pull].map(pattern) + [isCore]
    case .upperBody:
      [.push, .pull].map(pattern)
        + [{ $0.area == .shoulders && $0.kind == .strength && $0.pattern == nil }]
        + [.push, .pull].map(pattern) + [isCore]
    case .lowerBody:
      [.squat, .hinge, .squat].map(pattern) + [{ $0.area == .ankles && $0.kind == .strength }]
    case .core: [isCore, isCore, isCore, isCore]
    case .dynamicStretching: [.hips, .shoulders, .thoracicSpine, .hips, .ankles].map(warmUp)
    case .foamRolling:
      [.ankles, .knees, .hips, .thoracicSpine].map { area in
        { $0.area == area && $0.equipment.contains(.roller) }
      }
    case .tempoRun, .yoga, .walk: []
    }
  }

  private var warmUps: [Part] {
    switch self {
    case .fullBody: [warmUp(.hips), warmUp(.shoulders)]
    case .upperBody: [warmUp(.shoulders)]
    case .lowerBody: [warmUp(.hips)]
    case .core, .tempoRun, .yoga, .dynamicStretching, .foamRolling, .walk: []
    }
  }

  private func pattern(_ pattern: MovementPattern) -> Part {
    { $0.kind == .strength && $0.pattern == pattern && $0.area != .core }
  }

  private func warmUp(_ area: BodyArea) -> Part {
    { $0.area == area && SessionPlan.Place.warmUp.takes($0) }
  }
}

private typealias Part = (MovementFacts) -> Bool

extension SessionFilling {
  /// Adds the best movement for each part, while there is time.
  fileprivate mutating func add(_ parts: [Part], of plan: SessionPlan, for trainee: Trainee) {
    for part in parts where !isFull {
      let taken = items.map(\.movement)
      let trained = Set(taken.filter { $0.kind == .strength }.flatMap(\.facts.muscles))
      let possible = Movement.allCases.filter { movement in
        movement.isFromProgramme && part(movement.facts)
          && trainee.allows(movement, upTo: plan.mostLevel)
          && !taken.contains { $0.isVersion(of: movement) }
      }
      let best = possible.min { a, b in
        plan.rank(of: a.facts, after: trained) < plan.rank(of: b.facts, after: trained)
      }
      if let best { add(plan.item(best, .area)) }
    }
  }
}

extension SessionPlan {
  /// Lower is better: near the plan's level, for muscles not yet trained, with equipment.
  fileprivate func rank(of facts: MovementFacts, after trained: Set<Muscle>) -> (Int, Int, Int) {
    (
      abs(facts.level - level), trained.intersection(facts.muscles).count,
      facts.equipment.isEmpty ? 1 : 0
    )
  }
}

extension Movement {
  /// Whether the two are the same, or one is a harder form of the other.
  fileprivate func isVersion(of other: Movement) -> Bool {
    self == other || harderForms.contains(other) || other.harderForms.contains(self)
  }

  private var harderForms: [Movement] { harder.map { [$0] + $0.harderForms } ?? [] }

  /// 0 for a movement that is not measured in minutes.
  fileprivate var wholeSeconds: Int {
    if case .minutes(let minutes) = facts.dose.amount { minutes * 60 } else { 0 }
  }
}

extension CatalogueWorkout {
  var isOutdoors: Bool { self == .tempoRun || self == .walk }
}

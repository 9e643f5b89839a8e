/// Every movement of the library, by the id that is typed and stored.
package enum Movement: String, CaseIterable, Equatable, Sendable {
  // Neck
  case chinTuck = "chin-tuck"
  case neckTurn = "neck-turn"
  case neckSideStretch = "neck-side-stretch"
  case headNod = "head-nod"
  case neckHold = "neck-hold"
  case neckSidePress = "neck-side-press"
  case proneHeadLift = "prone-head-lift"
  case gazeTurn = "gaze-turn"
  // Shoulders
  case armCircle = "arm-circle"
  case wallSlide = "wall-slide"
  case crossBodyStretch = "cross-body-stretch"
  case doorwayStretch = "doorway-stretch"
  case scapularPushUp = "scapular-push-up"
  case sideLyingRotation = "side-lying-rotation"
  case bandExternalRotation = "band-external-rotation"
  case bandPullApart = "band-pull-apart"
  case wallPushUp = "wall-push-up"
  case inclinePushUp = "incline-push-up"
  case pushUp = "push-up"
  case explosivePushUp = "explosive-push-up"
  case bandPunch = "band-punch"
  case overheadPress = "overhead-press"
  case pullDown = "pull-down"
  // Thoracic spine
  case catCow = "cat-cow"
  case openBook = "open-book"
  case seatedTurn = "seated-turn"
  case threadTheNeedle = "thread-the-needle"
  case chairExtension = "chair-extension"
  case ribBreathing = "rib-breathing"
  case rollUpperBack = "roll-upper-back"
  case halfKneelingTurn = "half-kneeling-turn"
  case proneW = "prone-w"
  case proneY = "prone-y"
  case bandRow = "band-row"
  case row
  case trunkSnap = "trunk-snap"
  // Core and lower back
  case pelvicTilt = "pelvic-tilt"
  case pronePressUp = "prone-press-up"
  case heelSlide = "heel-slide"
  case deadBug = "dead-bug"
  case birdDog = "bird-dog"
  case kneePlank = "knee-plank"
  case plank
  case shoulderTap = "shoulder-tap"
  case kneeSidePlank = "knee-side-plank"
  case sidePlank = "side-plank"
  case curlUp = "curl-up"
  case backExtension = "back-extension"
  case antiRotationPress = "anti-rotation-press"
  case standingMarch = "standing-march"
  case bagCarry = "bag-carry"
  case suitcaseCarry = "suitcase-carry"
  case mountainClimber = "mountain-climber"
  // Hips
  case hipCircle = "hip-circle"
  case legSwing = "leg-swing"
  case hipFlexorStretch = "hip-flexor-stretch"
  case figureFour = "figure-four"
  case ninetyNinety = "ninety-ninety"
  case lungeWithTurn = "lunge-with-turn"
  case rollGlutes = "roll-glutes"
  case gluteBridge = "glute-bridge"
  case singleLegBridge = "single-leg-bridge"
  case hipHinge = "hip-hinge"
  case singleLegHinge = "single-leg-hinge"
  case romanianDeadlift = "romanian-deadlift"
  case clamshell
  case sideLegRaise = "side-leg-raise"
  case bandSideStep = "band-side-step"
  case hipAirplane = "hip-airplane"
  case kneeDrive = "knee-drive"
  case swing
  // Knees
  case quadStretch = "quad-stretch"
  case hamstringStretch = "hamstring-stretch"
  case seatedKneeExtension = "seated-knee-extension"
  case rollThighs = "roll-thighs"
  case straightLegRaise = "straight-leg-raise"
  case bandKneeExtension = "band-knee-extension"
  case hamstringSlide = "hamstring-slide"
  case miniSquat = "mini-squat"
  case chairStand = "chair-stand"
  case squat, lunge
  case wallSit = "wall-sit"
  case stepUp = "step-up"
  case stepDown = "step-down"
  case fastChairStand = "fast-chair-stand"
  case jumpAndLand = "jump-and-land"
  case squatJump = "squat-jump"
  // Ankles and feet
  case ankleCircle = "ankle-circle"
  case kneeToWallRock = "knee-to-wall-rock"
  case calfStretch = "calf-stretch"
  case rollCalves = "roll-calves"
  case toeLift = "toe-lift"
  case shortFoot = "short-foot"
  case heelWalk = "heel-walk"
  case shinRaise = "shin-raise"
  case bandAnkleTurn = "band-ankle-turn"
  case bentKneeCalfRaise = "bent-knee-calf-raise"
  case calfRaise = "calf-raise"
  case singleLegCalfRaise = "single-leg-calf-raise"
  case stepCalfRaise = "step-calf-raise"
  case pogo
  case singleLegPogo = "single-leg-pogo"
  // Whole body
  case feetTogether = "feet-together"
  case tandemStance = "tandem-stance"
  case singleLegStance = "single-leg-stance"
  case eyesClosedStance = "eyes-closed-stance"
  case tandemWalk = "tandem-walk"
  case starReach = "star-reach"
  case floorGetUp = "floor-get-up"
  case bearCrawl = "bear-crawl"
  case farmerCarry = "farmer-carry"
  case fastFeet = "fast-feet"
  case skaterHop = "skater-hop"
  case sunSalutation = "sun-salutation"
  case standingPoses = "standing-poses"
  case floorPoses = "floor-poses"
  case relaxation
  case easyWalking = "easy-walking"
  case easyRunning = "easy-running"
  case tempoRunning = "tempo-running"

  package var area: BodyArea { facts.area }
  package var kind: MovementKind { facts.kind }
  package var harder: Movement? { facts.harder }
  package var easier: Movement? { Self.allCases.first { $0.harder == self } }

  /// The joints of its area, and those that its pattern moves or that bear its loads.
  package var joints: [Joint] {
    let facts = facts
    let all = Set(facts.area.joints + (facts.pattern?.joints ?? []) + facts.loads.flatMap(\.joints))
    return Joint.allCases.filter(all.contains)
  }

  /// The sports that demand most of its area; power movements only for sports that need power.
  package var sports: [BodySport] {
    let facts = facts
    return BodySport.allCases.filter { sport in
      sport == .running && isRunning
        || sport.areas.contains(facts.area) && (facts.kind != .power || sport.asksForPower)
    }
  }

  /// Whether it is done with a hand on something by those who may fall.
  var isBalanced: Bool {
    facts.loads.contains(.singleLeg) || area == .wholeBody && kind == .balance
  }

  private var isRunning: Bool { self == .easyRunning || self == .tempoRunning }

  /// Whether a programme may include it; movements that take a whole session are not included.
  package var isOfProgramme: Bool { if case .minutes = facts.dose.amount { false } else { true } }

  /// Ratings from 0 to 10, by the authors' judgement: nothing is measured.
  package var impact: MovementImpact { MovementImpact(facts) }
}

/// The default amount of a movement in one set.
package struct MovementDose: Equatable, Sendable {
  package enum Amount: Equatable, Sendable {
    case repetitions(Int)
    case seconds(Int)
    /// Of a movement that takes a whole session.
    case minutes(Int)
  }

  package let amount: Amount
  package let isEachSide: Bool

  static func reps(_ count: Int) -> MovementDose {
    .init(amount: .repetitions(count), isEachSide: false)
  }
  static func each(_ count: Int) -> MovementDose {
    .init(amount: .repetitions(count), isEachSide: true)
  }
  static func hold(_ count: Int) -> MovementDose {
    .init(amount: .seconds(count), isEachSide: false)
  }
  static func holdEach(_ count: Int) -> MovementDose {
    .init(amount: .seconds(count), isEachSide: true)
  }
  static func minutes(_ count: Int) -> MovementDose {
    .init(amount: .minutes(count), isEachSide: false)
  }
}

/// A movement's row in the table.
package struct MovementFacts: Equatable, Sendable {
  package let area: BodyArea
  package let kind: MovementKind
  /// 1 for everyone, 2 with some practice, 3 for strong people.
  package let level: Int
  package let pattern: MovementPattern?
  package let dose: MovementDose
  package let muscles: [Muscle]
  package internal(set) var loads: Set<BodyLoad>
  package internal(set) var equipment: Set<Equipment>
  package let harder: Movement?
}

/// How much a movement serves recovery, resilience and results.
package struct MovementImpact: Equatable, Sendable {
  package let recovery: Int
  package let resilience: Int
  package let results: Int

  /// Mobility counts for recovery, control and holds for resilience, strength and power for results. A harder level
  /// counts less for recovery and more for results.
  init(_ facts: MovementFacts) {
    let above = facts.level - 1
    let isHeld = if case .seconds = facts.dose.amount { true } else { false }
    switch facts.kind {
    case .mobility: (recovery, resilience, results) = (9 - above, 3 + above, 1)
    case .balance: (recovery, resilience, results) = (4 - above, 7 + above, 2 + above)
    case .strength:
      (recovery, resilience, results) = (2 - above, isHeld ? 7 : 5, (isHeld ? 4 : 6) + above)
    case .power: (recovery, resilience, results) = (0, 4, 7 + above)
    }
  }
}

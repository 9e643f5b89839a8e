/// Every movement in the library, by the id that users type and files store.
package enum Movement: String, Hyphenated, Equatable, Sendable {
  // Neck
  case chinTuck, neckTurn, neckSideStretch, headNod, neckHold, neckSidePress, proneHeadLift,
    gazeTurn
  // Shoulders
  case armCircle, wallSlide, crossBodyStretch, doorwayStretch, scapularPushUp, sideLyingRotation,
    bandExternalRotation, bandPullApart, wallPushUp, inclinePushUp, pushUp, explosivePushUp,
    bandPunch, overheadPress, pullDown
  // Thoracic spine
  case catCow, openBook, seatedTurn, threadTheNeedle, chairExtension, ribBreathing, rollUpperBack,
    halfKneelingTurn, proneW, proneY, bandRow, row, trunkSnap
  // Core and lower back
  case pelvicTilt, pronePressUp, heelSlide, deadBug, birdDog, kneePlank, plank, shoulderTap,
    kneeSidePlank, sidePlank, curlUp, backExtension, antiRotationPress, standingMarch, bagCarry,
    suitcaseCarry, mountainClimber
  // Hips
  case hipCircle, legSwing, hipFlexorStretch, figureFour, ninetyNinety, lungeWithTurn, rollGlutes,
    gluteBridge, singleLegBridge, hipHinge, singleLegHinge, romanianDeadlift, clamshell,
    sideLegRaise, bandSideStep, hipAirplane, kneeDrive, swing
  // Knees
  case quadStretch, hamstringStretch, seatedKneeExtension, rollThighs, straightLegRaise,
    bandKneeExtension, hamstringSlide, miniSquat, chairStand, squat, lunge, wallSit, stepUp,
    stepDown, fastChairStand, jumpAndLand, squatJump
  // Ankles and feet
  case ankleCircle, kneeToWallRock, calfStretch, rollCalves, toeLift, shortFoot, heelWalk,
    shinRaise, bandAnkleTurn, bentKneeCalfRaise, calfRaise, singleLegCalfRaise, stepCalfRaise, pogo,
    singleLegPogo
  // Whole body
  case feetTogether, tandemStance, singleLegStance, eyesClosedStance, tandemWalk, starReach,
    floorGetUp, bearCrawl, farmerCarry, fastFeet, skaterHop, sunSalutation, standingPoses,
    floorPoses, relaxation, easyWalking, easyRunning, tempoRunning

  package var area: BodyArea { facts.area }
  package var kind: MovementKind { facts.kind }
  package var harder: Movement? { facts.harder }
  package var easier: Movement? { Self.allCases.first { $0.harder == self } }

  /// The joints of the movement's area, those that its pattern moves and those that bear its load.
  package var joints: [Joint] {
    let facts = facts
    let all = Set(facts.area.joints + (facts.pattern?.joints ?? []) + facts.loads.flatMap(\.joints))
    return Joint.allCases.filter(all.contains)
  }

  /// The sports that demand most of the movement's area; for power, only those that need it.
  package var sports: [BodySport] {
    let facts = facts
    return BodySport.allCases.filter { sport in
      sport == .running && [.easyRunning, .tempoRunning].contains(self)
        || sport.areas.contains(facts.area) && (facts.kind != .power || sport.asksForPower)
    }
  }

  /// Whether people who may fall do the movement with a hand on something.
  var isBalanced: Bool {
    facts.loads.contains(.singleLeg) || area == .wholeBody && kind == .balance
      || [.calfRaise, .bentKneeCalfRaise, .squat, .hipFlexorStretch].contains(self)
  }

  /// Whether a programme may include the movement, which must not take a whole session.
  package var isFromProgramme: Bool { if case .minutes = facts.dose.amount { false } else { true } }

  /// Ratings from 0 to 10, in the authors' judgement rather than measured.
  package var impact: MovementImpact { MovementImpact(facts) }
}

/// The default amount of a movement in one set.
package struct MovementDose: Equatable, Sendable {
  package enum Amount: Equatable, Sendable {
    case repetitions(Int)
    case seconds(Int)
    /// The length of a movement that takes a whole session.
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

package struct MovementFacts: Equatable, Sendable {
  package let area: BodyArea
  package let kind: MovementKind
  /// 1 for everyone, 2 for people with some practice, 3 for strong people.
  package let level: Int
  package let pattern: MovementPattern?
  package let dose: MovementDose
  package let muscles: [Muscle]
  package internal(set) var loads: Set<BodyLoad>
  package internal(set) var equipment: Set<Equipment>
  package let harder: Movement?
}

package struct MovementImpact: Equatable, Sendable {
  package let recovery: Int
  package let resilience: Int
  package let results: Int

  /// Mobility serves recovery, balance resilience, and strength results, more so at a higher level.
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

// The library: area, kind, level, amount, muscles; then the pattern and harder neighbour, if any.
// Separate lists add loads and equipment, which are easier to check against the rules that way.
extension Movement {
  /// Cached, because making a programme reads thousands of rows.
  package var facts: MovementFacts { Self.table[self] ?? made }

  private static let table: [Movement: MovementFacts] = {
    var table = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.made) })
    for (load, movements) in loads { for one in movements { table[one]?.loads.insert(load) } }
    for (need, movements) in needs { for one in movements { table[one]?.equipment.insert(need) } }
    return table
  }()

  private static let loads: [BodyLoad: [Movement]] = [
    .kneeFlexion: [
      .ninetyNinety, .lungeWithTurn, .quadStretch, .chairStand, .squat, .lunge, .wallSit, .stepDown,
      .fastChairStand, .squatJump, .floorGetUp, .bearCrawl,
    ],
    .kneeling: [
      .catCow, .threadTheNeedle, .halfKneelingTurn, .birdDog, .kneePlank, .kneeSidePlank,
      .hipFlexorStretch, .floorGetUp,
    ],
    .overhead: [
      .armCircle, .wallSlide, .overheadPress, .pullDown, .proneY, .openBook, .chairExtension,
      .backExtension,
    ],
    .armLoad: [
      .scapularPushUp, .wallPushUp, .inclinePushUp, .pushUp, .explosivePushUp, .bandPunch,
      .overheadPress, .pullDown, .catCow, .threadTheNeedle, .bandRow, .row, .pronePressUp, .birdDog,
      .kneePlank, .plank, .shoulderTap, .kneeSidePlank, .sidePlank, .antiRotationPress, .bagCarry,
      .suitcaseCarry, .mountainClimber, .romanianDeadlift, .swing, .floorGetUp, .bearCrawl,
      .farmerCarry, .sunSalutation,
    ],
    .impact: [
      .explosivePushUp, .jumpAndLand, .squatJump, .pogo, .singleLegPogo, .fastFeet, .skaterHop,
      .easyRunning, .tempoRunning,
    ],
    .spinalFlexion: [
      .neckHold, .catCow, .pelvicTilt, .curlUp, .figureFour, .ninetyNinety, .sunSalutation,
      .floorPoses,
    ],
    .spinalExtension: [
      .catCow, .chairExtension, .rollUpperBack, .pronePressUp, .backExtension, .sunSalutation,
    ],
    .rotation: [
      .bandPunch, .openBook, .seatedTurn, .threadTheNeedle, .halfKneelingTurn, .trunkSnap,
      .lungeWithTurn, .hipAirplane, .standingPoses,
    ],
    .wristExtension: [
      .scapularPushUp, .inclinePushUp, .pushUp, .explosivePushUp, .catCow, .threadTheNeedle,
      .birdDog, .shoulderTap, .mountainClimber, .bearCrawl, .sunSalutation,
    ],
    .neckLoad: [.neckHold, .neckSidePress, .proneHeadLift, .curlUp],
    .singleLeg: [
      .standingMarch, .hipCircle, .legSwing, .singleLegHinge, .hipAirplane, .kneeDrive, .miniSquat,
      .lunge, .stepUp, .stepDown, .singleLegCalfRaise, .stepCalfRaise, .singleLegPogo,
      .singleLegStance, .eyesClosedStance, .starReach, .skaterHop,
    ],
    .ankleLoad: [
      .scapularPushUp, .pushUp, .explosivePushUp, .plank, .shoulderTap, .mountainClimber,
      .lungeWithTurn, .bandSideStep, .lunge, .wallSit, .kneeToWallRock, .calfStretch, .heelWalk,
      .bentKneeCalfRaise, .calfRaise, .singleLegCalfRaise, .stepCalfRaise, .tandemWalk, .floorGetUp,
      .bearCrawl, .standingPoses, .stepDown, .miniSquat, .kneeDrive, .bagCarry, .suitcaseCarry,
      .farmerCarry,
    ],
    .supine: [
      .headNod, .neckHold, .openBook, .ribBreathing, .rollUpperBack, .pelvicTilt, .heelSlide,
      .deadBug, .curlUp, .figureFour, .gluteBridge, .singleLegBridge, .hamstringStretch,
      .straightLegRaise, .hamstringSlide, .floorPoses,
    ],
    .prone: [.proneHeadLift, .proneW, .proneY, .pronePressUp, .backExtension, .rollThighs],
    .inverted: [.sunSalutation],
    .unsteady: [
      .gazeTurn, .bandPunch, .trunkSnap, .bagCarry, .suitcaseCarry, .lungeWithTurn, .singleLegHinge,
      .bandSideStep, .hipAirplane, .kneeDrive, .swing, .heelWalk, .singleLegPogo, .eyesClosedStance,
      .floorGetUp, .farmerCarry, .fastFeet, .skaterHop, .sunSalutation, .standingPoses,
      .chairExtension, .legSwing, .halfKneelingTurn,
    ],
    .strain: [
      .neckHold, .neckSidePress, .proneHeadLift, .scapularPushUp, .pushUp, .explosivePushUp,
      .overheadPress, .pullDown, .kneePlank, .plank, .shoulderTap, .kneeSidePlank, .sidePlank,
      .curlUp, .bagCarry, .suitcaseCarry, .mountainClimber, .romanianDeadlift, .swing,
      .hamstringSlide, .wallSit, .squatJump, .bearCrawl, .farmerCarry, .tempoRunning,
    ],
    .spinalLoad: [
      .neckSideStretch, .chairExtension, .rollUpperBack, .pronePressUp, .swing, .sunSalutation,
    ],
  ]

  private static let needs: [Equipment: [Movement]] = [
    .band: [
      .bandExternalRotation, .bandPullApart, .bandPunch, .bandRow, .antiRotationPress,
      .bandSideStep, .bandKneeExtension, .bandAnkleTurn,
    ],
    .weights: [.overheadPress, .row, .suitcaseCarry, .romanianDeadlift, .swing, .farmerCarry],
    .bar: [.pullDown],
    .roller: [.rollUpperBack, .rollGlutes, .rollThighs, .rollCalves],
  ]

  private var made: MovementFacts {
    switch self {
    case .chinTuck: entry(.neck, .balance, 1, .reps(10), [.neckFlexors], harder: .headNod)
    case .neckTurn: entry(.neck, .mobility, 1, .each(8), [.neckExtensors, .trapezius])
    case .neckSideStretch: entry(.neck, .mobility, 1, .holdEach(30), [.trapezius])
    case .headNod: entry(.neck, .balance, 1, .reps(10), [.neckFlexors], harder: .neckHold)
    case .neckHold: entry(.neck, .strength, 2, .hold(15), [.neckFlexors])
    case .neckSidePress: entry(.neck, .strength, 1, .holdEach(10), [.trapezius])
    case .proneHeadLift: entry(.neck, .strength, 3, .reps(10), [.neckExtensors])
    case .gazeTurn: entry(.neck, .balance, 1, .reps(12), [.neckFlexors, .neckExtensors])

    case .armCircle: entry(.shoulders, .mobility, 1, .reps(12), [.shoulders, .rotatorCuff])
    case .wallSlide: entry(.shoulders, .mobility, 2, .reps(10), [.trapezius, .shoulders])
    case .crossBodyStretch: entry(.shoulders, .mobility, 1, .holdEach(30), [.shoulders])
    case .doorwayStretch: entry(.shoulders, .mobility, 1, .holdEach(30), [.chest])
    case .scapularPushUp:
      entry(.shoulders, .balance, 1, .reps(10), [.trapezius, .chest], harder: .shoulderTap)
    case .sideLyingRotation: entry(.shoulders, .strength, 1, .each(12), [.rotatorCuff])
    case .bandExternalRotation: entry(.shoulders, .strength, 2, .each(12), [.rotatorCuff])
    case .bandPullApart:
      entry(.shoulders, .strength, 1, .reps(15), [.upperBack, .shoulders], .pull, harder: .bandRow)
    case .wallPushUp:
      entry(.shoulders, .strength, 1, .reps(12), [.chest, .triceps], .push, harder: .inclinePushUp)
    case .inclinePushUp:
      entry(.shoulders, .strength, 2, .reps(10), [.chest, .triceps], .push, harder: .pushUp)
    case .pushUp: entry(.shoulders, .strength, 3, .reps(8), [.chest, .triceps, .abdominals], .push)
    case .explosivePushUp: entry(.shoulders, .power, 3, .reps(5), [.chest, .triceps], .push)
    case .bandPunch: entry(.shoulders, .power, 2, .each(6), [.chest, .shoulders], .push)
    case .overheadPress: entry(.shoulders, .strength, 3, .reps(8), [.shoulders, .triceps], .push)
    case .pullDown: entry(.shoulders, .strength, 3, .reps(6), [.upperBack, .biceps], .pull)

    case .catCow: entry(.thoracicSpine, .mobility, 1, .reps(8), [.lowerBack, .abdominals])
    case .openBook: entry(.thoracicSpine, .mobility, 1, .each(8), [.chest, .obliques])
    case .seatedTurn: entry(.thoracicSpine, .mobility, 1, .each(8), [.obliques], harder: .openBook)
    case .threadTheNeedle: entry(.thoracicSpine, .mobility, 2, .each(8), [.upperBack, .obliques])
    case .chairExtension: entry(.thoracicSpine, .mobility, 1, .reps(8), [.upperBack])
    case .ribBreathing: entry(.thoracicSpine, .mobility, 1, .hold(60), [.diaphragm])
    case .rollUpperBack: entry(.thoracicSpine, .mobility, 1, .hold(60), [.upperBack])
    case .halfKneelingTurn: entry(.thoracicSpine, .balance, 2, .each(8), [.obliques, .glutes])
    case .proneW:
      entry(
        .thoracicSpine, .strength, 1, .reps(10), [.upperBack, .rotatorCuff], .pull, harder: .proneY)
    case .proneY: entry(.thoracicSpine, .strength, 2, .reps(10), [.trapezius, .upperBack], .pull)
    case .bandRow:
      entry(.thoracicSpine, .strength, 2, .reps(12), [.upperBack, .biceps], .pull, harder: .row)
    case .row: entry(.thoracicSpine, .strength, 3, .reps(10), [.upperBack, .biceps], .pull)
    case .trunkSnap: entry(.thoracicSpine, .power, 2, .each(6), [.obliques, .glutes], .rotate)

    case .pelvicTilt: entry(.core, .mobility, 1, .reps(10), [.abdominals, .lowerBack])
    case .pronePressUp: entry(.core, .mobility, 1, .reps(8), [.lowerBack, .abdominals])
    case .heelSlide: entry(.core, .balance, 1, .each(8), [.abdominals], harder: .deadBug)
    case .deadBug: entry(.core, .balance, 2, .each(8), [.abdominals, .hipFlexors])
    case .birdDog: entry(.core, .balance, 2, .each(8), [.lowerBack, .glutes])
    case .kneePlank: entry(.core, .strength, 1, .hold(20), [.abdominals], harder: .plank)
    case .plank: entry(.core, .strength, 2, .hold(30), [.abdominals], harder: .shoulderTap)
    case .shoulderTap: entry(.core, .strength, 3, .each(8), [.abdominals, .shoulders])
    case .kneeSidePlank: entry(.core, .strength, 1, .holdEach(20), [.obliques], harder: .sidePlank)
    case .sidePlank: entry(.core, .strength, 2, .holdEach(20), [.obliques, .abductors])
    case .curlUp: entry(.core, .strength, 2, .reps(8), [.abdominals])
    case .backExtension: entry(.core, .strength, 2, .reps(10), [.lowerBack, .glutes], .hinge)
    case .antiRotationPress:
      entry(.core, .strength, 2, .each(10), [.obliques, .abdominals], .rotate)
    case .standingMarch:
      entry(.core, .strength, 1, .hold(40), [.hipFlexors, .abdominals], .carry, harder: .bagCarry)
    case .bagCarry:
      entry(
        .core, .strength, 2, .holdEach(30), [.obliques, .trapezius], .carry, harder: .suitcaseCarry)
    case .suitcaseCarry: entry(.core, .strength, 3, .holdEach(30), [.obliques, .trapezius], .carry)
    case .mountainClimber: entry(.core, .power, 2, .hold(20), [.abdominals, .hipFlexors])

    case .hipCircle: entry(.hips, .mobility, 1, .each(8), [.hipFlexors, .glutes])
    case .legSwing: entry(.hips, .mobility, 1, .each(10), [.hipFlexors, .hamstrings])
    case .hipFlexorStretch: entry(.hips, .mobility, 1, .holdEach(30), [.hipFlexors])
    case .figureFour: entry(.hips, .mobility, 1, .holdEach(30), [.glutes])
    case .ninetyNinety: entry(.hips, .mobility, 2, .each(6), [.glutes, .adductors])
    case .lungeWithTurn: entry(.hips, .mobility, 2, .each(6), [.hipFlexors, .obliques])
    case .rollGlutes: entry(.hips, .mobility, 1, .holdEach(45), [.glutes])
    case .gluteBridge:
      entry(
        .hips, .strength, 1, .reps(12), [.glutes, .hamstrings], .hinge, harder: .singleLegBridge)
    case .singleLegBridge: entry(.hips, .strength, 2, .each(10), [.glutes, .hamstrings], .hinge)
    case .hipHinge:
      entry(
        .hips, .strength, 1, .reps(12), [.hamstrings, .glutes], .hinge, harder: .singleLegHinge)
    case .singleLegHinge:
      entry(
        .hips, .strength, 3, .each(8), [.hamstrings, .glutes], .hinge, harder: .romanianDeadlift)
    case .romanianDeadlift:
      entry(.hips, .strength, 3, .reps(10), [.hamstrings, .glutes, .lowerBack], .hinge)
    case .clamshell: entry(.hips, .strength, 1, .each(12), [.abductors], harder: .sideLegRaise)
    case .sideLegRaise: entry(.hips, .strength, 2, .each(12), [.abductors], harder: .bandSideStep)
    case .bandSideStep: entry(.hips, .strength, 2, .each(12), [.abductors])
    case .hipAirplane: entry(.hips, .balance, 3, .each(6), [.glutes, .abductors])
    case .kneeDrive: entry(.hips, .power, 2, .each(8), [.hipFlexors, .glutes])
    case .swing: entry(.hips, .power, 3, .reps(10), [.glutes, .hamstrings], .hinge)

    case .quadStretch: entry(.knees, .mobility, 1, .holdEach(30), [.quadriceps])
    case .hamstringStretch: entry(.knees, .mobility, 1, .holdEach(30), [.hamstrings])
    case .seatedKneeExtension: entry(.knees, .mobility, 1, .each(10), [.hamstrings, .quadriceps])
    case .rollThighs: entry(.knees, .mobility, 1, .holdEach(45), [.quadriceps])
    case .straightLegRaise: entry(.knees, .strength, 1, .each(10), [.quadriceps])
    case .bandKneeExtension: entry(.knees, .strength, 2, .each(12), [.quadriceps])
    case .hamstringSlide: entry(.knees, .strength, 3, .reps(8), [.hamstrings, .glutes], .hinge)
    case .miniSquat: entry(.knees, .balance, 2, .each(8), [.quadriceps, .glutes])
    case .chairStand:
      entry(.knees, .strength, 1, .reps(10), [.quadriceps, .glutes], .squat, harder: .squat)
    case .squat:
      entry(.knees, .strength, 2, .reps(10), [.quadriceps, .glutes], .squat, harder: .lunge)
    case .lunge: entry(.knees, .strength, 3, .each(8), [.quadriceps, .glutes], .squat)
    case .wallSit: entry(.knees, .strength, 2, .hold(30), [.quadriceps], .squat)
    case .stepUp:
      entry(.knees, .strength, 2, .each(10), [.quadriceps, .glutes], .squat, harder: .stepDown)
    case .stepDown: entry(.knees, .strength, 3, .each(8), [.quadriceps, .glutes], .squat)
    case .fastChairStand:
      entry(.knees, .power, 1, .reps(8), [.quadriceps, .glutes], .squat, harder: .jumpAndLand)
    case .jumpAndLand:
      entry(
        .knees, .power, 2, .reps(5), [.quadriceps, .glutes, .calves], .squat, harder: .squatJump)
    case .squatJump: entry(.knees, .power, 3, .reps(6), [.quadriceps, .glutes, .calves], .squat)

    case .ankleCircle: entry(.ankles, .mobility, 1, .each(8), [.shins, .calves])
    case .kneeToWallRock: entry(.ankles, .mobility, 1, .each(10), [.calves])
    case .calfStretch: entry(.ankles, .mobility, 1, .holdEach(30), [.calves])
    case .rollCalves: entry(.ankles, .mobility, 1, .holdEach(45), [.calves])
    case .toeLift: entry(.ankles, .balance, 1, .each(10), [.feet])
    case .shortFoot: entry(.ankles, .balance, 1, .each(8), [.feet])
    case .heelWalk: entry(.ankles, .balance, 2, .hold(30), [.shins])
    case .shinRaise: entry(.ankles, .strength, 1, .reps(15), [.shins])
    case .bandAnkleTurn: entry(.ankles, .strength, 1, .each(15), [.calves])
    case .bentKneeCalfRaise: entry(.ankles, .strength, 2, .reps(15), [.calves])
    case .calfRaise: entry(.ankles, .strength, 1, .reps(15), [.calves], harder: .singleLegCalfRaise)
    case .singleLegCalfRaise:
      entry(.ankles, .strength, 2, .each(12), [.calves], harder: .stepCalfRaise)
    case .stepCalfRaise: entry(.ankles, .strength, 3, .each(10), [.calves])
    case .pogo: entry(.ankles, .power, 2, .hold(15), [.calves], harder: .singleLegPogo)
    case .singleLegPogo: entry(.ankles, .power, 3, .holdEach(10), [.calves])

    case .feetTogether:
      entry(.wholeBody, .balance, 1, .hold(30), [.feet, .calves], harder: .tandemStance)
    case .tandemStance:
      entry(.wholeBody, .balance, 1, .holdEach(30), [.feet, .abductors], harder: .singleLegStance)
    case .singleLegStance:
      entry(.wholeBody, .balance, 2, .holdEach(30), [.feet, .abductors], harder: .eyesClosedStance)
    case .eyesClosedStance: entry(.wholeBody, .balance, 3, .holdEach(20), [.feet, .abductors])
    case .tandemWalk: entry(.wholeBody, .balance, 2, .hold(40), [.feet, .abductors])
    case .starReach: entry(.wholeBody, .balance, 3, .each(6), [.glutes, .quadriceps])
    case .floorGetUp:
      entry(.wholeBody, .strength, 2, .each(4), [.glutes, .quadriceps, .abdominals], .squat)
    case .bearCrawl:
      entry(.wholeBody, .strength, 3, .hold(20), [.shoulders, .abdominals, .quadriceps], .carry)
    case .farmerCarry:
      entry(.wholeBody, .strength, 2, .hold(40), [.trapezius, .abdominals], .carry)
    case .fastFeet:
      entry(.wholeBody, .power, 1, .hold(15), [.calves, .hipFlexors], harder: .skaterHop)
    case .skaterHop: entry(.wholeBody, .power, 3, .each(6), [.glutes, .abductors, .calves])
    case .sunSalutation: entry(.wholeBody, .mobility, 2, .minutes(8), [.hamstrings, .shoulders])
    case .standingPoses: entry(.wholeBody, .mobility, 2, .minutes(10), [.quadriceps, .adductors])
    case .floorPoses: entry(.wholeBody, .mobility, 1, .minutes(8), [.glutes, .hamstrings])
    case .relaxation: entry(.wholeBody, .mobility, 1, .minutes(4), [.diaphragm])
    case .easyWalking: entry(.wholeBody, .mobility, 1, .minutes(20), [.calves, .glutes])
    case .easyRunning: entry(.wholeBody, .power, 1, .minutes(10), [.calves, .quadriceps])
    case .tempoRunning: entry(.wholeBody, .power, 3, .minutes(20), [.calves, .quadriceps, .glutes])
    }
  }
}

private func entry(
  _ area: BodyArea, _ kind: MovementKind, _ level: Int, _ dose: MovementDose, _ muscles: [Muscle],
  _ pattern: MovementPattern? = nil, harder: Movement? = nil
) -> MovementFacts {
  MovementFacts(
    area: area, kind: kind, level: level, pattern: pattern, dose: dose, muscles: muscles, loads: [],
    equipment: [], harder: harder)
}

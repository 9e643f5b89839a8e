// The library as a table: area, kind, level, amount, muscles; then pattern, loads, equipment and the harder neighbour,
// if any. The classification is the authors' judgement.
extension Movement {
  /// Cached, since a programme reads thousands of rows.
  package var facts: MovementFacts { Self.table[self] ?? made }

  private static let table = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.made) })

  private var made: MovementFacts {
    switch self {
    case .chinTuck: entry(.neck, .balance, 1, .reps(10), [.neckFlexors], harder: .headNod)
    case .neckTurn: entry(.neck, .mobility, 1, .each(8), [.neckExtensors, .trapezius])
    case .neckSideStretch: entry(.neck, .mobility, 1, .holdEach(30), [.trapezius])
    case .headNod: entry(.neck, .balance, 1, .reps(10), [.neckFlexors], harder: .neckHold)
    case .neckHold: entry(.neck, .strength, 2, .hold(15), [.neckFlexors], loads: [.neckLoad])
    case .neckSidePress: entry(.neck, .strength, 1, .holdEach(10), [.trapezius], loads: [.neckLoad])
    case .proneHeadLift: entry(.neck, .strength, 3, .reps(10), [.neckExtensors], loads: [.neckLoad])
    case .gazeTurn: entry(.neck, .balance, 1, .reps(12), [.neckFlexors, .neckExtensors])

    case .armCircle:
      entry(
        .shoulders, .mobility, 1, .reps(12), [.shoulders, .rotatorCuff], loads: [.overhead])
    case .wallSlide:
      entry(.shoulders, .mobility, 2, .reps(10), [.trapezius, .shoulders], loads: [.overhead])
    case .crossBodyStretch: entry(.shoulders, .mobility, 1, .holdEach(30), [.shoulders])
    case .doorwayStretch: entry(.shoulders, .mobility, 1, .holdEach(30), [.chest])
    case .scapularPushUp:
      entry(
        .shoulders, .balance, 1, .reps(10), [.trapezius, .chest],
        loads: [.armLoad, .wristExtension], harder: .shoulderTap)
    case .sideLyingRotation: entry(.shoulders, .strength, 1, .each(12), [.rotatorCuff])
    case .bandExternalRotation:
      entry(.shoulders, .strength, 2, .each(12), [.rotatorCuff], needs: [.band])
    case .bandPullApart:
      entry(
        .shoulders, .strength, 1, .reps(15), [.upperBack, .shoulders], .pull, needs: [.band],
        harder: .bandRow)
    case .wallPushUp:
      entry(
        .shoulders, .strength, 1, .reps(12), [.chest, .triceps], .push, loads: [.armLoad],
        harder: .inclinePushUp)
    case .inclinePushUp:
      entry(
        .shoulders, .strength, 2, .reps(10), [.chest, .triceps], .push,
        loads: [.armLoad, .wristExtension], harder: .pushUp)
    case .pushUp:
      entry(
        .shoulders, .strength, 3, .reps(8), [.chest, .triceps, .abdominals], .push,
        loads: [.armLoad, .wristExtension])
    case .explosivePushUp:
      entry(
        .shoulders, .power, 3, .reps(5), [.chest, .triceps], .push,
        loads: [.armLoad, .wristExtension, .impact])
    case .bandPunch:
      entry(
        .shoulders, .power, 2, .each(6), [.chest, .shoulders], .push,
        loads: [.armLoad, .rotation], needs: [.band])
    case .overheadPress:
      entry(
        .shoulders, .strength, 3, .reps(8), [.shoulders, .triceps], .push,
        loads: [.overhead, .armLoad], needs: [.weights])
    case .pullDown:
      entry(
        .shoulders, .strength, 3, .reps(6), [.upperBack, .biceps], .pull,
        loads: [.overhead, .armLoad], needs: [.bar])

    case .catCow:
      entry(
        .thoracicSpine, .mobility, 1, .reps(8), [.lowerBack, .abdominals],
        loads: [.kneeling, .spinalFlexion, .spinalExtension, .wristExtension, .armLoad])
    case .openBook:
      entry(.thoracicSpine, .mobility, 1, .each(8), [.chest, .obliques], loads: [.rotation])
    case .seatedTurn:
      entry(
        .thoracicSpine, .mobility, 1, .each(8), [.obliques], loads: [.rotation], harder: .openBook)
    case .threadTheNeedle:
      entry(
        .thoracicSpine, .mobility, 2, .each(8), [.upperBack, .obliques],
        loads: [.rotation, .kneeling, .wristExtension, .armLoad])
    case .chairExtension:
      entry(.thoracicSpine, .mobility, 1, .reps(8), [.upperBack], loads: [.spinalExtension])
    case .ribBreathing: entry(.thoracicSpine, .mobility, 1, .hold(60), [.diaphragm])
    case .rollUpperBack:
      entry(
        .thoracicSpine, .mobility, 1, .hold(60), [.upperBack], loads: [.spinalExtension],
        needs: [.roller])
    case .halfKneelingTurn:
      entry(
        .thoracicSpine, .balance, 2, .each(8), [.obliques, .glutes], loads: [.rotation, .kneeling])
    case .proneW:
      entry(
        .thoracicSpine, .strength, 1, .reps(10), [.upperBack, .rotatorCuff], .pull, harder: .proneY)
    case .proneY:
      entry(
        .thoracicSpine, .strength, 2, .reps(10), [.trapezius, .upperBack], .pull, loads: [.overhead]
      )
    case .bandRow:
      entry(
        .thoracicSpine, .strength, 2, .reps(12), [.upperBack, .biceps], .pull, loads: [.armLoad],
        needs: [.band], harder: .row)
    case .row:
      entry(
        .thoracicSpine, .strength, 3, .reps(10), [.upperBack, .biceps], .pull, loads: [.armLoad],
        needs: [.weights])
    case .trunkSnap:
      entry(.thoracicSpine, .power, 2, .each(6), [.obliques, .glutes], .rotate, loads: [.rotation])

    case .pelvicTilt: entry(.core, .mobility, 1, .reps(10), [.abdominals, .lowerBack])
    case .pronePressUp:
      entry(
        .core, .mobility, 1, .reps(8), [.lowerBack, .abdominals],
        loads: [.spinalExtension, .armLoad])
    case .heelSlide: entry(.core, .balance, 1, .each(8), [.abdominals], harder: .deadBug)
    case .deadBug: entry(.core, .balance, 2, .each(8), [.abdominals, .hipFlexors])
    case .birdDog:
      entry(
        .core, .balance, 2, .each(8), [.lowerBack, .glutes],
        loads: [.kneeling, .wristExtension, .armLoad])
    case .kneePlank:
      entry(
        .core, .strength, 1, .hold(20), [.abdominals], loads: [.kneeling, .armLoad], harder: .plank)
    case .plank:
      entry(.core, .strength, 2, .hold(30), [.abdominals], loads: [.armLoad], harder: .shoulderTap)
    case .shoulderTap:
      entry(
        .core, .strength, 3, .each(8), [.abdominals, .shoulders],
        loads: [.armLoad, .wristExtension]
      )
    case .kneeSidePlank:
      entry(
        .core, .strength, 1, .holdEach(20), [.obliques], loads: [.armLoad, .kneeling],
        harder: .sidePlank)
    case .sidePlank:
      entry(.core, .strength, 2, .holdEach(20), [.obliques, .abductors], loads: [.armLoad])
    case .curlUp:
      entry(.core, .strength, 2, .reps(8), [.abdominals], loads: [.neckLoad, .spinalFlexion])
    case .backExtension:
      entry(
        .core, .strength, 2, .reps(10), [.lowerBack, .glutes], .hinge, loads: [.spinalExtension])
    case .antiRotationPress:
      entry(
        .core, .strength, 2, .each(10), [.obliques, .abdominals], .rotate, loads: [.armLoad],
        needs: [.band])
    case .standingMarch:
      entry(
        .core, .strength, 1, .hold(40), [.hipFlexors, .abdominals], .carry, loads: [.singleLeg],
        harder: .bagCarry)
    case .bagCarry:
      entry(
        .core, .strength, 2, .holdEach(30), [.obliques, .trapezius], .carry, loads: [.armLoad],
        harder: .suitcaseCarry)
    case .suitcaseCarry:
      entry(
        .core, .strength, 3, .holdEach(30), [.obliques, .trapezius], .carry, loads: [.armLoad],
        needs: [.weights])
    case .mountainClimber:
      entry(
        .core, .power, 2, .hold(20), [.abdominals, .hipFlexors],
        loads: [.armLoad, .wristExtension])

    case .hipCircle:
      entry(.hips, .mobility, 1, .each(8), [.hipFlexors, .glutes], loads: [.singleLeg])
    case .legSwing:
      entry(.hips, .mobility, 1, .each(10), [.hipFlexors, .hamstrings], loads: [.singleLeg])
    case .hipFlexorStretch:
      entry(.hips, .mobility, 1, .holdEach(30), [.hipFlexors], loads: [.kneeling])
    case .figureFour: entry(.hips, .mobility, 1, .holdEach(30), [.glutes])
    case .ninetyNinety:
      entry(.hips, .mobility, 2, .each(6), [.glutes, .adductors], loads: [.kneeFlexion])
    case .lungeWithTurn:
      entry(
        .hips, .mobility, 2, .each(6), [.hipFlexors, .obliques], loads: [.kneeFlexion, .rotation])
    case .rollGlutes: entry(.hips, .mobility, 1, .holdEach(45), [.glutes], needs: [.roller])
    case .gluteBridge:
      entry(
        .hips, .strength, 1, .reps(12), [.glutes, .hamstrings], .hinge, harder: .singleLegBridge)
    case .singleLegBridge: entry(.hips, .strength, 2, .each(10), [.glutes, .hamstrings], .hinge)
    case .hipHinge:
      entry(
        .hips, .strength, 1, .reps(12), [.hamstrings, .glutes], .hinge, harder: .singleLegHinge)
    case .singleLegHinge:
      entry(
        .hips, .strength, 3, .each(8), [.hamstrings, .glutes], .hinge, loads: [.singleLeg],
        harder: .romanianDeadlift)
    case .romanianDeadlift:
      entry(
        .hips, .strength, 3, .reps(10), [.hamstrings, .glutes, .lowerBack], .hinge,
        loads: [.armLoad], needs: [.weights])
    case .clamshell: entry(.hips, .strength, 1, .each(12), [.abductors], harder: .sideLegRaise)
    case .sideLegRaise: entry(.hips, .strength, 2, .each(12), [.abductors], harder: .bandSideStep)
    case .bandSideStep: entry(.hips, .strength, 2, .each(12), [.abductors], needs: [.band])
    case .hipAirplane:
      entry(
        .hips, .balance, 3, .each(6), [.glutes, .abductors], loads: [.singleLeg, .rotation])
    case .kneeDrive: entry(.hips, .power, 2, .each(8), [.hipFlexors, .glutes], loads: [.singleLeg])
    case .swing:
      entry(
        .hips, .power, 3, .reps(10), [.glutes, .hamstrings], .hinge, loads: [.armLoad],
        needs: [.weights])

    case .quadStretch:
      entry(.knees, .mobility, 1, .holdEach(30), [.quadriceps], loads: [.kneeFlexion])
    case .hamstringStretch: entry(.knees, .mobility, 1, .holdEach(30), [.hamstrings])
    case .seatedKneeExtension: entry(.knees, .mobility, 1, .each(10), [.hamstrings, .quadriceps])
    case .rollThighs: entry(.knees, .mobility, 1, .holdEach(45), [.quadriceps], needs: [.roller])
    case .straightLegRaise: entry(.knees, .strength, 1, .each(10), [.quadriceps])
    case .bandKneeExtension: entry(.knees, .strength, 2, .each(12), [.quadriceps], needs: [.band])
    case .hamstringSlide: entry(.knees, .strength, 3, .reps(8), [.hamstrings, .glutes], .hinge)
    case .miniSquat:
      entry(.knees, .balance, 2, .each(8), [.quadriceps, .glutes], loads: [.singleLeg])
    case .chairStand:
      entry(
        .knees, .strength, 1, .reps(10), [.quadriceps, .glutes], .squat, loads: [.kneeFlexion],
        harder: .squat)
    case .squat:
      entry(
        .knees, .strength, 2, .reps(10), [.quadriceps, .glutes], .squat, loads: [.kneeFlexion],
        harder: .lunge)
    case .lunge:
      entry(
        .knees, .strength, 3, .each(8), [.quadriceps, .glutes], .squat, loads: [.kneeFlexion])
    case .wallSit:
      entry(.knees, .strength, 2, .hold(30), [.quadriceps], .squat, loads: [.kneeFlexion])
    case .stepUp:
      entry(
        .knees, .strength, 2, .each(10), [.quadriceps, .glutes], .squat, loads: [.singleLeg],
        harder: .stepDown)
    case .stepDown:
      entry(
        .knees, .strength, 3, .each(8), [.quadriceps, .glutes], .squat,
        loads: [.singleLeg, .kneeFlexion])
    case .fastChairStand:
      entry(
        .knees, .power, 1, .reps(8), [.quadriceps, .glutes], .squat, loads: [.kneeFlexion],
        harder: .jumpAndLand)
    case .jumpAndLand:
      entry(
        .knees, .power, 2, .reps(5), [.quadriceps, .glutes, .calves], .squat, loads: [.impact],
        harder: .squatJump)
    case .squatJump:
      entry(
        .knees, .power, 3, .reps(6), [.quadriceps, .glutes, .calves], .squat,
        loads: [.impact, .kneeFlexion])

    case .ankleCircle: entry(.ankles, .mobility, 1, .each(8), [.shins, .calves])
    case .kneeToWallRock: entry(.ankles, .mobility, 1, .each(10), [.calves])
    case .calfStretch: entry(.ankles, .mobility, 1, .holdEach(30), [.calves])
    case .rollCalves: entry(.ankles, .mobility, 1, .holdEach(45), [.calves], needs: [.roller])
    case .toeLift: entry(.ankles, .balance, 1, .each(10), [.feet])
    case .shortFoot: entry(.ankles, .balance, 1, .each(8), [.feet])
    case .heelWalk: entry(.ankles, .balance, 2, .hold(30), [.shins])
    case .shinRaise: entry(.ankles, .strength, 1, .reps(15), [.shins])
    case .bandAnkleTurn: entry(.ankles, .strength, 1, .each(15), [.calves], needs: [.band])
    case .bentKneeCalfRaise: entry(.ankles, .strength, 2, .reps(15), [.calves])
    case .calfRaise: entry(.ankles, .strength, 1, .reps(15), [.calves], harder: .singleLegCalfRaise)
    case .singleLegCalfRaise:
      entry(
        .ankles, .strength, 2, .each(12), [.calves], loads: [.singleLeg], harder: .stepCalfRaise)
    case .stepCalfRaise: entry(.ankles, .strength, 3, .each(10), [.calves], loads: [.singleLeg])
    case .pogo:
      entry(.ankles, .power, 2, .hold(15), [.calves], loads: [.impact], harder: .singleLegPogo)
    case .singleLegPogo:
      entry(.ankles, .power, 3, .holdEach(10), [.calves], loads: [.impact, .singleLeg])

    case .feetTogether:
      entry(.wholeBody, .balance, 1, .hold(30), [.feet, .calves], harder: .tandemStance)
    case .tandemStance:
      entry(.wholeBody, .balance, 1, .holdEach(30), [.feet, .abductors], harder: .singleLegStance)
    case .singleLegStance:
      entry(
        .wholeBody, .balance, 2, .holdEach(30), [.feet, .abductors], loads: [.singleLeg],
        harder: .eyesClosedStance)
    case .eyesClosedStance:
      entry(.wholeBody, .balance, 3, .holdEach(20), [.feet, .abductors], loads: [.singleLeg])
    case .tandemWalk: entry(.wholeBody, .balance, 2, .hold(40), [.feet, .abductors])
    case .starReach:
      entry(
        .wholeBody, .balance, 3, .each(6), [.glutes, .quadriceps], loads: [.singleLeg])
    case .floorGetUp:
      entry(
        .wholeBody, .strength, 2, .each(4), [.glutes, .quadriceps, .abdominals], .squat,
        loads: [.kneeling, .kneeFlexion, .armLoad])
    case .bearCrawl:
      entry(
        .wholeBody, .strength, 3, .hold(20), [.shoulders, .abdominals, .quadriceps], .carry,
        loads: [.armLoad, .wristExtension, .kneeFlexion])
    case .farmerCarry:
      entry(
        .wholeBody, .strength, 2, .hold(40), [.trapezius, .abdominals], .carry, loads: [.armLoad],
        needs: [.weights])
    case .fastFeet:
      entry(.wholeBody, .power, 1, .hold(15), [.calves, .hipFlexors], harder: .skaterHop)
    case .skaterHop:
      entry(
        .wholeBody, .power, 3, .each(6), [.glutes, .abductors, .calves],
        loads: [.impact, .singleLeg])
    case .sunSalutation:
      entry(
        .wholeBody, .mobility, 2, .minutes(8), [.hamstrings, .shoulders],
        loads: [.armLoad, .wristExtension, .spinalFlexion, .spinalExtension])
    case .standingPoses: entry(.wholeBody, .mobility, 2, .minutes(10), [.quadriceps, .adductors])
    case .floorPoses:
      entry(.wholeBody, .mobility, 1, .minutes(8), [.glutes, .hamstrings], loads: [.spinalFlexion])
    case .relaxation: entry(.wholeBody, .mobility, 1, .minutes(4), [.diaphragm])
    case .easyWalking: entry(.wholeBody, .mobility, 1, .minutes(20), [.calves, .glutes])
    case .easyRunning:
      entry(.wholeBody, .power, 1, .minutes(10), [.calves, .quadriceps], loads: [.impact])
    case .tempoRunning:
      entry(
        .wholeBody, .power, 3, .minutes(20), [.calves, .quadriceps, .glutes], loads: [.impact])
    }
  }
}

private func entry(
  _ area: BodyArea, _ kind: MovementKind, _ level: Int, _ dose: MovementDose, _ muscles: [Muscle],
  _ pattern: MovementPattern? = nil, loads: Set<BodyLoad> = [], needs: Set<Equipment> = [],
  harder: Movement? = nil
) -> MovementFacts {
  MovementFacts(
    area: area, kind: kind, level: level, pattern: pattern, dose: dose, muscles: muscles,
    loads: loads, equipment: needs, harder: harder)
}

/// A test to do at home, alone or with a helper.
package enum SelfTest: HyphenatedName, CaseIterable, Equatable, Sendable {
  case neckHold, pushUps, backScratch, seatedRotation, plank, singleLegBridge
  case chairStand30 = "chair-stand-30"
  case chairStand60 = "chair-stand-60"
  case kneeToWall, heelRise, oneLegOpen, oneLegStance, sittingRising

  package enum Unit: String, CaseIterable, Equatable, Sendable {
    case seconds, repetitions, centimetres, degrees, points
  }

  package var area: BodyArea {
    switch self {
    case .neckHold: .neck
    case .pushUps, .backScratch: .shoulders
    case .seatedRotation: .thoracicSpine
    case .plank: .core
    case .singleLegBridge: .hips
    case .chairStand30, .chairStand60: .knees
    case .kneeToWall, .heelRise: .ankles
    case .oneLegOpen, .oneLegStance, .sittingRising: .wholeBody
    }
  }

  /// The loads on the body; most tests are done until one cannot go on.
  package var loads: Set<BodyLoad> {
    switch self {
    case .neckHold: [.supine, .neckLoad, .strain, .spinalFlexion]
    case .pushUps: [.armLoad, .wristExtension, .strain, .ankleLoad]
    case .backScratch: [.overhead]
    case .seatedRotation: [.rotation]
    case .plank: [.armLoad, .strain, .ankleLoad]
    case .singleLegBridge: [.supine, .strain]
    case .chairStand30: [.kneeFlexion]
    case .chairStand60: [.kneeFlexion, .strain]
    case .kneeToWall: [.ankleLoad]
    case .heelRise: [.singleLeg, .strain, .ankleLoad]
    case .oneLegOpen: [.singleLeg]
    case .oneLegStance: [.singleLeg, .unsteady]
    case .sittingRising: [.kneeling, .kneeFlexion, .spinalFlexion, .unsteady]
    }
  }

  /// The seconds at which it ends; nil if no clock is needed.
  package var cap: Int? {
    switch self {
    case .chairStand30: 30
    case .oneLegOpen, .oneLegStance: 45
    case .chairStand60, .heelRise: 60
    case .neckHold: 120
    case .plank: 240
    case .pushUps, .backScratch, .seatedRotation, .singleLegBridge, .kneeToWall, .sittingRising: nil
    }
  }

  package var unit: Unit {
    switch self {
    case .neckHold, .plank, .oneLegOpen, .oneLegStance: .seconds
    case .pushUps, .singleLegBridge, .chairStand30, .chairStand60, .heelRise: .repetitions
    case .backScratch, .kneeToWall: .centimetres
    case .seatedRotation: .degrees
    case .sittingRising: .points
    }
  }

  /// Whether left and right are measured; the worse one counts.
  package var isSided: Bool {
    switch self {
    case .seatedRotation, .singleLegBridge, .kneeToWall, .heelRise, .oneLegOpen, .oneLegStance: true
    case .neckHold, .pushUps, .backScratch, .plank, .chairStand30, .chairStand60, .sittingRising:
      false
    }
  }

  /// The accepted values; anything beyond is a typing error.
  package var limits: ClosedRange<Double> {
    switch self {
    case .neckHold, .oneLegOpen, .oneLegStance: 0...600
    case .plank: 0...3600
    case .pushUps, .singleLegBridge, .heelRise: 0...300
    case .chairStand30: 0...60
    case .chairStand60: 0...120
    case .backScratch: -60...40
    case .kneeToWall: 0...30
    case .seatedRotation: 0...120
    case .sittingRising: 0...10
    }
  }

  /// The ages that its norm covers; nil for all adults.
  package var ages: ClosedRange<Int>? {
    switch self {
    case .backScratch, .chairStand30: 60...94
    case .pushUps: 15...69
    case .heelRise: 20...89
    case .oneLegOpen: 60...99
    // Nobody from 65 on should close their eyes.
    case .oneLegStance: 18...64
    case .chairStand60: 20...79
    case .neckHold, .seatedRotation, .plank, .singleLegBridge, .kneeToWall, .sittingRising: nil
    }
  }

  /// Whether the sides differ by more than the limit for the ankle (Hoch & McKeon 2011), or by 15%.
  package func isUneven(_ values: [Double]) -> Bool {
    guard let least = values.min(), let most = values.max(), isSided else { return false }
    return self == .kneeToWall ? most - least > 1.5 : most > 0 && (most - least) / most > 0.15
  }

  /// The publication of its norm; nil for a table in a handbook.
  package var citation: String? {
    switch self {
    case .neckHold: "Domenech et al. 2011, PM&R 3:105–110"
    case .pushUps: nil
    case .backScratch, .chairStand30: "Rikli & Jones 1999, J Aging Phys Act 7:162–181"
    case .seatedRotation: "Johnson et al. 2012, J Athl Train 47:52–60"
    case .plank: "Strand et al. 2014, J Hum Kinet 40:93–102"
    case .singleLegBridge: "Freckleton et al. 2014, Br J Sports Med 48:713–717"
    case .chairStand60: "Strassmann et al. 2013, Int J Public Health 58:949–953"
    case .kneeToWall: "Hoch & McKeon 2011, Man Ther 16:516–519"
    case .heelRise: "Hébert-Losier et al. 2017, Physiotherapy 103:446–452"
    case .oneLegOpen: "Bohannon 2006, Top Geriatr Rehabil 22:70–77"
    case .oneLegStance: "Springer et al. 2007, J Geriatr Phys Ther 30:8–15"
    case .sittingRising: "Brito et al. 2014, Eur J Prev Cardiol 21:892–898"
    }
  }
}

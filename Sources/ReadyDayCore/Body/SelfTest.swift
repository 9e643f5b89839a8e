/// A test to do at home, alone or with a helper.
@dynamicMemberLookup
package enum SelfTest: String, Hyphenated, Equatable, Sendable {
  case neckHold, pushUps, backScratch, seatedRotation, plank, singleLegBridge
  case chairStand30 = "chair-stand-30"
  case chairStand60 = "chair-stand-60"
  case kneeToWall, heelRise, oneLegOpen, oneLegStance, sittingRising

  package enum Unit: String, Equatable, Coded {
    case seconds, repetitions, centimetres, degrees, points
  }

  package struct Facts {
    package let area: BodyArea
    package let unit: Unit
    /// The accepted values; any other is a typing error.
    package let limits: ClosedRange<Double>
    /// The loads on the body. Most tests go on until exhaustion.
    package let loads: Set<BodyLoad>
    /// Whether left and right are measured; the worse side counts.
    package var isSided = false
    /// In seconds: when the test ends; nil if it needs no clock.
    package var cap: Int?
    /// The ages that the norm covers; nil for all adults.
    package var ages: ClosedRange<Int>?
    /// Where the norm was published; nil for a table in a handbook.
    package var citation: String?
  }

  package subscript<Value>(dynamicMember fact: KeyPath<Facts, Value>) -> Value {
    facts[keyPath: fact]
  }

  private var facts: Facts {
    switch self {
    case .neckHold:
      Facts(
        area: .neck, unit: .seconds, limits: 0...600,
        loads: [.supine, .neckLoad, .strain, .spinalFlexion], cap: 120,
        citation: "Domenech et al. 2011, PM&R 3:105–110")
    case .pushUps:
      Facts(
        area: .shoulders, unit: .repetitions, limits: 0...300,
        loads: [.armLoad, .wristExtension, .strain, .ankleLoad], ages: 15...69)
    case .backScratch:
      Facts(
        area: .shoulders, unit: .centimetres, limits: -60...40, loads: [.overhead], ages: 60...94,
        citation: "Rikli & Jones 1999, J Aging Phys Act 7:162–181")
    case .seatedRotation:
      Facts(
        area: .thoracicSpine, unit: .degrees, limits: 0...120, loads: [.rotation], isSided: true,
        citation: "Johnson et al. 2012, J Athl Train 47:52–60")
    case .plank:
      Facts(
        area: .core, unit: .seconds, limits: 0...3600, loads: [.armLoad, .strain, .ankleLoad],
        cap: 240, citation: "Strand et al. 2014, J Hum Kinet 40:93–102")
    case .singleLegBridge:
      Facts(
        area: .hips, unit: .repetitions, limits: 0...300, loads: [.supine, .strain], isSided: true,
        citation: "Freckleton et al. 2014, Br J Sports Med 48:713–717")
    case .chairStand30:
      Facts(
        area: .knees, unit: .repetitions, limits: 0...60, loads: [.kneeFlexion], cap: 30,
        ages: 60...94, citation: "Rikli & Jones 1999, J Aging Phys Act 7:162–181")
    case .chairStand60:
      Facts(
        area: .knees, unit: .repetitions, limits: 0...120, loads: [.kneeFlexion, .strain], cap: 60,
        ages: 20...79, citation: "Strassmann et al. 2013, Int J Public Health 58:949–953")
    case .kneeToWall:
      Facts(
        area: .ankles, unit: .centimetres, limits: 0...30, loads: [.ankleLoad], isSided: true,
        citation: "Hoch & McKeon 2011, Man Ther 16:516–519")
    case .heelRise:
      Facts(
        area: .ankles, unit: .repetitions, limits: 0...300,
        loads: [.singleLeg, .strain, .ankleLoad], isSided: true, cap: 60, ages: 20...89,
        citation: "Hébert-Losier et al. 2017, Physiotherapy 103:446–452")
    case .oneLegOpen:
      Facts(
        area: .wholeBody, unit: .seconds, limits: 0...600, loads: [.singleLeg], isSided: true,
        cap: 45, ages: 60...99, citation: "Bohannon 2006, Top Geriatr Rehabil 22:70–77")
    case .oneLegStance:
      // From 65 on, nobody should stand with closed eyes.
      Facts(
        area: .wholeBody, unit: .seconds, limits: 0...600, loads: [.singleLeg, .unsteady],
        isSided: true, cap: 45, ages: 18...64,
        citation: "Springer et al. 2007, J Geriatr Phys Ther 30:8–15")
    case .sittingRising:
      Facts(
        area: .wholeBody, unit: .points, limits: 0...10,
        loads: [.kneeling, .kneeFlexion, .spinalFlexion, .unsteady],
        citation: "Brito et al. 2014, Eur J Prev Cardiol 21:892–898")
    }
  }

  /// Whether the sides differ by over 15%, or for the ankle by over 1.5 cm (Hoch & McKeon 2011).
  package func isUneven(_ values: [Double]) -> Bool {
    guard let least = values.min(), let most = values.max(), self.isSided else { return false }
    return self == .kneeToWall ? most - least > 1.5 : most > 0 && (most - least) / most > 0.15
  }
}

extension BodyArea {
  var joints: [Joint] {
    switch self {
    case .neck: [.neck]
    case .shoulders: [.shoulder]
    case .thoracicSpine: [.thoracicSpine]
    case .core: [.lumbarSpine]
    case .hips: [.hip]
    case .knees: [.knee]
    case .ankles: [.ankle, .foot]
    case .wholeBody: [.ankle, .knee, .hip]
    }
  }
}

package enum MovementKind: String, Equatable, Coded {
  case mobility, strength
  case balance
  case power
}

package enum MovementPattern: String, Equatable, Coded {
  case push, pull, hinge, squat, carry, rotate

  var joints: [Joint] {
    switch self {
    case .push: [.shoulder, .elbow, .wrist]
    case .pull: [.shoulder, .elbow]
    case .hinge: [.hip, .lumbarSpine]
    case .squat: [.hip, .knee, .ankle]
    case .carry: [.shoulder, .lumbarSpine, .hip, .knee, .ankle]
    case .rotate: [.thoracicSpine, .hip]
    }
  }
}

/// Equipment besides a chair, a wall, a step and a towel, which every home has.
package enum Equipment: String, Equatable, Coded {
  case band, weights, bar, roller
}

/// A load that an injured joint may not tolerate.
package enum BodyLoad: String, Equatable, Coded {
  /// Deep bending of a knee under load.
  case kneeFlexion = "knee-flexion"
  case kneeling, overhead
  /// Weight on the arms or held in them.
  case armLoad = "arm-load"
  case impact
  case spinalFlexion = "spinal-flexion"
  case spinalExtension = "spinal-extension"
  /// Turning the trunk fully or quickly.
  case rotation
  case wristExtension = "wrist-extension"
  case neckLoad = "neck-load"
  /// Standing on one leg.
  case singleLeg = "single-leg"
  /// Weight on the front of the foot, or far over the ankle.
  case ankleLoad = "ankle-load"
  case supine, prone
  /// The head is below the hips.
  case inverted
  /// A risk of falling: closed eyes, no free hand, or fast or large swings, steps and turns.
  case unsteady
  /// A long hold or a maximal effort, during which people hold their breath.
  case strain
  /// Jerks, or pressure on single vertebrae.
  case spinalLoad = "spinal-load"

  /// The joints that bear the load.
  var joints: [Joint] {
    switch self {
    case .kneeFlexion, .kneeling: [.knee]
    case .overhead: [.shoulder]
    case .armLoad: [.shoulder, .elbow, .wrist]
    case .impact, .singleLeg: [.hip, .knee, .ankle, .foot]
    case .spinalFlexion, .spinalExtension, .rotation, .spinalLoad: [.thoracicSpine, .lumbarSpine]
    case .wristExtension: [.wrist]
    case .neckLoad: [.neck]
    case .ankleLoad: [.ankle, .foot]
    case .supine, .prone, .inverted, .unsteady, .strain: []
    }
  }
}

package enum Muscle: String, Equatable, Coded {
  case neckFlexors, neckExtensors, trapezius, shoulders, rotatorCuff, chest, triceps, biceps,
    upperBack, lowerBack, abdominals, obliques, diaphragm, hipFlexors, adductors, abductors, glutes,
    quadriceps, hamstrings, calves, shins, feet
}

/// Sports, by their demands on the body.
package enum BodySport: String, Equatable, Coded {
  case running, cycling, swimming, strength, racket, team, climbing, hiking, skiing, combat

  /// The areas with the highest demands, in descending order.
  package var areas: [BodyArea] {
    switch self {
    case .running: [.ankles, .hips, .knees, .core]
    case .cycling: [.hips, .knees, .thoracicSpine, .neck]
    case .swimming: [.shoulders, .thoracicSpine, .core]
    case .strength: [.hips, .knees, .shoulders, .core]
    case .racket: [.shoulders, .thoracicSpine, .hips, .ankles]
    case .team: [.knees, .ankles, .hips, .wholeBody]
    case .climbing: [.shoulders, .thoracicSpine, .core]
    case .hiking: [.ankles, .knees, .hips, .wholeBody]
    case .skiing: [.knees, .hips, .wholeBody]
    case .combat: [.hips, .shoulders, .neck, .wholeBody]
    }
  }

  /// Whether the sport needs power for jumps, sprints or throws.
  package var asksForPower: Bool {
    switch self {
    case .running, .racket, .team, .skiing, .combat: true
    case .cycling, .swimming, .strength, .climbing, .hiking: false
    }
  }
}

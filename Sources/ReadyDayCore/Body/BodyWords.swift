/// A part of the body that self-tests measure and movements serve.
package enum BodyArea: String, CaseIterable, Hashable, Sendable {
  case neck, shoulders
  case thoracicSpine = "thoracic-spine"
  case core, hips, knees, ankles
  case wholeBody = "whole-body"
}

package enum MovementKind: String, CaseIterable, Hashable, Sendable {
  case mobility, strength
  /// Balance and control.
  case balance
  /// Power, and pace.
  case power
}

/// What the large movements of strength training do.
package enum MovementPattern: String, CaseIterable, Hashable, Sendable {
  case push, pull, hinge, squat, carry, rotate
}

/// What a home may have besides a chair, a wall, a step and a towel, which count as nothing.
package enum Equipment: String, CaseIterable, Hashable, Sendable {
  case band, weights, bar, roller
}

/// What a movement asks of joints that may not like it.
package enum BodyLoad: String, CaseIterable, Hashable, Sendable {
  /// Bending a knee deeply under weight.
  case kneeFlexion = "knee-flexion"
  case kneeling, overhead
  /// Weight on the arms, or in them.
  case armLoad = "arm-load"
  case impact
  case spinalFlexion = "spinal-flexion"
  case spinalExtension = "spinal-extension"
  /// Turning the trunk to its end, or quickly.
  case rotation
  case wristExtension = "wrist-extension"
  case neckLoad = "neck-load"
  /// Standing on one leg.
  case singleLeg = "single-leg"
}

package enum Joint: String, CaseIterable, Hashable, Sendable {
  case neck, shoulder, elbow, wrist
  case thoracicSpine = "thoracic-spine"
  case lumbarSpine = "lumbar-spine"
  case hip, knee, ankle, foot
}

package enum Muscle: String, CaseIterable, Hashable, Sendable {
  case neckFlexors = "neck-flexors"
  case neckExtensors = "neck-extensors"
  case trapezius, shoulders
  case rotatorCuff = "rotator-cuff"
  case chest, triceps, biceps
  case upperBack = "upper-back"
  case lowerBack = "lower-back"
  case abdominals, obliques, diaphragm
  case hipFlexors = "hip-flexors"
  case adductors, abductors, glutes, quadriceps, hamstrings, calves, shins, feet
}

/// Sports by what they ask of the body.
package enum BodySport: String, CaseIterable, Hashable, Sendable {
  case running, cycling, swimming, strength, racket, team, climbing, hiking, skiing, combat
}

extension BodySport {
  /// The areas it asks most of, the first one most.
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

  /// Whether it needs power: jumps, sprints, throws.
  package var asksForPower: Bool {
    switch self {
    case .running, .racket, .team, .skiing, .combat: true
    case .cycling, .swimming, .strength, .climbing, .hiking: false
    }
  }
}

extension BodyArea {
  /// The joints that are meant by it.
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

extension MovementPattern {
  /// The joints that move in it.
  var joints: [Joint] {
    switch self {
    case .push: [.shoulder, .elbow, .wrist]
    case .pull: [.shoulder, .elbow]
    case .hinge: [.hip, .lumbarSpine]
    case .squat: [.hip, .knee, .ankle]
    case .carry: [.shoulder, .lumbarSpine]
    case .rotate: [.thoracicSpine, .hip]
    }
  }
}

/// A part of the body that can be injured: a joint, which movements load, or a part beside one.
package enum Joint: String, Equatable, Coded {
  case neck, shoulder, elbow, wrist
  case thoracicSpine = "thoracic-spine"
  case lumbarSpine = "lumbar-spine"
  case hip, knee, ankle, foot
  case hamstring, calf, quad, shin, groin, achilles

  /// The joint that is spared with it.
  package var joint: Joint {
    switch self {
    case .hamstring, .groin: .hip
    case .quad: .knee
    case .calf, .shin, .achilles: .ankle
    default: self
    }
  }
}

extension Activity {
  /// Whether the activity loads `part`; false only if even a hard session spares it.
  package func loads(_ part: Joint) -> Bool {
    let joint = part.joint
    return switch self {
    case .swimming: ![.hip, .ankle, .foot].contains(joint)
    case .cycling: ![.shoulder, .elbow, .foot].contains(joint)
    case .running, .trailRunning, .hiking, .walking, .stairClimbing, .elliptical:
      [.lumbarSpine, .hip, .knee, .ankle, .foot].contains(joint)
    default: category != .recovery && category != .mindBody
    }
  }
}

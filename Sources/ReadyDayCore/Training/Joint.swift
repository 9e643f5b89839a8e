/// A part of the body that can be injured, and that movements load.
package enum Joint: String, CaseIterable, Equatable, Sendable {
  case neck, shoulder, elbow, wrist
  case thoracicSpine = "thoracic-spine"
  case lumbarSpine = "lumbar-spine"
  case hip, knee, ankle, foot
}

extension Activity {
  /// Whether the activity loads `joint`; false only if even a hard session spares it.
  package func loads(_ joint: Joint) -> Bool {
    switch self {
    case .swimming: ![.hip, .ankle, .foot].contains(joint)
    case .cycling: ![.shoulder, .elbow, .foot].contains(joint)
    case .running, .trailRunning, .hiking, .walking, .stairClimbing, .elliptical:
      [.lumbarSpine, .hip, .knee, .ankle, .foot].contains(joint)
    default: category != .recovery && category != .mindBody
    }
  }
}

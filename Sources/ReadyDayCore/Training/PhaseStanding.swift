package enum ProgrammePhase: String, CaseIterable, Equatable, Sendable {
  case recovery, resilience, results

  package static let days = 14
}

/// A part of the body that self-tests measure and movements train.
package enum BodyArea: String, CaseIterable, Equatable, Sendable {
  case neck, shoulders
  case thoracicSpine = "thoracic-spine"
  case core, hips, knees, ankles
  case wholeBody = "whole-body"
}

/// How a phase is going.
package struct PhaseStanding: Hashable, Sendable {
  package struct Rise: Hashable, Sendable {
    package let area: BodyArea
    /// 0…100.
    package let before, now: Int
  }

  package let phase: ProgrammePhase
  /// Of the sessions in its last two weeks.
  package let done: Int
  package let count: Int
  /// The area that rose most since the programme began, if retests rose.
  package let rise: Rise?
  /// Whether a retest in this phase rose.
  let hasRisen: Bool

  var isUnderWay: Bool { done > 0 || rise != nil }

  /// Two thirds of its sessions, or a retest that rose.
  package var isEarned: Bool { done * 3 >= count * 2 || hasRisen }
}

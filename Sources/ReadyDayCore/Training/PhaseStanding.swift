package enum ProgrammePhase: String, Equatable, Coded {
  case recovery, resilience, results

  package static let days = 14
}

/// A part of the body that self-tests assess and movements train.
package enum BodyArea: String, Equatable, Coded {
  case neck, shoulders
  case thoracicSpine = "thoracic-spine"
  case core, hips, knees, ankles
  case wholeBody = "whole-body"
}

package struct PhaseStanding: Hashable, Sendable {
  package struct Rise: Hashable, Sendable {
    package let area: BodyArea
    /// Scores, 0…100.
    package let before, now: Int
  }

  package let phase: ProgrammePhase
  /// How many of ``count``, the sessions in the phase's last two weeks, are mostly done.
  package let done: Int
  package let count: Int
  /// The area whose score rose most since the programme began; nil if no retest showed a rise.
  package let rise: Rise?
  let hasRisen: Bool

  var isUnderWay: Bool { done > 0 || rise != nil }

  /// Whether two thirds of the sessions are done, or a retest showed a rise.
  package var isEarned: Bool { done * 3 >= count * 2 || hasRisen }
}

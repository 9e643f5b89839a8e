/// Whether a night or a morning has been scored, and if not, why.
public enum ScoreState: Hashable, CaseIterable, Sendable {
  case scored
  case pending
  case unscorable
  /// Marked as scored, but the score is missing or impossible.
  case unusable
  /// A nap was scored, and the night before it was not, or its score is missing.
  case onlyNap
  /// No record of the date.
  case missing
  /// Hidden by the user.
  case hidden
}

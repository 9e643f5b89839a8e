/// Whether a night or a morning has been scored, and if not, why.
public enum ScoreState: Hashable, CaseIterable, Sendable {
  case scored
  /// The night is still being evaluated.
  case pending
  /// Too little data was recorded.
  case unscorable
  /// Called scored, with a score that is not there or cannot be.
  case unusable
  /// A nap of that date was scored, and the night before it was not, or its score is not there.
  case onlyNap
  /// There is no record of that date at all.
  case missing
  /// Its owner keeps it from being shown.
  case hidden
}

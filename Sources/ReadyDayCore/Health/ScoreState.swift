/// Whether a night or a morning has been scored, and if not, why.
public enum ScoreState: Hashable, Sendable {
  case scored
  /// The night is still being evaluated.
  case pending
  /// Too little data was recorded.
  case unscorable
  /// There is no record of that date at all.
  case missing
  /// Its owner keeps it from being shown.
  case hidden
}

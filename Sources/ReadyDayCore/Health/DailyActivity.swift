/// How much somebody moved on one date, on the local clock.
struct DailyActivity: Equatable, Sendable {
  let date: LocalDate
  var steps: Double?
  /// What movement burnt, without what the body uses at rest.
  var activeKilocalories: Double?
  /// When it was exported; nil counts as the oldest.
  var updatedAt: Instant?

  /// The newer of two exports counts, and the larger of two values of one age, as the last day of an
  /// export is cut short; a value that only one of them has stays.
  func merged(with other: DailyActivity) -> DailyActivity {
    let isOlder = isNewer(other.updatedAt, than: updatedAt)
    let isNewer = isNewer(updatedAt, than: other.updatedAt)
    func chosen(_ own: Double?, _ others: Double?) -> Double? {
      guard let own, let others else { return own ?? others }
      return isOlder ? others : isNewer ? own : max(own, others)
    }
    var merged = self
    merged.steps = chosen(steps, other.steps)
    merged.activeKilocalories = chosen(activeKilocalories, other.activeKilocalories)
    if isOlder { merged.updatedAt = other.updatedAt }
    return merged
  }
}

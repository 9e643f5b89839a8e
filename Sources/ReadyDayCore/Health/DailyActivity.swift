/// How much somebody moved on one date, on the local clock.
struct DailyActivity: Equatable, Sendable {
  let date: LocalDate
  var steps: Double?
  /// What movement burnt, without what the body uses at rest.
  var activeKilocalories: Double?
  /// When it was exported; nil if the export may have only a part of the day.
  var updatedAt: Instant?

  /// The newer of two exports counts. Of one age, or if one may have only a part, the larger value
  /// counts; a value that only one of them has stays.
  func merged(with other: DailyActivity) -> DailyActivity {
    func chosen(_ own: Double?, _ others: Double?) -> Double? {
      guard let own, let others else { return own ?? others }
      guard let date = updatedAt, let otherDate = other.updatedAt, date != otherDate else {
        return max(own, others)
      }
      return date > otherDate ? own : others
    }
    var merged = self
    merged.steps = chosen(steps, other.steps)
    merged.activeKilocalories = chosen(activeKilocalories, other.activeKilocalories)
    if isNewer(other.updatedAt, than: updatedAt) { merged.updatedAt = other.updatedAt }
    return merged
  }
}

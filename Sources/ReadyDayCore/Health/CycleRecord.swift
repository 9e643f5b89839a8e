/// From one night's beginning to the next one's: a night and the day after it.
struct CycleRecord: Hashable, Sendable {
  let id: RecordID
  let start: Instant
  /// Nil while it lasts.
  let end: Instant?
  let offset: UTCOffset
  /// 0…21; nil when it is not scored.
  let strain: Double?
  let updatedAt: Instant?
  /// Spent in all of it; nil when unknown.
  var kilojoules: Double?
}

/// From the start of one night to the start of the next.
struct CycleRecord: Hashable, Sendable {
  let id: RecordID
  let start: Instant
  /// Nil while it lasts.
  let end: Instant?
  let offset: UTCOffset
  /// 0…21; nil when it is not scored.
  let strain: Double?
  let updatedAt: Instant?
  /// Over the whole cycle; nil when unknown.
  var kilojoules: Double?
}

package struct WhoopConnection: Hashable, Sendable {
  /// On the user's clock.
  let connectedOn: LocalDate
  /// The last complete sync, on the user's clock; nil without one.
  let syncedAt: LocalDateTime?
  let isSyncedToday: Bool
  package let trouble: WhoopSyncRecord.Trouble?

  package init(
    connectedAt: Instant, _ record: WhoopSyncRecord, in zone: Zone, today: LocalDate
  ) {
    connectedOn = zone.reading(at: connectedAt).date
    syncedAt = record.syncedAt.map { synced in
      zone.reading(at: synced.adding(seconds: -(synced.secondsSince1970 % 60)))
    }
    isSyncedToday = syncedAt?.date == today
    trouble = record.trouble
  }
}

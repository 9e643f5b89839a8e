/// How it stands between readyday and WHOOP, for a person.
package struct WhoopConnection: Hashable, Sendable {
  /// When the login was, on the person's clock.
  let connectedOn: LocalDate
  /// When all came for the last time, on the same clock; nil if that has not happened yet.
  let syncedAt: LocalDateTime?
  /// Whether that was today.
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

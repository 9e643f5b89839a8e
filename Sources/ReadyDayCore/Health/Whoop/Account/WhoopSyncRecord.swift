/// The history of syncs with WHOOP, stored in one file.
package struct WhoopSyncRecord: Equatable, Sendable {
  /// Why the last sync was incomplete.
  package enum Trouble: String, CaseIterable, Hashable, Sendable {
    /// The user has to log in again.
    case login
    case unreachable
    case refused
  }

  /// The last complete sync.
  package var syncedAt: Instant?
  package var trouble: Trouble?
  /// When syncs began to fail; nil after a complete one.
  package private(set) var failingSince: Instant?
  private var triedAt: Instant?
  /// The first date requested but not yet received; nil if none is missing.
  package var pendingSince: LocalDate?

  package init() {}

  package mutating func succeed(at now: Instant) {
    self = WhoopSyncRecord()
    syncedAt = now
  }

  /// - Parameter start: the first date that is still missing.
  package mutating func fail(_ trouble: Trouble, since start: LocalDate?, at now: Instant) {
    self.trouble = trouble
    (failingSince, triedAt) = (failingSince ?? now, now)
    guard let start else { return }
    pendingSince = pendingSince.map { min($0, start) } ?? start
  }

  /// Whether the last sync is recent enough: 5 minutes, or an hour once today's recovery is scored.
  ///
  /// A sync dated in the future, by a fast clock, does not count.
  package func isFresh(at now: Instant, isTodayScored: Bool) -> Bool {
    guard let age = syncedAt.map({ now.seconds(since: $0) }), age >= 0 else { return false }
    return age < (isTodayScored ? 3600 : 300)
  }

  /// Seconds after a failed sync before a brief tries again.
  private static let pause = 300

  /// Whether a brief should not sync: one has just failed, or the user has to log in first.
  package func hasJustFailed(at now: Instant) -> Bool {
    if trouble == .login { return true }
    guard trouble != nil, let age = triedAt.map({ now.seconds(since: $0) }) else { return false }
    return (0..<Self.pause).contains(age)
  }

  /// An invalid file counts as empty: the next sync requests as much as the first one.
  package init(_ bytes: [UInt8]) {
    let members = JSON.members(of: bytes) ?? [:]
    (syncedAt, failingSince) = (members["synced_at"]?.moment, members["failing_since"]?.moment)
    triedAt = members["tried_at"]?.moment
    trouble = members["trouble"]?.text.flatMap { Trouble(rawValue: $0) }
    pendingSince = members["pending_since"]?.text.flatMap { LocalDate($0) }
  }

  package var text: String {
    JSON.object([
      "synced_at": syncedAt.map(JSON.moment) ?? .null, "trouble": JSON(trouble?.rawValue),
      "failing_since": failingSince.map(JSON.moment) ?? .null,
      "tried_at": triedAt.map(JSON.moment) ?? .null,
      "pending_since": JSON(pendingSince?.description),
    ]).document
  }

  /// How many days back WHOOP may rescore nights.
  static let daysAgain = 14
  /// How many days the first sync requests.
  static let daysAtFirst = 365

  /// The first date to request; `newest` is the last stored morning, `requested` the user's date.
  package func start(today: LocalDate, newest: LocalDate?, requested: LocalDate?) -> LocalDate {
    if let requested { return min(requested, today) }
    let first = today.advanced(by: -Self.daysAtFirst)
    guard let syncedAt else { return min(pendingSince ?? first, first) }
    // Imports do not count, because the last sync did not cover their dates.
    let reached = min(newest ?? today, syncedAt.reading(at: .zero).date, today)
    let again = reached.advanced(by: -Self.daysAgain)
    return pendingSince.map { min($0, again) } ?? again
  }
}

package struct WhoopConnection: Equatable, Sendable {
  /// On the user's clock.
  let connectedOn: LocalDate
  /// The last complete sync, on the user's clock; nil if there was none.
  let syncedAt: LocalDateTime?
  let isSyncedToday: Bool
  package let trouble: WhoopSyncRecord.Trouble?

  package init(connectedAt: Instant, _ record: WhoopSyncRecord, in zone: Zone, today: LocalDate) {
    connectedOn = zone.reading(at: connectedAt).date
    syncedAt = record.syncedAt.map { synced in
      zone.reading(at: synced.adding(seconds: -(synced.secondsSince1970 % 60)))
    }
    isSyncedToday = syncedAt?.date == today
    trouble = record.trouble
  }
}

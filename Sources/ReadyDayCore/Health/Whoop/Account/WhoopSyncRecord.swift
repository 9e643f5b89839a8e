/// How the syncs with WHOOP went so far, as one file keeps it.
package struct WhoopSyncRecord: Hashable, Sendable {
  /// Why the last sync brought nothing, or not all.
  package enum Trouble: String, CaseIterable, Hashable, Sendable {
    /// A person has to log in again.
    case login
    /// WHOOP could not be reached.
    case unreachable
    /// WHOOP answered, and not with records.
    case refused
  }

  /// When all that was requested came.
  package var syncedAt: Instant?
  package var trouble: Trouble?
  /// Since when not all came, and when it last did not.
  package private(set) var failingSince: Instant?
  private var triedAt: Instant?
  /// The first date of what was requested and did not all come.
  package var pendingSince: LocalDate?

  package init() {}
}

extension WhoopSyncRecord {
  /// All came.
  package mutating func succeed(at now: Instant) {
    self = WhoopSyncRecord()
    syncedAt = now
  }

  /// Some of what was requested since `start` is still to come.
  package mutating func fail(_ trouble: Trouble, since start: LocalDate?, at now: Instant) {
    self.trouble = trouble
    (failingSince, triedAt) = (failingSince ?? now, now)
    guard let start else { return }
    pendingSince = pendingSince.map { min($0, start) } ?? start
  }
}

extension WhoopSyncRecord {
  /// How long a brief does not try again.
  private static let pause = 300

  /// Whether not all came a moment ago, or a person has to log in first: a brief need not ask for that.
  package func hasJustFailed(at now: Instant) -> Bool {
    if trouble == .login { return true }
    guard trouble != nil, let age = triedAt.map({ now.seconds(since: $0) }) else { return false }
    return (0..<Self.pause).contains(age)
  }
}

extension WhoopSyncRecord {
  /// A file that is none of readyday's says nothing: then as much is requested as the first time.
  package init(_ bytes: [UInt8]) {
    guard let value = try? JSONReader.value(of: bytes.span.bytes), let members = value.members
    else { return }
    let text = { (name: String) -> String? in
      if case .string(let text)? = members[name] { text } else { nil }
    }
    let moment = { (name: String) in text(name).flatMap { Timestamp($0)?.instant } }
    (syncedAt, failingSince) = (moment("synced_at"), moment("failing_since"))
    triedAt = moment("tried_at")
    trouble = text("trouble").flatMap { Trouble(rawValue: $0) }
    pendingSince = text("pending_since").flatMap { LocalDate($0) }
  }

  /// The whole file.
  package var text: String {
    JSON.object([
      "synced_at": syncedAt.map(JSON.moment) ?? .null, "trouble": JSON(trouble?.rawValue),
      "failing_since": failingSince.map(JSON.moment) ?? .null,
      "tried_at": triedAt.map(JSON.moment) ?? .null,
      "pending_since": JSON(pendingSince?.description),
    ]).document
  }
}

extension WhoopSyncRecord {
  /// How far back nights may be rescored.
  static let daysAgain = 14
  /// What the first sync asks for.
  static let daysAtFirst = 365

  /// The date from which on records are requested.
  ///
  /// - Parameters:
  ///   - today: on the person's clock.
  ///   - newest: the last morning that is kept.
  ///   - asked: the date that a person named.
  package func start(today: LocalDate, newest: LocalDate?, asked: LocalDate?) -> LocalDate {
    if let asked { return min(asked, today) }
    let first = today.advanced(by: -Self.daysAtFirst)
    guard let syncedAt else { return min(pendingSince ?? first, first) }
    // Whatever was imported meanwhile, WHOOP was asked up to then.
    let reached = min(newest ?? today, syncedAt.reading(at: .zero).date, today)
    let again = reached.advanced(by: -Self.daysAgain)
    return pendingSince.map { min($0, again) } ?? again
  }
}

/// Whether WHOOP has to be asked at all.
package struct WhoopFreshness: Hashable, Sendable {
  private let syncedAt: Instant?
  private let isScored: Bool

  /// - Parameters:
  ///   - syncedAt: when the last sync brought all; nil if none did.
  ///   - isScored: whether today's recovery is scored in what is kept.
  package init(syncedAt: Instant?, isTodayScored isScored: Bool) {
    (self.syncedAt, self.isScored) = (syncedAt, isScored)
  }

  /// Fresh for 5 minutes, or for an hour once the night is scored. A sync in the future was dated by a clock
  /// that was ahead: it says nothing.
  package func isFresh(at now: Instant) -> Bool {
    guard let age = syncedAt.map({ now.seconds(since: $0) }), age >= 0 else { return false }
    return age < (isScored ? 3600 : 300)
  }
}

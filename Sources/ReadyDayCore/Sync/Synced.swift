/// What readyday fetches over the network.
package enum SyncSource: Hashable, Sendable {
  case whoop
  /// By the name the user gave it.
  case calendar(String)
}

/// One source, as it is kept and, where it was asked just now, what came of that.
package struct Synced: Hashable, Sendable {
  package let source: SyncSource
  /// Nil if nothing was tried.
  package var outcome: Outcome?
  package var status: Status

  package init(_ source: SyncSource, _ outcome: Outcome? = nil, _ status: Status) {
    (self.source, self.outcome, self.status) = (source, outcome, status)
  }

  package enum Outcome: Hashable, Sendable {
    /// What is kept is so new that nothing was asked.
    case fresh
    /// It was asked, and had nothing new.
    case unchanged
    case changed
    /// What was kept before stays.
    case failed(SyncFault)
  }

  /// What is known of what is kept.
  package struct Status: Hashable, Sendable {
    /// When it was last asked with success; nil if it never was.
    package var checkedAt: Instant?
    /// When it was last asked in vain, since the last success.
    package var failingSince: Instant?
    /// Why, the last time.
    package var fault: SyncFault?
    /// Of a calendar; a series is one.
    package var events: Int?
    /// Since when there is a login; nil for what needs none.
    package var connectedAt: Instant?
    /// The last day there is.
    package var lastDay: LocalDate?

    package init() {}
  }
}

extension Synced {
  package var fault: SyncFault? {
    if case .failed(let fault) = outcome { fault } else { nil }
  }

  /// Why what came is not all; nil if it is, or nothing came.
  package var part: SyncFault? {
    switch outcome {
    case .changed, .unchanged: status.fault
    case .fresh, .failed, nil: nil
    }
  }
}

extension Synced {
  /// Seconds after which what is kept may be misleading.
  private static let mostAge = 24 * 3600
  /// The same where it could not be fetched since.
  private static let mostAgeOfFailing = 3600

  /// When it was last fetched, where that is long ago; nil if it is not, or never was.
  package func late(at now: Instant) -> Instant? {
    guard let checkedAt = status.checkedAt else { return nil }
    let most = status.failingSince == nil ? Self.mostAge : Self.mostAgeOfFailing
    return now.seconds(since: checkedAt) >= most ? checkedAt : nil
  }
}

extension [Synced] {
  /// Whether it was all in vain.
  package var isAllLost: Bool { !isEmpty && allSatisfy { $0.fault != nil } }
}

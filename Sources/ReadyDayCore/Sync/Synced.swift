package enum SyncSource: Hashable, Sendable {
  case whoop
  /// By the name the user gave it.
  case calendar(String)
}

/// A source as stored, and the result of fetching it just now.
package struct Synced: Hashable, Sendable {
  package let source: SyncSource
  /// Nil if nothing was tried.
  package var outcome: Outcome?
  package var status: Status

  package init(_ source: SyncSource, _ outcome: Outcome? = nil, _ status: Status) {
    (self.source, self.outcome, self.status) = (source, outcome, status)
  }

  package enum Outcome: Hashable, Sendable {
    /// Stored so recently that no request was made.
    case fresh
    /// `unchanged`: requested, but nothing was new.
    case unchanged, changed
    case failed(SyncFault)
  }

  package struct Status: Hashable, Sendable {
    /// The last successful request.
    package var checkedAt: Instant?
    /// The first failure since the last success.
    package var failingSince: Instant?
    package var fault: SyncFault?
    /// Of a calendar; a series counts once.
    package var events: Int?
    /// Since when there is a login; nil if none is needed.
    package var connectedAt: Instant?
    package var lastDay: LocalDate?

    package init() {}
  }

  package var fault: SyncFault? { if case .failed(let fault) = outcome { fault } else { nil } }

  /// Why only a part came; nil if all or nothing did.
  package var part: SyncFault? {
    switch outcome {
    case .changed, .unchanged: status.fault
    case .fresh, .failed, nil: nil
    }
  }

  /// Seconds after which stored data may mislead.
  private static let mostAge = 24 * 3600
  /// The same when fetching has failed since.
  private static let mostAgeOfFailing = 3600

  /// The last successful request, when it is long ago.
  package func late(at now: Instant) -> Instant? {
    guard let checkedAt = status.checkedAt else { return nil }
    let most = status.failingSince == nil ? Self.mostAge : Self.mostAgeOfFailing
    return now.seconds(since: checkedAt) >= most ? checkedAt : nil
  }
}

extension [Synced] {
  package var isAllLost: Bool { !isEmpty && allSatisfy { $0.fault != nil } }
}

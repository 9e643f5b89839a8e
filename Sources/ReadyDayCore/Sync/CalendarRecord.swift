/// What readyday knows of the copy that it keeps of a calendar, and of its last tries to fetch it.
package struct CalendarRecord: Hashable, Sendable {
  /// When the copy was fetched, or found unchanged.
  package var checkedAt: Instant?
  /// Events and tasks in the copy.
  package var events = 0
  package var isWhole = true
  package var freshSeconds: Int?
  /// By which its server knows the copy again.
  package var etag: String?
  package var lastModified: String?
  /// A short name for the bytes of the copy, to which these belong.
  package var contents: String?
  /// A short name for the address they are of.
  package var address: String?
  /// Whether its server answers browsers alone.
  package var asksAsBrowser = false
  package var failingSince: Instant?
  package var triedAt: Instant?
  package var fault: SyncFault?

  package init() {}
}

extension CalendarRecord {
  /// Seconds for which a calendar is fresh that says nothing of it.
  private static let usualFreshness = 3600
  /// However often a calendar wants to be fetched.
  private static let leastFreshness = 300
  /// However seldom: a brief in the morning is to know of what was added the day before.
  private static let mostFreshness = 12 * 3600
  /// Seconds that a brief waits before it tries again what failed.
  private static let pause = 300

  private var freshness: Int {
    max(Self.leastFreshness, min(Self.mostFreshness, freshSeconds ?? Self.usualFreshness))
  }

  /// Whether the copy is too new to fetch again; never if the clock has been set back since.
  package func isFresh(at now: Instant) -> Bool {
    guard failingSince == nil, let checkedAt else { return false }
    return (0..<freshness).contains(now.seconds(since: checkedAt))
  }

  /// Whether it failed only a moment ago.
  package func hasJustFailed(at now: Instant) -> Bool {
    guard failingSince != nil, let triedAt else { return false }
    return (0..<Self.pause).contains(now.seconds(since: triedAt))
  }

  /// When its server is to be asked again; nil if it said nothing of it, or that is over.
  package func waiting(at now: Instant) -> Instant? {
    guard case .waiting(let until) = fault, until > now else { return nil }
    return until
  }

  package var status: Synced.Status {
    var status = Synced.Status()
    (status.checkedAt, status.failingSince, status.fault) = (checkedAt, failingSince, fault)
    status.events = checkedAt == nil ? nil : events
    return status
  }
}

extension CalendarRecord {
  /// Nothing came.
  package mutating func fail(_ fault: SyncFault, at now: Instant) {
    failingSince = failingSince ?? now
    (triedAt, self.fault) = (now, fault)
  }

  /// Takes what came of asking: whether the answer's body is to take the place of the copy. Where it fails, nothing
  /// is changed.
  ///
  /// - Parameters:
  ///   - answer: what the server said.
  ///   - hasCopy: whether the copy is there, as it was when it was fetched.
  ///   - isForced: whether it was requested whatever is kept, and is taken at once also without events.
  package mutating func take(
    _ answer: HTTPAnswer, hasCopy: Bool, isForced: Bool = false, at now: Instant
  ) throws(SyncFault) -> Bool {
    let isConditional = hasCopy && !isForced && (etag != nil || lastModified != nil)
    let fetched = try Self.fetched(answer, isConditional: isConditional, at: now)
    if let fetched, hasCopy { try check(fetched, isForced: isForced, at: now) }
    (checkedAt, failingSince, fault, triedAt) = (now, nil, nil, now)
    guard let fetched else { return false }
    let isOther = !hasCopy || fetched.contents != contents
    keep(fetched, of: answer.headers)
    return isOther
  }

  /// The calendar in an answer; nil if the copy is as good.
  private static func fetched(
    _ answer: HTTPAnswer, isConditional: Bool, at now: Instant
  ) throws(SyncFault) -> FetchedCalendar? {
    switch answer.status {
    case 304 where isConditional: return nil
    // A part of it, which nobody asked for.
    case 206: throw .status(answer.status)
    case 200..<300:
      guard let fetched = FetchedCalendar(answer.body) else { throw .notACalendar }
      return fetched
    case 429, 503: throw .waiting(until: try retry(answer, at: now))
    default: throw .status(answer.status)
    }
  }

  /// Seconds to wait for a server that does not say for how long.
  private static let usualWait = 900
  /// However long it wants to be left alone.
  private static let mostWait = 24 * 3600

  private static func retry(
    _ answer: HTTPAnswer, at now: Instant
  ) throws(SyncFault) -> Instant {
    let told = answer.headers["Retry-After"].flatMap { HTTPDate.retry(after: $0, at: now) }
    guard told != nil || answer.status == 429 else { throw .status(answer.status) }
    let until = told ?? now.adding(seconds: usualWait)
    return min(max(until, now), now.adding(seconds: mostWait))
  }

  /// Seconds for which a calendar that comes without any event is not believed, where it had some.
  private static let doubt = 24 * 3600

  private func check(
    _ fetched: FetchedCalendar, isForced: Bool, at now: Instant
  ) throws(SyncFault) {
    if isWhole, !fetched.isWhole { throw .calendarCutShort }
    guard fetched.events == 0, events > 0, !isForced else { return }
    // It has come empty for as long as it has failed for that.
    if case .calendarEmptied = fault, let failingSince,
      now.seconds(since: failingSince) >= Self.doubt
    {
      return
    }
    throw .calendarEmptied(before: events)
  }

  private mutating func keep(_ fetched: FetchedCalendar, of headers: HTTPHeaders) {
    (events, isWhole, contents) = (fetched.events, fetched.isWhole, fetched.contents)
    freshSeconds = fetched.freshSeconds
    (etag, lastModified) = (headers["ETag"], headers["Last-Modified"])
  }
}

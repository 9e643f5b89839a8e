/// The state of a calendar's or forecast's stored copy, and the latest attempts to fetch it.
package struct CalendarRecord: Equatable, Sendable {
  /// When the copy was fetched or found unchanged.
  package var checkedAt: Instant?
  /// The number of events and tasks in the copy.
  package var events = 0
  package var isWhole = true
  package var freshSeconds: Int?
  package var etag: String?
  package var lastModified: String?
  /// A hash of the copy's bytes, to check that these values describe it.
  package var contents: String?
  /// A hash of the calendar's address.
  package var address: String?
  /// Whether the calendar's server only serves browsers.
  package var usesBrowserAgent = false
  package var failingSince: Instant?
  package var triedAt: Instant?
  package var fault: SyncFault?

  package init() {}

  /// Seconds between fetches, unless the calendar states its own.
  private static let usualFreshness = 3600
  /// The minimum in seconds, even if a calendar asks to be fetched more often.
  private static let leastFreshness = 300
  /// The maximum in seconds: a morning briefing needs what was added the day before.
  private static let mostFreshness = 12 * 3600
  /// Seconds after a failure before a briefing tries again.
  private static let pause = 300

  private var freshness: Int {
    max(Self.leastFreshness, min(Self.mostFreshness, freshSeconds ?? Self.usualFreshness))
  }

  /// Whether the copy is too new to fetch again; false if the clock was set back after the fetch.
  package func isFresh(at now: Instant) -> Bool {
    guard failingSince == nil, let checkedAt else { return false }
    return (0..<freshness).contains(now.seconds(since: checkedAt))
  }

  package func hasJustFailed(at now: Instant) -> Bool {
    guard failingSince != nil, let triedAt else { return false }
    return (0..<Self.pause).contains(now.seconds(since: triedAt))
  }

  /// When the server allows the next request; nil if it set no time, or if the time has passed.
  ///
  /// A time too far ahead was recorded by a fast clock, and does not count.
  package func waiting(at now: Instant) -> Instant? {
    guard case .waiting(let until) = fault, until > now,
      until.seconds(since: now) <= Self.mostWait
    else { return nil }
    return until
  }

  package var status: Synced.Status {
    var status = Synced.Status()
    (status.checkedAt, status.failingSince, status.fault) = (checkedAt, failingSince, fault)
    status.events = checkedAt == nil ? nil : events
    return status
  }

  package mutating func fail(_ fault: SyncFault, at now: Instant) {
    // An emptied calendar is doubted from its first empty response, not from an earlier failure.
    if case .calendarEmptied = fault, !isEmptied { failingSince = nil }
    failingSince = failingSince ?? now
    (triedAt, self.fault) = (now, fault)
  }

  /// Records a response, and returns whether it replaces the copy. Changes nothing if it throws.
  ///
  /// - Parameters:
  ///   - source: what the response has to be.
  ///   - isForced: whether to fetch unconditionally and accept a calendar without events.
  package mutating func take(
    _ answer: HTTPResponse, of source: SyncSource = .calendar(""), hasCopy: Bool,
    isForced: Bool = false, at now: Instant
  ) throws(SyncFault) -> Bool {
    let isConditional = hasCopy && !isForced && (etag != nil || lastModified != nil)
    let fetched = try Self.fetched(answer, of: source, isConditional: isConditional, at: now)
    if let fetched, hasCopy { try check(fetched, isForced: isForced, at: now) }
    (checkedAt, failingSince, fault, triedAt) = (now, nil, nil, now)
    guard let fetched else { return false }
    let isOther = !hasCopy || fetched.contents != contents
    store(fetched, of: answer.headers)
    return isOther
  }

  /// Nil if the copy is up to date.
  private static func fetched(
    _ answer: HTTPResponse, of source: SyncSource, isConditional: Bool, at now: Instant
  ) throws(SyncFault) -> FetchedCalendar? {
    switch answer.status {
    case 304 where isConditional: return nil
    // Partial content, although it was not requested.
    case 206: throw .status(answer.status)
    case 200..<300 where source == .weather:
      do throws(ForecastFault) { return try FetchedCalendar(forecast: answer.body) } catch {
        throw .notAForecast(error)
      }
    case 200..<300:
      guard let fetched = FetchedCalendar(answer.body) else { throw .notACalendar }
      return fetched
    case 429, 503: throw .waiting(until: try retry(answer, at: now))
    default: throw .status(answer.status)
    }
  }

  /// Seconds to wait if the server does not set a time.
  private static let usualWait = 900
  /// Seconds; a longer wait does not count, whatever the server sets.
  private static let mostWait = 24 * 3600

  private static func retry(_ answer: HTTPResponse, at now: Instant) throws(SyncFault) -> Instant {
    let requested = answer.headers["Retry-After"].flatMap { HTTPDate.retry(after: $0, at: now) }
      .flatMap { $0.seconds(since: now) <= mostWait ? max($0, now) : nil }
    guard requested != nil || answer.status == 429 else { throw .status(answer.status) }
    return requested ?? now.adding(seconds: usualWait)
  }

  /// Seconds for which a calendar that has lost all its events is rejected.
  private static let doubt = 24 * 3600

  private var isEmptied: Bool { if case .calendarEmptied = fault { true } else { false } }

  private func check(
    _ fetched: FetchedCalendar, isForced: Bool, at now: Instant
  ) throws(SyncFault) {
    if isWhole, !fetched.isWhole { throw .calendarCutShort }
    guard fetched.events == 0, events > 0, !isForced else { return }
    if isEmptied, let failingSince, now.seconds(since: failingSince) >= Self.doubt { return }
    throw .calendarEmptied(before: events)
  }

  private mutating func store(_ fetched: FetchedCalendar, of headers: HTTPHeaders) {
    (events, isWhole, contents) = (fetched.events, fetched.isWhole, fetched.contents)
    freshSeconds = fetched.freshSeconds
    (etag, lastModified) = (Self.sendable(headers["ETag"]), Self.sendable(headers["Last-Modified"]))
  }

  /// Bytes of a validator; servers refuse requests with headers that are far longer.
  private static let longestValidator = 1 << 10

  /// Nil if `validator` cannot be sent back to the server.
  private static func sendable(_ validator: String?) -> String? {
    validator.flatMap { text in
      let isSendable = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      return isSendable && text.utf8.count <= longestValidator ? text : nil
    }
  }

  package var text: String {
    let members: [String: JSON?] = [
      "checked_at": checkedAt.map { .string($0.stamp) }, "events": .integer(events),
      "whole": .bool(isWhole), "fresh_seconds": freshSeconds.map(JSON.integer),
      "etag": etag.map(JSON.string), "last_modified": lastModified.map(JSON.string),
      "contents": contents.map(JSON.string), "address": address.map(JSON.string),
      "browser": .bool(usesBrowserAgent), "failing_since": failingSince.map { .string($0.stamp) },
      "tried_at": triedAt.map { .string($0.stamp) }, "fault": fault.map { .string($0.code) },
      "fault_number": fault?.number.map(JSON.integer),
    ]
    return JSON.object(known: members).line + "\n"
  }

  /// Unreadable bytes give an empty record: the calendar is then fetched again.
  package init(_ bytes: [UInt8]) {
    self.init()
    let members = JSON.members(of: bytes) ?? [:]
    checkedAt = members["checked_at"]?.moment
    events = max(0, members["events"]?.int ?? 0)
    isWhole = members["whole"] != .bool(false)
    freshSeconds = members["fresh_seconds"]?.int
    // Earlier versions stored every validator.
    etag = Self.sendable(members["etag"]?.text)
    lastModified = Self.sendable(members["last_modified"]?.text)
    (contents, address) = (members["contents"]?.text, members["address"]?.text)
    usesBrowserAgent = members["browser"] == .bool(true)
    (failingSince, triedAt) = (members["failing_since"]?.moment, members["tried_at"]?.moment)
    fault = members["fault"]?.text.flatMap {
      SyncFault(code: $0, number: members["fault_number"]?.int)
    }
  }
}

/// The clocks of a place: when their offset from UTC changed, and the rule by which it will.
///
/// Made from a TZif file (``init(named:tzif:)``) or from a calendar's VTIMEZONE.
public struct Zone: Hashable, Sendable {
  /// A moment at which the clocks of a zone were, or will be, set.
  public struct Transition: Hashable, Sendable {
    public let at: Instant
    public let offset: UTCOffset

    public init(at: Instant, offset: UTCOffset) {
      self.at = at
      self.offset = offset
    }
  }

  /// What a clock reading means in a zone.
  public enum Resolution: Hashable, Sendable {
    case once(Instant)
    /// The clocks jump over it at `transition`; the offsets are those in force before and after.
    case skipped(transition: Instant, before: UTCOffset, after: UTCOffset)
    case twice(first: Instant, second: Instant)
  }

  public let name: String
  /// In force before the first transition.
  let initialOffset: UTCOffset
  /// In order of time.
  let transitions: [Transition]
  /// In force after the last transition; without it the last offset stays for ever.
  let tail: PosixTail?

  public init(
    name: String, initialOffset: UTCOffset, transitions: [Transition] = [], tail: PosixTail? = nil
  ) {
    self.name = name
    self.initialOffset = initialOffset
    self.transitions = transitions
    self.tail = tail
  }

  public static let utc = Zone(name: "UTC", initialOffset: .zero)

  /// A zone whose clocks never change.
  public init(fixed offset: UTCOffset) {
    self.init(name: offset == .zero ? "UTC" : "UTC\(offset)", initialOffset: offset)
  }
}

extension Zone {
  public func offset(at instant: Instant) -> UTCOffset {
    let passed = transitionsPassed(by: instant)
    if passed == transitions.count, let tail { return tail.offset(at: instant) }
    return passed == 0 ? initialOffset : transitions[passed - 1].offset
  }

  /// What the clocks of this zone show at `instant`.
  public func reading(at instant: Instant) -> LocalDateTime {
    instant.reading(at: offset(at: instant))
  }

  /// Every moment in `span` at which the offset changes, with the offset from then on.
  public func changes(in span: TimeSpan) -> [Transition] {
    let first = transitionsPassed(by: span.start.adding(seconds: -1))
    var found = transitions[first...].prefix { $0.at < span.end }
    if let tail, span.end > transitions.last?.at ?? span.start {
      let from = max(span.start, transitions.last?.at.adding(seconds: 1) ?? span.start)
      found += tail.changes(in: TimeSpan(from: from, to: span.end))
    }
    var before = offset(at: span.start.adding(seconds: -1))
    return found.filter { change in
      defer { before = change.offset }
      return change.offset != before
    }
  }

  public func resolve(_ local: LocalDateTime) -> Resolution {
    let middle = Instant(secondsSince1970: local.wallSeconds)
    let reach = UTCOffset.limit
    let near = TimeSpan(from: middle.adding(seconds: -reach), to: middle.adding(seconds: reach))
    var before = offset(at: near.start)
    var readings: [Instant] = []
    var skipped: Resolution?
    func note(_ offset: UTCOffset) {
      let instant = Instant(local, at: offset)
      if self.offset(at: instant) == offset, !readings.contains(instant) {
        readings.append(instant)
      }
    }
    note(before)
    for change in changes(in: near) {
      let jumped =
        Instant(local, at: before) >= change.at && Instant(local, at: change.offset) < change.at
      if jumped { skipped = .skipped(transition: change.at, before: before, after: change.offset) }
      note(change.offset)
      before = change.offset
    }
    guard let first = readings.min(), let last = readings.max() else {
      return skipped ?? .once(Instant(local, at: before))
    }
    return first == last ? .once(first) : .twice(first: first, second: last)
  }

  /// The moment `local` names here (RFC 5545 §3.3.5): a skipped reading takes the offset before the gap, so
  /// 02:30 reads 03:30; one that comes twice means the first.
  public func instant(of local: LocalDateTime) -> Instant {
    switch resolve(local) {
    case .once(let instant): instant
    case .skipped(_, let before, _): Instant(local, at: before)
    case .twice(let first, _): first
    }
  }

  /// The first moment of `date`: midnight, or the end of the gap that swallowed it.
  public func start(of date: LocalDate) -> Instant {
    switch resolve(LocalDateTime(date)) {
    case .once(let instant): instant
    case .skipped(let transition, _, _): transition
    case .twice(let first, _): first
    }
  }

  /// From the first moment of `date` to that of the next: 23, 24 or 25 hours, or none (Apia, 30 December 2011).
  public func day(_ date: LocalDate) -> TimeSpan {
    TimeSpan(from: start(of: date), to: start(of: date.advanced(by: 1)))
  }

  /// How many of ``transitions`` happened at or before `instant`.
  private func transitionsPassed(by instant: Instant) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].at <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Where a zone's name becomes its clocks: the system's files for the command line, fixtures for tests.
public protocol ZoneDatabase: Sendable {
  /// The zone of an IANA name such as `Europe/Madrid`, or nil when there is none by that name.
  func zone(named name: String) -> Zone?
}

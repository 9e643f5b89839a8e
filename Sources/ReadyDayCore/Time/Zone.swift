/// The clocks of a place: past changes of their offset from UTC, and the rule for future ones.
///
/// Made from a TZif file (``init(named:tzif:)``) or from a calendar's VTIMEZONE.
public struct Zone: Hashable, Sendable {
  /// A moment at which the clocks change.
  public struct Transition: Hashable, Sendable {
    public let at: Instant
    public let offset: UTCOffset
  }

  /// What a clock reading means in a zone.
  public enum Resolution: Equatable, Sendable {
    /// Once, which is the usual case.
    case once(Instant)
    /// Never: clocks jump over it at `transition`; the offsets are those before and after.
    case skipped(transition: Instant, before: UTCOffset, after: UTCOffset)
    /// Twice: clocks are set back over it.
    case twice(first: Instant, second: Instant)
  }

  public let name: String
  let initialOffset: UTCOffset
  let transitions: [Transition]
  let tail: PosixTail?

  /// `initialOffset`: in force before the first of `transitions`, which are in order of time.
  /// `tail`: the rule after the last transition; if nil, the last offset stays.
  public init(
    name: String, initialOffset: UTCOffset, transitions: [Transition] = [], tail: PosixTail? = nil
  ) {
    self.name = name
    (self.initialOffset, self.transitions, self.tail) = (initialOffset, transitions, tail)
  }

  public static let utc = Zone(name: "UTC", initialOffset: .zero)

  /// A zone whose clocks never change, named `UTC` or `UTC+02:00`.
  public init(fixed offset: UTCOffset) {
    self.init(name: offset == .zero ? "UTC" : "UTC\(offset)", initialOffset: offset)
  }

  /// The zone of a POSIX TZ rule such as `CET-1CEST,M3.5.0,M10.5.0/3`, named after it; else nil.
  public init?(posix rule: String) {
    guard let tail = PosixTail(rule) else { return nil }
    self.init(name: rule, initialOffset: tail.standard, tail: tail)
  }

  /// A time without a change of the clocks.
  struct Period {
    let offset: UTCOffset
    /// Nil if the offset never changes again.
    let end: Instant?
  }

  func period(at instant: Instant) -> Period {
    let isBehindAll = transitions.last.map { $0.at <= instant } ?? true
    if isBehindAll, let tail { return tail.period(at: instant) }
    let passed = transitions.partition { $0.at > instant }
    return Period(
      offset: passed == 0 ? initialOffset : transitions[passed - 1].offset,
      end: passed < transitions.count ? transitions[passed].at : nil)
  }

  /// The offset from UTC at `instant`.
  public func offset(at instant: Instant) -> UTCOffset { period(at: instant).offset }

  /// What the clocks show at `instant`.
  public func reading(at instant: Instant) -> LocalDateTime {
    instant.reading(at: offset(at: instant))
  }

  /// Every change of the offset in `span`; the rule for the future ends with the year 9999.
  public func changes(in span: TimeSpan) -> [Transition] {
    var found: [Transition] = []
    var period = period(at: span.start.adding(seconds: -1))
    while let next = period.end, next < span.end {
      let before = period.offset
      period = self.period(at: next)
      if period.offset != before { found.append(Transition(at: next, offset: period.offset)) }
    }
    return found
  }

  /// Whether the clocks show `local` once, never or twice, and when.
  public func resolve(_ local: LocalDateTime) -> Resolution {
    let earliest = Instant(local, at: UTCOffset(clamping: UTCOffset.limit))
    let latest = Instant(local, at: UTCOffset(clamping: -UTCOffset.limit))
    let period = period(at: earliest)
    guard let end = period.end, end <= latest else {
      return .once(Instant(local, at: period.offset))
    }
    let around = TimeSpan(from: earliest.adding(seconds: 1), to: latest.adding(seconds: 1))
    return resolve(local, from: period.offset, across: changes(in: around))
  }

  /// `changes` are all that can affect `local`; `offset` is in force before them.
  private func resolve(
    _ local: LocalDateTime, from offset: UTCOffset, across changes: [Transition]
  ) -> Resolution {
    let offsets = [offset] + changes.map(\.offset)
    let moments = offsets.map { Instant(local, at: $0) }.filter { reading(at: $0) == local }
    if let first = moments.min(), let last = moments.max() {
      return first == last ? .once(first) : .twice(first: first, second: last)
    }
    for (before, change) in zip(offsets, changes)
    where Instant(local, at: before) >= change.at && Instant(local, at: change.offset) < change.at {
      return .skipped(transition: change.at, before: before, after: change.offset)
    }
    return .once(Instant(local, at: offset))
  }

  /// The moment of `local` (RFC 5545 §3.3.5); of two moments the first counts.
  ///
  /// A skipped reading takes the offset before the gap, so 02:30 becomes 03:30.
  public func instant(of local: LocalDateTime) -> Instant {
    switch resolve(local) {
    case .once(let instant): instant
    case .skipped(_, let before, _): Instant(local, at: before)
    case .twice(let first, _): first
    }
  }

  package func time(at instant: Instant) -> TimeOfDay { reading(at: instant).time }

  /// The first moment of `date`: midnight, or the end of the gap over it.
  public func start(of date: LocalDate) -> Instant {
    switch resolve(LocalDateTime(date)) {
    case .once(let instant): instant
    case .skipped(let transition, _, _): transition
    case .twice(let first, _): first
    }
  }

  /// All of `date`: usually 23 to 25 hours, or none (Apia, 30 December 2011).
  public func day(_ date: LocalDate) -> TimeSpan {
    TimeSpan(from: start(of: date), to: start(of: date.advanced(by: 1)))
  }

  /// When the law last changed; nil if the clocks change every year.
  package func lastChange(before now: Instant) -> Instant? {
    tail?.summer == nil ? transitions.last { $0.at <= now }?.at : nil
  }

  package func skips(_ date: LocalDate) -> Bool { day(date).isEmpty }

  package func dayAfter(_ date: LocalDate) -> LocalDate {
    let next = date.advanced(by: 1)
    return skips(next) ? next.advanced(by: 1) : next
  }
}

/// Looks up zones: in the system's files for the command line, in fixtures for tests.
public protocol ZoneDatabase: Sendable {
  /// Nil if `name` is not a known IANA name such as `Europe/Madrid`.
  func zone(named name: String) -> Zone?

  /// Nil if nobody knows it.
  var version: ZoneDataVersion? { get }
}

extension ZoneDatabase {
  public var version: ZoneDataVersion? { nil }
}

/// Zones of a database, each looked up once, as calendars and records repeat the same few.
struct KnownZones {
  private let database: any ZoneDatabase
  private var known: [String: Zone?] = [:]
  private let most: Int
  /// How many steps the zone definitions of all calendar files may still take.
  var stepsForDefinitions = Int.max

  /// `most`: the maximum number of names looked up; any further name has no zone.
  init(_ database: any ZoneDatabase, most: Int = .max) {
    (self.database, self.most) = (database, most)
  }

  var version: ZoneDataVersion? { database.version }

  mutating func zone(named name: String) -> Zone? {
    if let zone = known[name] { return zone }
    guard known.count < most else { return nil }
    let zone = database.zone(named: name)
    known[name] = .some(zone)
    return zone
  }
}

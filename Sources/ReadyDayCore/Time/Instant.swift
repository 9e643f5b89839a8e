/// A point in time, in whole seconds of UTC.
public struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, without leap seconds.
  public let secondsSince1970: Int

  /// 36 billion years on either side, beyond what zic(8) writes for the Big Bang (−2⁵⁹).
  static let limit = 1 << 60

  /// Clamped to 36 billion years on either side, so that arithmetic on instants cannot overflow.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970.held(within: Self.limit)
  }

  /// The moment at which a clock `offset` from UTC shows `local`.
  public init(_ local: LocalDateTime, at offset: UTCOffset) {
    self.init(secondsSince1970: local.wallSeconds - offset.seconds)
  }

  public static func < (a: Instant, b: Instant) -> Bool { a.secondsSince1970 < b.secondsSince1970 }

  public func adding(seconds: Int) -> Instant {
    Instant(secondsSince1970: secondsSince1970 + seconds.held(within: 2 * Self.limit))
  }

  /// The first moment, from this one on, at a multiple of `seconds` since 1970.
  func roundedUp(to seconds: Int) -> Instant {
    adding(seconds: (seconds - (secondsSince1970 % seconds + seconds) % seconds) % seconds)
  }

  /// Seconds from `earlier` to this instant; negative if `earlier` is later.
  public func seconds(since earlier: Instant) -> Int { secondsSince1970 - earlier.secondsSince1970 }

  /// What a clock `offset` from UTC shows at this moment.
  public func reading(at offset: UTCOffset) -> LocalDateTime {
    LocalDateTime(wallSeconds: secondsSince1970 + offset.seconds)
  }
}

/// A clock's distance from UTC; positive east of Greenwich.
public struct UTCOffset: Hashable, Sendable {
  public let seconds: Int

  public static let zero = UTCOffset(clamping: 0)

  /// The maximum distance of a clock from UTC: under 26 hours (RFC 8536 §3.2).
  public static let limit = 26 * 3600 - 1

  /// Nil beyond ``limit`` on either side.
  public init?(seconds: Int) {
    guard seconds.held(within: Self.limit) == seconds else { return nil }
    self.seconds = seconds
  }

  init(clamping seconds: Int) { self.seconds = seconds.held(within: Self.limit) }
}

extension UTCOffset: CustomStringConvertible {
  /// In the form `+01:00`, with seconds only if there are any; UTC itself is `+00:00`.
  public var description: String {
    let size = abs(seconds)
    let clock = "\(padded(size / 3600, to: 2)):\(padded(size / 60 % 60, to: 2))"
    let rest = size % 60 == 0 ? "" : ":\(padded(size % 60, to: 2))"
    return (seconds < 0 ? "-" : "+") + clock + rest
  }
}

/// Time from `start` up to, but not including, `end`.
public struct TimeSpan: Hashable, Sendable {
  public let start: Instant
  public let end: Instant

  /// An end before `start` makes the span empty.
  public init(from start: Instant, to end: Instant) {
    self.start = start
    self.end = max(start, end)
  }

  public var seconds: Int { end.seconds(since: start) }
  /// The length in minutes, with fractions.
  public var minutes: Double { Double(seconds) / 60 }
  public var isEmpty: Bool { start == end }

  public func contains(_ instant: Instant) -> Bool { start <= instant && instant < end }

  /// The shared part; nil if there is none.
  public func intersection(_ other: TimeSpan) -> TimeSpan? {
    let from = max(start, other.start)
    let to = min(end, other.end)
    return from < to ? TimeSpan(from: from, to: to) : nil
  }

  /// Whether any of this span lies in `other`; an empty span counts as its start.
  public func touches(_ other: TimeSpan) -> Bool {
    start < other.end && (end > other.start || (isEmpty && start == other.start))
  }
}

/// A clock reading within a day, in whole seconds, 00:00:00…23:59:59.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Seconds since midnight, 0…86,399.
  public let secondOfDay: Int

  public static let midnight = TimeOfDay(clamping: 0)

  /// Nil when a part is out of range. A leap second (60) reads as 59 (RFC 5545 §3.3.12).
  public init?(hour: Int, minute: Int = 0, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else {
      return nil
    }
    secondOfDay = hour * 3600 + minute * 60 + min(second, 59)
  }

  /// The reading `second` seconds after midnight; anything outside a day is moved to its nearest
  /// end.
  public init(clamping second: Int) {
    secondOfDay = second.held(from: 0, to: 86_399)
  }

  public var hour: Int { secondOfDay / 3600 }
  public var minute: Int { secondOfDay / 60 % 60 }
  public var second: Int { secondOfDay % 60 }

  public static func < (a: TimeOfDay, b: TimeOfDay) -> Bool { a.secondOfDay < b.secondOfDay }
}

extension TimeOfDay: CustomStringConvertible {
  /// `08:30`, with seconds only when there are any.
  public var description: String {
    let clock = "\(padded(hour, to: 2)):\(padded(minute, to: 2))"
    return second == 0 ? clock : clock + ":\(padded(second, to: 2))"
  }
}

/// A clock reading with a date, before any place turns it into a moment.
///
/// "Tuesdays at 18:00" stays at 18:00 when the clocks change; an ``Instant`` would slip by an hour.
public struct LocalDateTime: Hashable, Comparable, Sendable {
  public let date: LocalDate
  public let time: TimeOfDay

  public init(_ date: LocalDate, _ time: TimeOfDay = .midnight) {
    self.date = date
    self.time = time
  }

  /// The reading `seconds` after 1970-01-01 00:00 on the same wall clock: a count without any zone.
  public init(wallSeconds seconds: Int) {
    let (day, second) = seconds.floored(by: 86_400)
    self.init(LocalDate(dayNumber: day), TimeOfDay(clamping: second))
  }

  /// Seconds since 1970-01-01 00:00 on the same wall clock.
  public var wallSeconds: Int { date.dayNumber * 86_400 + time.secondOfDay }

  public static func < (a: LocalDateTime, b: LocalDateTime) -> Bool {
    a.wallSeconds < b.wallSeconds
  }

  /// The reading this many seconds later on the wall clock, whatever the zones do in between.
  public func adding(wallSeconds seconds: Int) -> LocalDateTime {
    LocalDateTime(wallSeconds: wallSeconds + seconds.held(within: 2 * Instant.limit))
  }
}

extension LocalDateTime: CustomStringConvertible {
  /// `2026-03-10T08:30:00`.
  public var description: String {
    "\(date)T\(padded(time.hour, to: 2)):\(padded(time.minute, to: 2)):\(padded(time.second, to: 2))"
  }
}

extension TimeOfDay {
  /// The time written `18:00`, or with seconds; nil for anything else.
  public init?(clock text: String) {
    var reader = ByteReader(text)
    guard let time = reader.clock(), reader.isAtEnd else { return nil }
    self = time
  }
}

/// A time of day in whole seconds, 00:00:00…23:59:59.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Seconds since midnight, 0…86,399.
  public let secondOfDay: Int

  public static let midnight = TimeOfDay(clamping: 0)

  /// Nil if a part is out of range. A leap second (60) becomes 59 (RFC 5545 §3.3.12).
  public init?(hour: Int, minute: Int = 0, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else {
      return nil
    }
    secondOfDay = hour * 3600 + minute * 60 + min(second, 59)
  }

  /// `second` seconds after midnight, clamped to the day.
  public init(clamping second: Int) { secondOfDay = second.clamped(from: 0, to: 86_399) }

  public var hour: Int { secondOfDay / 3600 }
  public var minute: Int { secondOfDay / 60 % 60 }
  public var second: Int { secondOfDay % 60 }

  public static func < (a: TimeOfDay, b: TimeOfDay) -> Bool { a.secondOfDay < b.secondOfDay }

  /// Reads `18:00`, with or without seconds; nil for anything else.
  public init?(clock text: String) {
    var reader = ByteReader(text)
    guard let time = reader.clock(), reader.isAtEnd else { return nil }
    self = time
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// In the form `08:30`, with seconds only if they are not 0.
  public var description: String {
    let clock = "\(padded(hour, to: 2)):\(padded(minute, to: 2))"
    return second == 0 ? clock : clock + ":\(padded(second, to: 2))"
  }
}

/// A date and a time on the clock, before a zone turns it into a moment.
///
/// "Tuesdays at 18:00" stays at 18:00 when the clocks change; an ``Instant`` would slip by an hour.
public struct LocalDateTime: Hashable, Comparable, Sendable {
  public let date: LocalDate
  public let time: TimeOfDay

  public init(_ date: LocalDate, _ time: TimeOfDay = .midnight) {
    (self.date, self.time) = (date, time)
  }

  /// The reading `seconds` after 1970-01-01 00:00 on the same clock, in no zone.
  public init(wallSeconds seconds: Int) {
    let (day, second) = seconds.floored(by: 86_400)
    self.init(LocalDate(dayNumber: day), TimeOfDay(clamping: second))
  }

  /// Seconds since 1970-01-01 00:00 on the same clock.
  public var wallSeconds: Int { date.dayNumber * 86_400 + time.secondOfDay }

  public static func < (a: LocalDateTime, b: LocalDateTime) -> Bool {
    a.wallSeconds < b.wallSeconds
  }

  /// This many seconds later on the wall clock, ignoring zone changes.
  public func adding(wallSeconds seconds: Int) -> LocalDateTime {
    LocalDateTime(wallSeconds: wallSeconds + seconds.held(within: 2 * Instant.limit))
  }
}

extension LocalDateTime: CustomStringConvertible {
  /// In the form `2026-03-10T08:30:00`.
  public var description: String {
    "\(date)T\(padded(time.hour, to: 2)):\(padded(time.minute, to: 2)):\(padded(time.second, to: 2))"
  }
}

extension TimeOfDay {
  /// Reads `18:00`, `7am`, `7:30pm`, `7.30 pm`, `18h` or `18h30`; nil for a bare, ambiguous hour.
  package init?(spoken text: String) {
    let text = text.lowercased().filter { $0 != " " }
    if let half = ["am", "pm"].first(where: text.hasSuffix) {
      self.init(text.dropLast(2), ofHalf: half)
    } else if text.contains("h") {
      self.init(hours: text)
    } else {
      self.init(clock: text)
    }
  }

  /// Reads `7`, `7:30` or `7.30`.
  private init?(_ text: Substring, ofHalf half: String) {
    let parts = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "." })
    let numbers = parts.compactMap { Int(written: $0) }
    guard numbers.count == parts.count, (1...2).contains(parts.count),
      parts.dropFirst().allSatisfy({ $0.count == 2 }), (1...12).contains(numbers[0])
    else { return nil }
    let hour = numbers[0] % 12 + (half == "pm" ? 12 : 0)
    self.init(hour: hour, minute: numbers.count > 1 ? numbers[1] : 0)
  }

  /// Reads `18h` or `18h30`.
  private init?(hours text: String) {
    let parts = text.split(separator: "h", omittingEmptySubsequences: false)
    guard parts.count == 2, let minutes = parts.last else { return nil }
    self.init(clock: "\(parts[0]):\(minutes.isEmpty ? "00" : minutes)")
  }
}

/// A moment with the offset of the clock that showed it: `2026-11-23T06:55:02+01:00` (RFC 3339).
public struct Timestamp: Hashable, Sendable {
  public let instant: Instant
  public let offset: UTCOffset

  public init(_ instant: Instant, at offset: UTCOffset) {
    (self.instant, self.offset) = (instant, offset)
  }

  /// What the clock showed.
  public var reading: LocalDateTime { instant.reading(at: offset) }

  /// Nil if `text` is not a date, a time and an offset of RFC 3339 §5.6.
  ///
  /// Fractions of a second are dropped. A space may replace the `T`.
  public init?(_ text: String) { self.init(text) { $0.fullTime() } }

  /// Accepts a time without seconds, as people type it: `2026-11-23 6:55+01:00`.
  package init?(typed text: String) {
    guard let timestamp = Timestamp(text) ?? Timestamp(text, time: { $0.clock() }) else {
      return nil
    }
    self = timestamp
  }

  private init?(_ text: String, time: (inout ByteReader) -> TimeOfDay?) {
    var reader = ByteReader(text)
    guard let date = reader.hyphenatedDate(), reader.take(anyCase: "T") || reader.take(" "),
      let time = time(&reader), let offset = reader.offset(), reader.isAtEnd
    else { return nil }
    self.init(Instant(LocalDateTime(date, time), at: offset), at: offset)
  }
}

extension Timestamp: CustomStringConvertible {
  /// In RFC 3339. Its offsets have no seconds, so the reading is shifted to name the same moment.
  public var description: String {
    let offset = UTCOffset(clamping: offset.seconds / 60 * 60)
    return "\(instant.reading(at: offset))\(offset)"
  }
}

extension UTCOffset {
  /// Reads `+01:00`, `-03:30` or `Z` (RFC 3339 §5.6); nil for anything else.
  public init?(_ text: String) {
    var reader = ByteReader(text)
    guard let offset = reader.offset(), reader.isAtEnd else { return nil }
    self = offset
  }

  /// Also reads `-0330`, `+01`, `+1`, `+1:30` and `-05:00:00`.
  init?(loose text: some Sequence<UInt8>) {
    var reader = ByteReader(text)
    guard let offset = reader.looseOffset(), reader.isAtEnd else { return nil }
    self = offset
  }
}

extension ByteReader {
  /// Reads `2026-03-10`.
  mutating func hyphenatedDate() -> LocalDate? {
    guard let year = number(digits: 4), take("-"), let month = number(digits: 2), take("-"),
      let day = number(digits: 2)
    else { return nil }
    return LocalDate(year: year, month: month, day: day)
  }

  /// Reads `20260310` (RFC 5545 §3.3.4).
  mutating func compactDate() -> LocalDate? {
    guard let year = number(digits: 4), let month = number(digits: 2), let day = number(digits: 2)
    else { return nil }
    return LocalDate(year: year, month: month, day: day)
  }

  /// Reads `2026-03-10` or `20260310`.
  mutating func looseDate() -> LocalDate? {
    var compact = self
    if let date = hyphenatedDate() { return date }
    defer { self = compact }
    return compact.compactDate()
  }

  /// Reads `06:55:02`; a fraction is dropped.
  mutating func fullTime() -> TimeOfDay? {
    guard let hour = number(digits: 2), take(":"), let minute = number(digits: 2), take(":"),
      let second = number(digits: 2)
    else { return nil }
    if take("."), skip(while: \.isDigit) == 0 { return nil }
    return TimeOfDay(hour: hour, minute: minute, second: second)
  }

  /// Reads `6:55`, `06:55` or `06:55:02`.
  mutating func clock() -> TimeOfDay? {
    guard let hour = number(digits: 1...2), take(":"), let minute = number(digits: 2) else {
      return nil
    }
    let second = take(":") ? number(digits: 2) : 0
    return second.flatMap { TimeOfDay(hour: hour, minute: minute, second: $0) }
  }

  /// Reads `Z`, `+01:00` or `-03:30` (RFC 3339 §5.6).
  mutating func offset() -> UTCOffset? {
    if take(anyCase: "Z") { return .zero }
    let isWest = take("-")
    guard isWest || take("+"), let hours = number(digits: 2), take(":"),
      let minutes = number(digits: 2)
    else { return nil }
    return UTCOffset(sign: isWest ? -1 : 1, hours: hours, minutes: minutes)
  }

  /// Also reads `-0330`, `+01`, `+1`, `+1:30` and `-05:00:00`.
  mutating func looseOffset() -> UTCOffset? {
    if take(anyCase: "Z") { return .zero }
    let isWest = take("-")
    guard isWest || take("+") else { return nil }
    let before = left
    guard let number = number(digits: 1...4) else { return nil }
    let sign = isWest ? -1 : 1
    if before - left > 2 {
      return UTCOffset(sign: sign, hours: number / 100, minutes: number % 100)
    }
    guard take(":") else { return UTCOffset(sign: sign, hours: number, minutes: 0) }
    guard let minutes = self.number(digits: 2) else { return nil }
    // Only local mean time has seconds; other programs write zeros.
    let seconds = take(":") ? self.number(digits: 2) : 0
    return seconds.flatMap { UTCOffset(sign: sign, hours: number, minutes: minutes, seconds: $0) }
  }
}

extension UTCOffset {
  fileprivate init?(sign: Int, hours: Int, minutes: Int, seconds: Int = 0) {
    guard hours < 24, minutes < 60, seconds < 60 else { return nil }
    self.init(seconds: sign * ((hours * 60 + minutes) * 60 + seconds))
  }
}

/// A moment together with the clock it was read from: `2026-11-23T06:55:02+01:00` (RFC 3339).
public struct Timestamp: Hashable, Sendable {
  public let instant: Instant
  public let offset: UTCOffset

  public init(_ instant: Instant, at offset: UTCOffset) {
    self.instant = instant
    self.offset = offset
  }

  /// What the clock showed.
  public var reading: LocalDateTime { instant.reading(at: offset) }
}

extension Timestamp {
  /// Nil when `text` is not a date, a time and an offset as RFC 3339 §5.6 writes them.
  ///
  /// Fractions of a second are dropped. A space may stand for the `T`, as its §5.6 permits.
  public init?(_ text: String) {
    var reader = ASCIIReader(text)
    guard let date = reader.hyphenatedDate(),
      reader.take("T") || reader.take("t") || reader.take(" "),
      let time = reader.fullTime(), let offset = reader.offset(), reader.isAtEnd
    else { return nil }
    self.init(Instant(LocalDateTime(date, time), at: offset), at: offset)
  }
}

extension Timestamp: CustomStringConvertible {
  /// An offset with seconds, as places had before standard time, is shortened to minutes: RFC 3339
  /// has none. The reading moves with it, so that the moment stays the same.
  public var description: String {
    let offset = UTCOffset(clamping: offset.seconds / 60 * 60)
    return "\(instant.reading(at: offset))\(offset)"
  }
}

extension UTCOffset {
  /// Reads `+01:00`, `-03:30` or `Z` (RFC 3339 §5.6); nil for anything else.
  public init?(_ text: String) {
    var reader = ASCIIReader(text)
    guard let offset = reader.offset(), reader.isAtEnd else { return nil }
    self = offset
  }
}

extension ASCIIReader {
  /// `2026-03-10`.
  mutating func hyphenatedDate() -> LocalDate? {
    guard let year = number(digits: 4), take("-"), let month = number(digits: 2), take("-"),
      let day = number(digits: 2)
    else { return nil }
    return LocalDate(year: year, month: month, day: day)
  }

  /// `06:55:02`, also with a fraction.
  fileprivate mutating func fullTime() -> TimeOfDay? {
    guard let hour = number(digits: 2), take(":"), let minute = number(digits: 2), take(":"),
      let second = number(digits: 2)
    else { return nil }
    if take("."), skip(while: Self.isDigit) == 0 { return nil }
    return TimeOfDay(hour: hour, minute: minute, second: second)
  }

  fileprivate mutating func offset() -> UTCOffset? {
    if take("Z") || take("z") { return .zero }
    let isWest = take("-")
    guard isWest || take("+"), let hours = number(digits: 2), take(":"),
      let minutes = number(digits: 2), hours < 24, minutes < 60
    else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return UTCOffset(seconds: isWest ? -seconds : seconds)
  }
}

/// A moment and the offset of the clock that showed it: `2026-11-23T06:55:02+01:00` (RFC 3339).
public struct Timestamp: Hashable, Sendable {
  public let instant: Instant
  public let offset: UTCOffset

  public init(_ instant: Instant, at offset: UTCOffset) {
    self.instant = instant
    self.offset = offset
  }

  /// What the clock showed.
  public var reading: LocalDateTime { instant.reading(at: offset) }

  /// Nil when `text` is not a date, a time and an offset of RFC 3339 §5.6.
  ///
  /// Fractions of a second are dropped. A space may replace the `T`.
  public init?(_ text: String) { self.init(text) { $0.fullTime() } }

  /// Also without seconds, as people type it: `2026-11-23 6:55+01:00`.
  package init?(typed text: String) {
    guard let timestamp = Timestamp(text) ?? Timestamp(text, time: { $0.clock() }) else {
      return nil
    }
    self = timestamp
  }

  private init?(_ text: String, time: (inout ByteReader) -> TimeOfDay?) {
    var reader = ByteReader(text)
    guard let date = reader.hyphenatedDate(),
      reader.take(anyCase: "T") || reader.take(" "),
      let time = time(&reader), let offset = reader.offset(), reader.isAtEnd
    else { return nil }
    self.init(Instant(LocalDateTime(date, time), at: offset), at: offset)
  }
}

extension Timestamp: CustomStringConvertible {
  /// Offsets with seconds, from before standard time, lose them: RFC 3339 has none. The reading moves along,
  /// so the moment stays the same.
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

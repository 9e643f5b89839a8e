/// A date and time in a health app's export, with or without an offset.
struct WrittenMoment: Equatable {
  let reading: LocalDateTime
  let offset: UTCOffset?
}

extension WrittenMoment {
  /// Reads `2026-05-14T23:10:00.000-05:00`, also with spaces and `PM` or `p. m.`; nil otherwise.
  init?(_ text: String) {
    var reader = ByteReader(text)
    guard let date = reader.hyphenatedDate(), reader.take("T") || reader.take(" "),
      let time = reader.clockOfDay()
    else { return nil }
    reading = LocalDateTime(date, time)
    reader.skipBlanks()
    guard !reader.isAtEnd else {
      offset = nil
      return
    }
    guard let offset = reader.looseOffset(), reader.isAtEnd else { return nil }
    self.offset = offset
  }

  /// - Parameter zone: used if the text has no offset.
  func timestamp(in zone: Zone) -> Timestamp {
    if let offset { return Timestamp(Instant(reading, at: offset), at: offset) }
    let instant = zone.instant(of: reading)
    return Timestamp(instant, at: zone.offset(at: instant))
  }
}

extension ByteReader {
  /// Reads `23:10:00` or `23:10`, without fractions of a second, or the 12-hour form.
  mutating func clockOfDay() -> TimeOfDay? {
    guard var hour = number(digits: 1...2), take(":"), let minute = number(digits: 2),
      let second = take(":") ? number(digits: 2) : 0
    else { return nil }
    if take("."), skip(while: \.isDigit) == 0 { return nil }
    var ahead = self
    ahead.skipBlanks()
    let isAfternoon = ahead.take(anyCase: "P")
    if isAfternoon || ahead.take(anyCase: "A"), ahead.takeMeridiem() {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
      self = ahead
    }
    return TimeOfDay(hour: hour, minute: minute, second: second)
  }

  /// Reads the rest of `PM`, or of `p. m.` on Spanish phones.
  private mutating func takeMeridiem() -> Bool {
    if take(".") { skipBlanks() }
    guard take(anyCase: "M") else { return false }
    _ = take(".")
    return true
  }

  /// Also skips the spaces (U+202F, U+00A0) that phones write around and in AM and PM.
  mutating func skipBlanks() { _ = skip { [0x20, 0xE2, 0x80, 0xAF, 0xC2, 0xA0].contains($0) } }
}

extension Instant {
  /// Reads `2026-03-10T05:12:44.805Z`, without the fraction; nil for the year 1, Go's "no time".
  init?(timestamp text: some Sequence<UInt8>) {
    var reader = ByteReader(text)
    guard let date = reader.hyphenatedDate(), date.year > 1, reader.take("T") || reader.take(" "),
      let time = reader.fullTime(), let offset = reader.looseOffset(), reader.isAtEnd
    else { return nil }
    self.init(LocalDateTime(date, time), at: offset)
  }
}

extension JSONReader {
  /// Reads text such as `"2026-03-10T05:12:44.805Z"`; nil, without reading, for any other value.
  mutating func plainMoment(in bytes: RawSpan) -> Instant? {
    let text = position + 1..<position + 25
    guard bytes.holds("\"", at: position), bytes.holds("\"", at: text.upperBound),
      let moment = bytes.plainMoment(in: text)
    else { return nil }
    position = text.upperBound + 1
    return moment
  }
}

extension RawSpan {
  /// Reads `2026-03-10T05:12:44.805Z`, eight bytes at a time; nil for any other form, and as
  /// `Instant(timestamp:)`.
  func plainMoment(in range: Range<Int>) -> Instant? {
    let start = range.lowerBound
    guard range.count == 24, range.upperBound <= byteCount,
      let months = eightBytes(at: start).digits(written: DigitForm.months),
      let minutes = eightBytes(at: start + 8).digits(written: DigitForm.minutes),
      let seconds = eightBytes(at: start + 16).digits(written: DigitForm.seconds),
      let date = LocalDate(
        year: months / 10_000, month: months / 10 % 100, day: minutes / 1_000_000),
      date.year > 1,
      let time = TimeOfDay(
        hour: minutes / 1000 % 100, minute: minutes % 100, second: seconds / 100_000)
    else { return nil }
    return Instant(LocalDateTime(date, time), at: .zero)
  }
}

/// Eight bytes of digits and other marks.
private struct DigitForm {
  let marks: EightBytes
  /// All bits of the bytes that are no digits.
  let mask: EightBytes

  static let months = DigitForm("0000-00-")
  static let minutes = DigitForm("00T00:00")
  static let seconds = DigitForm(":00.000Z")

  private init(_ form: String) {
    (marks, mask) = form.utf8.reversed().reduce((0, 0)) { found, byte in
      let isMark = !byte.isDigit
      return (
        found.0 << 8 | (isMark ? EightBytes(byte) : 0), found.1 << 8 | (isMark ? 0xFF : 0)
      )
    }
  }
}

extension EightBytes {
  /// The number that the digits spell, with zeros for the marks; nil in any other form.
  fileprivate func digits(written form: DigitForm) -> Int? {
    let zeros = EightBytes(repeating: UInt8(ascii: "0"))
    return self & form.mask == form.marks ? (self & ~form.mask | zeros & form.mask).decimal : nil
  }
}

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

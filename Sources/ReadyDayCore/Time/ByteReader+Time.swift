extension ByteReader {
  /// `2026-03-10`.
  mutating func hyphenatedDate() -> LocalDate? {
    guard let year = number(digits: 4), take("-"), let month = number(digits: 2), take("-"),
      let day = number(digits: 2)
    else { return nil }
    return LocalDate(year: year, month: month, day: day)
  }

  /// `20260310` (RFC 5545 §3.3.4).
  mutating func compactDate() -> LocalDate? {
    guard let year = number(digits: 4), let month = number(digits: 2), let day = number(digits: 2)
    else { return nil }
    return LocalDate(year: year, month: month, day: day)
  }

  /// `2026-03-10` or `20260310`.
  mutating func looseDate() -> LocalDate? {
    var compact = self
    if let date = hyphenatedDate() { return date }
    defer { self = compact }
    return compact.compactDate()
  }

  /// `06:55:02`; a fraction is dropped.
  mutating func fullTime() -> TimeOfDay? {
    guard let hour = number(digits: 2), take(":"), let minute = number(digits: 2), take(":"),
      let second = number(digits: 2)
    else { return nil }
    if take("."), skip(while: \.isDigit) == 0 { return nil }
    return TimeOfDay(hour: hour, minute: minute, second: second)
  }

  /// `6:55`, `06:55` or `06:55:02`.
  mutating func clock() -> TimeOfDay? {
    guard let hour = number(digits: 1...2), take(":"), let minute = number(digits: 2) else {
      return nil
    }
    let second = take(":") ? number(digits: 2) : 0
    return second.flatMap { TimeOfDay(hour: hour, minute: minute, second: $0) }
  }

  /// `Z`, `+01:00` or `-03:30` (RFC 3339 §5.6).
  mutating func offset() -> UTCOffset? {
    if take(anyCase: "Z") { return .zero }
    let isWest = take("-")
    guard isWest || take("+"), let hours = number(digits: 2), take(":"),
      let minutes = number(digits: 2)
    else { return nil }
    return UTCOffset(sign: isWest ? -1 : 1, hours: hours, minutes: minutes)
  }

  /// Also `-0330`, `+01`, `+1`, `+1:30`, `-05:00:00`.
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

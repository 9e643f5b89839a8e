import ReadyDayCore

extension Instant {
  static let acceptedText = "a date and time with its offset, 2026-11-23T06:55:00+01:00"

  /// A moment as RFC 3339 writes it, to the second: `2026-11-23T06:55:00+01:00`, `2026-11-23T05:55:00Z`.
  ///
  /// Fractions of a second are dropped, and the seconds may be left out.
  init?(rfc3339 text: String) {
    let upper = text.uppercased()
    let halves = upper.split(separator: upper.contains("T") ? "T" : " ", maxSplits: 1)
    guard halves.count == 2, let date = DateExpression(String(halves[0])),
      case .on(let date) = date, halves[0].utf8.count == 10,
      let (clock, offset) = Self.clockAndOffset(halves[1]), let time = Self.time(clock)
    else { return nil }
    self.init(LocalDateTime(date, time), at: offset)
  }

  private static func clockAndOffset(_ text: Substring) -> (Substring, UTCOffset)? {
    if text.hasSuffix("Z") { return (text.dropLast(), .zero) }
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }),
      let size = time(text[text.index(after: sign)...]),
      let offset = UTCOffset(seconds: text[sign] == "-" ? -size.secondOfDay : size.secondOfDay)
    else { return nil }
    return (text[..<sign], offset)
  }

  private static func time(_ text: Substring) -> TimeOfDay? {
    let whole = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    if whole.count == 2, Digits.number(whole[1], count: 1...9) == nil { return nil }
    let fields = whole[0].split(separator: ":", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { Digits.number($0, count: 2...2) }
    guard numbers.count == fields.count, (2...3).contains(numbers.count) else { return nil }
    return TimeOfDay(
      hour: numbers[0], minute: numbers[1], second: numbers.count == 3 ? numbers[2] : 0)
  }
}

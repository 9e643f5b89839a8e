extension Instant {
  /// A time as WHOOP writes it, `2026-03-10T05:12:44.805Z`, or with an offset instead of the Z.
  ///
  /// Fractions of a second are dropped. Nil for anything else, and for the year 1 that Go programs
  /// write for "no time".
  init?(timestamp text: some Sequence<UInt8>) {
    var digits = DigitReader(text)
    guard let year = digits.number(of: 4), year > 1, digits.take("-"),
      let month = digits.number(of: 2), digits.take("-"), let day = digits.number(of: 2),
      digits.take("T") || digits.take(" "),
      let hour = digits.number(of: 2), digits.take(":"),
      let minute = digits.number(of: 2), digits.take(":"), let second = digits.number(of: 2),
      let date = LocalDate(year: year, month: month, day: day),
      let time = TimeOfDay(hour: hour, minute: minute, second: second)
    else { return nil }
    if digits.take(".") { digits.skipDigits() }
    guard let offset = UTCOffset(&digits) else { return nil }
    self.init(LocalDateTime(date, time), at: offset)
  }
}

extension UTCOffset {
  /// An offset as WHOOP writes it: `Z`, `+01:00`, `-0330`.
  init?(timestamp text: some Sequence<UInt8>) {
    var digits = DigitReader(text)
    self.init(&digits)
  }

  /// An offset with nothing behind it.
  fileprivate init?(_ digits: inout DigitReader) {
    if digits.take("Z") || digits.take("z") {
      self = .zero
    } else {
      let isWest = digits.take("-")
      guard isWest || digits.take("+"), let hours = digits.number(of: 2) else { return nil }
      _ = digits.take(":")
      guard let minutes = digits.number(of: 2), minutes < 60 else { return nil }
      let size = (hours * 60 + minutes) * 60
      guard let offset = UTCOffset(seconds: isWest ? -size : size) else { return nil }
      self = offset
    }
    guard digits.isAtEnd else { return nil }
  }
}

/// Takes numbers of a known width, and the marks between them, off the front of a text.
struct DigitReader {
  private let text: [UInt8]
  private var position = 0

  init(_ text: some Sequence<UInt8>) {
    self.text = Array(text)
  }

  var rest: ArraySlice<UInt8> { text[position...] }
  var isAtEnd: Bool { position == text.count }

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard position < text.count, text[position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  /// The next `width` bytes as a decimal number.
  mutating func number(of width: Int) -> Int? {
    guard position + width <= text.count else { return nil }
    var value = 0
    for byte in text[position..<position + width] {
      guard byte.isDigit else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    position += width
    return value
  }

  /// The digits in front as a decimal number; nil unless there are 1 to `most`.
  mutating func number(upTo most: Int) -> Int? {
    let width = rest.prefix { $0.isDigit }.count
    return (1...most).contains(width) ? number(of: width) : nil
  }

  mutating func skipDigits() {
    while position < text.count, text[position].isDigit { position += 1 }
  }
}

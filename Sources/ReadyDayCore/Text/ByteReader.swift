/// Takes numbers, marks and letters off the front of a short text: a date, an offset, a rule.
///
/// What cannot be taken stays where it is.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  init(_ text: some Sequence<UInt8>) {
    self.init(Array(text)[...])
  }

  init(_ text: String) {
    self.init(text.utf8)
  }

  var isAtEnd: Bool { position == bytes.endIndex }
  /// How many bytes have not been taken.
  var left: Int { bytes.endIndex - position }
  /// The byte that comes next; nil at the end.
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  /// - Parameter letter: in capitals; the small one is taken too.
  mutating func take(anyCase letter: Unicode.Scalar) -> Bool {
    guard let next, next & ~0x20 == UInt8(ascii: letter) else { return false }
    position += 1
    return true
  }

  /// Skips the longest run of bytes that are `wanted`, and says how many they were.
  @discardableResult
  mutating func skip(while wanted: (UInt8) -> Bool) -> Int {
    let start = position
    while let next, wanted(next) { position += 1 }
    return position - start
  }

  /// The number written with the next `count` digits, whatever follows them.
  mutating func number(digits count: Int) -> Int? {
    let start = position
    if let number = number(upTo: count), position - start == count { return number }
    position = start
    return nil
  }

  /// The number written with all digits that come next; nil when there are none, or more or fewer than
  /// `counts` allows.
  mutating func number(digits counts: ClosedRange<Int>) -> Int? {
    let start = position
    if let number = number(upTo: counts.upperBound), counts.contains(position - start),
      next?.isDigit != true
    {
      return number
    }
    position = start
    return nil
  }

  /// The number written with the next one to `most` digits, whatever follows them; `most` is 18 at most.
  mutating func number(upTo most: Int) -> Int? {
    let end = min(position + most, bytes.endIndex)
    let start = position
    var value = 0
    while position < end, bytes[position].isDigit {
      value = value * 10 + Int(bytes[position] - UInt8(ascii: "0"))
      position += 1
    }
    return position > start ? value : nil
  }

  /// However many digits there are; a number that no Int holds is read as 10¹⁸.
  mutating func clampedNumber() -> Int? {
    guard let number = number(upTo: 18) else { return nil }
    return skip(while: \.isDigit) > 0 ? 1_000_000_000_000_000_000 : number
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  /// Of ASCII.
  var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }
}

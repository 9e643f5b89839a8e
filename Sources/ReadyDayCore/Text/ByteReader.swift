/// Reads numbers, marks and letters from the front of a short text; a mismatch consumes nothing.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  init(_ text: some Sequence<UInt8>) { self.init(Array(text)[...]) }

  init(_ text: String) { self.init(text.utf8) }

  var isAtEnd: Bool { position == bytes.endIndex }
  var left: Int { bytes.endIndex - position }
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  /// - Parameter letter: in upper case; lower case matches too.
  mutating func take(anyCase letter: Unicode.Scalar) -> Bool {
    guard let next, next & ~0x20 == UInt8(ascii: letter) else { return false }
    position += 1
    return true
  }

  /// Returns the number of bytes skipped.
  @discardableResult
  mutating func skip(while wanted: (UInt8) -> Bool) -> Int {
    let start = position
    while let next, wanted(next) { position += 1 }
    return position - start
  }

  /// Reads exactly `count` digits, whatever follows.
  mutating func number(digits count: Int) -> Int? {
    let start = position
    if let number = number(upTo: count), position - start == count { return number }
    position = start
    return nil
  }

  /// Reads all digits that come next; nil unless their number is in `counts`.
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

  /// Reads up to `most` digits, whatever follows; above 18, the number could overflow.
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

  /// Reads all digits; a number of more than 18 digits counts as 10¹⁸.
  mutating func clampedNumber() -> Int? {
    guard let number = number(upTo: 18) else { return nil }
    return skip(while: \.isDigit) > 0 ? 1_000_000_000_000_000_000 : number
  }
}

// These know only ASCII.
extension UInt8 {
  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  package var isLetter: Bool {
    self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
  }
  package var lowercased: UInt8 { isLetter ? self | 0x20 : self }
}

/// A field name in snake or camel case: its letters without underscores or case.
///
/// Two words of memory, because scanning compares thousands of names. Of more than 16 letters the last 16 and
/// the length count.
struct FieldName: Hashable, Sendable {
  private var high: UInt64 = 0
  private var low: UInt64 = 0
  private var length = 0

  init(_ name: some Sequence<UInt8>) { for byte in name { append(byte) } }

  init(_ range: Range<Int>, of bytes: RawSpan) {
    var offset = range.lowerBound
    while offset < range.upperBound, offset + 8 <= bytes.byteCount {
      let next = bytes.eightBytes(at: offset)
      let count = next.marks(of: UInt8(ascii: "_")).trailingZeroBitCount / 8
      append(next, count: min(count, range.upperBound - offset))
      offset += min(count + 1, 8)
    }
    for offset in offset..<max(offset, range.upperBound) { append(bytes.byte(at: offset)) }
  }

  private mutating func append(_ byte: UInt8) {
    append(EightBytes(byte), count: byte == UInt8(ascii: "_") ? 0 : 1)
  }

  /// - Parameter count: how many of the bytes, from the first on; none is an underscore.
  private mutating func append(_ bytes: EightBytes, count: Int) {
    let bits = count * 8
    high = high << bits | low >> (64 - bits)
    low = low << bits | bytes.inSmallLetters.byteSwapped >> (64 - bits)
    length += count
  }
}

extension EightBytes {
  /// Lower-cases capitals; no other byte becomes a letter or digit.
  fileprivate var inSmallLetters: EightBytes { self | (self & EightBytes(repeating: 0x40)) >> 1 }
}

extension FieldName: ExpressibleByStringLiteral {
  init(stringLiteral name: StaticString) { self.init(name.withUTF8Buffer { Array($0) }) }
}

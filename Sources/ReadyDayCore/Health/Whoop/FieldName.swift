/// The name of a field whether it is written `score_state` or `scoreState`: its letters without
/// underscores and case.
///
/// Kept as two words of memory, because scanning compares thousands of names. Of more than 16 letters
/// the last 16 and the length tell names apart.
struct FieldName: Hashable, Sendable {
  private var high: UInt64 = 0
  private var low: UInt64 = 0
  private var length = 0

  init(_ name: some Sequence<UInt8>) {
    for byte in name { append(byte) }
  }

  init(_ range: Range<Int>, of bytes: RawSpan) {
    var offset = range.lowerBound
    while offset < range.upperBound, offset + 8 <= bytes.byteCount {
      let next = bytes.eightBytes(at: offset)
      let count = next.marks(of: UInt8(ascii: "_")).trailingZeroBitCount / 8
      append(next, count: min(count, range.upperBound - offset))
      // The underscore, if there is one, is passed over.
      offset += min(count + 1, 8)
    }
    // Only where the text ends.
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
  /// Capitals become small letters, letters and digits stay, and nothing else becomes one of them.
  fileprivate var inSmallLetters: EightBytes {
    self | (self & EightBytes(repeating: 0x40)) >> 1
  }
}

extension FieldName: ExpressibleByStringLiteral {
  init(stringLiteral name: StaticString) {
    self.init(name.withUTF8Buffer { Array($0) })
  }
}

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
    for offset in range { append(bytes.byte(at: offset)) }
  }

  private mutating func append(_ byte: UInt8) {
    guard byte != UInt8(ascii: "_") else { return }
    let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    high = high << 8 | low >> 56
    low = low << 8 | UInt64(isUpper ? byte | 0x20 : byte)
    length += 1
  }
}

extension FieldName: ExpressibleByStringLiteral {
  init(stringLiteral name: StaticString) {
    self.init(name.withUTF8Buffer { Array($0) })
  }
}

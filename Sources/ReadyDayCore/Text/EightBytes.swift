/// Eight bytes in one number, the first lowest, so that all eight are examined at once.
typealias EightBytes = UInt64

extension EightBytes {
  @inline(__always)
  init(repeating byte: UInt8) { self = EightBytes(byte) &* 0x0101_0101_0101_0101 }

  /// The high bit of the first byte equal to `byte`, or 0 (Warren, Hacker's Delight, 6-1).
  @inline(__always)
  func marks(of byte: UInt8) -> EightBytes {
    let difference = self ^ EightBytes(repeating: byte)
    return (difference &- EightBytes(repeating: 0x01)) & ~difference & EightBytes(repeating: 0x80)
  }

  /// Like ``marks(of:)``, of the first byte below a space.
  @inline(__always)
  var marksOfControls: EightBytes {
    (self &- EightBytes(repeating: 0x20)) & ~self & EightBytes(repeating: 0x80)
  }

  /// The number that eight digits spell; nil for anything else.
  var decimal: Int? {
    let digits = self ^ EightBytes(repeating: UInt8(ascii: "0"))
    let tooLarge = digits | (digits &+ EightBytes(repeating: 0x80 - 10))
    guard tooLarge & EightBytes(repeating: 0x80) == 0 else { return nil }
    let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
    return Int((fours &* 10_000 &+ fours >> 32) & 0xFFFF_FFFF)
  }
}

extension RawSpan {
  /// All eight must lie within the span.
  @inline(__always)
  func eightBytes(at offset: Int) -> EightBytes {
    // Unchecked: the callers have compared the last offset with the count.
    EightBytes(
      littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: EightBytes.self))
  }

  /// The offset of the first byte from `start` on that `marks` marks, or the count.
  @inline(__always)
  func first(from start: Int, _ marks: (EightBytes) -> EightBytes) -> Int {
    var offset = start
    while offset + 8 <= byteCount {
      let found = marks(eightBytes(at: offset))
      guard found == 0 else { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < byteCount, marks(EightBytes(byte(at: offset))) & 0x80 == 0 { offset += 1 }
    return offset
  }
}

extension RawSpan {
  @inline(__always)
  func byte(at offset: Int) -> UInt8 { unsafeLoad(fromByteOffset: offset, as: UInt8.self) }

  var startsWithByteOrderMark: Bool {
    byteCount >= 3 && byte(at: 0) == 0xEF && byte(at: 1) == 0xBB && byte(at: 2) == 0xBF
  }

  var hasLineFeed: Bool {
    for offset in 0..<byteCount where byte(at: offset) == UInt8(ascii: "\n") { return true }
    return false
  }

  @inline(__always)
  func holds(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= byteCount else { return false }
    return text.withUTF8Buffer { buffer in
      for index in buffer.indices where byte(at: offset + index) != buffer[index] { return false }
      return true
    }
  }

  func holds(_ content: [UInt8], in range: Range<Int>) -> Bool {
    guard content.count == range.count else { return false }
    for index in content.indices where content[index] != byte(at: range.lowerBound + index) {
      return false
    }
    return true
  }

  /// Replaces invalid UTF-8.
  func text(in range: Range<Int>) -> String {
    extracting(range).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  package var array: [UInt8] { withUnsafeBytes { Array($0) } }

  func copy(from start: Int, to end: Int) -> [UInt8] {
    var copied: [UInt8] = []
    append(from: start, to: end, to: &copied)
    return copied
  }

  func bytes(in range: Range<Int>) -> [UInt8] { copy(from: range.lowerBound, to: range.upperBound) }

  func append(from start: Int, to end: Int, to bytes: inout [UInt8]) {
    guard start < end else { return }
    extracting(start..<end).withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  func isASCII(in range: Range<Int>) -> Bool {
    var (offset, all) = (range.lowerBound, EightBytes(0))
    while offset + 8 <= range.upperBound {
      all |= eightBytes(at: offset)
      offset += 8
    }
    for offset in offset..<range.upperBound { all |= EightBytes(byte(at: offset)) }
    return all & EightBytes(repeating: 0x80) == 0
  }

  // Bytes are searched in vectors, since most of a large file is only skipped.

  /// A bit for each of the 64 bytes from `offset` on that equals `mark`, the first lowest.
  @inline(__always)
  func marks(of mark: UInt8, at offset: Int) -> UInt64 {
    let pattern = SIMD16(repeating: mark)
    return marks(at: offset, { $0 .== pattern }, isMark: { $0 == mark })
  }

  /// A bit for each of the 64 bytes from `offset` on that is a quote, brace, bracket, backslash or bar.
  @inline(__always)
  func structure(at offset: Int) -> UInt64 {
    let (quote, lower) = (SIMD16(repeating: UInt8(ascii: "\"")), SIMD16<UInt8>(repeating: 0x20))
    // The bit makes `[\]` into `{|}`, which follow each other.
    let (first, count) = (SIMD16(repeating: UInt8(ascii: "{")), SIMD16<UInt8>(repeating: 3))
    return marks(at: offset) {
      ($0 .== quote) .| ((($0 | lower) &- first) .< count)
    } isMark: {
      $0 == UInt8(ascii: "\"") || ($0 | 0x20) &- UInt8(ascii: "{") < 3
    }
  }

  @inline(__always)
  private func marks(
    at offset: Int, _ found: (SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>>, isMark: (UInt8) -> Bool
  ) -> UInt64 {
    guard offset + 64 <= byteCount else {
      return (offset..<byteCount).reduce(0) { isMark(byte(at: $1)) ? $0 | 1 << ($1 - offset) : $0 }
    }
    // Bit k of byte j stands for byte j of the k-th eight.
    let columns =
      found(sixteen(at: offset)).halves(marked: 0x01, 0x02)
      | found(sixteen(at: offset + 16)).halves(marked: 0x04, 0x08)
      | found(sixteen(at: offset + 32)).halves(marked: 0x10, 0x20)
      | found(sixteen(at: offset + 48)).halves(marked: 0x40, 0x80)
    return (columns.x | columns.y).transposed
  }

  /// All sixteen must lie within the span.
  @inline(__always)
  func sixteen(at offset: Int) -> SIMD16<UInt8> {
    // Unchecked: the callers have compared the last offset with the count.
    unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: SIMD16<UInt8>.self)
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// `first` in each lower byte whose lane is set, `second` in each upper one.
  @inline(__always)
  fileprivate func halves(marked first: UInt64, _ second: UInt64) -> SIMD2<UInt64> {
    // A mask's lanes are all ones or zeros; no other conversion compiles to a few instructions.
    let lanes = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return lanes & (SIMD2(first, second) &* SIMD2(repeating: 0x0101_0101_0101_0101))
  }
}

extension UInt64 {
  /// The bits, transposed as a square of eight bytes (Warren, Hacker's Delight, 7-3).
  @inline(__always)
  fileprivate var transposed: UInt64 {
    UInt64(littleEndian: self).exchanging(7, 0x00AA_00AA_00AA_00AA)
      .exchanging(14, 0x0000_CCCC_0000_CCCC).exchanging(28, 0x0000_0000_F0F0_F0F0)
  }

  /// Swaps the bits of `places` with those `distance` higher.
  @inline(__always)
  private func exchanging(_ distance: UInt64, _ places: UInt64) -> UInt64 {
    let difference = (self ^ self &>> distance) & places
    return self ^ difference ^ difference &<< distance
  }
}

extension String {
  /// Nil if the bytes are not UTF-8. Validating alone looks up types for every text.
  init?(utf8 bytes: some Collection<UInt8>) {
    // Has no early exit, so that sixteen bytes are checked at a time.
    guard bytes.reduce(0, |) >= 0x80 else {
      self.init(decoding: bytes, as: UTF8.self)
      return
    }
    self.init(validating: bytes, as: UTF8.self)
  }
}

/// Walks the physical lines of a file, sixteen bytes at a time.
///
/// A calendar of 100 MB has over a million lines, nearly all of which only need to be passed over; this is the one loop that touches every byte.
struct LineCursor {
  /// A physical line, without its terminator.
  struct Line {
    let start: Int
    let end: Int
    /// Counted from 1.
    let number: Int
  }

  private let terminator: UInt8
  private let byteCount: Int
  private let isCRLF: Bool
  /// Where the next line begins.
  private(set) var position: Int
  private var number: Int
  /// The sixteen bytes last looked at begin here; `low` and `high` mark the terminators not yet returned.
  private var block: Int
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Lines of `bytes` from `start`, which is the first byte of line `number`.
  init(_ bytes: RawSpan, from start: Int = 0, line number: Int = 1) {
    terminator = Self.terminator(of: bytes)
    byteCount = bytes.byteCount
    isCRLF = terminator == UInt8(ascii: "\n")
    position = start
    self.number = number
    block = start - 16
  }

  /// LF, unless the file's first lines are ended by CR alone, as old exports are.
  private static func terminator(of bytes: RawSpan) -> UInt8 {
    var sawReturn = false
    for offset in 0..<min(bytes.byteCount, 4096) {
      let byte = bytes.byte(at: offset)
      if byte == UInt8(ascii: "\n") { return byte }
      sawReturn = sawReturn || byte == UInt8(ascii: "\r")
    }
    return sawReturn && bytes.byteCount <= 4096 || sawReturn && !bytes.hasLineFeed
      ? UInt8(ascii: "\r") : UInt8(ascii: "\n")
  }

  @inline(__always)
  mutating func next(in bytes: RawSpan) -> Line? {
    guard position < byteCount else { return nil }
    let start = position
    let stop = nextTerminator(in: bytes)
    position = stop + 1
    defer { number += 1 }
    let hasReturn = isCRLF && stop > start && bytes.byte(at: stop - 1) == UInt8(ascii: "\r")
    return Line(start: start, end: hasReturn ? stop - 1 : stop, number: number)
  }

  @inline(__always)
  private mutating func nextTerminator(in bytes: RawSpan) -> Int {
    while low == 0 && high == 0 {
      block += 16
      guard block + 16 <= byteCount else { return lastTerminator(in: bytes) }
      let sixteen = bytes.unsafeLoadUnaligned(fromByteOffset: block, as: SIMD16<UInt8>.self)
      let found = unsafeBitCast(sixteen .== terminator, to: SIMD2<UInt64>.self)
      low = found.x
      high = found.y
    }
    // Each of the eight bytes of a word is all ones where the terminator stands.
    if low != 0 {
      let lane = low.trailingZeroBitCount & ~7
      low &= ~(0xFF << UInt64(lane))
      return block + lane / 8
    }
    let lane = high.trailingZeroBitCount & ~7
    high &= ~(0xFF << UInt64(lane))
    return block + 8 + lane / 8
  }

  /// In the last bytes, too few for a block.
  private mutating func lastTerminator(in bytes: RawSpan) -> Int {
    var offset = max(position, block)
    block -= 16  // the next call comes back to this block
    while offset < byteCount, bytes.byte(at: offset) != terminator { offset += 1 }
    return offset
  }
}

extension RawSpan {
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }

  var hasLineFeed: Bool {
    for offset in 0..<byteCount where byte(at: offset) == UInt8(ascii: "\n") { return true }
    return false
  }

  /// A copy of the bytes from `start` up to `end`.
  func copy(from start: Int, to end: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: max(0, end - start)) { buffer, count in
      for offset in start..<max(start, end) {
        buffer.initializeElement(at: offset - start, to: byte(at: offset))
      }
      count = max(0, end - start)
    }
  }
}

/// Walks the physical lines of a file, eight bytes at a time.
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
  /// The terminator in every byte of a word.
  private let pattern: UInt64
  private let byteCount: Int
  private let isCRLF: Bool
  private let isMixed: Bool
  /// Where the next line begins.
  private(set) var position: Int
  /// The number of the line that begins there.
  private(set) var number: Int
  /// The word last looked at begins here; `marks` has the high bit set of each terminator in it not yet returned.
  private var word: Int
  private var marks: UInt64 = 0

  /// Lines of `bytes` from `start`, which is the first byte of line `number`.
  init(_ bytes: RawSpan, ends: LineEnds, from start: Int = 0, line number: Int = 1) {
    terminator = ends == .carriageReturn ? UInt8(ascii: "\r") : UInt8(ascii: "\n")
    isMixed = ends == .mixed
    pattern = UInt64(terminator) &* 0x0101_0101_0101_0101
    byteCount = bytes.byteCount
    isCRLF = terminator == UInt8(ascii: "\n")
    position = start
    self.number = number
    word = start - 8
  }

  @inline(__always)
  mutating func next(in bytes: RawSpan) -> Line? {
    guard position < byteCount else { return nil }
    if isMixed { return nextOfMixed(in: bytes) }
    let start = position
    let stop = nextTerminator(in: bytes)
    position = stop + 1
    defer { number += 1 }
    let hasReturn = isCRLF && stop > start && bytes.byte(at: stop - 1) == UInt8(ascii: "\r")
    return Line(start: start, end: hasReturn ? stop - 1 : stop, number: number)
  }

  /// Where LF, CR and CRLF all end lines: byte by byte, for the few files that are like that.
  private mutating func nextOfMixed(in bytes: RawSpan) -> Line {
    let start = position
    var end = start
    while end < byteCount, bytes.byte(at: end) != 0x0A, bytes.byte(at: end) != 0x0D { end += 1 }
    let isPair =
      end + 1 < byteCount && bytes.byte(at: end) == 0x0D && bytes.byte(at: end + 1) == 0x0A
    position = end + (isPair ? 2 : 1)
    defer { number += 1 }
    return Line(start: start, end: end, number: number)
  }

  @inline(__always)
  private mutating func nextTerminator(in bytes: RawSpan) -> Int {
    while marks == 0 {
      word += 8
      skipBlocks(in: bytes)
      guard word + 8 <= byteCount else { return lastTerminator(in: bytes) }
      let eight = bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: word, as: UInt64.self)
      // A byte is zero where the terminator stands; only there does adding 7F to its low bits not carry.
      let difference = UInt64(littleEndian: eight) ^ pattern
      let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
      marks = ~(((difference & low) &+ low) | difference | low)
    }
    let lane = marks.trailingZeroBitCount / 8
    marks &= marks &- 1
    return word + lane
  }

  /// High bits that are set if, and only if, some byte of the word is the terminator; which one is not told.
  @inline(__always)
  private func zeroMarks(in bytes: RawSpan, at offset: Int) -> UInt64 {
    // Unchecked: the caller has seen that the whole block lies within the file.
    let difference =
      bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self) ^ pattern
    return (difference &- 0x0101_0101_0101_0101) & ~difference
  }

  /// Passes over blocks of four words that hold no terminator.
  @inline(__always)
  private mutating func skipBlocks(in bytes: RawSpan) {
    while word + 32 <= byteCount {
      let found =
        zeroMarks(in: bytes, at: word) | zeroMarks(in: bytes, at: word + 8)
        | zeroMarks(in: bytes, at: word + 16) | zeroMarks(in: bytes, at: word + 24)
      guard found & 0x8080_8080_8080_8080 == 0 else { return }
      word += 32
    }
  }

  /// In the last bytes, too few for a word.
  private mutating func lastTerminator(in bytes: RawSpan) -> Int {
    var offset = max(position, word)
    word -= 8  // the next call comes back to these bytes
    while offset < byteCount, bytes.byte(at: offset) != terminator { offset += 1 }
    return offset
  }
}

/// How the lines of a file end; found out once a file.
enum LineEnds {
  /// LF or CRLF.
  case lineFeed
  /// CR alone, as in old exports.
  case carriageReturn
  /// CR alone in some places: files of two kinds put together.
  case mixed

  /// LF, unless the file has none.
  init(of bytes: RawSpan) {
    let looked = min(bytes.byteCount, 4096)
    var sawReturn = false
    for offset in 0..<looked {
      let byte = bytes.byte(at: offset)
      if byte == UInt8(ascii: "\n") {
        self = .lineFeed
        return
      }
      sawReturn = sawReturn || byte == UInt8(ascii: "\r")
    }
    self = sawReturn && !bytes.hasLineFeed ? .carriageReturn : .lineFeed
  }
}

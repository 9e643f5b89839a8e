/// Walks the lines of a file, 64 bytes at a time, since a file may have 100 MB.
struct LineCursor {
  /// One line without its terminator.
  struct Line {
    let start: Int
    let end: Int
    /// Counted from 1.
    let number: Int
  }

  private let terminator: UInt8
  private let byteCount: Int
  private let isCRLF: Bool
  private let isMixed: Bool
  private(set) var position: Int
  private(set) var number: Int
  /// Where the current 64 bytes begin; `marks` has a bit for each terminator not yet returned.
  private var block: Int
  private var marks: UInt64 = 0

  /// `start`: the first byte of the line with this number.
  init(_ bytes: RawSpan, ends: LineEnds, from start: Int = 0, line number: Int = 1) {
    terminator = ends == .carriageReturn ? UInt8(ascii: "\r") : UInt8(ascii: "\n")
    isMixed = ends == .mixed
    byteCount = bytes.byteCount
    isCRLF = terminator == UInt8(ascii: "\n")
    position = start
    self.number = number
    block = start - 64
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

  /// Ends a line at LF, CR or CRLF, byte by byte: few files need it.
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

  /// The position of the next terminator, or the end of the file.
  @inline(__always)
  private mutating func nextTerminator(in bytes: RawSpan) -> Int {
    while marks == 0 {
      block += 64
      guard block < byteCount else { return byteCount }
      marks = bytes.marks(of: terminator, at: block)
    }
    let place = block + marks.trailingZeroBitCount
    marks &= marks &- 1
    return place
  }
}

enum LineEnds {
  /// LF or CRLF.
  case lineFeed
  /// Only CR, as in old exports.
  case carriageReturn
  /// Only CR in some places, as when files of two kinds were joined.
  case mixed

  /// CR if the file has CR but no LF; otherwise LF.
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

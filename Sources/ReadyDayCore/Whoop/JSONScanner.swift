/// Finds where JSON values begin and end without reading them: strings, escapes and depth, nothing
/// more.
///
/// Years of records pass through here, a few of them go on to a decoder. Text that only looks like
/// JSON may pass too; what is wrong inside a value is found by whoever decodes it.
struct JSONScanner {
  /// Offset of the next byte to look at.
  var position: Int

  enum Fault: Error, Hashable {
    /// The text ends inside a value.
    case cutShort
    /// A byte that cannot stand where it does.
    case unexpected(at: Int)
  }

  init(at position: Int = 0) {
    self.position = position
  }
}

extension JSONScanner {
  /// The next byte that is not white space, or nil at the end. The byte is not taken.
  mutating func peek(in bytes: RawSpan) -> UInt8? {
    var offset = position
    defer { position = offset }
    while offset < bytes.byteCount {
      let byte = bytes.byte(at: offset)
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      offset += 1
      if byte == 0x0A { offset = bytes.endOfIndent(from: offset) }
    }
    return nil
  }

  /// Takes `mark` when it is the next byte that is not white space.
  mutating func take(_ mark: Unicode.Scalar, in bytes: RawSpan) -> Bool {
    guard peek(in: bytes) == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  mutating func expect(_ mark: Unicode.Scalar, in bytes: RawSpan) throws(Fault) {
    guard take(mark, in: bytes) else {
      throw position < bytes.byteCount ? .unexpected(at: position) : .cutShort
    }
  }

  /// Passes over the value that begins at the next byte and says where it stands.
  mutating func skipValue(in bytes: RawSpan) throws(Fault) -> Range<Int> {
    guard let first = peek(in: bytes) else { throw .cutShort }
    let start = position
    switch first {
    case UInt8(ascii: "\""): try skipString(in: bytes)
    case UInt8(ascii: "{"), UInt8(ascii: "["): try skipContainer(in: bytes)
    default: try skipWord(in: bytes)
    }
    return start..<position
  }

  /// Takes a member of an object up to the colon: the place of its name, without the quotes.
  mutating func key(in bytes: RawSpan) throws(Fault) -> Range<Int> {
    guard let first = peek(in: bytes) else { throw .cutShort }
    guard first == UInt8(ascii: "\"") else { throw .unexpected(at: position) }
    let start = position + 1
    try skipString(in: bytes)
    let key = start..<position - 1
    try expect(":", in: bytes)
    return key
  }

  /// After a value in an array or object: true when a comma says that another follows, false at
  /// `close`.
  mutating func another(before close: Unicode.Scalar, in bytes: RawSpan) throws(Fault) -> Bool {
    if take(",", in: bytes) { return true }
    try expect(close, in: bytes)
    return false
  }

  private mutating func skipString(in bytes: RawSpan) throws(Fault) {
    guard let end = bytes.endOfString(from: position) else { throw .cutShort }
    position = end
  }

  private mutating func skipContainer(in bytes: RawSpan) throws(Fault) {
    var depth = 0
    var offset = position
    while true {
      offset = bytes.nextMark(from: offset)
      guard offset < bytes.byteCount else { throw .cutShort }
      switch bytes.byte(at: offset) {
      case UInt8(ascii: "\""):
        guard let end = bytes.endOfString(from: offset) else { throw .cutShort }
        offset = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      default: depth -= 1
      }
      offset += 1
      if depth == 0 {
        position = offset
        return
      }
    }
  }

  /// A number, true, false or null: up to the next byte that ends one.
  private mutating func skipWord(in bytes: RawSpan) throws(Fault) {
    let start = position
    while position < bytes.byteCount, bytes.byte(at: position).continuesWord { position += 1 }
    if position == start { throw .unexpected(at: start) }
  }
}

extension RawSpan {
  func bytes(in range: Range<Int>) -> [UInt8] {
    copy(from: range.lowerBound, to: range.upperBound)
  }

  /// The offset behind the closing quote of the string that begins at `start`; nil when there is
  /// none.
  fileprivate func endOfString(from start: Int) -> Int? {
    var offset = start + 1
    while true {
      offset = first(from: offset) {
        $0.marks(of: UInt8(ascii: "\"")) | $0.marks(of: UInt8(ascii: "\\"))
      }
      guard offset < byteCount else { return nil }
      if byte(at: offset) == UInt8(ascii: "\"") { return offset + 1 }
      offset += 2
    }
  }

  /// The offset of the next quote, brace or bracket; the number of bytes when there is none.
  fileprivate func nextMark(from start: Int) -> Int {
    first(from: start) {
      // This bit is all that tells a brace from a bracket.
      let braces = $0 | EightBytes(repeating: 0x20)
      return $0.marks(of: UInt8(ascii: "\"")) | braces.marks(of: UInt8(ascii: "{"))
        | braces.marks(of: UInt8(ascii: "}"))
    }
  }

  /// Passes over spaces by eights, as many lines begin with.
  fileprivate func endOfIndent(from start: Int) -> Int {
    var offset = start
    while offset + 8 <= byteCount, eightBytes(at: offset) == EightBytes(repeating: 0x20) {
      offset += 8
    }
    return offset
  }
}

extension UInt8 {
  /// Whether this byte may stand in a JSON number or literal.
  fileprivate var continuesWord: Bool {
    isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
      || self == UInt8(ascii: "-") || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
  }
}

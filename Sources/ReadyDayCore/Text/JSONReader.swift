/// Reads JSON value by value, and says where it is wrong.
///
/// Data files are read as RFC 8259 has them, a trailing comma and a byte order mark excepted, since people
/// mend their files by hand; the configuration as JSON5 (spec.json5.org). Bytes are not kept: they are
/// handed to every call.
package struct JSONReader: Sendable {
  package enum Dialect: Sendable {
    case data, json5
  }

  let dialect: Dialect
  /// Offset of the next byte to look at.
  var position = 0
  /// The first name that its object already had. The first of two counts.
  private(set) var repeatedName: JSONFault?
  private var depth = 0

  init(_ dialect: Dialect = .data, at position: Int = 0) {
    self.dialect = dialect
    self.position = position
  }
}

extension JSONReader {
  /// The only value of a text.
  ///
  /// - Parameters:
  ///   - bytes: the whole text.
  ///   - dialect: how it is written.
  ///   - mayRepeatNames: whether an object may have a name twice; of such a file, nobody could tell which value
  ///     was meant.
  package static func value(
    of bytes: RawSpan, _ dialect: Dialect = .data, mayRepeatNames: Bool = false
  ) throws(JSONFault) -> JSON {
    var reader = JSONReader(dialect, at: bytes.startsWithByteOrderMark ? 3 : 0)
    do throws(JSONFault) {
      let value = try reader.value(in: bytes)
      try reader.end(in: bytes)
      if let repeated = reader.repeatedName, !mayRepeatNames { throw repeated }
      return value
    } catch {
      // The configuration is text throughout; of a file that is not, that is the first thing to say.
      if dialect == .json5 { _ = try bytes.utf8(in: 0..<bytes.byteCount) }
      throw error
    }
  }

  /// What keeps `bytes` from being one value without a name that an object has twice; nothing is built.
  static func fault(in bytes: RawSpan) -> JSONFault? {
    var reader = JSONReader(at: bytes.startsWithByteOrderMark ? 3 : 0)
    do throws(JSONFault) {
      try reader.check(in: bytes)
      try reader.end(in: bytes)
      return reader.repeatedName
    } catch {
      return error
    }
  }

  private mutating func end(in bytes: RawSpan) throws(JSONFault) {
    if try peek(in: bytes) != nil { throw unexpected(.end) }
  }

  /// The value that begins at the next byte.
  mutating func value(in bytes: RawSpan) throws(JSONFault) -> JSON {
    switch try peek(in: bytes) {
    case UInt8(ascii: "{"): return .object(try object(in: bytes))
    case UInt8(ascii: "["): return .array(try array(in: bytes))
    case UInt8(ascii: "\""): return .string(try string(in: bytes))
    case UInt8(ascii: "'") where dialect == .json5: return .string(try string(in: bytes))
    default: return try word(in: bytes)
    }
  }

  /// Reads the value that begins at the next byte as ``value(in:)`` does, and keeps nothing of it.
  mutating func check(in bytes: RawSpan) throws(JSONFault) {
    switch try peek(in: bytes) {
    case UInt8(ascii: "{"):
      var names: Set<String> = []
      try elements("{", "}", in: bytes) { (reader) throws(JSONFault) in
        let name = try reader.name(in: bytes)
        try reader.check(in: bytes)
        if !names.insert(name.text).inserted { reader.note(repeated: name) }
      }
    case UInt8(ascii: "["):
      try elements("[", "]", in: bytes) { (reader) throws(JSONFault) in
        try reader.check(in: bytes)
      }
    default: _ = try value(in: bytes)
    }
  }

  private mutating func object(in bytes: RawSpan) throws(JSONFault) -> [String: JSON] {
    var members: [String: JSON] = [:]
    try elements("{", "}", in: bytes) { (reader) throws(JSONFault) in
      let name = try reader.name(in: bytes)
      let value = try reader.value(in: bytes)
      if members[name.text] == nil {
        members[name.text] = value
      } else {
        reader.note(repeated: name)
      }
    }
    return members
  }

  private mutating func note(repeated name: (text: String, place: Range<Int>)) {
    guard repeatedName == nil else { return }
    repeatedName = JSONFault(.repeatedName(name.text), at: name.place.lowerBound)
  }

  private mutating func array(in bytes: RawSpan) throws(JSONFault) -> [JSON] {
    var values: [JSON] = []
    try elements("[", "]", in: bytes) { (reader) throws(JSONFault) in
      values.append(try reader.value(in: bytes))
    }
    return values
  }

  /// What is between `open` and `close`, each read by `element`, with commas between and perhaps behind.
  mutating func elements(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, in bytes: RawSpan,
    _ element: (inout JSONReader) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    guard depth < Limits.JSON.depth else { throw JSONFault(.tooDeep, at: position) }
    depth += 1
    defer { depth -= 1 }
    try expect(open, .value, in: bytes)
    if try take(close, in: bytes) { return }
    repeat { try element(&self) } while try another(before: close, in: bytes)
  }

  /// After an element: whether a comma says that another follows. A trailing one is allowed.
  mutating func another(
    before close: Unicode.Scalar, in bytes: RawSpan
  ) throws(JSONFault) -> Bool {
    if try take(",", in: bytes) { return try !take(close, in: bytes) }
    try expect(close, .comma(or: close), in: bytes)
    return false
  }

  /// The name of a member and where it stands. The colon behind it is taken.
  mutating func name(in bytes: RawSpan) throws(JSONFault) -> (text: String, place: Range<Int>) {
    let first = try peek(in: bytes)
    let start = position
    let isQuoted = first == UInt8(ascii: "\"") || (first == UInt8(ascii: "'") && dialect == .json5)
    guard isQuoted || dialect == .json5 else { throw unexpected(.name) }
    let name = isQuoted ? try string(in: bytes) : try identifier(in: bytes)
    let place = start..<position
    try expect(":", .colon, in: bytes)
    return (name, place)
  }
}

extension JSONReader {
  /// The next byte that is neither white space nor in a comment; nil at the end. It is not taken.
  @inline(__always)
  mutating func peek(in bytes: RawSpan) throws(JSONFault) -> UInt8? {
    if position < bytes.byteCount {
      let byte = bytes.byte(at: position)
      // Nearly always it is right here, and is no blank in either dialect.
      if byte > 0x20, byte < 0x80, byte != UInt8(ascii: "/") { return byte }
    }
    return try peekBehindBlank(in: bytes)
  }

  @inline(never)
  private mutating func peekBehindBlank(in bytes: RawSpan) throws(JSONFault) -> UInt8? {
    while position < bytes.byteCount {
      let byte = bytes.byte(at: position)
      switch byte {
      case UInt8(ascii: "\n"): position = bytes.endOfIndent(from: position + 1)
      case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
      default:
        guard dialect == .json5, try skipBlank(in: bytes) else { return byte }
      }
    }
    return nil
  }

  /// Takes `mark` when it comes next.
  mutating func take(_ mark: Unicode.Scalar, in bytes: RawSpan) throws(JSONFault) -> Bool {
    guard try peek(in: bytes) == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  mutating func expect(
    _ mark: Unicode.Scalar, _ expected: JSONFault.Expected, in bytes: RawSpan
  ) throws(JSONFault) {
    guard try take(mark, in: bytes) else { throw unexpected(expected) }
  }

  /// The fault that something other than `expected` is here, or nothing.
  func unexpected(_ expected: JSONFault.Expected) -> JSONFault {
    JSONFault(.expected(expected), at: position)
  }
}

extension RawSpan {
  /// Skips spaces by eights, as many lines begin with.
  fileprivate func endOfIndent(from start: Int) -> Int {
    var offset = start
    while offset + 8 <= byteCount {
      let others = eightBytes(at: offset) ^ EightBytes(repeating: 0x20)
      guard others == 0 else { return offset + others.trailingZeroBitCount / 8 }
      offset += 8
    }
    return offset
  }
}

/// Reads JSON value by value and reports where it is wrong.
///
/// Data files follow RFC 8259, but may have a trailing comma and a byte order mark, since people
/// edit them by hand; the configuration is JSON5 (spec.json5.org). The bytes are passed to every
/// call.
package struct JSONReader: Sendable {
  package enum Dialect: Sendable {
    case data, json5
  }

  let dialect: Dialect
  var position = 0
  /// The first repeated name of an object; of two values the first counts.
  private(set) var repeatedName: JSONFault?
  private var depth = 0

  init(_ dialect: Dialect = .data, at position: Int = 0) {
    (self.dialect, self.position) = (dialect, position)
  }

  /// The only value of a text; a repeated name is a fault unless `mayRepeatNames`.
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
      // All of the configuration is text, so bytes that are not UTF-8 are reported first.
      if dialect == .json5 { _ = try bytes.utf8(in: 0..<bytes.byteCount) }
      throw error
    }
  }

  /// Why `bytes` are not one value without repeated names; builds nothing.
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

  mutating func value(in bytes: RawSpan) throws(JSONFault) -> JSON {
    switch try peek(in: bytes) {
    case UInt8(ascii: "{"): return .object(try object(in: bytes))
    case UInt8(ascii: "["): return .array(try array(in: bytes))
    case UInt8(ascii: "\""): return .string(try string(in: bytes))
    case UInt8(ascii: "'") where dialect == .json5: return .string(try string(in: bytes))
    default: return try word(in: bytes)
    }
  }

  /// Checks the next value as `value(in:)` does, without building it.
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

  /// The elements between `open` and `close`, separated by commas.
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

  /// Whether another element follows; a trailing comma is allowed.
  mutating func another(before close: Unicode.Scalar, in bytes: RawSpan) throws(JSONFault) -> Bool {
    if try take(",", in: bytes) { return try !take(close, in: bytes) }
    try expect(close, .comma(or: close), in: bytes)
    return false
  }

  /// Consumes the colon after the name.
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

  /// The next byte after white space and comments, without consuming it; nil at the end.
  @inline(__always)
  mutating func peek(in bytes: RawSpan) throws(JSONFault) -> UInt8? {
    if position < bytes.byteCount {
      let byte = bytes.byte(at: position)
      // Nearly always, the byte is right here, and not blank in either dialect.
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
      default: guard dialect == .json5, try skipBlank(in: bytes) else { return byte }
      }
    }
    return nil
  }

  @inline(__always)
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

  func unexpected(_ expected: JSONFault.Expected) -> JSONFault {
    JSONFault(.expected(expected), at: position)
  }

  // JSON5 (spec.json5.org): comments, single quotes, unquoted names, escapes, numbers, spaces.

  /// Skips one comment or white space unknown to JSON; returns false if there is none.
  mutating func skipBlank(in bytes: RawSpan) throws(JSONFault) -> Bool {
    let start = position
    if bytes.holds("//", at: position) {
      position = bytes.endOfLine(from: position)
      _ = try bytes.utf8(in: start..<position)
    } else if bytes.holds("/*", at: position) {
      guard let end = bytes.endOfComment(from: position + 2) else {
        throw JSONFault(.unclosedComment, at: position)
      }
      position = end
      _ = try bytes.utf8(in: start..<position)
    } else if let space = bytes.scalar(at: position), space.isJSON5Space {
      position += UTF8.width(space)
    } else {
      return false
    }
    return true
  }

  /// An unquoted name: IdentifierName of ECMAScript 5.1 (§7.6).
  mutating func identifier(in bytes: RawSpan) throws(JSONFault) -> String {
    let start = position
    var name = ""
    while let scalar = bytes.scalar(at: position) {
      let part = position
      var next = scalar
      position += UTF8.width(scalar)
      if scalar == "\\" {
        guard bytes.holds("u", at: position) else { throw JSONFault(.badEscape, at: part) }
        position += 1
        next = try self.scalar(from: part, in: bytes)
      }
      guard next.continuesName(isFirst: name.isEmpty) else {
        position = part
        break
      }
      name.unicodeScalars.append(next)
    }
    guard position > start else { throw unexpected(.name) }
    return name
  }

  mutating func escape5(
    _ mark: UInt8, from start: Int, in bytes: RawSpan
  ) throws(JSONFault) -> String {
    switch mark {
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "x"):
      return String(Unicode.Scalar(UInt8(try hexadecimal(digits: 2, from: start, in: bytes))))
    case UInt8(ascii: "0"):
      guard position == bytes.byteCount || !bytes.byte(at: position).isDigit else { break }
      return "\0"
    case UInt8(ascii: "1")...UInt8(ascii: "9"): break
    // A line continuation.
    case UInt8(ascii: "\r"):
      if bytes.holds("\n", at: position) { position += 1 }
      return ""
    case UInt8(ascii: "\n"): return ""
    default:
      guard let scalar = bytes.scalar(at: position - 1) else {
        throw JSONFault(.notUTF8, at: position - 1)
      }
      position += UTF8.width(scalar) - 1
      return scalar == "\u{2028}" || scalar == "\u{2029}" ? "" : String(scalar)
    }
    throw JSONFault(.badEscape, at: start)
  }

  /// Reads `+1`, `.5`, `5.`, `0x1F`, `Infinity` or `NaN`, in JSON's spelling if it has one.
  func number5(_ range: Range<Int>, in bytes: RawSpan) -> JSON.Number? {
    guard let text = try? bytes.utf8(in: range) else { return nil }
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    return Self.unsigned(digits).map { JSON.Number(text: isNegative ? "-" + $0 : $0) }
  }

  private static func unsigned(_ digits: Substring) -> String? {
    if digits == "Infinity" || digits == "NaN" { return String(digits) }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      return UInt64(strictlyHexadecimal: digits.dropFirst(2)).map { String($0) }
    }
    let mantissa = digits.prefix { $0 != "e" && $0 != "E" }
    let parts = mantissa.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard mantissa.utf8.contains(where: \.isDigit) else { return nil }
    let whole = parts[0].isEmpty ? "0" : parts[0]
    let fraction = parts.count < 2 || parts[1].isEmpty ? "" : "." + parts[1]
    let text = Array((whole + fraction + digits[mantissa.endIndex...]).utf8)
    let isNumber = text.first?.isDigit == true && text.span.bytes.isNumber(0..<text.count)
    return isNumber ? String(decoding: text, as: UTF8.self) : nil
  }
}

extension RawSpan {
  /// Skips spaces eight at a time, since many lines begin with them.
  fileprivate func endOfIndent(from start: Int) -> Int {
    var offset = start
    while offset + 8 <= byteCount {
      let others = eightBytes(at: offset) ^ EightBytes(repeating: 0x20)
      guard others == 0 else { return offset + others.trailingZeroBitCount / 8 }
      offset += 8
    }
    return offset
  }

  /// Nil at the end, and if the bytes are not UTF-8.
  fileprivate func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < byteCount else { return nil }
    let first = byte(at: offset)
    if first < 0x80 { return Unicode.Scalar(first) }
    var (decoder, bytes) = (
      UTF8(), copy(from: offset, to: min(offset + 4, byteCount)).makeIterator()
    )
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
    return scalar
  }

  private func isLineEnd(at offset: Int) -> Bool {
    let byte = byte(at: offset)
    return byte == 0x0A || byte == 0x0D || holds("\u{2028}", at: offset)
      || holds("\u{2029}", at: offset)
  }

  fileprivate func endOfLine(from start: Int) -> Int {
    var offset = start
    while offset < byteCount, !isLineEnd(at: offset) { offset += 1 }
    return offset
  }

  fileprivate func endOfComment(from start: Int) -> Int? {
    var offset = start
    while offset < byteCount {
      if holds("*/", at: offset) { return offset + 2 }
      offset += 1
    }
    return nil
  }
}

extension UInt64 {
  /// Refuses a sign, which `UInt64(_:radix:)` allows.
  fileprivate init?(strictlyHexadecimal digits: Substring) {
    guard digits.first?.isHexDigit == true else { return nil }
    self.init(digits, radix: 16)
  }
}

extension Unicode.Scalar {
  fileprivate var isJSON5Space: Bool {
    switch self {
    case "\t", "\u{B}", "\u{C}", "\u{A0}", "\u{FEFF}", "\n", "\r", "\u{2028}", "\u{2029}": true
    default: properties.generalCategory == .spaceSeparator
    }
  }

  fileprivate func continuesName(isFirst: Bool) -> Bool {
    if self == "$" || self == "_" { return true }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return !isFirst
    default: return !isFirst && (self == "\u{200C}" || self == "\u{200D}")
    }
  }
}

// Strings, numbers and literals (RFC 8259 §6, §7).

extension JSONReader {
  mutating func string(in bytes: RawSpan) throws(JSONFault) -> String {
    let (start, quote) = (position, bytes.byte(at: position))
    let end = bytes.endOfPlain(from: start + 1, quote: quote)
    guard end - start <= Limits.JSON.stringBytes else { throw JSONFault(.tooLong, at: start) }
    if end < bytes.byteCount, bytes.byte(at: end) == quote {
      position = end + 1
      return try bytes.utf8(in: start + 1..<end)
    }
    return try escapedString(quote, in: bytes)
  }

  private mutating func escapedString(
    _ quote: UInt8, in bytes: RawSpan
  ) throws(JSONFault) -> String {
    let start = position
    var (text, from) = ("", start + 1)
    while true {
      let end = bytes.endOfPlain(from: from, quote: quote)
      if end > from { text += try bytes.utf8(in: from..<end) }
      guard text.utf8.count <= Limits.JSON.stringBytes else { throw JSONFault(.tooLong, at: start) }
      guard end < bytes.byteCount else { throw cutString(at: start, end) }
      position = end + 1
      switch bytes.byte(at: end) {
      case quote: return text
      case UInt8(ascii: "\\"): text += try escape(in: bytes)
      // JSON5 forbids only line ends (§5.1).
      case let byte where dialect == .json5 && byte != 0x0A && byte != 0x0D:
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: throw cutString(at: start, end)
      }
      from = position
    }
  }

  /// Reports an unclosed string in the configuration where it starts; in data, where it breaks off.
  private func cutString(at start: Int, _ end: Int) -> JSONFault {
    JSONFault(.unclosedString, at: dialect == .json5 ? start : end)
  }

  /// Reads an escape after its backslash.
  private mutating func escape(in bytes: RawSpan) throws(JSONFault) -> String {
    let start = position - 1
    guard position < bytes.byteCount else { throw JSONFault(.unclosedString, at: position) }
    let mark = bytes.byte(at: position)
    position += 1
    switch mark {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(mark))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(try scalar(from: start, in: bytes))
    default:
      guard dialect == .json5 else { throw JSONFault(.badEscape, at: start) }
      return try escape5(mark, from: start, in: bytes)
    }
  }

  /// Reads `\uD83D\uDE00` or `\u00e9`, after the `\u`.
  mutating func scalar(from start: Int, in bytes: RawSpan) throws(JSONFault) -> Unicode.Scalar {
    let high = try hexadecimal(digits: 4, from: start, in: bytes)
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, bytes.holds("\\u", at: position) else {
      throw JSONFault(.badEscape, at: start)
    }
    position += 2
    let low = try hexadecimal(digits: 4, from: start, in: bytes)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw JSONFault(.badEscape, at: start) }
    return scalar
  }

  mutating func hexadecimal(
    digits: Int, from start: Int, in bytes: RawSpan
  ) throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard position < bytes.byteCount else { throw JSONFault(.badEscape, at: position) }
      guard let digit = bytes.byte(at: position).hexadecimalValue else {
        throw JSONFault(.badEscape, at: start)
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  /// Reads a number as nearly all are written, without making text of it; nil, without reading, for
  /// anything else.
  mutating func decimal(in bytes: RawSpan) -> Double? {
    guard let (number, end) = bytes.decimal(at: position) else { return nil }
    position = end
    return number
  }

  /// Reads a number, true, false or null.
  mutating func word(in bytes: RawSpan) throws(JSONFault) -> JSON {
    let start = position
    let end = bytes.endOfWord(from: start)
    defer { position = end }
    switch end - start {
    case 4 where bytes.holds("true", at: start): return .bool(true)
    case 5 where bytes.holds("false", at: start): return .bool(false)
    case 4 where bytes.holds("null", at: start): return .null
    default: break
    }
    if bytes.isNumber(start..<end) {
      return .number(JSON.Number(text: try bytes.utf8(in: start..<end)))
    }
    if dialect == .json5, let number = number5(start..<end, in: bytes) { return .number(number) }
    // The text ends inside a number or literal.
    let isCut = end == bytes.byteCount && end > start && bytes.mayGoOn(start..<end)
    throw JSONFault(.expected(.value), at: isCut ? end : start)
  }
}

extension RawSpan {
  /// Throws if the range is not UTF-8.
  func utf8(in range: Range<Int>) throws(JSONFault) -> String {
    let text = extracting(range).withUnsafeBytes { String(utf8: $0) }
    guard let text else { throw JSONFault(.notUTF8, at: firstFault(in: range)) }
    return text
  }

  private func firstFault(in range: Range<Int>) -> Int {
    var (decoder, rest, offset) = (
      UTF8(), copy(from: range.lowerBound, to: range.upperBound).makeIterator(), 0
    )
    while case .scalarValue(let scalar) = decoder.decode(&rest) { offset += UTF8.width(scalar) }
    return range.lowerBound + offset
  }

  /// The next `quote`, backslash or control character, or the end of the text or longest string.
  fileprivate func endOfPlain(from start: Int, quote: UInt8) -> Int {
    let end = first(from: start) {
      $0.marks(of: quote) | $0.marks(of: UInt8(ascii: "\\")) | $0.marksOfControls
    }
    return min(end, start + Limits.JSON.stringBytes + 2)
  }

  /// The offset after the letters, digits, signs and points from `start` on.
  func endOfWord(from start: Int) -> Int {
    var offset = start
    while offset < byteCount, byte(at: offset).continuesWord { offset += 1 }
    return offset
  }

  /// A number such as `-12.25`, and where it ends; nil for one with an exponent or many digits.
  func decimal(at offset: Int) -> (number: Double, end: Int)? {
    let isNegative = holds("-", at: offset)
    let start = isNegative ? offset + 1 : offset
    var (end, number, scale, point) = (start, 0, 1.0, Int?.none)
    while end < byteCount {
      let byte = byte(at: end)
      if byte.isDigit {
        number = number &* 10 &+ Int(byte &- UInt8(ascii: "0"))
        if point != nil { scale *= 10 }
      } else if byte == UInt8(ascii: "."), point == nil {
        point = end
      } else {
        guard !byte.continuesWord else { return nil }
        break
      }
      end += 1
    }
    // Up to 2⁵³, whole numbers and powers of ten are exact, so that one division rounds as it must.
    let whole = (point ?? end) - start
    guard end - start <= 15, whole == 1 || whole > 1 && byte(at: start) != UInt8(ascii: "0"),
      point.map({ $0 + 1 < end }) ?? true
    else { return nil }
    return ((isNegative ? -Double(number) : Double(number)) / scale, end)
  }

  /// Whether the range is a number such as `-12.5e+3` (RFC 8259 §6).
  func isNumber(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    func take(_ mark: Unicode.Scalar, or other: Unicode.Scalar? = nil) -> Bool {
      guard offset < range.upperBound else { return false }
      let next = Unicode.Scalar(byte(at: offset))
      guard next == mark || next == other else { return false }
      offset += 1
      return true
    }
    func takeDigits() -> Int {
      let start = offset
      while offset < range.upperBound, byte(at: offset).isDigit { offset += 1 }
      return offset - start
    }
    _ = take("-")
    if take("0") {
      guard takeDigits() == 0 else { return false }
    } else if takeDigits() == 0 {
      return false
    }
    if take("."), takeDigits() == 0 { return false }
    if take("e", or: "E") {
      _ = take("+", or: "-")
      if takeDigits() == 0 { return false }
    }
    return offset == range.upperBound
  }

  /// Whether the range could be the beginning of a number or literal.
  fileprivate func mayGoOn(_ range: Range<Int>) -> Bool {
    let first = byte(at: range.lowerBound)
    if first.isDigit || first == UInt8(ascii: "-") { return true }
    let word = copy(from: range.lowerBound, to: range.upperBound)
    return ["true", "false", "null"].contains { $0.utf8.starts(with: word) }
  }
}

extension UInt8 {
  fileprivate var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  fileprivate var continuesWord: Bool {
    isDigit || isLetter || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
      || self == UInt8(ascii: ".")
  }
}

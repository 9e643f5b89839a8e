// What JSON5 has beyond JSON (spec.json5.org): comments, single quotes, names without quotes, more escapes,
// more numbers, more white space.

extension JSONReader {
  /// Skips one comment or white space that JSON does not have; false when there is none.
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

  /// A name without quotes: an IdentifierName of ECMAScript 5.1 (§7.6).
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

  /// What the escape of `mark` stands for, which JSON does not have.
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
    // A line that goes on behind its end.
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

  /// `+1`, `.5`, `5.`, `0x1F`, `Infinity`, `NaN`, as JSON writes them where it can.
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

extension UInt64 {
  /// Without a sign, which other readers of numbers allow.
  fileprivate init?(strictlyHexadecimal digits: Substring) {
    guard digits.first?.isHexDigit == true else { return nil }
    self.init(digits, radix: 16)
  }
}

extension RawSpan {
  /// The scalar that begins at `offset`; nil at the end, and where it is not UTF-8.
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

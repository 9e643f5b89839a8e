enum Text {
  /// Decodes UTF-8, or else Windows-1252.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String { String(utf8OrWindows1252: bytes) }

  /// Takes at most `limit` bytes, without cutting a character in two.
  static func excerpt(
    _ bytes: ArraySlice<UInt8>, limit: Int = Limits.Diagnostics.excerptBytes
  ) -> String {
    var shown = bytes.prefix(limit)
    guard shown.count < bytes.count else { return decode(shown) }
    let isContinuation: (UInt8) -> Bool = { $0 & 0xC0 == 0x80 }
    for _ in 0..<3 where isContinuation(bytes[shown.endIndex]) {
      guard shown.popLast() != nil else { break }
    }
    return decode(shown)
  }

  /// Decodes `%2B` to a plus sign (RFC 3986 §2.1); stray percent signs stay.
  static func percentDecoded(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    decoded(bytes, after: UInt8(ascii: "%"))
  }

  /// Decodes two hexadecimal digits after `sign` as a byte.
  static func decoded(_ bytes: ArraySlice<UInt8>, after sign: UInt8) -> ArraySlice<UInt8> {
    guard bytes.contains(sign) else { return bytes }
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      // `+1` would parse too.
      guard byte == sign, digits.count == 2, digits.first != UInt8(ascii: "+"),
        let code = UInt8(decode(digits), radix: 16)
      else {
        decoded.append(byte)
        continue
      }
      decoded.append(code)
      rest = rest.dropFirst(2)
    }
    return decoded[...]
  }

  /// Decodes RFC 6868: `^n` is a line break, `^'` a quotation mark, `^^` a caret.
  static func caretDecoded(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(caret) else { return bytes }
    var decoded: [UInt8] = []
    var pending = false
    for byte in bytes {
      guard pending || byte == caret else {
        decoded.append(byte)
        continue
      }
      guard pending else {
        pending = true
        continue
      }
      pending = false
      switch byte {
      case UInt8(ascii: "n"): decoded.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "'"): decoded.append(UInt8(ascii: "\""))
      case caret: decoded.append(caret)
      default: decoded += [caret, byte]
      }
    }
    return pending ? decoded + [caret] : decoded
  }

  private static let caret = UInt8(ascii: "^")

  /// The value without quotes and RFC 6868 escapes.
  static func parameterValue(_ bytes: ArraySlice<UInt8>) -> String {
    let quote = UInt8(ascii: "\"")
    let inner = bytes.unquoted
    guard inner.contains(quote) || inner.contains(caret) else { return decode(inner) }
    return decode(caretDecoded(inner.filter { $0 != quote })[...])
  }

  static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.reduce(0, |) < 0x80 || String(utf8: bytes) != nil
  }

  /// Resolves `\n`, `\,`, `\;`, `\\`, `\"` and `\:`; other backslashes stay.
  static func unescape(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return decode(bytes) }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var position = bytes.startIndex
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\\"), position < bytes.endIndex else {
        plain.append(byte)
        continue
      }
      let escaped = bytes[position]
      position += 1
      switch escaped {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): plain.append(UInt8(ascii: "\n"))
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"), UInt8(ascii: "\""),
        UInt8(ascii: ":"):
        plain.append(escaped)
      default: plain += [byte, escaped]
      }
    }
    return decode(plain[...])
  }

  /// Reads a comma-separated TEXT list, such as CATEGORIES.
  static func list(_ bytes: ArraySlice<UInt8>) -> [String] {
    var values: [String] = []
    var start = bytes.startIndex
    var isEscaped = false
    for position in bytes.indices {
      let byte = bytes[position]
      if !isEscaped, byte == UInt8(ascii: ",") {
        values.append(unescape(bytes[start..<position]))
        start = position + 1
      }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return values + [unescape(bytes[start...])]
  }
}

extension ArraySlice<UInt8> {
  /// The value without the quotation marks that any parameter may have (RFC 5545 §3.2).
  var unquoted: ArraySlice<UInt8> {
    let quote = UInt8(ascii: "\"")
    return count >= 2 && first == quote && last == quote ? dropFirst().dropLast() : self
  }

  /// The slice without leading and trailing spaces and tabs.
  func trimmed() -> ArraySlice<UInt8> {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let first = firstIndex(where: { !isSpace($0) }),
      let last = lastIndex(where: { !isSpace($0) })
    else { return [] }
    return self[first...last]
  }
}

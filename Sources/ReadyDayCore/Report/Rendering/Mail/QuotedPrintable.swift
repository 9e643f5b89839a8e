/// Quoted-printable encoding (RFC 2045 §6.7).
enum QuotedPrintable {
  /// Includes the `=` of a soft line break.
  static let lineLimit = 76

  /// Every line ends with a line feed.
  ///
  /// - Parameter hidesTags: encodes `<`, which could make programs take plain text for HTML.
  static func encode(_ text: String, hidesTags: Bool = false) -> String {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // A final line feed does not start another line.
    let content = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
    return content.map { encode(line: $0, hidesTags: hidesTags) + "\n" }.joined()
  }

  private static func encode(line: Substring.UTF8View, hidesTags: Bool) -> String {
    var encoded = ""
    var column = 0
    var rest = line
    while let byte = rest.popFirst() {
      let isTag = hidesTags && byte == UInt8(ascii: "<")
      let isPlain = isPlain(byte, isLast: rest.isEmpty) && !isTag
      let size = isPlain ? 1 : 3
      if column + size > (rest.isEmpty ? lineLimit : lineLimit - 1) {
        encoded += "=\n"
        column = 0
      }
      let isSpecial = column == 0 && startsSpecially(byte, rest)
      encoded += isPlain && !isSpecial ? String(UnicodeScalar(byte)) : escape(byte)
      column += isSpecial ? 3 : size
    }
    return encoded
  }

  /// For example `=C3`.
  static func escape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 0x10 ? "=0\(digits)" : "=\(digits)"
  }

  /// Spaces are safe except at the end of a line, where mail servers may remove them.
  private static func isPlain(_ byte: UInt8, isLast: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "="): false
    case UInt8(ascii: " "): !isLast
    default: (0x21...0x7E).contains(byte)
    }
  }

  /// Sendmail ends a message at a lone dot, and mailbox files start another one at `From `.
  private static func startsSpecially(_ byte: UInt8, _ rest: Substring.UTF8View) -> Bool {
    switch byte {
    case UInt8(ascii: "."): true
    case UInt8(ascii: "F"): rest.starts(with: "rom ".utf8)
    default: false
    }
  }
}

/// Text in a mail header: ASCII, in lines of at most 76 columns, never breaking out of its field.
enum HeaderText {
  private static let lineLimit = 76
  /// The maximum length of an encoded word (RFC 2047 §2).
  private static let wordLimit = 75
  /// Leaves room for the name of the field.
  private static let firstWordLimit = wordLimit - 12

  /// For example `Name: text`, folded as needed, with its line feed.
  ///
  /// Encodes text that is not plain ASCII. It also encodes text that looks encoded already: mail
  /// programs must not decode an event's title into something else.
  static func field(_ name: String, text: String) -> String {
    let text = SafeText(text).string
    let words = text.split(separator: " ").map(String.init)
    return field(name, words: isPlain(text, words) ? words : encodedWords(text))
  }

  /// Lines break only between words and must not exceed 998 bytes (RFC 5322 §2.1.1).
  private static func isPlain(_ text: String, _ words: [String]) -> Bool {
    text.utf8.allSatisfy { (0x20...0x7E).contains($0) } && !text.contains("=?")
      && words.allSatisfy { $0.utf8.count <= firstWordLimit }
  }

  /// A field of words that are safe already. A word too long for a line gets a line of its own.
  static func field(_ name: String, words: [String]) -> String {
    var lines = [name + ":"]
    for word in words {
      let line = lines[lines.count - 1]
      let fits = line.utf8.count + 1 + word.utf8.count <= lineLimit
      if fits || line == name + ":" {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(" " + word)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A display name (RFC 5322 §3.2.5), encoded if it is too long for a line or not ASCII.
  static func phrase(_ name: String) -> [String] {
    guard isPlain(name, [name]) else { return encodedWords(name) }
    if name.utf8.allSatisfy({ $0.isLetter || $0.isDigit }) { return [name] }
    let escaped = name.reduce(into: "") { $0 += "\"\\".contains($1) ? "\\\($1)" : String($1) }
    return ["\"\(escaped)\""]
  }

  /// Encoded words that never split a scalar; mail programs join them without spaces.
  static func encodedWords(_ text: String) -> [String] {
    let (start, end) = ("=?utf-8?Q?", "?=")
    var words = [""]
    for scalar in text.unicodeScalars {
      let piece = String(scalar).utf8.map(encode).joined()
      let length = start.utf8.count + words[words.count - 1].utf8.count + piece.utf8.count
      let limit = words.count == 1 ? firstWordLimit : wordLimit
      if length + end.utf8.count > limit { words.append("") }
      words[words.count - 1] += piece
    }
    return words.map { start + $0 + end }
  }

  /// Encodes all but letters and digits, as RFC 2047 §5 (3) requires of phrases.
  private static func encode(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: " "): "_"
    case _ where byte.isLetter || byte.isDigit: String(UnicodeScalar(byte))
    default: QuotedPrintable.escape(byte)
    }
  }
}

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
  static func escape(_ byte: UInt8) -> String { "=" + hexadecimal(byte, to: 2, uppercase: true) }

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

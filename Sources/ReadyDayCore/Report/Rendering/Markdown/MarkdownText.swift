/// Words within Markdown that mean nothing to it: no emphasis, link, table cell, tag or heading comes
/// out of them.
struct MarkdownText: Hashable, Sendable {
  let string: String

  init(_ text: String) {
    // By scalars: a `|` with a combining mark is another character, but still ends a cell.
    var rest = text.unicodeScalars[...]
    var escaped = Self.start(of: &rest)
    while let scalar = rest.popFirst() {
      escaped += Self.escape(scalar)
      if Self.wouldLink(scalar, before: rest) { escaped += "\\" }
    }
    string = escaped
  }
}

extension MarkdownText {
  /// Entities where a backslash is not understood by every processor, or could leave a tag standing.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    // An address becomes a link wherever an "@" stands between letters; some look at the text when all
    // escapes are gone, so a word joiner parts them too.
    case "@": "\\@\u{2060}"
    case "\\", "`", "*", "_", "[", "]", "|", "~", "$": "\\\(scalar)"
    default: String(scalar)
    }
  }

  /// GitHub's Markdown makes links of bare addresses (`://`, `www.`); a backslash after this scalar
  /// keeps it from seeing one.
  private static func wouldLink(_ scalar: Unicode.Scalar, before rest: Substring.UnicodeScalarView)
    -> Bool
  {
    switch scalar {
    case ":": rest.starts(with: "//".unicodeScalars)
    case "w", "W": rest.first == "."
    default: false
    }
  }

  /// Signs that begin a heading, a list or a rule when they come first, escaped and taken off `rest`.
  private static func start(of rest: inout Substring.UnicodeScalarView) -> String {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    let sign = rest.dropFirst(digits.count).first
    let marks: [Unicode.Scalar] = digits.isEmpty ? ["#", "+", "-", "="] : [".", ")"]
    guard let sign, marks.contains(sign) else { return "" }
    rest = rest.dropFirst(digits.count + 1)
    return "\(String(digits))\\\(sign)"
  }
}

/// Text escaped for Markdown: never read as emphasis, a link, a table cell, a tag or a heading.
struct MarkdownText: Equatable, Sendable {
  let string: String

  init(_ text: String) {
    // By scalars: `|` with a combining mark is one character, but still ends a cell.
    var rest = text.unicodeScalars[...]
    var escaped = Self.start(of: &rest)
    while let scalar = rest.popFirst() {
      escaped += Self.escape(scalar)
      if Self.wouldLink(scalar, before: rest) { escaped += "\\" }
    }
    string = escaped
  }

  /// Prefers entities for tags, because not every processor understands a backslash before `<`.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    // Some processors link an address even after a backslash. A word joiner prevents that.
    case "@": "\\@\u{2060}"
    case "\\", "`", "*", "_", "[", "]", "|", "~", "$": "\\\(scalar)"
    default: String(scalar)
    }
  }

  /// GitHub links bare addresses (`://`, `www.`); a backslash after this scalar prevents it.
  private static func wouldLink(_ scalar: Unicode.Scalar, before rest: Substring.UnicodeScalarView)
    -> Bool
  {
    switch scalar {
    case ":": rest.starts(with: "//".unicodeScalars)
    case "w", "W": rest.first == "."
    default: false
    }
  }

  /// Removes a sign at the start that would begin a heading, list or rule, and returns it escaped.
  private static func start(of rest: inout Substring.UnicodeScalarView) -> String {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    let sign = rest.dropFirst(digits.count).first
    let marks: [Unicode.Scalar] = digits.isEmpty ? ["#", "+", "-", "="] : [".", ")"]
    guard let sign, marks.contains(sign) else { return "" }
    rest = rest.dropFirst(digits.count + 1)
    return "\(String(digits))\\\(sign)"
  }
}

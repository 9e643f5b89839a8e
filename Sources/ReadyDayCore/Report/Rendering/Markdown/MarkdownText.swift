/// Text escaped for Markdown: it becomes no emphasis, link, table cell, tag or heading.
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

  /// Entities where not every processor understands a backslash, or it could leave a tag.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    // "@" between letters makes a link of an address, for some processors even after a backslash; a word joiner
    // prevents it.
    case "@": "\\@\u{2060}"
    case "\\", "`", "*", "_", "[", "]", "|", "~", "$": "\\\(scalar)"
    default: String(scalar)
    }
  }

  /// GitHub makes bare addresses links (`://`, `www.`); a backslash after this scalar prevents it.
  private static func wouldLink(_ scalar: Unicode.Scalar, before rest: Substring.UnicodeScalarView)
    -> Bool
  {
    switch scalar {
    case ":": rest.starts(with: "//".unicodeScalars)
    case "w", "W": rest.first == "."
    default: false
    }
  }

  /// Removes signs from `rest` that would start a heading, a list or a rule, and returns them escaped.
  private static func start(of rest: inout Substring.UnicodeScalarView) -> String {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    let sign = rest.dropFirst(digits.count).first
    let marks: [Unicode.Scalar] = digits.isEmpty ? ["#", "+", "-", "="] : [".", ")"]
    guard let sign, marks.contains(sign) else { return "" }
    rest = rest.dropFirst(digits.count + 1)
    return "\(String(digits))\\\(sign)"
  }
}

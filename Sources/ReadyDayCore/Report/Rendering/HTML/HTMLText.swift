/// Words within HTML, in an element or a quoted attribute: no tag, entity or end of it comes out of
/// them.
struct HTMLText: Hashable, Sendable {
  let string: String

  init(_ text: String) {
    // By scalars: a `<` with a combining mark is another character, but still a tag to a browser.
    string = text.unicodeScalars.reduce(into: "") { $0 += Self.escape($1) }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: String(scalar)
    }
  }
}

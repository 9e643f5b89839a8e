@testable import readyday

/// What holds of the formats that programs show: nothing in them acts but what readyday put there.
extension Promises {
  private static let tags: Set = [
    "!doctype", "html", "head", "meta", "title", "style", "body", "main", "h1", "h2", "p", "div",
    "section", "span", "ol", "ul", "li", "strong", "br", "table", "thead", "tbody", "tr", "th",
    "td", "bdi", "a", "i", "footer", "header", "svg", "rect", "line", "path", "circle", "text",
    "tspan",
  ]

  private static let attributes: Set = [
    "html", "lang", "dir", "charset", "name", "content", "class", "href", "rel", "aria-label",
    "scope", "type", "role", "aria-hidden", "style", "width", "height", "x", "y", "x1", "x2", "y1",
    "y2", "cx", "cy", "r", "rx", "dx", "text-anchor", "align", "valign", "bgcolor",
    "cellpadding", "cellspacing", "viewBox", "preserveAspectRatio", "d", "/",
  ]

  /// A page of known tags with known attributes, each opened one closed, and no link but to the web.
  static func isQuietPage(_ page: String) {
    isHarmless(page)
    var open: [String] = []
    for part in page.unicodeScalars.split(separator: "<", omittingEmptySubsequences: false)
      .dropFirst()
    {
      let tag = String(String.UnicodeScalarView(part.prefix { $0 != ">" }))
      promise(tag.unicodeScalars.count < part.count, "a tag without an end: \(tag)")
      let name = tag.split(separator: " ").first.map(String.init) ?? ""
      if name.hasPrefix("/") {
        promise(open.popLast() == String(name.dropFirst()), "closed unopened: \(tag)")
      } else {
        promise(tags.contains(name), "a tag of a stranger's: \(tag)")
        if !["!doctype", "meta", "br"].contains(name), !tag.hasSuffix("/") { open.append(name) }
        check(attributesOf: tag.dropFirst(name.count))
      }
    }
    promise(open.isEmpty, "never closed: \(open)")
  }

  private static func check(attributesOf tag: Substring) {
    let pieces = tag.split(separator: "\"", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() where index.isMultiple(of: 2) {
      let name = piece.filter { !$0.isWhitespace && $0 != "=" }
      guard !name.isEmpty else { continue }
      promise(attributes.contains(name), "an attribute of a stranger's: \(tag)")
      guard name == "href" else { continue }
      let address = pieces[index + 1].lowercased()
      promise(["http://", "https://"].contains(where: address.hasPrefix), "leads to \(address)")
    }
  }

  /// Markdown whose tables have as many cells in each row, and that holds neither tags nor pictures.
  static func isPlainMarkdown(_ text: String) {
    isHarmless(text)
    var cells: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let marks = unescaped(Array(line.unicodeScalars))
      for (mark, next) in zip(marks, marks.dropFirst() + [" "]) where mark == "<" {
        promise(next == "h", "a tag in Markdown: \(line)")
      }
      let bars = marks.count { $0 == "|" }
      guard bars > 0 else {
        cells = nil
        continue
      }
      promise(cells ?? bars == bars && line.hasPrefix("|"), "a cell too many: \(line)")
      cells = bars
    }
  }

  /// Without the backslashes and what they take the meaning of.
  private static func unescaped(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var marks: [Unicode.Scalar] = []
    var isEscaped = false
    for scalar in scalars {
      if isEscaped || scalar == "\\" { isEscaped = !isEscaped } else { marks.append(scalar) }
    }
    return marks
  }
}

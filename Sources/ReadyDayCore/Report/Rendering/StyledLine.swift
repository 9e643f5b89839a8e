/// A piece of a line in one style.
package struct TextSpan: Hashable, Sendable {
  package let text: SafeText
  package let style: Report.Tone
  /// The user's own words, which stay as they are where readyday's are spelled in ASCII.
  package let isVerbatim: Bool

  init(_ text: String, _ style: Report.Tone = .plain, isVerbatim: Bool = false) {
    self.text = SafeText(text)
    self.style = style
    self.isVerbatim = isVerbatim
  }
}

/// One line to be printed; the only thing that is.
package struct StyledLine: Hashable, Sendable {
  package private(set) var spans: [TextSpan] = []

  package init(_ spans: [TextSpan]) {
    self.spans = spans
  }
}

extension StyledLine: ExpressibleByStringInterpolation {
  package init(_ text: String, _ style: Report.Tone = .plain) {
    self.init([TextSpan(text, style)])
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  package static let empty = StyledLine([])

  package var isEmpty: Bool { spans.allSatisfy(\.text.string.isEmpty) }

  package static func + (a: StyledLine, b: StyledLine) -> StyledLine {
    StyledLine(a.spans + b.spans)
  }

  package static func += (a: inout StyledLine, b: StyledLine) {
    a.spans += b.spans
  }

  /// A line of somebody else's words.
  package static func verbatim(_ text: String) -> StyledLine {
    StyledLine([TextSpan(text, isVerbatim: true)])
  }
}

extension StyledLine {
  package var displayWidth: Int { spans.reduce(0) { $0 + $1.text.string.displayWidth } }

  /// The line as what lies behind the reader.
  package var dimmed: StyledLine {
    StyledLine(spans.map { TextSpan($0.text.string, .dim, isVerbatim: $0.isVerbatim) })
  }

  /// The line filled up with spaces on the right to `width` columns.
  package func padded(toWidth width: Int) -> StyledLine {
    let missing = width - displayWidth
    return missing > 0 ? self + StyledLine(String(repeating: " ", count: missing)) : self
  }

  /// The line in at most `width` columns, its lost end marked with `…`.
  package func truncated(toWidth width: Int) -> StyledLine {
    guard displayWidth > width else { return self }
    var room = width
    var kept: [TextSpan] = []
    for span in spans where room > 0 {
      let isLast = span.text.string.displayWidth >= room
      let text = isLast ? (span.text.string + " …") : span.text.string
      kept.append(TextSpan(text.truncated(toWidth: room), span.style, isVerbatim: span.isVerbatim))
      room -= span.text.string.displayWidth
    }
    return StyledLine(kept)
  }
}

extension StyledLine {
  /// The line itself where it fits; else its text, in as many lines as it needs.
  package func broken(toWidth width: Int) -> [StyledLine] {
    guard displayWidth > width else { return [self] }
    let text = spans.map(\.text.string).joined()
    return TextWrapping.lines(of: text, width: width).map { StyledLine($0) }
  }
}

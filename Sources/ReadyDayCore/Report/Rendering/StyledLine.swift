/// A piece of a line in one style.
package struct TextSpan: Equatable, Sendable {
  package let text: SafeText
  package let style: Report.Tone
  /// Whether the text is the user's own and never respelled in ASCII.
  package let isVerbatim: Bool
  var isStrong = false
  /// The target, for terminals that support links.
  var link: SafeLink?

  init(_ text: String, _ style: Report.Tone = .plain, isVerbatim: Bool = false) {
    self.text = SafeText(text)
    self.style = style
    self.isVerbatim = isVerbatim
  }

  func saying(_ text: String) -> TextSpan {
    var span = TextSpan(text, style, isVerbatim: isVerbatim)
    (span.isStrong, span.link) = (isStrong, link)
    return span
  }
}

/// A line of output. Only these are printed.
package struct StyledLine: Equatable, Sendable {
  package private(set) var spans: [TextSpan] = []

  package init(_ spans: [TextSpan]) { self.spans = spans }

  package var displayWidth: Int { spans.reduce(0) { $0 + $1.text.string.displayWidth } }

  package var dimmed: StyledLine {
    StyledLine(
      spans.map { span in
        var dim = TextSpan(span.text.string, .dim, isVerbatim: span.isVerbatim)
        dim.link = span.link
        return dim
      })
  }

  package func padded(toWidth width: Int) -> StyledLine {
    let missing = width - displayWidth
    return missing > 0 ? self + StyledLine(String(repeating: " ", count: missing)) : self
  }

  /// Cut to `width` columns, ending with `…` if anything was lost.
  package func truncated(toWidth width: Int) -> StyledLine {
    guard displayWidth > width else { return self }
    var room = width
    var shown: [TextSpan] = []
    for span in spans where room > 0 {
      let isLast = span.text.string.displayWidth >= room
      let text = isLast ? (span.text.string + " …") : span.text.string
      shown.append(span.saying(text.truncated(toWidth: room)))
      room -= span.text.string.displayWidth
    }
    return StyledLine(shown)
  }

  /// The line itself if it fits, otherwise its text, wrapped and without styles.
  package func broken(toWidth width: Int) -> [StyledLine] {
    guard displayWidth > width else { return [self] }
    let text = spans.map(\.text.string).joined()
    return TextWrapping.lines(of: text, width: width).map { StyledLine($0) }
  }
}

extension StyledLine: ExpressibleByStringInterpolation {
  package init(_ text: String, _ style: Report.Tone = .plain) { self.init([TextSpan(text, style)]) }

  package init(stringLiteral text: String) { self.init(text) }

  package static let empty = StyledLine([])

  package var isEmpty: Bool { spans.allSatisfy(\.text.string.isEmpty) }

  package static func + (a: StyledLine, b: StyledLine) -> StyledLine {
    StyledLine(a.spans + b.spans)
  }

  package static func += (a: inout StyledLine, b: StyledLine) { a.spans += b.spans }

  /// A line of the user's own text.
  package static func verbatim(_ text: String) -> StyledLine { verbatim(text, link: nil) }

  static func verbatim(_ text: String, link: SafeLink?) -> StyledLine {
    var span = TextSpan(text, isVerbatim: true)
    span.link = link
    return StyledLine([span])
  }

  var strong: StyledLine {
    StyledLine(
      spans.map { span in
        var span = span
        span.isStrong = true
        return span
      })
  }
}

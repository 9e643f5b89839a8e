/// A piece of a line in one style.
package struct TextSpan: Hashable, Sendable {
  package let text: SafeText
  package let style: Report.Tone
  /// The user's own words, which stay as they are where readyday's are spelled in ASCII.
  package let isVerbatim: Bool
  /// Whether it is found first by who skims.
  var isStrong = false
  /// Where it leads, in terminals that can follow.
  var link: SafeLink?

  init(_ text: String, _ style: Report.Tone = .plain, isVerbatim: Bool = false) {
    self.text = SafeText(text)
    self.style = style
    self.isVerbatim = isVerbatim
  }

  /// The same about other words.
  func saying(_ text: String) -> TextSpan {
    var span = TextSpan(text, style, isVerbatim: isVerbatim)
    (span.isStrong, span.link) = (isStrong, link)
    return span
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

  /// A line of someone else's words.
  package static func verbatim(_ text: String) -> StyledLine { verbatim(text, link: nil) }

  /// - Parameter link: where they lead.
  static func verbatim(_ text: String, link: SafeLink?) -> StyledLine {
    var span = TextSpan(text, isVerbatim: true)
    span.link = link
    return StyledLine([span])
  }

  /// The line as a heading.
  var strong: StyledLine {
    StyledLine(
      spans.map { span in
        var span = span
        span.isStrong = true
        return span
      })
  }
}

extension StyledLine {
  package var displayWidth: Int { spans.reduce(0) { $0 + $1.text.string.displayWidth } }

  /// The line as what lies behind the reader.
  package var dimmed: StyledLine {
    StyledLine(
      spans.map { span in
        var dim = TextSpan(span.text.string, .dim, isVerbatim: span.isVerbatim)
        dim.link = span.link
        return dim
      })
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
      kept.append(span.saying(text.truncated(toWidth: room)))
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

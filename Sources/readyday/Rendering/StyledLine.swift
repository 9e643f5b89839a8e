import ReadyDayCore

/// A piece of a line in one style.
struct TextSpan: Hashable, Sendable {
  let text: SafeText
  let style: Report.Tone
  /// The user's own words, which stay as they are where readyday's are spelled in ASCII.
  let isVerbatim: Bool

  init(_ text: String, _ style: Report.Tone = .plain, isVerbatim: Bool = false) {
    self.text = SafeText(text)
    self.style = style
    self.isVerbatim = isVerbatim
  }
}

/// One line to be printed; the only thing that is.
struct StyledLine: Hashable, Sendable {
  private(set) var spans: [TextSpan] = []

  init(_ spans: [TextSpan]) {
    self.spans = spans
  }
}

extension StyledLine: ExpressibleByStringInterpolation {
  init(_ text: String, _ style: Report.Tone = .plain) {
    self.init([TextSpan(text, style)])
  }

  init(stringLiteral text: String) {
    self.init(text)
  }

  static let empty = StyledLine([])

  var isEmpty: Bool { spans.allSatisfy(\.text.string.isEmpty) }

  static func + (a: StyledLine, b: StyledLine) -> StyledLine {
    StyledLine(a.spans + b.spans)
  }

  static func += (a: inout StyledLine, b: StyledLine) {
    a.spans += b.spans
  }

  /// A line of somebody else's words.
  static func verbatim(_ text: String) -> StyledLine {
    StyledLine([TextSpan(text, isVerbatim: true)])
  }
}

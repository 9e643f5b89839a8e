/// How lines are encoded for where they go.
package struct TextStyle: Hashable, Sendable {
  package var usesColour: Bool
  package var usesASCII: Bool
  /// Columns, ``narrowest`` to ``widest``.
  package var width: Int

  package static let narrowest = 40
  package static let widest = 9999
  package static let usualWidth = 80

  /// - Parameters:
  ///   - usesColour: whether what matters is coloured, as a terminal understands it.
  ///   - usesASCII: whether our own signs and letters are spelled in ASCII.
  ///   - width: columns.
  package init(usesColour: Bool, usesASCII: Bool, width: Int = usualWidth) {
    (self.usesColour, self.usesASCII, self.width) = (usesColour, usesASCII, width)
  }
}

extension TextStyle {
  /// `lines` as they are written, each with its line feed.
  package func encode(_ lines: [StyledLine]) -> String {
    lines.reduce(into: "") { text, line in
      text += encode(line) + "\n"
    }
  }

  /// `lines` to the byte, for text that a program reads: neither coloured nor spelled anew.
  package static func encodeVerbatim(_ lines: [StyledLine]) -> String {
    TextStyle(usesColour: false, usesASCII: false, width: .max).encode(lines)
  }

  private func encode(_ line: StyledLine) -> String {
    var spans = line.spans
    if let last = spans.last, last.style == .plain, !last.isVerbatim {
      spans[spans.count - 1] = TextSpan(last.text.string.withoutTrailingSpaces)
    }
    return spans.reduce(into: "") { $0 += encode($1) }
  }

  private func encode(_ span: TextSpan) -> String {
    let text = usesASCII ? span.spelledInASCII : span.text.string
    guard usesColour, let code = span.style.code, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension TextSpan {
  /// The user's own words stay as they are, but for the mark where they were cut.
  fileprivate var spelledInASCII: String {
    let text = text.string
    guard isVerbatim else { return ASCIISpelling.spell(text) }
    return text.last == "…" ? String(text.dropLast()) + ASCIISpelling.spell("…") : text
  }
}

extension Report.Tone {
  /// SGR colour (ECMA-48 8.3.117).
  fileprivate var code: Int? {
    switch self {
    case .plain: nil
    case .red: 31
    case .green: 32
    case .yellow: 33
    }
  }
}

extension String {
  var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

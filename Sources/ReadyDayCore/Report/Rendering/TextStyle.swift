/// How to encode lines for their destination.
package struct TextStyle: Equatable, Sendable {
  package var usesColour: Bool
  /// Whether the terminal knows 256 colours, which themes do not change.
  package var hasManyColours = false
  package var usesASCII: Bool
  /// Whether titles link to their events.
  package var usesLinks = false
  /// In columns, `narrowest` to `widest`.
  package var width: Int
  /// Whether a dense report is shortened to one screen; in a mail or a file, nothing is left out.
  package var fitsScreen = true

  package static let narrowest = 40
  package static let widest = 9999
  package static let usualWidth = 80

  /// - Parameters:
  ///   - usesColour: whether to use terminal colours.
  ///   - usesASCII: whether to spell readyday's own text in ASCII.
  ///   - width: the number of columns.
  package init(usesColour: Bool, usesASCII: Bool, width: Int = usualWidth) {
    (self.usesColour, self.usesASCII, self.width) = (usesColour, usesASCII, width)
  }

  /// Ends each line with a line feed.
  package func encode(_ lines: [StyledLine]) -> String {
    lines.reduce(into: "") { text, line in text += encode(line) + "\n" }
  }

  /// For text that programs read: neither coloured nor respelled.
  package static func encodeVerbatim(_ lines: [StyledLine]) -> String {
    TextStyle(usesColour: false, usesASCII: false, width: .max).encode(lines)
  }

  private func encode(_ line: StyledLine) -> String {
    var spans = line.spans
    if let last = spans.last, last.style == .plain, !last.isVerbatim {
      spans[spans.count - 1] = last.saying(last.text.string.withoutTrailingSpaces)
    }
    var text = ""
    var rendition: String?
    for span in spans where !span.text.string.isEmpty {
      let code = usesColour ? span.code(hasManyColours) : nil
      if code != rendition { text += Self.change(from: rendition, to: code) }
      rendition = code
      text += linked(usesASCII ? span.spelledInASCII : span.text.string, span.link)
    }
    return rendition == nil ? text : text + Self.change(from: rendition, to: nil)
  }

  /// Encodes a hyperlink (OSC 8), which other terminals ignore.
  private func linked(_ text: String, _ link: SafeLink?) -> String {
    guard usesLinks, let link else { return text }
    let end = "\u{1B}\\"
    return "\u{1B}]8;;\(link.address)\(end)\(text)\u{1B}]8;;\(end)"
  }

  /// Select Graphic Rendition (ECMA-48 8.3.117).
  private static func change(from old: String?, to new: String?) -> String {
    (old == nil ? "" : "\u{1B}[0m") + (new.map { "\u{1B}[\($0)m" } ?? "")
  }
}

extension TextSpan {
  fileprivate func code(_ hasManyColours: Bool) -> String? {
    let colour = hasManyColours ? style.fixedCode : style.paletteCode
    // No yellow among the 16 colours is readable on white: yellow text is bold instead.
    let isBold = isStrong || (colour == nil && style == .yellow)
    let codes = (isBold ? ["1"] : []) + [colour].compactMap(\.self)
    return codes.isEmpty ? nil : codes.joined(separator: ";")
  }

  /// Leaves the user's text alone, except for the ellipsis where it was cut.
  fileprivate var spelledInASCII: String {
    let text = text.string
    guard isVerbatim else { return ASCIISpelling.spell(text) }
    return text.last == "…" ? String(text.dropLast()) + ASCIISpelling.spell("…") : text
  }
}

extension Report.Tone {
  /// SGR parameters (ECMA-48 8.3.117) of colours with a contrast of at least 3:1 on black, white,
  /// and both backgrounds of Solarized.
  fileprivate var fixedCode: String? {
    switch self {
    case .plain: nil
    case .red: "38;5;196"
    case .orange: "38;5;166"
    case .yellow: "38;5;136"
    case .green: "38;5;28"
    case .lightGreen: "38;5;64"
    case .dim: "38;5;244"
    }
  }

  /// Of 16 colours, only bright red has a contrast of 3:1 in every common theme.
  fileprivate var paletteCode: String? {
    switch self {
    case .red, .orange: "91"
    case .plain, .green, .lightGreen, .yellow, .dim: nil
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

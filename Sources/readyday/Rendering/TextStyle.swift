import ReadyDayCore

/// How lines are encoded for where they go.
struct TextStyle: Hashable, Sendable {
  enum Colour: String, CaseIterable, Sendable {
    case auto, always, never
  }

  var usesColour: Bool
  var usesASCII: Bool
  /// Columns, ``narrowest`` to ``widest``.
  var width: Int

  static let narrowest = 40
  static let widest = 9999
  static let usualWidth = 80
}

extension TextStyle {
  /// - Parameters:
  ///   - columns: what the terminal itself says; nil when the output is none.
  ///   - width: what was asked for.
  init(
    colour: Colour, ascii: Bool, width: Int?, environment: Environment, columns: Int?
  ) {
    let isTerminal = columns != nil
    usesColour = Self.usesColour(colour, environment: environment, isTerminal: isTerminal)
    usesASCII = ascii || environment.wantsASCII
    let told = isTerminal ? environment["COLUMNS"].flatMap { Int($0) } ?? columns : nil
    self.width = min(max(width ?? told ?? Self.usualWidth, Self.narrowest), Self.widest)
  }

  /// The option wins, then a wish for no colour, then one for colour, then what the output is.
  private static func usesColour(
    _ colour: Colour, environment: Environment, isTerminal: Bool
  ) -> Bool {
    switch colour {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR"] != nil || environment["TERM"] == "dumb" { return false }
    if let force = environment["CLICOLOR_FORCE"], force != "0" { return true }
    return isTerminal && environment["TERM"] != nil
  }
}

extension TextStyle {
  /// `lines` as they are written, each with its line feed.
  func encode(_ lines: [StyledLine]) -> String {
    lines.reduce(into: "") { text, line in
      text += encode(line) + "\n"
    }
  }

  /// `lines` to the byte, for text that a program reads: neither coloured nor spelled anew.
  static func encodeVerbatim(_ lines: [StyledLine]) -> String {
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
    let text =
      usesASCII && !span.isVerbatim ? ASCIISpelling.spell(span.text.string) : span.text.string
    guard usesColour, let code = span.style.code, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
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

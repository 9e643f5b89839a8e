/// The markup of manual pages.
package enum Roff {
  package static func bold(_ text: String) -> String { "\\fB\(Self.text(text))\\fP" }

  /// Wraps lines to 80 columns including escapes; roff fills them again.
  package static func paragraph(_ text: String) -> [String] {
    TextWrapping.lines(of: escaped(text), width: 76).map(guarded)
  }

  package static func text(_ text: String) -> String { guarded(escaped(text)) }

  /// A line must not begin with a period, which starts a roff request.
  private static func guarded(_ line: String) -> String { line.first == "." ? "\\&" + line : line }

  /// Escapes hyphens and quotes, so that they can be copied; roff would replace them.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "\"": escaped += "\\(dq"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "`": escaped += "\\(ga"
      case _ where character.isASCII: escaped.append(character)
      default:
        for scalar in character.unicodeScalars {
          escaped += "\\[u\(hexadecimal(scalar.value, to: 4, uppercase: true))]"
        }
      }
    }
  }
}

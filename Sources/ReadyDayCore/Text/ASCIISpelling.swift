/// Spells readyday's signs and letters in ASCII, for terminals that show nothing else.
enum ASCIISpelling {
  /// Spells only readyday's own characters; others stay.
  static func spell(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return padded(text).reduce(into: "") { spelled, character in
      spelled += signs[character] ?? String(character)
    }
  }

  /// ASCII has no degree sign; a space after the unit preserves a column's width.
  private static func padded(_ text: String) -> String {
    let isValue = text.first?.isNumber == true && (text.hasSuffix("°C") || text.hasSuffix("°F"))
    return isValue ? text + " " : text
  }

  /// Most take one column, so that tables stay aligned; an arrow takes two, and a few take none.
  private static let signs: [Character: String] = [
    "█": "#", "░": "-", "▁": "_", "▂": ".", "▃": ":", "▄": "-", "▅": "=", "▆": "+", "▇": "*",
    "∙": "?", "–": "-", "—": "-", "─": "-", "·": "|", "→": "->", "…": "~", "−": "-", "×": "x",
    "“": "\"", "”": "\"", "«": "\"", "»": "\"", "‘": "'", "’": "'", "°": "", "\u{A0}": " ",
    "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ü": "u", "ñ": "n",
    "Á": "A", "É": "E", "Í": "I", "Ó": "O", "Ú": "U", "Ü": "U", "Ñ": "N",
    "¿": "", "¡": "", "ª": "a", "º": "o",
  ]
}

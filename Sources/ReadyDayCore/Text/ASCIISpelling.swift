/// readyday's own signs and letters where a terminal knows nothing beyond ASCII.
enum ASCIISpelling {
  /// `text` with every sign we use spelled in ASCII; what is not ours stays as it is.
  static func spell(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    let text = padded(text)
    return text.reduce(into: "") { spelled, character in
      spelled += signs[character] ?? String(character)
    }
  }

  /// The degree sign has no place in ASCII; of a value in a column the space it leaves follows the unit.
  private static func padded(_ text: String) -> String {
    let isValue = text.first?.isNumber == true && (text.hasSuffix("°C") || text.hasSuffix("°F"))
    return isValue ? text + " " : text
  }

  /// Column by column, so that what was aligned stays so; only the arrow, which occurs in sentences,
  /// takes two.
  private static let signs: [Character: String] = [
    "█": "#", "░": "-", "▁": "_", "▂": ".", "▃": ":", "▄": "-", "▅": "=", "▆": "+", "▇": "*",
    "∙": "?", "–": "-", "—": "-", "─": "-", "·": "|", "→": "->", "…": "~", "−": "-", "×": "x",
    "“": "\"", "”": "\"", "«": "\"", "»": "\"", "‘": "'", "’": "'", "°": "", "\u{A0}": " ",
    "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ü": "u", "ñ": "n",
    "Á": "A", "É": "E", "Í": "I", "Ó": "O", "Ú": "U", "Ü": "U", "Ñ": "N",
    "¿": "", "¡": "", "ª": "a", "º": "o",
  ]
}

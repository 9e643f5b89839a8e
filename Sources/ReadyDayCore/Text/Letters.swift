package enum Letters {
  /// How many letters are missing, added, replaced or swapped (optimal string alignment).
  package static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let replaced = previous[j] + (a[i] == b[j] ? 0 : 1)
        var best = min(replaced, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforePrevious[j - 1] + 1)
        }
        row.append(best)
      }
      (beforePrevious, previous) = (previous, row)
    }
    return previous[b.count]
  }

  /// The share of words that both names have, 0…1.
  fileprivate static func likeness(of name: String, to wanted: String) -> Double {
    let (own, words) = (name.foldedWords, wanted.foldedWords)
    let short = own.first { $0.count > 1 && words.beginnings.contains($0) }
    let shared = words.count(where: own.contains) + (short?.count ?? 0)
    let length = wanted.count
    let isSlip = abs(name.count - length) <= length / 3 && distance(name, wanted) <= length / 3
    return max(
      Double(shared) / Double(max(words.count, own.count - (short == nil ? 0 : 1), 1)),
      isSlip ? 0.5 : 0)
  }
}

extension [String] {
  /// The name most like `wanted`: the same words, their initials (`hrv`), or a few letters changed.
  func closest(to wanted: String) -> String? {
    map { (name: $0, likeness: Letters.likeness(of: $0, to: wanted)) }
      .filter { $0.likeness >= 0.4 }.max { $0.likeness < $1.likeness }?.name
  }
}

extension String {
  fileprivate var foldedWords: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "%" }.map(String.init)
  }
}

extension [String] {
  /// The initials of these words, with and without the last.
  fileprivate var beginnings: [String] {
    let all = String(compactMap(\.first))
    return [all, String(all.dropLast())]
  }
}

package enum ClosestWord {
  /// Nil if no known word is near enough for a typo.
  package static func closest(to word: String, among known: [String]) -> String? {
    let word = word.lowercased()
    let length = word.count
    let limit = max(1, length / 3)
    return
      known
      .filter { abs($0.count - length) <= limit }
      .map { (word: $0, distance: Letters.distance(word, $0.lowercased())) }
      .filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.word
  }
}

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
    "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ü": "u", "ñ": "n", "Á": "A", "É": "E",
    "Í": "I", "Ó": "O", "Ú": "U", "Ü": "U", "Ñ": "N", "¿": "", "¡": "", "ª": "a", "º": "o",
  ]
}

extension ArraySlice<UInt8> {
  /// With the digits of Arabic, Persian, Devanagari and full-width text as `0` to `9`.
  var withASCIIDigits: [UInt8] {
    guard contains(where: { $0 >= 0x80 }), let text = String(utf8: self) else { return Array(self) }
    return text.unicodeScalars.flatMap { scalar in
      scalar.asASCIIDigit.map { [$0] } ?? Array(String(scalar).utf8)
    }
  }
}

extension Unicode.Scalar {
  /// Nil for a digit of ASCII, too.
  fileprivate var asASCIIDigit: UInt8? {
    guard !isASCII, properties.generalCategory == .decimalNumber,
      let value = properties.numericValue
    else { return nil }
    return UInt8(ascii: "0") + UInt8(value)
  }
}

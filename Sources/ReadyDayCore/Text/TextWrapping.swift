package enum TextWrapping {
  /// At most `width` columns a line; a longer word is cut.
  package static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in words(of: text).flatMap({ cut($0, to: width) }) {
      if line.isEmpty {
        (line, used) = (word, columns(of: word))
      } else if used + 1 + columns(of: word) <= width {
        line += " " + word
        used += 1 + columns(of: word)
      } else {
        lines.append(line)
        (line, used) = (word, columns(of: word))
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// At its longest: in ASCII an arrow is `->`.
  private static func columns(of word: String) -> Int {
    word.displayWidth + word.unicodeScalars.count { $0 == "→" }
  }

  /// Keeps a number with its unit, hours with their minutes, and an arrow with both its numbers.
  private static func words(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: " ")).reduce(into: []) { words, bytes in
      let word = Substring(bytes)
      if let last = words.last, belongs(bytes, to: last.utf8) || word == "→" || last.hasSuffix("→")
      {
        words[words.count - 1] += " " + word
      } else {
        words.append(String(word))
      }
    }
  }

  private static let units: Set<String> = ["h", "min", "s", "ms", "bpm", "lpm", "km", "cm", "kg"]

  /// Whether `word` is the unit of the number that ends `last`, or the minutes of its hours.
  private static func belongs(_ word: Substring.UTF8View, to last: String.UTF8View) -> Bool {
    guard let end = last.last, let first = word.first else { return false }
    if first == UInt8(ascii: "%") { return true }
    if first.isDigit { return last.reversed().starts(with: "h ".utf8) }
    guard end.isDigit else { return false }
    let unit = word.prefix { $0.isLetter }
    return units.contains(String(Substring(unit)))
  }

  private static func cut(_ word: String, to width: Int) -> [String] {
    guard word.displayWidth > width else { return [word] }
    if word.contains(" ") {
      return word.split(separator: " ").flatMap { cut(String($0), to: width) }
    }
    var pieces = [""]
    var used = 0
    for character in word {
      used += character.displayWidth
      if used > width, pieces.last != "" {
        pieces.append("")
        used = character.displayWidth
      }
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }
}

/// Breaks paragraphs into lines at their spaces.
package enum TextWrapping {
  /// `text` in lines of at most `width` columns; a word that is longer is cut.
  package static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in words(of: text).flatMap({ pieces(of: $0, width: width) }) {
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

  /// Of `word` as it is spelled at its longest: an arrow is `->` in ASCII.
  private static func columns(of word: String) -> Int {
    word.displayWidth + word.unicodeScalars.count { $0 == "→" }
  }

  /// A percent sign stays with its number, which some languages set apart from it, and an arrow with
  /// both of its numbers.
  private static func words(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: " ")).reduce(into: []) { words, bytes in
      let word = Substring(bytes)
      let isGlued =
        bytes.first == UInt8(ascii: "%") || word == "→"
        || words.last?.unicodeScalars.last == "→"
      if isGlued, !words.isEmpty {
        words[words.count - 1] += " " + word
      } else {
        words.append(String(word))
      }
    }
  }

  private static func pieces(of word: String, width: Int) -> [String] {
    guard word.displayWidth > width else { return [word] }
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

package enum TextWrapping {
  /// Lines of at most `width` columns; a longer word is cut.
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

  /// The width in columns; an arrow counts as two, since in ASCII it is `->`.
  private static func columns(of word: String) -> Int {
    word.displayWidth + word.unicodeScalars.count { $0 == "→" }
  }

  /// Does not separate a number from its unit, hours from minutes, or an arrow from its numbers.
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
    return units.contains(String(Substring(word.prefix { $0.isLetter })))
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

extension Character {
  /// Terminal columns: 2 for wide East Asian letters and emoji (UAX #11), 0 for marks, else 1.
  var displayWidth: Int {
    let scalars = unicodeScalars
    if let only = scalars.first, scalars.count == 1, only.isASCII {
      return only.value >= 0x20 && only.value != 0x7F ? 1 : 0
    }
    if scalars.contains(where: { $0 == "\u{FE0F}" }) { return 2 }
    return scalars.map(\.displayWidth).max() ?? 0
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    // Below the first combining mark, all are one column wide except controls and the soft hyphen.
    if value < 0x300 { return value & 0x7F < 0x20 || value == 0x7F || value == 0xAD ? 0 : 1 }
    if standsAlone { return 1 }
    if properties.isEmojiPresentation || Self.isWide(value) { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default: return (0x1160...0x11FF).contains(value) ? 0 : 1
    }
  }

  /// Whether no neighbour changes its width: Latin letters, dashes, quotation marks, blocks.
  fileprivate var standsAlone: Bool {
    value < 0x300 || (0x2010...0x2027).contains(value) || (0x2500...0x259F).contains(value)
  }

  /// East Asian Width W and F, by block; emoji have a property of their own.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
      0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// The width in terminal columns.
  package var displayWidth: Int {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    // Finding the bounds of characters takes longest.
    return unicodeScalars.allSatisfy(\.standsAlone)
      ? unicodeScalars.reduce(0) { $0 + $1.displayWidth } : reduce(0) { $0 + $1.displayWidth }
  }

  /// At most `width` columns, with `…` in place of the rest.
  package func truncated(toWidth width: Int) -> String {
    guard displayWidth > width else { return String(self) }
    var shown = ""
    var used = 0
    for character in self {
      used += character.displayWidth
      guard used <= width - 1 else { break }
      shown.append(character)
    }
    return width > 0 ? shown + "…" : ""
  }
}

/// Words and phrases to look for in titles, each with its plurals.
public struct WordList: Hashable, Sendable {
  /// Folded as titles are, so that looking one up is a matter of hashing.
  private let forms: Set<String>
  private let longest: Int

  public init(_ words: [String]) {
    forms = Set(words.map(TitleWords.fold).filter { !$0.isEmpty }.flatMap(Self.withPlurals))
    longest = forms.map(\.count).max() ?? 0
  }

  public var isEmpty: Bool { forms.isEmpty }

  /// This list with more words.
  func adding(_ words: [String]) -> WordList {
    WordList(forms: forms.union(WordList(words).forms))
  }

  private init(forms: Set<String>) {
    self.forms = forms
    longest = forms.map(\.count).max() ?? 0
  }

  func contains(_ folded: String) -> Bool { forms.contains(folded) }
  func mayContinue(_ folded: String) -> Bool { folded.count < longest }

  /// English and Spanish alike: boards, pitches, strategies, presentaciones.
  private static func withPlurals(of word: String) -> [String] {
    var all = [word, word + "s", word + "es"]
    if word.hasSuffix("y") { all.append(word.dropLast() + "ies") }
    return all
  }
}

/// A title cut into words, for finding whole words whatever their case, accents, hyphens and inner
/// spaces.
struct TitleWords {
  private let title: String
  /// Where each word stands in the title.
  private let ranges: [Range<String.Index>]

  init(_ title: String) {
    self.title = title
    ranges = Self.words(of: title)
  }

  /// The earliest word or phrase of `list`, as the title writes it, in lower case.
  ///
  /// Neighbouring words are tried as one ("stand up" is "standup"); what stands between them counts
  /// unless it is a hyphen or a space ("1:1").
  func first(in list: WordList) -> String? {
    for start in ranges.indices {
      for end in ranges[start...] {
        let candidate = title[ranges[start].lowerBound..<end.upperBound]
        let folded = Self.fold(String(candidate))
        if list.contains(folded) { return candidate.lowercased() }
        guard list.mayContinue(folded) else { break }
      }
    }
    return nil
  }

  private static func words(of title: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start: String.Index?
    for index in title.indices {
      let belongs = title[index].isLetter || title[index].isNumber
      if belongs, start == nil { start = index }
      if !belongs, let begun = start {
        found.append(begun..<index)
        start = nil
      }
    }
    if let start { found.append(start..<title.endIndex) }
    return found
  }

  /// Lower case, without accents, hyphens and spaces.
  static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      let bytes = text.utf8.filter { $0 > 0x20 && $0 != UInt8(ascii: "-") }
      return String(decoding: bytes, as: UTF8.self).lowercased()
    }
    var folded = ""
    for character in text.lowercased() where !isJoint(character) {
      folded.append(plainLetters[character] ?? character)
    }
    return folded
  }

  private static func isJoint(_ character: Character) -> Bool {
    character.isWhitespace || character == "-" || character == "\u{2010}"
      || character == "\u{2011}"
  }

  /// Characters compare by canonical equivalence, so a letter with a combining accent is found here
  /// too.
  private static let plainLetters: [Character: Character] = {
    let accented =
      [
        "a": "àáâãäåā", "c": "çćč", "e": "èéêëē", "i": "ìíîïī", "n": "ñń", "o": "òóôõöø",
        "u": "ùúûüū",
        "y": "ýÿ", "s": "šś", "z": "žź",
      ] as [Character: String]
    return accented.reduce(into: [:]) { table, row in
      for letter in row.value { table[letter] = row.key }
    }
  }()
}

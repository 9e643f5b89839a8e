/// Words and phrases to look for in titles, each with its plurals.
public struct WordList: Hashable, Sendable {
  /// Folded as titles are, so that looking one up is a matter of hashing.
  private let forms: Set<String>
  private let longest: Int

  public init(_ words: [String]) {
    forms = Set(words.map(TitleWords.fold).filter { !$0.isEmpty }.flatMap(Self.withPlurals))
    longest = forms.map(\.utf8.count).max() ?? 0
  }

  public var isEmpty: Bool { forms.isEmpty }

  /// This list with more words.
  func adding(_ words: [String]) -> WordList {
    WordList(forms: forms.union(WordList(words).forms))
  }

  private init(forms: Set<String>) {
    self.forms = forms
    longest = forms.map(\.utf8.count).max() ?? 0
  }

  func contains(_ folded: String) -> Bool { forms.contains(folded) }
  func mayContinue(_ folded: String) -> Bool { folded.utf8.count < longest }

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
  private struct Word {
    /// Where it stands in the title.
    let range: Range<String.Index>
    let folded: String
    /// What stands between the word before and this one.
    let foldedGap: String
  }

  private let title: String
  private let words: [Word]

  init(_ title: String) {
    self.title = title
    var end = title.startIndex
    words = Self.ranges(of: title).map { range in
      defer { end = range.upperBound }
      return Word(
        range: range, folded: Self.fold(title[range]),
        foldedGap: Self.fold(title[end..<range.lowerBound]))
    }
  }

  /// The earliest word or phrase of `list`, as the title writes it, in lower case.
  ///
  /// Neighbouring words are tried as one ("stand up" is "standup"); what stands between them counts
  /// unless it is a hyphen or a space ("1:1").
  func first(in list: WordList) -> String? {
    for start in words.indices {
      var phrase = words[start].folded
      for word in words[start...] {
        if word.range != words[start].range { phrase += word.foldedGap + word.folded }
        if list.contains(phrase) {
          return title[words[start].range.lowerBound..<word.range.upperBound].lowercased()
        }
        guard list.mayContinue(phrase) else { break }
      }
    }
    return nil
  }

  private static func ranges(of title: String) -> [Range<String.Index>] {
    if title.utf8.allSatisfy(\.isASCII) {
      return title.utf8.split { !$0.isLetterOrDigit }.map { $0.startIndex..<$0.endIndex }
    }
    return title.split { !$0.isLetter && !$0.isNumber }.map { $0.startIndex..<$0.endIndex }
  }

  /// Lower case, without accents, hyphens and spaces.
  static func fold(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy(\.isASCII) {
      let bytes = text.utf8.filter { $0 > 0x20 && $0 != UInt8(ascii: "-") }
      return String(decoding: bytes.map(\.inLowerCase), as: UTF8.self)
    }
    var folded = ""
    for character in text.lowercased() where !isJoint(character) {
      folded.append(withoutAccent(character))
    }
    return folded
  }

  private static func isJoint(_ character: Character) -> Bool {
    character.isWhitespace || character == "-" || character == "\u{2010}"
      || character == "\u{2011}"
  }

  /// Characters compare by canonical equivalence, so a letter with a combining accent is found here
  /// too.
  private static func withoutAccent(_ letter: Character) -> Character {
    guard !letter.isASCII else { return letter }
    return accented.first { $0.letters.contains(letter) }?.plain ?? letter
  }

  private static let accented: [(plain: Character, letters: String)] = [
    ("a", "àáâãäåā"), ("c", "çćč"), ("e", "èéêëē"), ("i", "ìíîïī"), ("n", "ñń"), ("o", "òóôõöø"),
    ("u", "ùúûüū"), ("y", "ýÿ"), ("s", "šś"), ("z", "žź"),
  ]
}

extension UInt8 {
  fileprivate var isASCII: Bool { self < 0x80 }
  /// The letter in lower case; what is no letter as it is.
  fileprivate var inLowerCase: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
  fileprivate var isLetterOrDigit: Bool {
    let letter = inLowerCase
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
  }
}

/// Words and phrases to look for in titles, each with its plurals.
public struct WordList: Hashable, Sendable {
  /// Folded as titles are, so that looking one up is a matter of hashing.
  private let words: Set<String>
  private let longest: Int

  public init(_ words: [String]) {
    self.init(folded: Set(words.map { TitleWords.fold($0) }.filter { !$0.isEmpty }))
  }

  private init(folded words: Set<String>) {
    self.words = words
    longest = words.map(\.utf8.count).max() ?? 0
  }

  public var isEmpty: Bool { words.isEmpty }

  /// This list with more words.
  func adding(_ words: [String]) -> WordList {
    WordList(folded: self.words.union(WordList(words).words))
  }

  /// Whether `folded` is one of the words or its plural, English and Spanish alike: boards, pitches,
  /// strategies, presentaciones.
  func contains(_ folded: String) -> Bool {
    if words.contains(folded) { return true }
    guard folded.utf8.last == UInt8(ascii: "s") else { return false }
    return words.contains(String(folded.dropLast()))
      || (folded.hasSuffix("es") && words.contains(String(folded.dropLast(2))))
      || (folded.hasSuffix("ies") && words.contains(folded.dropLast(3) + "y"))
  }

  /// Whether a word or its plural may begin with `folded` and be longer.
  func mayContinue(_ folded: String) -> Bool { folded.utf8.count < longest + 2 }
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
    if title.utf8.allSatisfy(\.isASCII) { return rangesOfPlain(title) }
    return title.split { !isOfWord($0) }.map { $0.startIndex..<$0.endIndex }
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.asciiValue?.isLetterOrDigit ?? (character.isLetter || character.isNumber)
  }

  private static func rangesOfPlain(_ title: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var start: String.Index?
    for index in title.utf8.indices {
      if title.utf8[index].isLetterOrDigit {
        start = start ?? index
      } else if let begun = start {
        ranges.append(begun..<index)
        start = nil
      }
    }
    return start.map { ranges + [$0..<title.endIndex] } ?? ranges
  }

  /// Lower case, without accents, hyphens and spaces.
  static func fold(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy(\.isASCII) {
      let bytes = text.utf8.filter { $0 > 0x20 && $0 != UInt8(ascii: "-") }
      return String(decoding: bytes.map(\.inLowerCase), as: UTF8.self)
    }
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars where !isJoint(scalar) {
      // An accent that is written apart from its letter goes the way of those that are not.
      if isAccent(scalar), folded.last?.isASCII == true { continue }
      folded.append(withoutAccent(scalar))
    }
    return String(folded)
  }

  private static func isJoint(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2010}", "\u{2011}": true
    default: scalar.isASCII ? scalar.value <= 0x20 : scalar.properties.isWhitespace
    }
  }

  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{300}"..."\u{36F}").contains(scalar)
  }

  private static func withoutAccent(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter {
    case "à", "á", "â", "ã", "ä", "å", "ā": "a"
    case "ç", "ć", "č": "c"
    case "è", "é", "ê", "ë", "ē": "e"
    case "ì", "í", "î", "ï", "ī": "i"
    case "ñ", "ń": "n"
    case "ò", "ó", "ô", "õ", "ö", "ø": "o"
    case "š", "ś": "s"
    case "ù", "ú", "û", "ü", "ū": "u"
    case "ý", "ÿ": "y"
    case "ž", "ź": "z"
    default: letter
    }
  }
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

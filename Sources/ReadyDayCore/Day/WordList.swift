/// Words and phrases to look for in titles, each with its plurals.
package struct WordList: Hashable, Sendable {
  /// Folded as titles are, so that looking one up is a matter of hashing.
  private let words: Set<String>
  private let longest: Int

  package init(_ words: [String]) {
    self.init(folded: Set(words.map { TitleWords.fold($0) }.filter { !$0.isEmpty }))
  }

  private init(folded words: Set<String>) {
    self.words = words
    longest = words.map(\.utf8.count).max() ?? 0
  }

  package var isEmpty: Bool { words.isEmpty }

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
    let place: Place
    let folded: String
    /// What stands between the word before and this one.
    let foldedGap: String
  }

  /// No `Range`: to make the first list of them the runtime looks up a conformance, which takes longer
  /// than to cut the titles of a week.
  private struct Place {
    let start: String.Index
    let end: String.Index
  }

  private let title: String
  private let words: [Word]
  /// The whole title.
  let folded: String

  init(_ title: String) {
    self.title = title
    folded = Self.fold(title)
    var end = title.startIndex
    words = Self.places(in: title).map { place in
      defer { end = place.end }
      return Word(
        place: place, folded: Self.fold(title[place.start..<place.end]),
        foldedGap: Self.fold(title[end..<place.start]))
    }
  }

  /// The earliest word or phrase of `list`, as the title writes it, in lower case.
  ///
  /// Neighbouring words are tried as one ("stand up" is "standup"); what stands between them counts
  /// unless it is a hyphen or a space ("1:1").
  func first(in list: WordList) -> String? {
    place(of: list).map {
      title[words[$0.first].place.start..<words[$0.last].place.end].lowercased()
    }
  }

  /// Whether a word or phrase of `list` stands in the title.
  func has(_ list: WordList) -> Bool { place(of: list) != nil }

  /// The words before and after the earliest one of `list`, folded; nil where it has none.
  func around(_ list: WordList) -> (before: [String], after: [String])? {
    place(of: list).map {
      (words[..<$0.first].map(\.folded), words[($0.last + 1)...].map(\.folded))
    }
  }

  /// The places of the first and the last word of the earliest phrase.
  private func place(of list: WordList) -> (first: Int, last: Int)? {
    for start in words.indices {
      var phrase = words[start].folded
      for index in start..<words.count {
        let word = words[index]
        if index > start { phrase += word.foldedGap + word.folded }
        if list.contains(phrase) { return (start, index) }
        guard list.mayContinue(phrase) else { break }
      }
    }
    return nil
  }

  private static func places(in title: String) -> [Place] {
    if title.utf8.allSatisfy(\.isASCII) { return placesOfPlain(title.utf8) }
    return title.split { !isOfWord($0) }.map { Place(start: $0.startIndex, end: $0.endIndex) }
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.asciiValue?.isLetterOrDigit ?? (character.isLetter || character.isNumber)
  }

  private static func placesOfPlain(_ title: String.UTF8View) -> [Place] {
    var places: [Place] = []
    var rest = title[...]
    while let start = rest.firstIndex(where: \.isLetterOrDigit) {
      let end = rest[start...].firstIndex { !$0.isLetterOrDigit } ?? rest.endIndex
      places.append(Place(start: start, end: end))
      rest = rest[end...]
    }
    return places
  }

  /// Lower case, without accents, hyphens and spaces.
  static func fold(_ text: some StringProtocol) -> String {
    // What stands between most words.
    if text.isEmpty || text == " " { return "" }
    if text.utf8.allSatisfy(\.isASCII) {
      var bytes = text.utf8.map(\.inLowerCase)
      bytes.removeAll { $0 <= 0x20 || $0 == UInt8(ascii: "-") }
      return String(decoding: bytes, as: UTF8.self)
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

/// Words and phrases to look for in titles, each with its plurals.
package struct WordList: Hashable, Sendable {
  /// Folded as titles are, so that looking one up is a matter of hashing.
  private let words: Set<String>
  /// Bytes.
  fileprivate let longest: Int

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

  /// Whether `folded` is one of the words or its plural.
  func contains(_ folded: String) -> Bool {
    words.contains(folded) || TitleWords.singulars(of: folded).contains(where: words.contains)
  }
}

/// Several word lists, looked up at once; at most 32.
struct WordLists: Sendable {
  /// The lists that contain a folded word, each as the bit of its position.
  private let lists: [String: UInt32]
  fileprivate let count: Int
  /// Bytes.
  fileprivate let longest: Int

  init(_ all: [[String]]) {
    var lists: [String: UInt32] = [:]
    lists.reserveCapacity(all.reduce(0) { $0 + $1.count })
    for (place, words) in all.enumerated() {
      for word in words { lists[TitleWords.fold(word), default: 0] |= 1 << UInt32(place) }
    }
    self.lists = lists
    count = all.count
    longest = lists.keys.map(\.utf8.count).max() ?? 0
  }

  /// The bits of those that have `folded` or what it is the plural of.
  fileprivate func having(_ folded: String) -> UInt32 {
    TitleWords.singulars(of: folded).reduce(lists[folded] ?? 0) { $0 | (lists[$1] ?? 0) }
  }
}

/// A title cut into words, for finding whole words whatever their case, accents, hyphens and inner
/// spaces.
struct TitleWords {
  private struct Word {
    /// Its position in the title.
    let place: Place
    let folded: String
    /// What is between the word before and this one.
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
        foldedGap: Self.foldedGap(title, from: end, to: place.start))
    }
  }

  /// Nothing for a hyphen or a space. Between numbers a hyphen stays: "1-1" is not eleven.
  private static func foldedGap(
    _ title: String, from start: String.Index, to end: String.Index
  ) -> String {
    let gap = title[start..<end]
    guard gap == "-", title[..<start].last?.isNumber == true, title[end].isNumber else {
      return fold(gap)
    }
    return "-"
  }

  /// The earliest word or phrase of `list`, as the title writes it, in lower case.
  ///
  /// Neighbouring words are tried as one ("stand up" is "standup"); what is between them counts
  /// unless it is a hyphen or a space ("1:1").
  func first(in list: WordList) -> String? { phrase(of: list).map(text) }

  /// Whether the title has a word or phrase of `list`.
  func has(_ list: WordList) -> Bool { phrase(of: list) != nil }

  /// Where a phrase occurs in a title.
  struct Phrase {
    fileprivate let first: Int
    fileprivate let last: Int
  }

  /// The earliest word or phrase of each list, by the list's place; nil if it has none.
  func phrases(of lists: WordLists) -> [Phrase?] {
    var phrases = [Phrase?](repeating: nil, count: lists.count)
    walk(upTo: lists.longest) { phrase, folded in
      let having = lists.having(folded)
      for place in phrases.indices where phrases[place] == nil && having & (1 << place) != 0 {
        phrases[place] = phrase
      }
      return true
    }
    return phrases
  }

  /// Each word, folded.
  var all: [String] { words.map(\.folded) }

  /// As the title writes it, in lower case.
  func text(of phrase: Phrase) -> String {
    title[words[phrase.first].place.start..<words[phrase.last].place.end].lowercased()
  }

  /// The words before and after `phrase`, folded.
  func around(_ phrase: Phrase) -> (before: [String], after: [String]) {
    (words[..<phrase.first].map(\.folded), words[(phrase.last + 1)...].map(\.folded))
  }

  private func phrase(of list: WordList) -> Phrase? {
    var found: Phrase?
    walk(upTo: list.longest) { phrase, folded in
      if list.contains(folded) { found = phrase }
      return found == nil
    }
    return found
  }

  /// Tries neighbouring words as one, from each word on.
  ///
  /// - Parameters:
  ///   - longest: bytes of the longest word looked for; its plural may have two more.
  ///   - goesOn: whether to go on after this phrase, folded.
  private func walk(upTo longest: Int, _ goesOn: (Phrase, String) -> Bool) {
    for start in words.indices {
      var folded = words[start].folded
      for index in start..<words.count {
        let word = words[index]
        if index > start { folded += word.foldedGap + word.folded }
        guard goesOn(Phrase(first: start, last: index), folded) else { return }
        guard folded.utf8.count < longest + 2 else { break }
      }
    }
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

  /// What `folded` may be the plural of, English and Spanish alike: boards, pitches, strategies,
  /// presentaciones.
  fileprivate static func singulars(of folded: String) -> [String] {
    guard folded.utf8.last == UInt8(ascii: "s") else { return [] }
    return [String(folded.dropLast())]
      + (folded.hasSuffix("es") ? [String(folded.dropLast(2))] : [])
      + (folded.hasSuffix("ies") ? [folded.dropLast(3) + "y"] : [])
  }

  /// Lower case, without accents, spaces, and hyphens that are not between numbers.
  static func fold(_ text: some StringProtocol) -> String {
    // As most words of the lists are, and what is between words.
    if isFolded(text) { return String(text) }
    if text == " " { return "" }
    if let folded = foldPlain(text) { return folded }
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars where !isJoint(scalar) {
      // An accent that is written apart from its letter goes the way of those that are not.
      if isAccent(scalar), folded.last?.isASCII == true { continue }
      folded.append(withoutAccent(scalar))
    }
    return String(folded)
  }

  /// The same for ASCII and small letters with accents; nil where there is anything else.
  private static func foldPlain(_ text: some StringProtocol) -> String? {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    var hyphenAfterDigit = false
    for scalar in text.unicodeScalars {
      let letter = scalar.isASCII ? scalar : withoutAccent(scalar)
      guard letter.isASCII else { return nil }
      let byte = UInt8(truncatingIfNeeded: letter.value)
      if hyphenAfterDigit, byte.isDigit { folded.append(UInt8(ascii: "-")) }
      hyphenAfterDigit = byte == UInt8(ascii: "-") && folded.last?.isDigit == true
      if !isJoint(letter) { folded.append(byte.inLowerCase) }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  private static func isFolded(_ text: some StringProtocol) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isFolded) }
      ?? text.utf8.allSatisfy(isFolded)
  }

  private static func isFolded(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte.isASCII && byte == byte.inLowerCase && byte != UInt8(ascii: "-")
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
  /// The letter in lower case; what is not a letter as it is.
  fileprivate var inLowerCase: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
  fileprivate var isLetterOrDigit: Bool {
    let letter = inLowerCase
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || isDigit
  }
}

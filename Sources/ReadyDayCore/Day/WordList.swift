/// Words and phrases to find in titles, with their plurals.
package struct WordList: Equatable, Sendable {
  /// Folded as titles are.
  private let words: Set<String>
  /// In bytes.
  fileprivate let longest: Int

  package init(_ words: [String]) {
    self.init(folded: Set(words.map { TitleWords.fold($0) }.filter { !$0.isEmpty }))
  }

  private init(folded words: Set<String>) {
    self.words = words
    longest = words.map(\.utf8.count).max() ?? 0
  }

  package var isEmpty: Bool { words.isEmpty }

  func adding(_ words: [String]) -> WordList {
    WordList(folded: self.words.union(WordList(words).words))
  }

  /// Whether `folded` or its singular is in the list.
  func contains(_ folded: String) -> Bool {
    words.contains(folded) || TitleWords.singulars(of: folded).contains(where: words.contains)
  }
}

/// Several word lists, 64 at most, looked up at once.
///
/// A table of hashes of 64 bits, since making a dictionary of texts takes longer than a day's titles.
struct WordLists: Sendable {
  private typealias Slot = (hash: UInt64, lists: UInt64)

  /// A power of two, and mostly empty; a hash is in the first free slot from its own on.
  private var slots: [Slot]
  fileprivate let count: Int
  /// In bytes.
  fileprivate private(set) var longest = 0

  init(_ all: [[String]]) {
    count = all.count
    let words = all.reduce(1) { $0 + $1.count }
    let size = 1 << (Int.bitWidth - words.leadingZeroBitCount + 1)
    slots = Array(repeating: (0, 0), count: size)
    for (place, words) in all.enumerated() {
      for word in words {
        let hash = TitleWords.hash(folding: word)
        longest = max(longest, hash.count)
        let slot = slot(of: hash.value)
        slots[slot] = (hash.value, slots[slot].lists | 1 << UInt64(place))
      }
    }
  }

  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot].lists != 0, slots[slot].hash != hash { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private subscript(hash: UInt64) -> UInt64 { slots[slot(of: hash)].lists }

  /// The bits of the lists that have the word or its singular.
  fileprivate func having(_ word: WordHash) -> UInt64 {
    word.singulars.reduce(self[word.value]) { $0 | self[$1] }
  }
}

/// The hash (FNV-1a) of folded text, as it grows.
struct WordHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The last three letters.
  private var last: UInt32 = 0
  /// In bytes.
  private(set) var count = 0

  private static let prime: UInt64 = 0x100_0000_01B3
  /// Times the prime it is 1, so that letters can be taken off again.
  private static let inverse: UInt64 = 0xCE96_5057_AFF6_957B

  @inline(__always)
  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* Self.prime
    last = (last << 8 | UInt32(byte)) & 0xFF_FFFF
    count += 1
  }

  mutating func add(_ text: String) { for byte in text.utf8 { add(byte) } }

  /// As `TitleWords.singulars(of:)`.
  fileprivate var singulars: [UInt64] {
    guard last & 0xFF == UInt32(UInt8(ascii: "s")) else { return [] }
    var word = self
    word.value = without("s", from: value)
    var singulars = [word.value]
    guard last & 0xFFFF == 0x6573 else { return singulars }
    word.value = without("e", from: word.value)
    singulars.append(word.value)
    if last == 0x69_6573 {
      word.value = without("i", from: word.value)
      word.add(UInt8(ascii: "y"))
      singulars.append(word.value)
    }
    return singulars
  }

  private func without(_ letter: Unicode.Scalar, from hash: UInt64) -> UInt64 {
    hash &* Self.inverse ^ UInt64(letter.value)
  }
}

/// A title as words, to find whole words whatever their case, accents, hyphens and inner spaces.
package struct TitleWords {
  private struct Word {
    let place: Place
    let folded: String
    /// The folded text between the previous word and this one.
    let foldedGap: String
  }

  /// Not a `Range`, whose conformance lookup takes longer than splitting a week's titles.
  private struct Place {
    let start: String.Index
    let end: String.Index
  }

  private let title: String
  private let words: [Word]
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

  /// Empty for a hyphen or a space; between numbers a hyphen stays: "1-1" is not eleven.
  private static func foldedGap(
    _ title: String, from start: String.Index, to end: String.Index
  ) -> String {
    let gap = title[start..<end]
    guard gap == "-", title[..<start].last?.isNumber == true, title[end].isNumber else {
      return fold(gap)
    }
    return "-"
  }

  /// The earliest word or phrase of `list`, as written but lower-cased. Neighbouring words match as
  /// one ("stand up" is "standup"); other characters between them must match too ("1:1").
  func first(in list: WordList) -> String? { phrase(of: list).map(text) }

  func has(_ list: WordList) -> Bool { phrase(of: list) != nil }

  /// The words around the first phrase of `list`; nil if there is none.
  func around(_ list: WordList) -> (before: [String], after: [String])? {
    phrase(of: list).map(around)
  }

  struct Phrase {
    let first: Int
    fileprivate let last: Int
  }

  /// The earliest phrase of each list, by index.
  func phrases(of lists: WordLists) -> [Phrase?] {
    var phrases = [Phrase?](repeating: nil, count: lists.count)
    for start in words.indices {
      var hash = WordHash()
      for index in start..<words.count {
        if index > start { hash.add(words[index].foldedGap) }
        hash.add(words[index].folded)
        let phrase = Phrase(first: start, last: index)
        var having = lists.having(hash)
        while having != 0 {
          let place = having.trailingZeroBitCount
          phrases[place] = phrases[place] ?? phrase
          having &= having - 1
        }
        guard hash.count < lists.longest + 2 else { break }
      }
    }
    return phrases
  }

  var all: [String] { words.map(\.folded) }

  /// The words, with the two parts of a decimal number as one: `21.1k`.
  var withDecimals: [String] {
    var parts: [String] = []
    var end = title.startIndex
    for word in words {
      let isFraction =
        word.folded.first?.isNumber == true && [".", ","].contains(title[end..<word.place.start])
      if isFraction, let whole = parts.last, whole.last?.isNumber == true {
        parts[parts.count - 1] = whole + "." + word.folded
      } else {
        parts.append(word.folded)
      }
      end = word.place.end
    }
    return parts
  }

  /// The phrase as written, but lower-cased.
  func text(of phrase: Phrase) -> String {
    title[words[phrase.first].place.start..<words[phrase.last].place.end].lowercased()
  }

  /// The folded words on either side of the phrase.
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

  /// Tries neighbouring words as one. `longest`: bytes of the longest word, in the singular.
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
    return title.split { !belongsToWord($0) }.map { Place(start: $0.startIndex, end: $0.endIndex) }
  }

  private static func belongsToWord(_ character: Character) -> Bool {
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

  /// Possible singulars, English and Spanish alike: boards, pitches, strategies, presentaciones.
  fileprivate static func singulars(of folded: String) -> [String] {
    guard folded.utf8.last == UInt8(ascii: "s") else { return [] }
    return [String(folded.dropLast())]
      + (folded.hasSuffix("es") ? [String(folded.dropLast(2))] : [])
      + (folded.hasSuffix("ies") ? [folded.dropLast(3) + "y"] : [])
  }

  /// Lower case, without accents and spaces, and without hyphens except between numbers.
  package static func fold(_ text: some StringProtocol) -> String {
    // Most words of the lists and most gaps are already folded.
    if isFolded(text) { return String(text) }
    if text == " " { return "" }
    if let folded = foldPlain(text) { return folded }
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars where !isJoint(scalar) {
      // A combining accent is dropped like a composed one.
      if ("\u{300}"..."\u{36F}").contains(scalar), folded.last?.isASCII == true { continue }
      folded.append(withoutAccent(scalar))
    }
    return String(folded)
  }

  /// For ASCII and lower-case letters with accents; nil for anything else.
  private static func foldPlain(_ text: some StringProtocol) -> String? {
    let text = String(text)
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    return foldPlain(text.utf8.span) { folded.append($0) }
      ? String(decoding: folded, as: UTF8.self) : nil
  }

  @inline(__always)
  private static func foldPlain(_ bytes: Span<UInt8>, _ add: (UInt8) -> Void) -> Bool {
    var (hyphenAfterDigit, last) = (false, UInt8(0))
    func take(_ byte: UInt8) {
      add(byte)
      last = byte
    }
    var lead: UInt32 = 0
    for place in bytes.indices {
      var byte = bytes[place]
      if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) {
        hyphenAfterDigit = false
        take(byte)
        continue
      }
      if !byte.isASCII {
        // Letters with accents take two bytes.
        guard lead != 0 else {
          guard (0xC3...0xC5).contains(byte) else { return false }
          lead = UInt32(byte & 0x1F)
          continue
        }
        let letter = Unicode.Scalar(lead << 6 | UInt32(byte & 0x3F)).map(withoutAccent)
        guard let letter, letter.isASCII else { return false }
        (byte, lead) = (UInt8(truncatingIfNeeded: letter.value), 0)
      }
      if hyphenAfterDigit, byte.isDigit { take(UInt8(ascii: "-")) }
      hyphenAfterDigit = byte == UInt8(ascii: "-") && last.isDigit
      if byte > 0x20, byte != UInt8(ascii: "-") { take(byte.inLowerCase) }
    }
    return true
  }

  /// The hash of the folded text.
  fileprivate static func hash(folding text: String) -> WordHash {
    var hash = WordHash()
    guard !foldPlain(text.utf8.span, { hash.add($0) }) else { return hash }
    hash = WordHash()
    hash.add(fold(text))
    return hash
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
  fileprivate var inLowerCase: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
  fileprivate var isLetterOrDigit: Bool {
    let letter = inLowerCase
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || isDigit
  }
}

/// What a title says of a race or a match, before it is known whose it is.
struct CompetitionTitle {
  enum Sign: Equatable {
    /// `needsSport`: only if the user trains for it.
    case race(needsSport: Bool)
    /// `hasTeams`: it names two teams, or where it is played.
    case match(hasTeams: Bool)
  }

  let sign: Sign
  /// The word or distance that shows it, as written.
  let word: String
  /// Whether it has a name and a distance, but no word.
  let isByDistance: Bool
  /// Any of them; nil if it may be any sport.
  let sports: Set<Activity>?
  /// The word that makes it children's.
  let ofChildren: String?
  /// Folded words that may be another person.
  let names: [String]
  /// Whether a name follows "match of".
  let namesSomebody: Bool
  /// The folded words, to compare with other matches.
  let words: Set<String>

  init?(_ text: String, _ title: KnownTitle) {
    let children = Self.children(title)
    guard
      let found = Self.race(text, title) ?? Self.match(text, title, isForChildren: children != nil)
    else { return nil }
    (sign, word, isByDistance) = found
    sports = Self.sports(text, title.words)
    ofChildren = children
    names = Self.names(text)
    namesSomebody = Self.namesSomebody(text)
    words = Set(title.words.all.filter { $0.utf8.count > 2 })
  }

  private typealias Found = (sign: Sign, word: String, isByDistance: Bool)

  private static func race(_ text: String, _ title: KnownTitle) -> Found? {
    guard !title.has(.notRace) else { return nil }
    if let word = title.first(in: .race) { return (.race(needsSport: false), word, false) }
    let distance = longDistance(title.words)
    if !title.has(.notWeakRace), let word = title.first(in: .weakRace) {
      if distance != nil { return (.race(needsSport: false), word, false) }
      if sports(text, title.words) != nil, isNamed(besides: word, text) {
        return (.race(needsSport: true), word, false)
      }
    }
    guard let distance, isProperName(text, title) else { return nil }
    return (.race(needsSport: false), distance, true)
  }

  /// The first distance, if it is at least 8 km.
  private static func longDistance(_ words: TitleWords) -> String? {
    words.distances.first.flatMap { $0.length.count >= least ? $0.text : nil }
  }

  private static let least = 8.0

  /// Whether the title is a capitalised name and its distance.
  private static func isProperName(_ text: String, _ title: KnownTitle) -> Bool {
    let others: [KindList] = [
      .notDistance, .errand, .training, .anyTraining, .aloneTraining, .work, .meal, .leisure,
      .focus, .travel, .shift, .off,
    ]
    guard !others.contains(where: title.has), title.sessionSign.map(TrainingSign.isRepeats) != true
    else { return false }
    let words = nameWords(text)
    return words.allSatisfy { $0.first?.isUppercase == true && $0.count > 2 }
      && words.contains { !KindWords.nobody.contains(TitleWords.fold($0)) }
  }

  /// Whether everything but the weak word and its sport is a name; `swim meet` needs none.
  private static func isNamed(besides word: String, _ text: String) -> Bool {
    let own = word.split { !$0.isLetter }.map { TitleWords.fold($0) }
    let others = nameWords(text).filter {
      let folded = TitleWords.fold($0)
      return !own.contains(folded) && !raceSports.contains { $0.words.contains(folded) }
    }
    return (own.count > 1 || !others.isEmpty) && others.allSatisfy { $0.first?.isUppercase == true }
  }

  /// Without numbers, distances and short words between names.
  private static func nameWords(_ text: String) -> [Substring] {
    split(text).filter { word in
      word.first?.isNumber == false && !["k", "km"].contains(word.lowercased())
        && !joints.contains(TitleWords.fold(word))
    }
  }

  private static func split(_ text: String) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
  }

  private static let joints: Set<String> = [
    "de", "del", "la", "las", "los", "el", "of", "the", "a", "y", "i", "e", "di", "da", "do", "du",
    "d", "l", "les", "am", "um", "zum",
  ]

  private static func match(_ text: String, _ title: KnownTitle, isForChildren: Bool) -> Found? {
    let others: [KindList] = [
      .notRace, .notMatch, .errand, .meal, .focus, .travel, .shift, .work, .off,
    ]
    let word = title.first(in: .match)
    let ground = ground(text)
    guard word != nil || ground != nil, isForChildren || !others.contains(where: title.has) else {
      return nil
    }
    let inner = title.words.all.dropFirst().dropLast()
    let hasTeams = inner.contains { ["v", "vs"].contains($0) } || ground != nil
    if let word, ["v", "vs"].contains(word), !hasTeams { return nil }
    return (.match(hasTeams: hasTeams), word ?? ground ?? "", false)
  }

  /// `(H)` or `(A)` at the end of a title: at home or away.
  private static func ground(_ text: String) -> String? {
    text.split(separator: " ").last.map(String.init).flatMap {
      ["(H)", "(A)"].contains($0) ? $0 : nil
    }
  }

  /// "Partido de Ona", but not "Partido de pádel".
  private static func namesSomebody(_ text: String) -> Bool {
    let words = split(text)
    guard words.count == 3, let name = words.last else { return false }
    return ["de", "del", "do", "da", "van", "von", "di"].contains(TitleWords.fold(words[1]))
      && name.first?.isUppercase == true && KindWords.activity(in: String(name)) == nil
  }

  private static func children(_ title: KnownTitle) -> String? {
    title.first(in: .children) ?? title.words.all.first(where: isAgeGroup)
  }

  /// `U9`, `JO9`, `F2`.
  private static func isAgeGroup(_ word: String) -> Bool {
    let letters = word.prefix { !$0.isNumber }
    guard let age = Int(written: String(word.dropFirst(letters.count))) else { return false }
    return ["u", "jo"].contains(letters) && (5...19).contains(age)
      || ["f", "g"].contains(letters) && (1...5).contains(age)
  }

  private static func sports(_ text: String, _ words: TitleWords) -> Set<Activity>? {
    var sports = Set(raceSports.filter { words.has($0.words) }.map(\.sport))
    if let named = KindWords.activity(in: text), sports.isEmpty { sports = [named] }
    if sports.contains(.running) { sports.insert(.trailRunning) }
    if sports.contains(.trailRunning) { sports.insert(.running) }
    if sports.contains(.football) { sports.insert(.soccer) }
    return sports.isEmpty || sports.contains(.other) ? nil : sports
  }

  /// Whether a race of this title is run, and nothing else.
  static func isRun(_ title: String) -> Bool {
    sports(title, TitleWords(title))?.isSubset(of: [.running, .trailRunning]) == true
  }

  /// Whether two titles may be of one race: unless both name sports, and other ones.
  static func mayBeOne(_ title: String, _ other: String) -> Bool {
    let named = [title, other].compactMap { sports($0, TitleWords($0)) }
    return named.count < 2 || named[0] == named[1]
  }

  private static let raceSports = KindWords.raceSports.map {
    (sport: $0.key, words: WordList($0.value))
  }

  /// Capitalised words with a possessive, and those not preceded by a word such as "with".
  private static func names(_ text: String) -> [String] {
    let words = split(text)
    return words.indices.compactMap { place in
      let before = place > 0 ? TitleWords.fold(words[place - 1]) : ""
      let word = words[place].split { $0 == "'" || $0 == "’" }.first ?? words[place]
      guard word.first?.isUppercase == true, !KindWords.besideOwner.contains(before) else {
        return nil
      }
      return TitleWords.fold(word)
    }
  }
}

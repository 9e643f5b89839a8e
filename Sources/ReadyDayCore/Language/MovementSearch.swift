/// Which movements a search wants, besides its words.
package struct MovementFilter: Hashable, Sendable {
  package var area: BodyArea?
  package var kind: MovementKind?
  /// What there is at hand; nil if that does not matter.
  package var equipment: Set<Equipment>?
  /// Any of these; all movements where there is none.
  package var sports: Set<BodySport> = []
  /// What they may not ask for.
  package var avoided: Set<BodyLoad> = []

  package init() {}

  func takes(_ movement: Movement) -> Bool {
    let facts = movement.facts
    return (area == nil || facts.area == area) && (kind == nil || facts.kind == kind)
      && (equipment.map { facts.equipment.isSubset(of: $0) } ?? true)
      && (sports.isEmpty || !sports.isDisjoint(with: movement.sports))
      && facts.loads.isDisjoint(with: avoided)
  }
}

/// Finds movements by what people call them and what they are for, in both languages at once, whatever the case,
/// accents and slips of the fingers.
package struct MovementSearch: Sendable {
  private let entries: [Entry]

  fileprivate struct Entry {
    let movement: Movement
    /// Whole names, folded, without spaces.
    let names: Set<String>
    let words: [String]
    /// Of its area, and what it trains first of all.
    let mainTags: [String]
    /// Of its other muscles, its joints, kind, pattern and equipment.
    let tags: [String]
  }

  package init() {
    let books = Language.allCases.map(\.phrasebook)
    entries = Movement.allCases.map { movement in
      let names =
        [movement.rawValue] + books.map { $0.name(of: movement) } + movement.otherNames
      return Entry(
        movement: movement, names: Set(names.map(Self.whole)),
        words: names.flatMap(Self.words), mainTags: Self.mainTags(of: movement, books),
        tags: Self.tags(of: movement, books))
    }
  }

  private static func mainTags(of movement: Movement, _ books: [any Phrasebook]) -> [String] {
    let facts = movement.facts
    let muscle = facts.muscles.first
    return
      (books.flatMap { book in
        [book.name(of: facts.area)] + (muscle.map { [book.name(of: $0)] } ?? [])
      } + (muscle?.otherNames ?? [])).flatMap(words)
  }

  private static func tags(of movement: Movement, _ books: [any Phrasebook]) -> [String] {
    let facts = movement.facts
    var tags = facts.muscles.flatMap(\.otherNames)
    // A whole session, such as a walk, is of a kind, but nobody who looks for a stretch means it.
    if movement.isOfProgramme { tags += facts.kind.otherNames }
    for book in books {
      tags.append(book.name(of: facts.kind))
      for muscle in facts.muscles { tags.append(book.name(of: muscle)) }
      for joint in movement.joints { tags.append(book.name(of: joint)) }
      for equipment in facts.equipment { tags.append(book.name(of: equipment)) }
      if let pattern = facts.pattern { tags.append(book.name(of: pattern)) }
    }
    return tags.flatMap(words)
  }

  /// Those that every word of `text` names, the best first; where none is, those with a slip of the fingers.
  ///
  /// - Parameters:
  ///   - text: what is sought; all movements where it is empty.
  ///   - filter: which of them are wanted.
  package func found(_ text: String, _ filter: MovementFilter = MovementFilter()) -> [Movement] {
    let sought = Self.words(text)
    let wanted = entries.filter { filter.takes($0.movement) }
    guard !sought.isEmpty else {
      return text.contains { $0.isLetter || $0.isNumber } || text.allSatisfy(\.isWhitespace)
        ? wanted.map(\.movement) : []
    }
    let whole = Self.whole(text)
    let exact = Self.ranked(wanted) { $0.names.contains(whole) ? 0 : $0.rank(of: sought) }
    return exact.isEmpty ? Self.ranked(wanted) { $0.slips(in: sought) } : exact
  }

  private static func ranked(_ entries: [Entry], by rank: (Entry) -> Int?) -> [Movement] {
    let ranked = entries.enumerated().compactMap { place, entry in
      rank(entry).map { (movement: entry.movement, rank: $0, place: place) }
    }
    return ranked.ordered { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.movement)
  }

  /// The one movement called `text`, in either language or by its id; nil when that is the name of none, or of several.
  package func movement(named text: String) -> Movement? {
    if let movement = Movement(rawValue: text.lowercased()) { return movement }
    let sought = Self.whole(text)
    let named = entries.filter { $0.names.contains(sought) }
    return named.count == 1 ? named[0].movement : nil
  }

  /// Words of one letter, and those that only join others, say nothing; no search needs more than eight.
  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.prefix(8)
      .map { TitleWords.fold(String($0.prefix(40))) }
      .filter { ($0.count > 1 || Int($0) != nil) && !joining.contains($0) }.map(one)
  }

  /// One of what a plural names, near enough: both sides of a comparison go through it.
  private static func one(of word: String) -> String {
    for ending in ["iones", "ores", "ales"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    let isPlural = word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
    return isPlural ? String(word.dropLast()) : word
  }

  private static func whole(_ text: String) -> String {
    one(of: TitleWords.fold(String(text.prefix(100))).filter { $0.isLetter || $0.isNumber })
  }

  private static let joining: Set = [
    "the", "on", "of", "or", "and", "with", "en", "la", "el", "los", "las", "de", "con", "una",
    "un", "y",
  ]
}

extension MovementSearch.Entry {
  /// 0 is best; nil if a word is none of its own.
  fileprivate func rank(of sought: [String]) -> Int? {
    var sum = 1
    for word in sought {
      guard let rank = rank(of: word) else { return nil }
      sum += rank
    }
    return sum
  }

  private func rank(of word: String) -> Int? {
    if words.contains(word) { return 0 }
    if mainTags.contains(word) { return 1 }
    if words.contains(where: { $0.hasPrefix(word) }) { return 2 }
    if tags.contains(word) { return 3 }
    if (mainTags + tags).contains(where: { $0.hasPrefix(word) }) { return 4 }
    return word.count > 3 && words.contains { $0.contains(word) } ? 5 : nil
  }

  /// A slip in a name comes before one in what it is for.
  fileprivate func slips(in sought: [String]) -> Int? {
    var sum = 0
    for word in sought {
      let most = word.count < 4 ? 0 : word.count < 7 ? 1 : 2
      let costs = [words, mainTags, tags].enumerated().compactMap { place, own -> Int? in
        // No word can be so like another whose length differs by more.
        let nearest =
          own.filter { abs($0.count - word.count) <= most }
          .map { Letters.distance(word, $0) }.min() ?? .max
        return nearest <= most ? 3 * nearest + place : nil
      }
      guard let least = costs.min() else { return nil }
      sum += least
    }
    return sum
  }
}

extension Movement {
  fileprivate var otherNames: [String] { Self.otherNames[self] ?? [] }

  /// What people also call them, in either language.
  private static let otherNames: [Movement: [String]] = [
    .pushUp: ["press-up", "bench press", "press de banca", "lagartija"],
    .overheadPress: ["shoulder press", "press de hombros"],
    .pullDown: ["chin-up", "lat pulldown"],
    .wallSlide: ["wall angels"],
    .proneW: ["superman"], .proneY: ["superman"],
    .backExtension: ["superman", "hiperextensión"],
    .curlUp: ["crunch", "crunches", "sit-up", "encogimiento"],
    .antiRotationPress: ["Pallof"],
    .gluteBridge: ["hip thrust"],
    .romanianDeadlift: ["RDL"],
    .swing: ["pesa rusa"],
    .bandSideStep: ["monster walk"],
    .clamshell: ["clam"],
    .hamstringSlide: ["hamstring curl", "curl femoral"],
    .figureFour: ["piriformis", "piriforme"],
    .lunge: ["split squat", "estocada"],
    .stepCalfRaise: ["heel drop"],
    .calfRaise: ["heel raise"],
    .feetTogether: ["balance"], .tandemStance: ["balance"],
    .singleLegStance: ["balance on one leg"], .eyesClosedStance: ["balance, eyes closed"],
    .floorGetUp: ["Turkish get-up"],
    .sunSalutation: ["yoga"], .standingPoses: ["yoga"], .floorPoses: ["yoga"],
    .relaxation: ["savasana", "yoga"],
    .ribBreathing: ["diaphragm breathing", "respiración diafragmática"],
    .easyWalking: ["walk", "paseo"],
    .easyRunning: ["run", "jog", "correr", "trotar"],
    .tempoRunning: ["run", "jog", "correr", "trotar"],
  ]
}

extension MovementKind {
  /// What people also say of it, in either language.
  fileprivate var otherNames: [String] {
    switch self {
    case .mobility: ["stretch", "stretching", "estirar", "flexibility", "flexibilidad"]
    case .strength: ["strengthen", "fortalecer"]
    case .balance: ["stability", "estabilidad"]
    case .power: ["explosive", "plyometrics", "pliometría"]
    }
  }
}

extension Muscle {
  /// What people also say, in either language.
  fileprivate var otherNames: [String] {
    switch self {
    case .calves: ["calf", "pantorrilla", "soleus", "sóleo", "achilles", "aquiles"]
    case .abdominals: ["abs", "core"]
    case .quadriceps: ["quads", "thigh", "muslo"]
    case .hamstrings: ["hams", "isquios"]
    case .glutes: ["butt", "culo"]
    case .adductors: ["groin", "ingle"]
    case .feet: ["foot", "arch", "arco"]
    case .shins: ["tibialis", "tibial"]
    case .chest: ["pecs", "pecho"]
    case .lowerBack: ["lumbar"]
    case .neckFlexors, .neckExtensors, .trapezius, .shoulders, .rotatorCuff, .triceps, .biceps,
      .upperBack, .obliques, .diaphragm, .hipFlexors, .abductors:
      []
    }
  }
}

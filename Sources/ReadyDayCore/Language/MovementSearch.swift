/// Narrows a search for movements, besides its words.
package struct MovementFilter: Equatable, Sendable {
  package var area: BodyArea?
  package var kind: MovementKind?
  /// The equipment at hand; nil if it does not matter.
  package var equipment: Set<Equipment>?
  /// A movement must serve one of these sports; empty if they do not matter.
  package var sports: Set<BodySport> = []
  /// A movement must have none of these loads.
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

/// Finds movements by their names and uses in either language, ignoring case and accents, and
/// allowing for typing errors.
package struct MovementSearch: Sendable {
  private let entries: [Entry]

  fileprivate struct Entry {
    let movement: Movement
    /// Whole names, folded and without spaces.
    let names: Set<String>
    let words: [String]
    /// The movement's area and main muscle.
    let mainTags: [String]
    /// The movement's other muscles, its joints, kind, pattern and equipment.
    let tags: [String]
  }

  package init() {
    let books = Language.allCases.map(\.voice)
    entries = Movement.allCases.map { movement in
      let names = [movement.id] + books.map { $0.name(of: movement) } + movement.otherNames
      return Entry(
        movement: movement, names: Set(names.map(Self.whole)), words: names.flatMap(Self.words),
        mainTags: Self.mainTags(of: movement, books), tags: Self.tags(of: movement, books))
    }
  }

  private static func mainTags(of movement: Movement, _ books: [Voice]) -> [String] {
    let facts = movement.facts
    let muscle = facts.muscles.first
    return
      (books.flatMap { book in
        [book.name(of: facts.area)] + (muscle.map { [book.name(of: $0)] } ?? [])
      } + (muscle?.otherNames ?? [])).flatMap(words)
  }

  private static func tags(of movement: Movement, _ books: [Voice]) -> [String] {
    let facts = movement.facts
    var tags = facts.muscles.flatMap(\.otherNames)
    // A walk has a kind too, but someone who searches for stretches does not mean it.
    if movement.isFromProgramme { tags += facts.kind.otherNames }
    for book in books {
      tags.append(book.name(of: facts.kind))
      for muscle in facts.muscles { tags.append(book.name(of: muscle)) }
      for joint in movement.joints { tags.append(book.name(of: joint)) }
      for equipment in facts.equipment { tags.append(book.name(of: equipment)) }
      if let pattern = facts.pattern { tags.append(book.name(of: pattern)) }
    }
    return tags.flatMap(words)
  }

  /// The movements that match every word of `text`, best first. If there are none, those that match
  /// with a typing error. Without text, all movements.
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

  /// The movement with this id, or with exactly this name in either language; nil if there is not
  /// just one.
  package func movement(named text: String) -> Movement? {
    if let movement = Movement(id: text.lowercased()) { return movement }
    let sought = Self.whole(text)
    let named = entries.filter { $0.names.contains(sought) }
    return named.count == 1 ? named[0].movement : nil
  }

  /// Ignores single letters and connecting words; eight words are enough for any search.
  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.prefix(8)
      .map { TitleWords.fold(String($0.prefix(40))) }
      .filter { ($0.count > 1 || Int(written: $0) != nil) && !joining.contains($0) }.map(one)
  }

  /// An approximate singular, applied to both sides of a comparison.
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
  /// The best rank is 0; nil if a word does not match.
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

  /// The cost of typing errors, which is lower in names than in uses; nil if there are too many.
  fileprivate func slips(in sought: [String]) -> Int? {
    var sum = 0
    for word in sought {
      let most = word.count < 4 ? 0 : word.count < 7 ? 1 : 2
      let costs = [words, mainTags, tags].enumerated().compactMap { place, own -> Int? in
        // The distance is at least the difference in length.
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

  /// Other names, in either language.
  private static let otherNames: [Movement: [String]] = [
    .pushUp: ["press-up", "bench press", "press de banca", "lagartija"],
    .overheadPress: ["shoulder press", "press de hombros"], .pullDown: ["chin-up", "lat pulldown"],
    .wallSlide: ["wall angels"], .proneW: ["superman"], .proneY: ["superman"],
    .backExtension: ["superman", "hiperextensión"],
    .curlUp: ["crunch", "crunches", "sit-up", "encogimiento"], .antiRotationPress: ["Pallof"],
    .gluteBridge: ["hip thrust"], .romanianDeadlift: ["RDL"], .swing: ["pesa rusa"],
    .bandSideStep: ["monster walk"], .clamshell: ["clam"],
    .hamstringSlide: ["hamstring curl", "curl femoral"], .figureFour: ["piriformis", "piriforme"],
    .lunge: ["split squat", "estocada"], .stepCalfRaise: ["heel drop"], .calfRaise: ["heel raise"],
    .feetTogether: ["balance"], .tandemStance: ["balance"],
    .singleLegStance: ["balance on one leg"], .eyesClosedStance: ["balance, eyes closed"],
    .floorGetUp: ["Turkish get-up"], .sunSalutation: ["yoga"], .standingPoses: ["yoga"],
    .floorPoses: ["yoga"], .relaxation: ["savasana", "yoga"],
    .ribBreathing: ["diaphragm breathing", "respiración diafragmática"],
    .easyWalking: ["walk", "paseo"], .easyRunning: ["run", "jog", "correr", "trotar"],
    .tempoRunning: ["run", "jog", "correr", "trotar"],
  ]
}

extension MovementKind {
  /// Other words for the kind, in either language.
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
  /// Other names for the muscle, in either language.
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

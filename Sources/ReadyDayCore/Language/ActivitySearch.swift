/// Finds activities by what people call them, in both languages at once, whatever the case, accents, spaces and
/// slips of the fingers.
package struct ActivitySearch: Sendable {
  private let entries: [Entry]
  /// Letters of the longest name.
  private let longest: Int

  /// What one activity or sport may be called, folded.
  fileprivate struct Entry {
    let name: ActivityName
    let names: [String]
    /// The words of the names, for those that begin with what is sought.
    let words: [String]
    /// The names of its category, and their words.
    let categories: [String]
  }

  package init() {
    let phrasebooks = Language.allCases.map(\.phrasebook)
    let kinds = Dictionary(grouping: WhoopSport.kinds.keys) { WhoopSport.kinds[$0] ?? .other }
    let activities = Activity.allCases.map { activity in
      Entry(
        ActivityName(activity),
        names: phrasebooks.map { $0.name(of: activity) } + (Self.otherNames[activity] ?? []),
        folded: [activity.rawValue] + (kinds[activity] ?? []).sorted(),
        categories: phrasebooks.map { $0.name(of: activity.category) })
    }
    let sports = OtherSport.allCases.map { sport in
      Entry(
        ActivityName(sport), names: phrasebooks.map { $0.name(of: sport) },
        folded: [sport.rawValue], categories: [])
    }
    entries = activities + sports
    longest = entries.flatMap(\.names).map(\.count).max() ?? 0
  }

  /// The best matches only, those the user planned last before others: names that begin so, else names that it
  /// stands in, else all of a category, else the nearest misspelled ones.
  package func found(_ text: String, recent: [Activity] = []) -> [ActivityName] {
    let sought = Self.fold(text)
    guard !sought.isEmpty, sought.count <= longest + Entry.mostSlips else { return [] }
    let ranked = entries.compactMap { entry in
      entry.rank(of: sought).map { (name: entry.name, rank: $0) }
    }
    let best = ranked.map(\.rank).min()
    let kept = ranked.filter { $0.rank == best || max($0.rank, best ?? .exact) < .inside }
    let order = Dictionary(zip(recent, 0...)) { first, _ in first }
    return kept.enumerated().ordered { a, b in
      let (before, after) = (order[a.element.name.activity], order[b.element.name.activity])
      return (a.element.rank, before ?? .max, a.offset) < (b.element.rank, after ?? .max, b.offset)
    }.map(\.element.name)
  }

  /// Those of ``found(_:recent:)`` that the catalogue has.
  package func matches(_ text: String, recent: [Activity] = []) -> [Activity] {
    found(text, recent: recent).filter { $0.sport == nil }.map(\.activity)
  }

  /// What an event is about: the one called as it is, else the longest name among its words; nil if there is none.
  ///
  /// - Parameter title: the event's.
  package func activity(ofTitle title: String) -> ActivityName? {
    if let name = activity(named: title) { return name }
    let words = title.split { !$0.isLetter && !$0.isNumber }.prefix(Self.mostWords)
      .map { Self.fold(String($0)) }
    for length in stride(from: min(words.count, Self.longestName), to: 0, by: -1) {
      for start in 0...(words.count - length) {
        let run = words[start..<start + length].joined()
        if let name = exact(run), !Self.vague.contains(name.activity) || name.sport != nil {
          return name
        }
      }
    }
    return nil
  }

  /// Words of a title that are looked at, and the words of the longest name.
  private static let (mostWords, longestName) = (30, 4)
  /// Their names stand in too many titles that are about something else.
  private static let vague: Set<Activity> = [.other, .recovery, .rest]

  /// The one activity called `text`, in either language or by its name of today or before; nil when no name is
  /// exactly that.
  package func activity(named text: String) -> ActivityName? {
    ActivityName(text.lowercased()) ?? exact(Self.fold(text))
  }

  private func exact(_ sought: String) -> ActivityName? {
    entries.first { $0.names.contains(sought) }?.name
  }
}

extension ActivitySearch {
  /// Beginning with the best.
  fileprivate enum Rank: Comparable {
    case exact, prefix, wordPrefix, inside
    /// By the category alone.
    case category
    /// With this many letters that differ.
    case misspelled(Int)
  }

  /// Letters and digits in lower case, without accents.
  fileprivate static func fold(_ text: String) -> String {
    TitleWords.fold(text).filter { $0.isLetter || $0.isNumber }
  }

  /// What people also say; never the name of another activity.
  private static let otherNames: [Activity: [String]] = [
    .strengthTraining: ["gym", "strength", "fuerza", "gimnasio"],
    .functionalFitness: ["HIIT", "cross training", "circuit", "circuito"],
    .weightlifting: ["weights", "lifting", "pesas"],
    .bodybuilding: ["musculación"], .calisthenics: ["bodyweight"],
    .running: ["run", "jogging", "correr", "footing"],
    .cycling: ["bike", "biking", "spinning", "bici", "bicicleta"],
    .swimming: ["swim", "nadar"], .rowing: ["row", "remar"],
    .stairClimbing: ["stairs", "escaleras"], .jumpRope: ["skipping", "comba"],
    .mma: ["mixed martial arts"], .jiuJitsu: ["BJJ", "Brazilian Jiu-Jitsu"],
    .soccer: ["futbol"], .volleyball: ["volley", "vóley"], .skiing: ["ski", "esquiar"],
    .rockClimbing: ["climbing", "escalada", "escalar"], .bouldering: ["boulder", "búlder"],
    .hiking: ["hike", "excursión", "caminata"], .meditation: ["meditar"],
    .stretching: ["estirar"], .rest: ["day off", "descansar", "día libre"],
    .physicalTherapy: ["physio", "fisio"], .walking: ["walk", "paseo", "pasear", "andar"],
  ]
}

extension ActivitySearch.Entry {
  /// - Parameters:
  ///   - names: as people say and write them.
  ///   - folded: other names, of one word.
  fileprivate init(
    _ name: ActivityName, names: [String], folded: [String], categories: [String]
  ) {
    func words(_ names: [String]) -> [String] {
      names.flatMap { $0.split { $0 == " " || $0 == "-" } }.map { ActivitySearch.fold(String($0)) }
        .filter { $0.count > 3 }
    }
    self.name = name
    self.names = (names + folded).map(ActivitySearch.fold)
    self.words = words(names)
    self.categories = categories.map(ActivitySearch.fold) + words(categories)
  }

  fileprivate func rank(of sought: String) -> ActivitySearch.Rank? {
    if names.contains(sought) { return .exact }
    if names.contains(where: { $0.hasPrefix(sought) }) { return .prefix }
    if words.contains(where: { $0.hasPrefix(sought) }) { return .wordPrefix }
    if categories.contains(sought) { return .wordPrefix }
    if sought.count > 2, names.contains(where: { $0.contains(sought) }) { return .inside }
    if sought.count > 2, categories.contains(where: { $0.hasPrefix(sought) }) { return .category }
    let allowed = Self.slipsAllowed(in: sought)
    // No word can be so like another whose length differs by more.
    let slips =
      (names + words).filter { abs($0.count - sought.count) <= allowed }
      .map { Letters.distance(sought, $0) }.min() ?? .max
    return slips <= allowed ? .misspelled(slips) : nil
  }

  /// A short word with a wrong letter is another word.
  private static func slipsAllowed(in sought: String) -> Int {
    switch sought.count {
    case ...3: 0
    case ...5: 1
    case ...9: 2
    default: mostSlips
    }
  }

  fileprivate static let mostSlips = 3
}

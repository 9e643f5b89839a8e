/// Finds activities by what people call them, in both languages at once, whatever the case, accents, spaces and
/// slips of the fingers.
package struct ActivitySearch: Sendable {
  private let entries: [Entry]
  /// Letters of the longest name.
  private let longest: Int

  /// What one activity may be called, folded.
  fileprivate struct Entry {
    let activity: Activity
    let names: [String]
    /// The words of the names, for those that begin with what is sought.
    let words: [String]
  }

  package init() {
    let phrasebooks = Language.allCases.map(\.phrasebook)
    entries = Activity.allCases.map { activity in
      let names = phrasebooks.map { $0.name(of: activity) } + (Self.otherNames[activity] ?? [])
      let words = names.flatMap { $0.split { $0 == " " || $0 == "-" } }.map { String($0) }
      return Entry(
        activity: activity, names: names.map(Self.fold) + [Self.fold(activity.rawValue)],
        words: words.map(Self.fold).filter { $0.count > 3 })
    }
    longest = entries.flatMap(\.names).map(\.count).max() ?? 0
  }

  /// The best matches only, those the owner planned last before others: names that begin so, else names that it
  /// stands in, else the nearest misspelled ones.
  package func matches(_ text: String, recent: [Activity] = []) -> [Activity] {
    let sought = Self.fold(text)
    // Titles of strangers' events are sought too: what is longer than any misspelled name is none.
    guard !sought.isEmpty, sought.count <= longest + Entry.mostSlips else { return [] }
    let ranked = entries.compactMap { entry in
      entry.rank(of: sought).map { (activity: entry.activity, rank: $0) }
    }
    let best = ranked.map(\.rank).min()
    let kept = ranked.filter { $0.rank == best || max($0.rank, best ?? .exact) < .inside }
    let order = Dictionary(zip(recent, 0...)) { first, _ in first }
    return kept.enumerated().sorted { a, b in
      let (before, after) = (order[a.element.activity], order[b.element.activity])
      return (a.element.rank, before ?? .max, a.offset) < (b.element.rank, after ?? .max, b.offset)
    }.map(\.element.activity)
  }

  /// What an event is about: the activity called as it is, else the best match; nil when there is none.
  ///
  /// - Parameter title: the event's.
  package func activity(ofTitle title: String) -> Activity? {
    activity(named: title)?.activity ?? matches(title).first
  }

  /// The one activity called `text`, in either language or by its name of today or before; nil when no name is
  /// exactly that.
  package func activity(named text: String) -> ActivityName? {
    let sought = Self.fold(text)
    if let name = ActivityName(text.lowercased()) { return name }
    let activity = entries.first { $0.names.contains(sought) }?.activity
    return activity.flatMap { ActivityName($0.rawValue) }
  }
}

extension ActivitySearch {
  /// Beginning with the best.
  fileprivate enum Rank: Comparable {
    case exact, prefix, wordPrefix, inside
    /// With so many letters that differ.
    case misspelled(Int)
  }

  /// Letters and digits in lower case, without accents.
  private static func fold(_ text: String) -> String {
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
  fileprivate func rank(of sought: String) -> ActivitySearch.Rank? {
    if names.contains(sought) { return .exact }
    if names.contains(where: { $0.hasPrefix(sought) }) { return .prefix }
    if words.contains(where: { $0.hasPrefix(sought) }) { return .wordPrefix }
    if sought.count > 2, names.contains(where: { $0.contains(sought) }) { return .inside }
    let slips = (names + words).map { Letters.distance(sought, $0) }.min() ?? .max
    return slips <= Self.slipsAllowed(in: sought) ? .misspelled(slips) : nil
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

/// How alike two words are.
package enum Letters {
  /// How many letters were left out, added, replaced or swapped with their neighbour
  /// (optimal string alignment: no part is edited twice).
  package static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let replaced = previous[j] + (a[i] == b[j] ? 0 : 1)
        var best = min(replaced, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforePrevious[j - 1] + 1)
        }
        row.append(best)
      }
      (beforePrevious, previous) = (previous, row)
    }
    return previous[b.count]
  }
}

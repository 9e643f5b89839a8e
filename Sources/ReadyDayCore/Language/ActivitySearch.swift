/// Finds activities by their names in either language, ignoring case, accents and spaces, and
/// allowing for typing errors.
package struct ActivitySearch: Sendable {
  private let entries: [Entry]
  /// The number of letters in the longest name.
  private let longest: Int

  /// The folded names of one activity or sport.
  fileprivate struct Entry {
    let name: ActivityName
    let names: [String]
    /// The words of `names`, for prefix matches.
    let words: [String]
    /// The names of the activity's category, and their words.
    let categories: [String]
  }

  package init() {
    let phrasebooks = Language.allCases.map(\.voice)
    let kinds = Dictionary(grouping: WhoopSport.kinds.keys) { WhoopSport.kinds[$0] ?? .other }
    let activities = Activity.allCases.map { activity in
      Entry(
        ActivityName(activity),
        names: phrasebooks.map { $0.name(of: activity) }
          + (Voice.activities[activity]?.dropFirst() ?? []),
        folded: [activity.rawValue] + (kinds[activity] ?? []).sorted(),
        categories: phrasebooks.map { $0.name(of: activity.category) })
    }
    let sports = OtherSport.allCases.map { sport in
      Entry(
        ActivityName(sport), names: phrasebooks.map { $0.name(of: sport) },
        // A brick is a ride with a run right after it.
        folded: [sport.rawValue] + (sport == .triathlon ? ["brick"] : []), categories: [])
    }
    entries = activities + sports
    longest = entries.flatMap(\.names).map(\.count).max() ?? 0
  }

  /// The best matches: names with this prefix, or else names that contain it, a whole category, or
  /// the nearest misspellings. Recently planned activities come first among equals.
  package func found(_ text: String, recent: [Activity] = []) -> [ActivityName] {
    let sought = Self.fold(text)
    guard !sought.isEmpty, sought.count <= longest + Entry.mostSlips else { return [] }
    let ranked = entries.compactMap { entry in
      entry.rank(of: sought).map { (name: entry.name, rank: $0) }
    }
    let best = ranked.map(\.rank).min()
    let near = ranked.filter { $0.rank == best || max($0.rank, best ?? .exact) < .inside }
    let order = Dictionary(zip(recent, 0...)) { first, _ in first }
    return near.enumerated().ordered { a, b in
      let (before, after) = (order[a.element.name.activity], order[b.element.name.activity])
      return (a.element.rank, before ?? .max, a.offset) < (b.element.rank, after ?? .max, b.offset)
    }.map(\.element.name)
  }

  /// The activity with an event's title as its name, or else with the longest name in the title;
  /// nil if there is none.
  package func activity(ofTitle title: String) -> ActivityName? {
    if let name = activity(named: title) { return name }
    let words = title.split { !$0.isLetter && !$0.isNumber }.prefix(Self.mostWords)
      .map { Self.fold(String($0)) }
    for length in stride(from: min(words.count, Self.longestName), to: 0, by: -1) {
      for start in 0...(words.count - length) {
        let run = words[start..<start + length].joined()
        if !Self.common.contains(run), let name = exact(run),
          !Self.vague.contains(name.activity) || name.sport != nil
        {
          return name
        }
      }
    }
    return nil
  }

  /// How many words of a title are read, and how many a name may have.
  private static let (mostWords, longestName) = (30, 4)
  /// Activities whose names occur in too many unrelated titles.
  private static let vague: Set<Activity> = [.other, .recovery, .rest]
  /// What a name was that no longer says which activity is meant; nil for any other word.
  package static func former(_ text: String) -> FormerName? {
    FormerName.allCases.first { $0.words.contains(fold(text)) }
  }

  /// Words that are too common, as in "Ride to the airport" and "Budget 10k".
  private static let common: Set<String> = ["ride", "10k", "5k", "intervals", "series"]

  /// The activity with exactly this name in either language, or with this current or former code.
  package func activity(named text: String) -> ActivityName? {
    ActivityName(text.lowercased()) ?? exact(Self.fold(text))
  }

  private func exact(_ sought: String) -> ActivityName? {
    entries.first { $0.names.contains(sought) }?.name
  }

  /// From best to worst.
  fileprivate enum Rank: Comparable {
    case exact, prefix, wordPrefix, inside
    /// Only the category matches.
    case category
    /// The name has this many wrong letters.
    case misspelled(Int)
  }

  /// The letters and digits of a text, in lower case and without accents.
  fileprivate static func fold(_ text: String) -> String {
    TitleWords.fold(text).filter { $0.isLetter || $0.isNumber }
  }
}

extension ActivitySearch.Entry {
  /// `names` are as people say and write them; `folded` are other names, each a single word.
  fileprivate init(_ name: ActivityName, names: [String], folded: [String], categories: [String]) {
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
    // The distance is at least the difference in length.
    let slips =
      (names + words).filter { abs($0.count - sought.count) <= allowed }
      .map { Letters.distance(sought, $0) }.min() ?? .max
    return slips <= allowed ? .misspelled(slips) : nil
  }

  /// Few in a short word, where one wrong letter makes another word.
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

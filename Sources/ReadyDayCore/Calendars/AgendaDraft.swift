/// Builds an agenda within the limits of what can be listed.
struct AgendaDraft {
  private struct Entry {
    var occurrence: Occurrence
    let item: Listing.Item
    /// The index of its file.
    let file: Int

    var cost: Int { item.cost * item.days.count }
  }

  private let requested: RequestedDays
  private let limit: Int
  private let source: (String) -> EventSource
  /// Entries of one group are adjacent.
  private var entries: [Entry] = []
  /// The files of the entries, in order.
  private var files: [String] = []
  private var cost = 0
  private var groups = 0
  private(set) var unlisted = 0
  /// For each source that is cut short, its first file and how many are not listed.
  private(set) var crowded: [EventSource: (file: String, unlisted: Int)] = [:]

  /// - Parameter source: the source that a file belongs to.
  init(on requested: RequestedDays, source: @escaping (String) -> EventSource) {
    (self.requested, self.source) = (requested, source)
    limit = Limits.Listing.cost(ofDays: requested.dayCount)
  }

  /// `occurrences`: those of one series or one event.
  mutating func add(_ occurrences: [Occurrence], from file: String) {
    groups += 1
    if files.last != file { files.append(file) }
    for occurrence in occurrences {
      guard let days = requested.places(of: occurrence.time) else { continue }
      let item = Listing.Item(days: days, group: groups, cost: occurrence.listingCost)
      entries.append(Entry(occurrence: occurrence, item: item, file: files.count - 1))
      cost += item.cost * days.count
    }
    // Trimming is final and visits all entries, so it does not follow every group.
    if cost > 2 * limit { trim() }
  }

  /// The listed occurrences, in no particular order.
  mutating func occurrences() -> [Occurrence] {
    if cost > limit { trim() }
    return entries.map(\.occurrence)
  }

  /// Works in place, as there may be many entries. A group's last listed entry counts the rest.
  private mutating func trim() {
    let isListed = chosen()
    var listed = 0
    cost = 0
    for index in entries.indices {
      if isListed[index] {
        cost += entries[index].cost
        entries.swapAt(listed, index)
        listed += 1
      } else {
        leaveOut(entries[index], after: listed - 1)
      }
    }
    entries.removeLast(entries.count - listed)
  }

  /// Every source within its share; should these be too many, the user's own and some of the others.
  private func chosen() -> [Bool] {
    let sources = files.map(source)
    let places = Dictionary(grouping: entries.indices) { sources[entries[$0].file] }
    let shares = SourceShares(of: places.mapValues { cost(of: $0) }, within: limit)
    var isListed = Array(repeating: true, count: entries.count)
    for (source, places) in places { keep(places, within: shares[source], &isListed) }
    let listed = entries.indices.filter { isListed[$0] }
    let own = listed.filter { sources[entries[$0].file].isOwn }
    let others = listed.filter { !sources[entries[$0].file].isOwn }
    keep(others, within: max(0, limit - cost(of: own)), &isListed)
    return isListed
  }

  private func cost(of places: [Int]) -> Int { places.reduce(0) { $0 + entries[$1].cost } }

  private func keep(_ places: [Int], within most: Int, _ isListed: inout [Bool]) {
    let kept = Listing(dayCount: requested.dayCount).within(most, places.map { entries[$0].item })
    for (place, isKept) in zip(places, kept) where !isKept { isListed[place] = false }
  }

  private mutating func leaveOut(_ entry: Entry, after last: Int) {
    unlisted += 1
    crowded[source(files[entry.file]), default: (files[entry.file], 0)].unlisted += 1
    guard last >= 0, entries[last].item.group == entry.item.group else { return }
    entries[last].occurrence.unlisted += 1 + entry.occurrence.unlisted
  }
}

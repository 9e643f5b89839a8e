/// An agenda while it is put together, kept within what can be listed.
struct AgendaDraft {
  private struct Entry {
    var occurrence: Occurrence
    let item: Listing.Item
    let file: String
  }

  private let asked: RequestedDays
  private let limit: Int
  private var entries: [Entry] = []
  private var cost = 0
  private var groups = 0
  private(set) var unlisted = 0
  /// Where the first of them stands.
  private(set) var crowdedFile: String?

  init(on asked: RequestedDays) {
    self.asked = asked
    limit = Limits.Listing.cost(ofDays: asked.dayCount)
  }

  /// - Parameter occurrences: of one series, or one event.
  mutating func add(_ occurrences: [Occurrence], from file: String) {
    groups += 1
    for occurrence in occurrences {
      guard let days = asked.places(of: occurrence.time) else { continue }
      let item = Listing.Item(days: days, group: groups, cost: occurrence.listingCost)
      entries.append(Entry(occurrence: occurrence, item: item, file: file))
      cost += item.cost * days.count
    }
    // Not with every group: what is cut here is cut for good, and costs a look at all.
    if cost > 2 * limit { trim() }
  }

  /// What is listed, in no order.
  mutating func occurrences() -> [Occurrence] {
    trim()
    return entries.map(\.occurrence)
  }

  /// Whoever is listed last of a group tells how many more there are.
  private mutating func trim() {
    let isListed = Listing(dayCount: asked.dayCount).within(limit, entries.map(\.item))
    var kept: [Entry] = []
    var places: [Int: Int] = [:]
    cost = 0
    for (entry, isListed) in zip(entries, isListed) {
      let group = entry.item.group
      if isListed {
        places[group] = kept.count
        kept.append(entry)
        cost += entry.item.cost * entry.item.days.count
      } else {
        unlisted += 1
        crowdedFile = crowdedFile ?? entry.file
        places[group].map { kept[$0].occurrence.unlisted += 1 + entry.occurrence.unlisted }
      }
    }
    entries = kept
  }
}

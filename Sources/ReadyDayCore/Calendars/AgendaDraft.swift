/// An agenda while it is put together, kept within what can be listed.
struct AgendaDraft {
  private struct Entry {
    var occurrence: Occurrence
    let item: Listing.Item
  }

  /// Where the groups from a number on stand.
  private struct File {
    let name: String
    let firstGroup: Int
  }

  private let asked: RequestedDays
  private let limit: Int
  /// Those of a group follow each other.
  private var entries: [Entry] = []
  private var files: [File] = []
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
    if files.last?.name != file { files.append(File(name: file, firstGroup: groups)) }
    for occurrence in occurrences {
      guard let days = asked.places(of: occurrence.time) else { continue }
      let item = Listing.Item(days: days, group: groups, cost: occurrence.listingCost)
      entries.append(Entry(occurrence: occurrence, item: item))
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

  /// The last entry of a group says how many more there are. In place: there are very many.
  private mutating func trim() {
    let isListed = Listing(dayCount: asked.dayCount).within(limit, entries.map(\.item))
    var kept = 0
    cost = 0
    for index in entries.indices {
      if isListed[index] {
        cost += entries[index].item.cost * entries[index].item.days.count
        entries.swapAt(kept, index)
        kept += 1
      } else {
        leaveOut(entries[index], after: kept - 1)
      }
    }
    entries.removeLast(entries.count - kept)
  }

  private mutating func leaveOut(_ entry: Entry, after last: Int) {
    let group = entry.item.group
    unlisted += 1
    crowdedFile = crowdedFile ?? files.last { $0.firstGroup <= group }?.name
    guard last >= 0, entries[last].item.group == group else { return }
    entries[last].occurrence.unlisted += 1 + entry.occurrence.unlisted
  }
}

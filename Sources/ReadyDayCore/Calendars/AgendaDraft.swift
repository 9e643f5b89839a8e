/// Builds an agenda within the limits of what can be listed.
struct AgendaDraft {
  private struct Entry {
    var occurrence: Occurrence
    let item: Listing.Item
  }

  /// The file that the groups from `firstGroup` on come from.
  private struct File {
    let name: String
    let firstGroup: Int
  }

  private let requested: RequestedDays
  private let limit: Int
  /// Entries of one group are adjacent.
  private var entries: [Entry] = []
  private var files: [File] = []
  private var cost = 0
  private var groups = 0
  private(set) var unlisted = 0
  private(set) var crowdedFile: String?

  init(on requested: RequestedDays) {
    self.requested = requested
    limit = Limits.Listing.cost(ofDays: requested.dayCount)
  }

  /// `occurrences`: those of one series or one event.
  mutating func add(_ occurrences: [Occurrence], from file: String) {
    groups += 1
    if files.last?.name != file { files.append(File(name: file, firstGroup: groups)) }
    for occurrence in occurrences {
      guard let days = requested.places(of: occurrence.time) else { continue }
      let item = Listing.Item(days: days, group: groups, cost: occurrence.listingCost)
      entries.append(Entry(occurrence: occurrence, item: item))
      cost += item.cost * days.count
    }
    // Trimming is final and visits all entries, so it does not follow every group.
    if cost > 2 * limit { trim() }
  }

  /// The listed occurrences, in no particular order.
  mutating func occurrences() -> [Occurrence] {
    trim()
    return entries.map(\.occurrence)
  }

  /// Works in place, as there may be many entries. A group's last listed entry counts the rest.
  private mutating func trim() {
    let isListed = Listing(dayCount: requested.dayCount).within(limit, entries.map(\.item))
    var listed = 0
    cost = 0
    for index in entries.indices {
      if isListed[index] {
        cost += entries[index].item.cost * entries[index].item.days.count
        entries.swapAt(listed, index)
        listed += 1
      } else {
        leaveOut(entries[index], after: listed - 1)
      }
    }
    entries.removeLast(entries.count - listed)
  }

  private mutating func leaveOut(_ entry: Entry, after last: Int) {
    let group = entry.item.group
    unlisted += 1
    crowdedFile = crowdedFile ?? files.last { $0.firstGroup <= group }?.name
    guard last >= 0, entries[last].item.group == group else { return }
    entries[last].occurrence.unlisted += 1 + entry.occurrence.unlisted
  }
}

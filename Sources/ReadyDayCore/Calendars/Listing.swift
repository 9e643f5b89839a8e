/// Chooses what to list when there is too much, so that no file can fill the page or memory.
struct Listing {
  struct Item {
    /// The indices of the requested days it touches.
    let days: ClosedRange<Int>
    /// The item's group; later items of a group make room for other groups first.
    var group = 0
    /// The cost of listing it on one day: 1 for an event of a few words.
    var cost = 1
  }

  let dayCount: Int

  /// Which of a series' dates, in order, are listed: all, up to `Limits/Listing/datesPerDay` a day.
  func ofSeries(_ items: [Item]) -> [Bool] {
    guard items.count > Limits.Listing.datesPerDay else {
      return Array(repeating: true, count: items.count)
    }
    let crowds = sums(of: items) { _ in 1 }
    var sweep = Sweep(dayCount: dayCount)
    return items.map { item in
      let isCrowded = crowds[item.days.lowerBound] > Limits.Listing.datesPerDay
      return sweep.take(item, cost: 1, upTo: isCrowded ? Limits.Listing.datesOfCrowd : .max)
    }
  }

  /// Which of `items` are listed within `limit`; the fullest days lose first, then large groups.
  func within(_ limit: Int, _ items: [Item]) -> [Bool] {
    guard items.reduce(0, { $0 + $1.cost * $1.days.count }) > limit else {
      return Array(repeating: true, count: items.count)
    }
    let most = Self.level(of: sums(of: items, \.cost), within: limit)
    var sweep = Sweep(dayCount: dayCount)
    var left = limit
    var isListed = Array(repeating: false, count: items.count)
    for index in order(of: items) {
      let item = items[index]
      guard left > 0, sweep.take(item, cost: item.cost, upTo: most) else { continue }
      left -= item.cost * item.days.count
      isListed[index] = true
    }
    return isListed
  }

  /// By day: the first of each group, then the second, and so on; among equals, short items first.
  private func order(of items: [Item]) -> [Int] {
    let ranks = ranks(of: items)
    return items.indices.sorted { a, b in
      let (first, second) = (items[a].days, items[b].days)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      if ranks[a] != ranks[b] { return ranks[a] < ranks[b] }
      if first.upperBound != second.upperBound { return first.upperBound < second.upperBound }
      return a < b
    }
  }

  /// For each item, how many of its group begin before it on the same day.
  private func ranks(of items: [Item]) -> [Int] {
    struct Beginning: Hashable {
      let group: Int
      let day: Int
    }
    var known: [Beginning: Int] = [:]
    return items.map { item in
      let beginning = Beginning(group: item.group, day: item.days.lowerBound)
      defer { known[beginning, default: 0] += 1 }
      return known[beginning, default: 0]
    }
  }

  private func sums(of items: [Item], _ cost: (Item) -> Int) -> [Int] {
    var changes = [Int](repeating: 0, count: dayCount + 1)
    for item in items {
      changes[item.days.lowerBound] += cost(item)
      changes[item.days.upperBound + 1] -= cost(item)
    }
    var sum = 0
    return changes.dropLast().map { change in
      sum += change
      return sum
    }
  }

  /// The height to which each can be filled; those that need less leave room for the others.
  static func level(of heights: [Int], within limit: Int) -> Int {
    let filled = heights.filter { $0 > 0 }.sorted()
    var left = limit
    for (index, height) in filled.enumerated() {
      let share = left / (filled.count - index)
      guard height <= share else { return share }
      left -= height
    }
    return .max
  }

  /// Moves from day to day and tracks the cost of the listed items that have not ended.
  private struct Sweep {
    private var day = 0
    private var height = 0
    private var endings: [Int]

    init(dayCount: Int) { endings = Array(repeating: 0, count: dayCount + 1) }

    /// Whether `item` fits on its first day, which is no earlier than the last item's.
    mutating func take(_ item: Item, cost: Int, upTo most: Int) -> Bool {
      while day < item.days.lowerBound {
        day += 1
        height -= endings[day]
      }
      guard height <= most - cost else { return false }
      height += cost
      endings[item.days.upperBound + 1] += cost
      return true
    }
  }
}

extension Occurrence {
  /// 1 for its line, plus more for long texts and many guests, which are slow to list and print.
  var listingCost: Int {
    let texts =
      (details.uid?.utf8.count ?? 0) + details.title.utf8.count
      + (details.location?.utf8.count ?? 0) + (details.url?.utf8.count ?? 0)
    return 1 + texts / 500 + details.attendees.count / 50 + details.categories.count / 50
  }
}

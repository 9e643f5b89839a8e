/// The user's correction of an event: a rule that takes precedence over the others.
package struct Correction: Equatable, Sendable {
  package enum Change: Equatable, Sendable {
    case kind(EventKind)
    /// Nil if the event takes time but no energy.
    case demand(EventDemand.Level?)
    case owner(EventOwner)
    case movable
    case ignore
  }

  package let change: Change
  private let occurrence: Occurrence
  /// Nil to correct every event with this title.
  private let date: LocalDate?

  /// Set if another series has the same title.
  private let uid: String?

  /// `others`: the occurrences among which the event is named.
  package init(
    _ change: Change, of event: DayEvent, on date: LocalDate?, among others: [Occurrence] = []
  ) {
    (self.change, occurrence, self.date) = (change, event.occurrence, date)
    uid = occurrence.sharesTitle(among: others) ? occurrence.fullUID : nil
  }

  /// The whole title, even if it is hidden from the output.
  private var title: String { occurrence.fullTitle }

  /// Whether the correction removes the event from the day; the user must confirm that.
  package var hides: Bool { change == .ignore || change == .owner(.others) }

  /// Retains the other effects of the first matching rule. `written`: `rules` as in the file.
  package func entry(before rules: [DemandRule], _ written: [JSON], in zone: Zone) -> JSON {
    // A rule for one day says nothing about other days.
    let old = rules.firstIndex {
      ($0.date == nil || date != nil) && $0.matches(occurrence, in: zone)
    }
    var members: [String: JSON] = [:]
    if let old, written.indices.contains(old), case .object(let found) = written[old] {
      members = found
    }
    for name in Self.matchers { members[name] = nil }
    switch change {
    case .kind(let kind): members["kind"] = .string(kind.rawValue)
    case .owner(let owner): members["owner"] = .string(owner.rawValue)
    case .movable: members["movable"] = .bool(true)
    case .demand(let level):
      for name in Self.effects { members[name] = nil }
      members["demand"] = .string(level?.code ?? "none")
    case .ignore:
      for name in Self.effects { members[name] = nil }
      members["ignore"] = .bool(true)
    }
    members["exact"] = .string(title)
    members["uid"] = uid.map(JSON.string)
    members["on"] = date.map { .string($0.description) }
    return .object(members)
  }

  /// Whether `entry` is for the same events, so that this takes its place.
  package func replaces(_ entry: JSON) -> Bool {
    guard case .object(let members) = entry, case .string(let exact)? = members["exact"] else {
      return false
    }
    return TitleWords.fold(exact) == TitleWords.fold(title)
      && members["on"] == date.map { .string($0.description) }
      && members["uid"] == uid.map(JSON.string)
  }

  private static let matchers = ["title", "exact", "uid", "on", "calendar"]
  private static let effects = ["points", "demand", "ignore"]
}

extension Occurrence {
  /// Whether another series has the same title; a copy of this one in another calendar does not count.
  fileprivate func sharesTitle(among all: [Occurrence]) -> Bool {
    let title = TitleWords.fold(fullTitle)
    let alike = all.filter { $0.isRecurring && TitleWords.fold($0.fullTitle) == title }
    let times = Set(alike.filter { $0.fullUID == fullUID }.map(\.time))
    let copies = Set(alike.filter { times.contains($0.time) }.map(\.fullUID))
    return details.isRecurring && alike.contains { !copies.contains($0.fullUID) }
  }
}

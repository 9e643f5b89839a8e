/// What the user says of an event, over what readyday found: a rule in front of the others.
package struct Correction: Equatable, Sendable {
  package enum Change: Equatable, Sendable {
    case kind(EventKind)
    /// Nil for what takes time and no energy.
    case demand(EventDemand.Level?)
    case owner(EventOwner)
    case ignore
  }

  package let change: Change
  /// The whole title, also where nobody may read it.
  private let title: String
  private let occurrence: Occurrence
  /// The only date that is meant; nil for every event of the title.
  private let date: LocalDate?

  package init(_ change: Change, of event: DayEvent, on date: LocalDate?) {
    (self.change, self.date) = (change, date)
    (occurrence, title) = (event.occurrence, event.occurrence.weighedTitle)
  }
}

extension Correction {
  /// Whether it takes the event out of the day: that is asked first.
  package var hides: Bool { change == .ignore || change == .owner(.others) }

  /// The entry for `rules`, with what the rule it comes before says besides.
  ///
  /// - Parameters:
  ///   - rules: those there are.
  ///   - written: the same as they stand in the file.
  ///   - zone: whose dates count.
  package func entry(before rules: [DemandRule], _ written: [JSON], in zone: Zone) -> JSON {
    // What was said of one day alone says nothing of the others.
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
    case .demand(let level):
      for name in Self.effects { members[name] = nil }
      members["demand"] = .string(level?.code ?? "none")
    case .ignore:
      for name in Self.effects { members[name] = nil }
      members["ignore"] = .bool(true)
    }
    members["exact"] = .string(title)
    members["on"] = date.map { .string($0.description) }
    return .object(members)
  }

  /// Whether `entry` is of the same events: it is replaced.
  package func isOf(_ entry: JSON) -> Bool {
    guard case .object(let members) = entry, case .string(let exact)? = members["exact"] else {
      return false
    }
    return TitleWords.fold(exact) == TitleWords.fold(title)
      && members["on"] == date.map { .string($0.description) }
  }

  private static let matchers = ["title", "exact", "on", "calendar"]
  private static let effects = ["points", "demand", "ignore"]
}

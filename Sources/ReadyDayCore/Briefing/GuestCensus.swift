/// Who is named by the events of a calendar.
package struct GuestCensus: Hashable, Sendable {
  /// How many there are, with guests or without.
  private let events: Int
  /// Of those with guests, the addresses of all who are invited or organise it.
  package let groups: [Set<String>]

  package init(_ occurrences: [Occurrence]) {
    events = occurrences.count
    groups = occurrences.filter { !$0.attendees.isEmpty }.map(\.addresses)
  }

  /// Of several calendars together.
  package init(_ censuses: [GuestCensus]) {
    events = censuses.reduce(0) { $0 + $1.events }
    groups = censuses.flatMap(\.groups)
  }
}

extension GuestCensus {
  /// An address, and the number of events it is in.
  package struct Usual: Hashable, Sendable {
    package let address: String
    package let count: Int
  }

  private static let (fewest, share) = (10, 0.6)

  /// The address that is in most events that have guests: probably the user's. Nil where no single one is.
  package var usual: Usual? {
    var counts: [String: Int] = [:]
    for address in groups.joined() where address.isPlainAddress {
      counts[address, default: 0] += 1
    }
    guard let most = counts.values.max(), most >= Self.fewest,
      Double(most) >= Self.share * Double(groups.count)
    else { return nil }
    let found = counts.filter { $0.value == most }
    return found.count == 1 ? found.first.map { Usual(address: $0.key, count: most) } : nil
  }

  private static let (groupsToJudge, ownShare) = (20, 0.2)

  /// In how many events with guests the user is; nil unless these are few, or too little is known.
  package func fewNaming(_ me: Set<String>) -> Int? {
    let own = groups.count { !$0.isDisjoint(with: me) }
    guard !me.isEmpty, groups.count >= Self.groupsToJudge,
      Double(own) < Self.ownShare * Double(groups.count)
    else { return nil }
    return own
  }

  /// Whether there is enough to see that it never names anybody.
  package var namesNobody: Bool { groups.isEmpty && events >= Self.fewest }
}

extension Occurrence {
  fileprivate var addresses: Set<String> {
    let people = details.attendees + [details.organizer].compactMap(\.self)
    return Set(people.filter { !$0.isThing }.map(\.address))
  }
}

extension String {
  /// Whether it can be typed as it is, and is an address.
  fileprivate var isPlainAddress: Bool {
    count { $0 == "@" } == 1
      && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "@._+-".contains($0)) }
  }
}

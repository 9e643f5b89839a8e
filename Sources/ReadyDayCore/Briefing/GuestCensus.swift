package struct GuestCensus: Equatable, Sendable {
  /// The number of events, with or without guests.
  private let events: Int
  /// The addresses of attendees and organisers, with one set for each event with guests.
  package let groups: [Set<String>]

  package init(_ occurrences: [Occurrence]) {
    events = occurrences.count
    groups = occurrences.filter { !$0.attendees.isEmpty }.map { Set($0.everybody.map(\.address)) }
  }

  package init(_ censuses: [GuestCensus]) {
    events = censuses.reduce(0) { $0 + $1.events }
    groups = censuses.flatMap(\.groups)
  }

  /// An address, and the number of events that name it.
  package struct Usual: Equatable, Sendable {
    package let address: String
    package let count: Int
  }

  private static let (fewest, share) = (10, 0.6)

  /// The address in most events with guests, probably the user's; nil if none stands out.
  package var usual: Usual? {
    var counts: [String: Int] = [:]
    for address in groups.joined() where address.isPlainAddress { counts[address, default: 0] += 1 }
    guard let most = counts.values.max(), most >= Self.fewest,
      Double(most) >= Self.share * Double(groups.count)
    else { return nil }
    let found = counts.filter { $0.value == most }
    return found.count == 1 ? found.first.map { Usual(address: $0.key, count: most) } : nil
  }

  private static let (groupsToJudge, ownShare) = (20, 0.2)

  /// How many events with guests name the user; nil if enough do, or if too few events are known.
  package func fewNaming(_ me: Set<String>) -> Int? {
    let own = groups.count { !$0.isDisjoint(with: me) }
    guard !me.isEmpty, groups.count >= Self.groupsToJudge,
      Double(own) < Self.ownShare * Double(groups.count)
    else { return nil }
    return own
  }

  /// Whether no event names a guest, and there are enough events to tell.
  package var namesNobody: Bool { groups.isEmpty && events >= Self.fewest }
}

extension String {
  /// Whether the address can be typed without quotes.
  fileprivate var isPlainAddress: Bool {
    count { $0 == "@" } == 1
      && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "@._+-".contains($0)) }
  }
}

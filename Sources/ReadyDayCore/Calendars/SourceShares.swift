/// Where events come from: a file, or a folder with a file for each event.
struct EventSource: Hashable, Sendable {
  let name: String
  /// Whether it is one of the user's own calendars, which nobody else fills.
  var isOwn = false
}

/// Divides a limit among sources, so that none takes what another needs.
///
/// What one leaves is for the others. The user's own come first, but leave the others half.
struct SourceShares {
  /// The most for one of the user's own sources, and for any other; at least 1 each.
  private let own, other: Int

  init(of needs: [EventSource: Int], within limit: Int) {
    let owned = needs.filter(\.key.isOwn).map(\.value)
    let others = needs.filter { !$0.key.isOwn }.map(\.value)
    own = Listing.level(of: owned, within: limit - min(others.reduce(0, +), limit / 2))
    let taken = owned.reduce(0) { [own] in $0 + min($1, own) }
    other = Listing.level(of: others, within: max(0, limit - taken))
  }

  subscript(source: EventSource) -> Int { max(1, source.isOwn ? own : other) }
}

/// Compares a listing by WHOOP with the stored records of the same days.
///
/// One absence removes nothing: a page may shift during reading, and a failing server may list
/// nothing. A record absent from two complete listings, most of a day apart, is marked and no
/// longer read; it stays in its file, and loses the mark when it is listed again.
struct Unlisting {
  private let listed: [RecordKind: Set<String>]
  private let span: ClosedRange<Instant>
  private let now: Instant

  /// - Parameter listings: incomplete and empty ones are ignored.
  init(_ listings: [WhoopListing], since start: LocalDate, at now: Instant) {
    let telling = listings.filter { $0.isWhole && !$0.keys.isEmpty }
    listed = Dictionary(telling.map { ($0.collection, $0.keys) }) { first, _ in first }
    // Skips the first two days: where the requested dates begin depends on the user's clock.
    let first = Instant(LocalDateTime(start.advanced(by: 2), .midnight), at: .zero)
    span = min(first, now)...now
    self.now = now
  }

  /// The mark: the moment of the first absence, then `true` from the second on.
  static let field = "unlisted"

  /// Seconds; the minimum time between two absences.
  private static let secondsApart = 20 * 3600

  /// The new text of the record `key`, which took place at `moment` (nil if unknown).
  func text(_ text: String, of kind: RecordKind, _ key: String, at moment: Instant?) -> String {
    guard let keys = listed[kind] else { return text }
    if keys.contains(key) { return text.contains(Self.field) ? marked(text, nil) : text }
    guard let moment, span.contains(moment), kind.isListed(by: key) else { return text }
    return marked(text, now)
  }

  private func marked(_ text: String, _ now: Instant?) -> String {
    guard var members = JSON.members(of: Array(text.utf8)) else { return text }
    members[Self.field] = now.map { mark(after: members[Self.field], at: $0) }
    return JSON.object(members).line
  }

  private func mark(after mark: JSON?, at now: Instant) -> JSON {
    guard let mark, let first = mark.moment else {
      return mark == .bool(true) ? .bool(true) : .moment(now)
    }
    return now.seconds(since: first) < Self.secondsApart ? mark : .bool(true)
  }
}

extension RecordKind {
  /// Whether the API can list this key; older versions and the app's export have other keys.
  fileprivate func isListed(by key: String) -> Bool {
    switch self {
    case .cycle: Int(written: key) != nil
    case .sleep, .recovery, .workout: key.utf8.count == 36 && key.contains("-")
    }
  }
}

extension HealthRecords {
  mutating func mark(by unlisting: Unlisting) {
    let starts = Dictionary(cycles.all.map { ($0.id, $0.start) }) { first, _ in first }
    let ends = Dictionary(sleeps.all.map { ($0.id, $0.span.end) }) { first, _ in first }
    sleeps.rewrite { unlisting.text($1, of: .sleep, $0.id.key, at: $0.span.end) }
    cycles.rewrite { unlisting.text($1, of: .cycle, $0.id.key, at: $0.start) }
    workouts.rewrite { unlisting.text($1, of: .workout, $0.id.key, at: $0.span.start) }
    recoveries.rewrite { recovery, text in
      let moment = recovery.sleepID.flatMap { ends[$0] } ?? recovery.cycleID.flatMap { starts[$0] }
      let key = (recovery.sleepID ?? recovery.cycleID)?.key ?? ""
      return unlisting.text(text, of: .recovery, key, at: moment)
    }
  }
}

extension WhoopArchive {
  package init(_ listings: [WhoopListing]) {
    self = .ofEverything
    keepsTexts = true
    for listing in listings {
      for page in listing.pages { add(page, from: "WHOOP: \(listing.collection.rawValue)") }
    }
  }

  /// The first account id in the records; nil if none of them has one.
  package var account: String? { accounts.id }

  package var hasTwoAccounts: Bool { accounts.areTwo }
}

extension StoredWhoop {
  /// The stored records with everything listed since `start`.
  package init(
    stored: WhoopArchive, listed: WhoopArchive, _ listings: [WhoopListing], since start: LocalDate,
    at now: Instant
  ) {
    self.init(stored: stored, added: listed)
    records.mark(by: Unlisting(listings, since: start, at: now))
  }
}

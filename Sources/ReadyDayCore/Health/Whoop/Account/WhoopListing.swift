/// The records of a kind that WHOOP lists, a page at a time, newest first.
package enum WhoopCollection: String, CaseIterable, Hashable, Sendable {
  case cycle, recovery, sleep, workout
}

extension WhoopCollection {
  /// The most that a page holds.
  package static let pageSize = 25

  /// - Parameters:
  ///   - api: where WHOOP's API is.
  ///   - start: the date from which on records are requested, in UTC.
  ///   - next: the mark of the next page, as the last one gave it.
  package func address(at api: String, since start: LocalDate, next: String?) -> String {
    let moment = "\(start)T00:00:00.000Z"
    return "\(api)/developer/v2/\(place)?limit=\(Self.pageSize)&start=\(QueryText.escaped(moment))"
      + (next.map { "&nextToken=\(QueryText.escaped($0))" } ?? "")
  }

  private var place: String {
    switch self {
    case .cycle: "cycle"
    case .recovery: "recovery"
    case .sleep: "activity/sleep"
    case .workout: "activity/workout"
    }
  }

  /// What tells one record from another, as the records that are kept have it too.
  func key(of record: [String: JSON]) -> String? {
    switch self {
    case .cycle, .sleep, .workout: record["id"]?.idText
    case .recovery: (record["sleep_id"] ?? .null).idText ?? record["cycle_id"]?.idText
    }
  }
}

/// Why an answer is no page of records.
package enum WhoopPageFault: Error, Hashable, Sendable {
  /// The token is not taken any more.
  case unauthorized
  case tooManyRequests
  /// WHOOP says no; a server in trouble does too.
  case refused(status: Int)
  /// A page of a network that wants a login, or anything else that WHOOP did not write.
  case otherAnswer(status: Int)
}

/// One answer of WHOOP's.
package struct WhoopPage: Hashable, Sendable {
  let bytes: [UInt8]
  let keys: [String]
  /// The mark of the next page; nil on the last one.
  let next: String?

  package init(
    _ collection: WhoopCollection, status: Int, body: [UInt8]
  ) throws(WhoopPageFault) {
    switch status {
    case 200: break
    case 401: throw .unauthorized
    case 429: throw .tooManyRequests
    case 300..<400: throw .otherAnswer(status: status)
    default: throw .refused(status: status)
    }
    guard let value = try? JSONReader.value(of: body.span.bytes), let members = value.members,
      case .array(let records)? = members["records"]
    else { throw .otherAnswer(status: status) }
    bytes = body
    keys = records.compactMap { $0.members.flatMap(collection.key) }
    guard keys.count == records.count else { throw .otherAnswer(status: status) }
    next = if case .string(let mark)? = members["next_token"], !mark.isEmpty { mark } else { nil }
  }
}

/// What was listed so far.
package struct WhoopListing: Hashable, Sendable {
  package let collection: WhoopCollection
  package private(set) var pages: [[UInt8]] = []
  package private(set) var keys: Set<String> = []
  /// The mark of the page to ask for; nil for the first one.
  package private(set) var next: String?
  /// Whether there is nothing more to ask for.
  package private(set) var isDone = false
  /// Whether it was read to its own end, so that what is not in it is not listed.
  package private(set) var isWhole = false

  package init(_ collection: WhoopCollection) {
    self.collection = collection
  }

  /// More pages than a century has.
  static let mostPages = 8_000

  /// Takes a page. One without a new record ends the listing, as one without a successor does: whoever repeats
  /// itself would go on for ever.
  package mutating func take(_ page: WhoopPage) {
    let known = keys.count
    keys.formUnion(page.keys)
    let isNew = keys.count > known
    if isNew { pages.append(page.bytes) }
    isWhole = page.next == nil
    isDone = page.next == nil || !isNew || pages.count >= Self.mostPages
    next = page.next
  }
}

// WHOOP lists each kind of records in pages, newest first.

extension RecordKind {
  package static let pageSize = 25

  package func address(at api: String, since start: LocalDate, next: String?) -> String {
    let moment = "\(start)T00:00:00.000Z"
    let place = (self == .sleep || self == .workout ? "activity/" : "") + rawValue
    return "\(api)/developer/v2/\(place)?limit=\(Self.pageSize)&start=\(QueryText.escaped(moment))"
      + (next.map { "&nextToken=\(QueryText.escaped($0))" } ?? "")
  }

  /// The same key as that of a stored record.
  func key(of record: [String: JSON]) -> String? {
    switch self {
    case .cycle, .sleep, .workout: record["id"]?.idText
    case .recovery: (record["sleep_id"] ?? .null).idText ?? record["cycle_id"]?.idText
    }
  }
}

package enum WhoopPageFault: Error, Hashable, Sendable {
  /// The token is no longer accepted.
  case unauthorized, tooManyRequests
  /// A refusal, or a failing server.
  case refused(status: Int)
  /// A captive portal, or anything else not from WHOOP.
  case otherAnswer(status: Int)
}

package struct WhoopPage: Hashable, Sendable {
  let bytes: [UInt8]
  let keys: [String]
  /// The token of the next page; nil without one.
  let next: String?

  package init(
    _ collection: RecordKind, status: Int, body: [UInt8]
  ) throws(WhoopPageFault) {
    switch status {
    case 200: break
    case 401: throw .unauthorized
    case 429: throw .tooManyRequests
    case 300..<400: throw .otherAnswer(status: status)
    default: throw .refused(status: status)
    }
    guard let members = JSON.members(of: body), let records = members["records"]?.elements else {
      throw .otherAnswer(status: status)
    }
    bytes = body
    keys = records.compactMap { $0.members.flatMap(collection.key) }
    guard keys.count == records.count else { throw .otherAnswer(status: status) }
    next = members["next_token"]?.text.flatMap { $0.isEmpty ? nil : $0 }
  }
}

package struct WhoopListing: Hashable, Sendable {
  package let collection: RecordKind
  package private(set) var pages: [[UInt8]] = []
  package private(set) var keys: Set<String> = []
  /// The token of the next page; nil without one.
  package private(set) var next: String?
  package private(set) var isDone = false
  /// Whether it was read to the end, so that a missing record is not listed.
  package private(set) var isWhole = false

  package init(_ collection: RecordKind) { self.collection = collection }

  /// More pages than a century needs.
  static let mostPages = 8_000

  /// Adds a page. One without new records or a successor ends the listing, which could otherwise repeat for ever.
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

// WHOOP lists each kind of record in pages, newest first.

extension RecordKind {
  package static let pageSize = 25

  package func address(at api: String, since start: LocalDate, next: String?) -> String {
    let moment = "\(start)T00:00:00.000Z"
    let place = (self == .sleep || self == .workout ? "activity/" : "") + rawValue
    return "\(api)/developer/v2/\(place)?limit=\(Self.pageSize)&start=\(QueryText.escaped(moment))"
      + (next.map { "&nextToken=\(QueryText.escaped($0))" } ?? "")
  }

  /// The key under which the record is stored.
  func key(of record: [String: JSON]) -> String? {
    switch self {
    case .cycle, .sleep, .workout: record["id"]?.idText
    case .recovery: (record["sleep_id"] ?? .null).idText ?? record["cycle_id"]?.idText
    }
  }
}

package enum WhoopPageFault: Error, Equatable, Sendable {
  /// The access token is rejected (401), or the rate limit is reached (429).
  case unauthorized, tooManyRequests
  /// The server refused or failed.
  case refused(status: Int)
  /// The answer is not from WHOOP, but from a captive portal, for example.
  case otherAnswer(status: Int)

  /// Whether repeating the request a little later may succeed.
  package var mayPass: Bool {
    switch self {
    case .tooManyRequests: true
    case .refused(let status): status >= 500
    case .unauthorized, .otherAnswer: false
    }
  }
}

package struct WhoopPage: Equatable, Sendable {
  let bytes: [UInt8]
  let keys: [String]
  /// The token of the next page; nil if there is none.
  let next: String?

  package init(_ collection: RecordKind, status: Int, body: [UInt8]) throws(WhoopPageFault) {
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

package struct WhoopListing: Equatable, Sendable {
  package let collection: RecordKind
  package private(set) var pages: [[UInt8]] = []
  package private(set) var keys: Set<String> = []
  /// The token of the next page; nil if there is none.
  package private(set) var next: String?
  package private(set) var isDone = false
  /// Whether the listing was read to its end, so that an absent record is not listed.
  package private(set) var isWhole = false

  package init(_ collection: RecordKind) { self.collection = collection }

  /// More pages than a century of records fills.
  static let mostPages = 8_000

  /// Adds a page; without new records or a next page it is the last, so that every listing ends.
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

/// WHOOP's limit on requests.
package struct RateLimit: Equatable, Sendable {
  private let remaining: Int?
  private let reset: Int?

  /// - Parameter header: returns the value of a header; nil if absent.
  package init(_ header: (String) -> String?) {
    // `X-RateLimit-Limit`, `100, 100;window=60`, has several numbers; these two have one each.
    remaining = header("X-RateLimit-Remaining").flatMap { Self.seconds($0) }
    reset = (header("X-RateLimit-Reset") ?? header("Retry-After")).flatMap { Self.seconds($0) }
  }

  private static func seconds(_ text: String) -> Int? {
    Int(written: text.prefix { $0.isASCII && $0.isNumber }).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Seconds. WHOOP limits requests per minute and per day; only the minute is worth waiting for.
  package static let longestWait = 60

  package enum Pause: Equatable, Sendable {
    /// Seconds.
    case wait(Int)
    /// The wait would be too long; `seconds` is nil if unknown.
    case giveUp(seconds: Int?)
  }

  /// The pause before the next request, after a successful one.
  package var pauseAfterAnswer: Pause {
    guard remaining == 0 else { return .wait(0) }
    return pause(reset ?? 0)
  }

  /// The pause before repeating a refused request, after `tries` of them.
  package func pauseAfterRefusal(tries: Int) -> Pause {
    guard tries < 4 else { return .giveUp(seconds: reset) }
    // Without a header, this assumes the limit per minute.
    return pause(reset.map { max($0, tries > 1 ? 1 : 0) } ?? [1, 5, 30, 60][min(tries, 4) - 1])
  }

  private func pause(_ seconds: Int) -> Pause {
    seconds <= Self.longestWait ? .wait(seconds) : .giveUp(seconds: seconds)
  }
}

import ReadyDayCore

/// Lists WHOOP's records since a date: page by page, all collections in parallel.
struct WhoopDownload {
  private(set) var session: WhoopSession
  let start: LocalDate
  /// Waits for this number of seconds.
  let pause: (Int) -> Void
  /// Called after each round of pages, with the number of records so far.
  let progress: (Int) -> Void
  private var listings = RecordKind.allCases.map { WhoopListing($0) }
  private var faults: [RecordKind: Failure] = [:]
  private var refusals: [RecordKind: Int] = [:]
  private var hasRenewed = false
  /// How many bytes of pages may still come.
  private var room = mostBytes

  /// Bytes of all listings together; a century of records takes fewer.
  static let mostBytes = 64 << 20

  init(
    _ session: WhoopSession, since start: LocalDate, pause: @escaping (Int) -> Void,
    progress: @escaping (Int) -> Void
  ) { (self.session, self.start, self.pause, self.progress) = (session, start, pause, progress) }

  /// Returns all listings, and why some are incomplete. Fails if nothing could be listed.
  mutating func run() throws -> (listings: [WhoopListing], fault: Failure?) {
    while true {
      let open = listings.indices.filter { index in
        !listings[index].isDone && faults[listings[index].collection] == nil
      }
      guard !open.isEmpty else { break }
      try request(open)
      progress(listings.reduce(0) { $0 + $1.keys.count })
    }
    let fault = RecordKind.allCases.compactMap { faults[$0] }.first
    if let fault, listings.allSatisfy(\.pages.isEmpty) { throw fault }
    return (listings, fault)
  }

  private mutating func request(_ open: [Int]) throws {
    let service = session.service
    let access = session.tokens.access
    let requests = open.map { index in
      let listing = listings[index]
      return service.request(
        listing.collection.address(at: service.api, since: start, next: listing.next), with: access)
    }
    var isRefused = false
    var seconds = 0
    for (index, answer) in zip(open, service.curl.answers(to: requests)) {
      if let pause = take(answer, index) {
        seconds = max(seconds, wait(pause, listings[index].collection))
      } else {
        isRefused = true
      }
    }
    if isRefused {
      // Only once, because a second new token would be refused as well.
      guard !hasRenewed else { throw Failure.loginAgain }
      hasRenewed = true
      try session.renew(insteadOf: access)
    }
    let isMore = listings.contains { !$0.isDone && faults[$0.collection] == nil }
    if seconds > 0, isMore { pause(seconds) }
  }

  /// Nil if the access is refused.
  private mutating func take(_ answer: Curl.Answer, _ index: Int) -> RateLimit.Pause? {
    let collection = listings[index].collection
    do {
      let answer = try answer.get()
      let limit = RateLimit { answer.headers[$0] }
      do throws(WhoopPageFault) {
        let page = try WhoopPage(collection, status: answer.status, body: answer.body)
        room -= answer.body.count
        guard room >= 0 else { return end(collection, .tooManyRecords) }
        listings[index].take(page)
        refusals[collection] = nil
        return limit.pauseAfterAnswer
      } catch {
        if error == .unauthorized { return nil }
        guard error.mayPass else { throw error }
        let tries = refusals[collection, default: 0] + 1
        refusals[collection] = tries
        if error == .tooManyRequests { return limit.pauseAfterRefusal(tries: tries) }
        guard tries < 3 else { throw error }
        return .wait(tries)
      }
    } catch {
      return end(collection, Failure(of: error))
    }
  }

  /// The records listed so far count.
  private mutating func end(_ collection: RecordKind, _ fault: Failure) -> RateLimit.Pause {
    faults[collection] = fault
    return .wait(0)
  }

  private mutating func wait(_ pause: RateLimit.Pause, _ collection: RecordKind) -> Int {
    switch pause {
    case .wait(let seconds): return seconds
    case .giveUp(let seconds):
      // The records listed so far count. If the listing is complete, nothing is missing.
      guard listings.contains(where: { $0.collection == collection && !$0.isDone }) else {
        return 0
      }
      faults[collection] = Failure(.whoopRateLimit, .tooManyRequests(seconds: seconds))
      return 0
    }
  }
}

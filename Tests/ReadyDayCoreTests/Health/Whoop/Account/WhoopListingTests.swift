import Testing

@testable import ReadyDayCore

@Suite("What WHOOP lists") struct WhoopListingTests {
  private static func page(
    _ ids: [Int], next: String? = nil, _ collection: RecordKind = .cycle
  ) throws -> WhoopPage {
    let name = collection == .recovery ? "sleep_id" : "id"
    let records = ids.map { "{\"\(name)\":\"\($0)\"}" }.joined(separator: ",")
    let mark = next.map { ",\"next_token\":\"\($0)\"" } ?? ",\"next_token\":null"
    let body = "{\"records\":[\(records)]\(mark)}"
    return try WhoopPage(collection, status: 200, body: Array(body.utf8))
  }

  @Test("pages follow one another until the last one") func pages() throws {
    var listing = WhoopListing(.recovery)
    listing.take(try Self.page([9, 8], next: "a", .recovery))
    #expect(!listing.isDone && listing.next == "a")
    listing.take(try Self.page([7], .recovery))
    #expect(listing.isDone && listing.isWhole && listing.keys == ["9", "8", "7"])
    #expect(listing.pages.count == 2)
  }

  @Test("a page that repeats ends the listing, and so does one without records")
  func repetition() throws {
    for ids in [[9, 8], []] {
      var listing = WhoopListing(.cycle)
      listing.take(try Self.page([9, 8], next: "a"))
      listing.take(try Self.page(ids, next: "a"))
      #expect(listing.isDone && !listing.isWhole && listing.pages.count == 1)
    }
  }

  @Test("a page that shifts by one record goes on, and brings each once") func shift() throws {
    var listing = WhoopListing(.cycle)
    listing.take(try Self.page([9, 8], next: "a"))
    listing.take(try Self.page([8, 7], next: "b"))
    #expect(!listing.isDone)
    listing.take(try Self.page([7, 6]))
    #expect(listing.isWhole && listing.keys.count == 4)
  }

  struct Answer: Sendable {
    let status: Int
    let body: String
    let fault: WhoopPageFault
  }

  @Test(
    "answers that are no page",
    arguments: [
      Answer(status: 401, body: "Authorization was not valid", fault: .unauthorized),
      Answer(status: 429, body: "", fault: .tooManyRequests),
      Answer(status: 500, body: "", fault: .refused(status: 500)),
      Answer(status: 404, body: "{}", fault: .refused(status: 404)),
      Answer(status: 302, body: "", fault: .otherAnswer(status: 302)),
      Answer(status: 200, body: "<html>log in</html>", fault: .otherAnswer(status: 200)),
      Answer(status: 200, body: "{}", fault: .otherAnswer(status: 200)),
      Answer(status: 200, body: #"{"records":[{}]}"#, fault: .otherAnswer(status: 200)),
      Answer(status: 200, body: #"{"records":{}}"#, fault: .otherAnswer(status: 200)),
    ])
  func faults(_ row: Answer) {
    #expect(throws: row.fault) {
      try WhoopPage(.cycle, status: row.status, body: Array(row.body.utf8))
    }
  }

  @Test("what is asked for stands in the address, escaped") func address() throws {
    let start = try #require(LocalDate("2026-02-08"))
    #expect(
      RecordKind.sleep.address(at: "https://w", since: start, next: "a&b=")
        == "https://w/developer/v2/activity/sleep?limit=25&start=2026-02-08T00%3A00%3A00.000Z"
        + "&nextToken=a%26b%3D")
  }

  @Test(
    "how long to wait",
    arguments: [
      ([:], .wait(0)), (["X-RateLimit-Remaining": "98", "X-RateLimit-Reset": "3"], .wait(0)),
      (["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "3"], .wait(3)),
      (["X-RateLimit-Remaining": "0"], .wait(0)),
      (["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "7200"], .giveUp(seconds: 7200)),
      (["X-RateLimit-Limit": "100, 100;window=60, 10000;window=86400"], .wait(0)),
      (["X-RateLimit-Remaining": "none"], .wait(0)),
    ] as [([String: String], RateLimit.Pause)])
  func limits(_ headers: [String: String], _ pause: RateLimit.Pause) {
    #expect(RateLimit { headers[$0] }.pauseAfterAnswer == pause)
  }

  @Test("after a request too many it is made again, four times at most") func refusals() {
    let silent = RateLimit { _ in nil }
    #expect(
      (1...4).map { silent.pauseAfterRefusal(tries: $0) } == [
        .wait(1), .wait(5), .wait(30), .giveUp(seconds: nil),
      ])
    let told = RateLimit { ["X-RateLimit-Reset": "0"][$0] }
    #expect(told.pauseAfterRefusal(tries: 1) == .wait(0))
    #expect(told.pauseAfterRefusal(tries: 2) == .wait(1))
    let other = RateLimit { ["Retry-After": "61"][$0] }
    #expect(other.pauseAfterRefusal(tries: 1) == .giveUp(seconds: 61))
  }
}

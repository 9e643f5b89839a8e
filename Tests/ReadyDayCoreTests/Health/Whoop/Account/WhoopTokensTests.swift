import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Tokens of WHOOP") struct WhoopTokensTests {
  private static let now = Instant(secondsSince1970: 1_795_000_000)

  private static func grant(_ life: String = #","expires_in":3599"#) throws -> WhoopGrant {
    let text =
      #"{"access_token":"at1.sig","refresh_token":"rt1.sig","scope":"offline","token_type":"bearer""#
    return try WhoopGrant(status: 200, body: Array((text + life + "}").utf8))
  }

  private static func tokens() throws -> WhoopTokens {
    WhoopTokens(try grant(), clientID: "cid", keeping: Secret("sec"), at: now)
  }

  @Test("the file of tokens says all of it, and is read as it was written") func file() throws {
    var tokens = try Self.tokens()
    tokens.userID = "4242"
    #expect(try WhoopTokens(Array(tokens.text.utf8)) == tokens)
    #expect(
      JSON(tokens.text)?.members?.keys.sorted() == [
        "access_token", "client_id", "client_secret", "connected_at", "expires_at",
        "refresh_token", "scope", "user_id",
      ])
    let secretless = WhoopTokens(try Self.grant(), clientID: "cid", keeping: nil, at: Self.now)
    #expect(try WhoopTokens(Array(secretless.text.utf8)) == secretless)
    #expect(!"\(tokens)".contains("at1") && !"\(tokens)".contains("rt1"))
  }

  @Test(
    "a file that is none of readyday's",
    arguments: [
      "", "{}", "[]", "null", "{\"client_id\": 5}", "<html>",
      #"{"client_id":"c","access_token":"a","refresh_token":"r","expires_at":"soon","connected_at":"2026-11-23T06:00:00Z"}"#,
      #"{"client_id":"c","access_token":"a\nb","refresh_token":"r","expires_at":"2026-11-23T06:00:00Z","connected_at":"2026-11-23T06:00:00Z"}"#,
    ])
  func damage(_ text: String) {
    #expect(throws: WhoopTokens.Damaged()) { try WhoopTokens(Array(text.utf8)) }
  }

  @Test("tokens are renewed when less than five minutes are left, or when a clock was wrong")
  func staleness() throws {
    let tokens = try Self.tokens()
    for (seconds, isStale) in [
      (0, false), (3599 - 300, false), (3599 - 299, true), (4000, true), (-3600, false),
      (-86_400, true),
    ] { #expect(tokens.isStale(at: Self.now.adding(seconds: seconds)) == isStale, "\(seconds)") }
    let odd = try Self.grant(#","expires_in":-5"#)
    #expect(odd.lifetime == 3600)
    #expect(try Self.grant("").lifetime == 3600)
  }

  struct Refusal: Sendable {
    let status: Int
    let body: String
    let fault: WhoopTokenFault
  }

  @Test(
    "answers without tokens",
    arguments: [
      Refusal(
        status: 400, body: #"{"error":"invalid_grant","error_description":"The provided…"}"#,
        fault: .invalidGrant),
      Refusal(status: 401, body: #"{"error":"invalid_client"}"#, fault: .invalidClient),
      Refusal(status: 400, body: #"{"error":"invalid_scope"}"#, fault: .refused("invalid_scope")),
      Refusal(status: 400, body: "{\"error\":\"\u{1B}[31m\"}", fault: .otherAnswer(status: 400)),
      Refusal(status: 429, body: "", fault: .tooManyRequests),
      Refusal(status: 429, body: #"{"error":"slow_down"}"#, fault: .tooManyRequests),
      Refusal(status: 200, body: "<html>", fault: .otherAnswer(status: 200)),
      Refusal(status: 200, body: "{}", fault: .otherAnswer(status: 200)),
      Refusal(status: 200, body: #"{"access_token":"a b"}"#, fault: .otherAnswer(status: 200)),
      Refusal(status: 200, body: #"{"access_token":"a"}"#, fault: .noRefreshToken),
      Refusal(status: 503, body: "<html>", fault: .otherAnswer(status: 503)),
      Refusal(status: 302, body: "", fault: .otherAnswer(status: 302)),
    ])
  func refusals(_ row: Refusal) {
    #expect(throws: row.fault) { try WhoopGrant(status: row.status, body: Array(row.body.utf8)) }
  }
}

/// The app that the user registered with WHOOP.
package struct WhoopClient: Equatable, Sendable {
  package let id: String
  package let secret: Secret

  /// Nil unless the id is visible ASCII.
  package init?(id: String, secret: Secret) {
    guard Secret(id) != nil else { return nil }
    (self.id, self.secret) = (id, secret)
  }
}

/// The tokens of a login, stored in one file.
package struct WhoopTokens: Equatable, Sendable {
  package let clientID: String
  /// Nil if a configured command supplies it.
  package let clientSecret: Secret?
  package let access: Secret
  package let refresh: Secret
  package let expiresAt: Instant
  let scope: String
  /// WHOOP's user id; nil until known.
  package var userID: String?
  package private(set) var connectedAt: Instant
}

extension WhoopTokens {
  package init(_ grant: WhoopGrant, clientID: String, keeping secret: Secret?, at now: Instant) {
    self.init(
      clientID: clientID, clientSecret: secret, access: grant.access, refresh: grant.refresh,
      expiresAt: now.adding(seconds: grant.lifetime), scope: grant.scope, userID: nil,
      connectedAt: now)
  }

  package func renewed(by grant: WhoopGrant, at now: Instant) -> WhoopTokens {
    var tokens = WhoopTokens(grant, clientID: clientID, keeping: clientSecret, at: now)
    (tokens.userID, tokens.connectedAt) = (userID, connectedAt)
    return tokens
  }

  /// Seconds that a token must still be valid: a sync of a year takes a minute or two.
  static let reserve = 5 * 60
  /// Seconds; a token that seems to be valid for longer was dated by a fast clock.
  static let longestLife = 24 * 3600

  package func isStale(at now: Instant) -> Bool {
    let left = expiresAt.seconds(since: now)
    return left < Self.reserve || left > Self.longestLife
  }

  /// The file is invalid. Its contents are secret, so they are not shown.
  package struct Damaged: Error, Equatable, Sendable {}

  package init(_ bytes: [UInt8]) throws(Damaged) {
    guard let members = JSON.members(of: bytes) else { throw Damaged() }
    let fields = JSONFields<Damaged>(members: members)
    let secret = { (name: String) throws(Damaged) in try fields.text(name).flatMap { Secret($0) } }
    guard let clientID = try secret("client_id")?.exposed,
      let access = try secret("access_token"), let refresh = try secret("refresh_token"),
      let expiry = try fields.time("expires_at"), let connection = try fields.time("connected_at")
    else { throw Damaged() }
    self.init(
      clientID: clientID, clientSecret: try secret("client_secret"), access: access,
      refresh: refresh, expiresAt: expiry, scope: try fields.text("scope") ?? "",
      userID: members["user_id"]?.idText, connectedAt: connection)
  }

  package var text: String {
    JSON.object([
      "client_id": .string(clientID), "client_secret": JSON(clientSecret?.exposed),
      "access_token": .string(access.exposed), "refresh_token": .string(refresh.exposed),
      "expires_at": .moment(expiresAt), "scope": .string(scope), "user_id": JSON(userID),
      "connected_at": .moment(connectedAt),
    ]).document
  }

  /// The user id; nil if there is none.
  package static func account(inProfile body: [UInt8]) -> String? {
    JSON.members(of: body)?["user_id"]?.idText
  }
}

extension WhoopTokens.Damaged: JSONFieldFault {
  init(field: String, expected: FieldForm) { self.init() }
}

extension JSONFields {
  func time(_ name: String) throws(Fault) -> Instant? {
    try value(name, .like("2026-11-23T06:48:00Z")) { Timestamp($0)?.instant }
  }
}

extension JSON {
  static func moment(_ instant: Instant) -> JSON {
    .string(Timestamp(instant, at: .zero).description)
  }

  /// Nil unless the value is text with a date, a time and an offset.
  var moment: Instant? { text.flatMap { Timestamp($0)?.instant } }

  /// A number or a text as an id; nil if empty or of another type.
  var idText: String? {
    switch self {
    case .string(let text): text.isEmpty ? nil : text
    case .number(let number): number.int.map(String.init)
    case .null, .bool, .array, .object: nil
    }
  }
}

/// New tokens, for a code or a refresh token.
package struct WhoopGrant: Equatable, Sendable {
  let access: Secret
  let refresh: Secret
  /// Seconds.
  let lifetime: Int
  let scope: String
}

package enum WhoopTokenFault: Error, Equatable, Sendable {
  /// The code or the refresh token is already used, expired or revoked.
  case invalidGrant
  /// WHOOP does not know the app: its id or secret is wrong.
  case invalidClient
  /// The app lacks the scope `offline`, or the rate limit is reached (429).
  case noRefreshToken, tooManyRequests
  /// WHOOP refused with an OAuth error code.
  case refused(String)
  /// The answer is from a captive portal, a proxy, or a failing server.
  case otherAnswer(status: Int)
}

extension WhoopGrant {
  /// Seconds; used if WHOOP states no valid lifetime.
  static let usualLifetime = 3600

  package init(status: Int, body: [UInt8]) throws(WhoopTokenFault) {
    guard let members = JSON.members(of: body) else {
      throw status == 429 ? .tooManyRequests : .otherAnswer(status: status)
    }
    guard status == 200 else { throw Self.fault(status, members["error"]) }
    guard let access = members["access_token"]?.text.flatMap({ Secret($0) }) else {
      throw .otherAnswer(status: status)
    }
    guard let refresh = members["refresh_token"]?.text.flatMap({ Secret($0) }) else {
      throw .noRefreshToken
    }
    (self.access, self.refresh) = (access, refresh)
    // No token is valid for longer, so a longer lifetime is a mistake.
    let seconds = members["expires_in"]?.int
    lifetime =
      seconds.flatMap { (0...WhoopTokens.longestLife).contains($0) ? $0 : nil }
      ?? Self.usualLifetime
    scope = members["scope"]?.text ?? ""
  }

  private static func fault(_ status: Int, _ error: JSON?) -> WhoopTokenFault {
    guard let word = error?.text else {
      return status == 429 ? .tooManyRequests : .otherAnswer(status: status)
    }
    switch word {
    case "invalid_grant": return .invalidGrant
    case "invalid_client", "unauthorized_client": return .invalidClient
    default:
      if status == 429 { return .tooManyRequests }
      return word.codeWord.map { .refused($0) } ?? .otherAnswer(status: status)
    }
  }
}

/// A token, client secret or code, which is never printed: only ``exposed`` gives its text.
package struct Secret: Equatable, Sendable {
  package let exposed: String

  /// Bytes; longer than any known token.
  static let longest = 8192

  /// Nil unless `text` is visible ASCII without spaces; anything else might break a line when sent.
  package init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= Self.longest,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    exposed = text
  }

  /// Compares in constant time.
  package func matches(_ other: Secret) -> Bool {
    let (a, b) = (Array(exposed.utf8), Array(other.exposed.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "(secret)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// The app the user registered with WHOOP.
package struct WhoopClient: Hashable, Sendable {
  package let id: String
  package let secret: Secret

  /// Nil unless the id is visible ASCII.
  package init?(id: String, secret: Secret) {
    guard Secret(id) != nil else { return nil }
    (self.id, self.secret) = (id, secret)
  }
}

/// The tokens of a login, as stored in one file.
package struct WhoopTokens: Hashable, Sendable {
  package let clientID: String
  /// Nil if a configured command supplies it.
  package let clientSecret: Secret?
  package let access: Secret
  package let refresh: Secret
  package let expiresAt: Instant
  let scope: String
  /// WHOOP's user id; nil until known.
  package var userID: String?
  package let connectedAt: Instant
}

extension WhoopTokens {
  package init(_ grant: WhoopGrant, clientID: String, keeping secret: Secret?, at now: Instant) {
    self.init(
      clientID: clientID, clientSecret: secret, access: grant.access, refresh: grant.refresh,
      expiresAt: now.adding(seconds: grant.lifetime), scope: grant.scope, userID: nil,
      connectedAt: now)
  }

  package func renewed(by grant: WhoopGrant, at now: Instant) -> WhoopTokens {
    WhoopTokens(
      clientID: clientID, clientSecret: clientSecret, access: grant.access, refresh: grant.refresh,
      expiresAt: now.adding(seconds: grant.lifetime), scope: grant.scope, userID: userID,
      connectedAt: connectedAt)
  }

  /// Seconds a token must still last: a sync of a year takes a minute or two.
  static let reserve = 5 * 60
  /// Seconds; a token that seems to last longer was dated by a fast clock.
  static let longestLife = 24 * 3600

  package func isStale(at now: Instant) -> Bool {
    let left = expiresAt.seconds(since: now)
    return left < Self.reserve || left > Self.longestLife
  }

  /// The file is invalid; its contents are not shown.
  package struct Damaged: Error, Hashable, Sendable {}

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

  /// The user id; nil without one.
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

  /// Nil unless it is text with a date, a time and an offset.
  var moment: Instant? { text.flatMap { Timestamp($0)?.instant } }

  /// A number or a text as an id; nil for other values, and if empty.
  var idText: String? {
    switch self {
    case .string(let text): text.isEmpty ? nil : text
    case .number(let number): number.int.map(String.init)
    case .null, .bool, .array, .object: nil
    }
  }
}

/// The app through which WHOOP is asked, as the user registered it.
package struct WhoopClient: Hashable, Sendable {
  package let id: String
  package let secret: Secret

  /// Nil if the id is none: as a secret it is visible ASCII.
  package init?(id: String, secret: Secret) {
    guard Secret(id) != nil else { return nil }
    (self.id, self.secret) = (id, secret)
  }
}

/// What a login brought, as one file keeps it.
package struct WhoopTokens: Hashable, Sendable {
  package let clientID: String
  /// Nil if a command of the configuration tells it each time.
  package let clientSecret: Secret?
  package let access: Secret
  package let refresh: Secret
  package let expiresAt: Instant
  let scope: String
  /// Whose account it is, as WHOOP writes it; nil until WHOOP has told.
  package var userID: String?
  package let connectedAt: Instant
}

extension WhoopTokens {
  /// What a first login brought.
  package init(_ grant: WhoopGrant, clientID: String, keeping secret: Secret?, at now: Instant) {
    self.init(
      clientID: clientID, clientSecret: secret, access: grant.access, refresh: grant.refresh,
      expiresAt: now.adding(seconds: grant.lifetime), scope: grant.scope, userID: nil,
      connectedAt: now)
  }

  /// The same login with new tokens.
  package func renewed(by grant: WhoopGrant, at now: Instant) -> WhoopTokens {
    WhoopTokens(
      clientID: clientID, clientSecret: clientSecret, access: grant.access, refresh: grant.refresh,
      expiresAt: now.adding(seconds: grant.lifetime), scope: grant.scope, userID: userID,
      connectedAt: connectedAt)
  }

  /// How long a token must still last to be used: a sync of a year takes a minute or two.
  static let reserve = 5 * 60
  /// Longer than any token lasts: one that seems to was dated by a clock that was ahead.
  static let longestLife = 24 * 3600

  package func isStale(at now: Instant) -> Bool {
    let left = expiresAt.seconds(since: now)
    return left < Self.reserve || left > Self.longestLife
  }
}

extension WhoopTokens {
  /// The file is not one of readyday's. What it holds instead is not told.
  package struct Damaged: Error, Hashable, Sendable {}

  package init(_ bytes: [UInt8]) throws(Damaged) {
    guard let value = try? JSONReader.value(of: bytes.span.bytes), let members = value.members
    else { throw Damaged() }
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

  /// The whole file.
  package var text: String {
    JSON.object([
      "client_id": .string(clientID), "client_secret": JSON(clientSecret?.exposed),
      "access_token": .string(access.exposed), "refresh_token": .string(refresh.exposed),
      "expires_at": .moment(expiresAt), "scope": .string(scope), "user_id": JSON(userID),
      "connected_at": .moment(connectedAt),
    ]).document
  }
}

extension WhoopTokens.Damaged: JSONFieldFault {
  init(field: String, expected: FieldForm) { self.init() }
}

extension JSONFields {
  /// A moment as ``JSON/moment(_:)`` writes it.
  func time(_ name: String) throws(Fault) -> Instant? {
    try value(name, .like("2026-11-23T06:48:00Z")) { Timestamp($0)?.instant }
  }
}

extension JSON {
  static func moment(_ instant: Instant) -> JSON {
    .string(Timestamp(instant, at: .zero).description)
  }

  /// An id, whether it is written as a number or as a text; nil for anything else, and for an empty one.
  var idText: String? {
    switch self {
    case .string(let text): text.isEmpty ? nil : text
    case .number(let number): number.int.map(String.init)
    case .null, .bool, .array, .object: nil
    }
  }
}

extension WhoopTokens {
  /// Whose profile that is; nil if it does not say.
  package static func account(inProfile body: [UInt8]) -> String? {
    (try? JSONReader.value(of: body.span.bytes))?.members?["user_id"]?.idText
  }
}

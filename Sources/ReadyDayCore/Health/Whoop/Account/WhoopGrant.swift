/// New tokens, for a code or a refresh token.
package struct WhoopGrant: Hashable, Sendable {
  let access: Secret
  let refresh: Secret
  /// Seconds.
  let lifetime: Int
  let scope: String
}

package enum WhoopTokenFault: Error, Hashable, Sendable {
  /// The code or the refresh token is used, expired or revoked.
  case invalidGrant
  /// WHOOP does not know the app: its id or its secret is wrong.
  case invalidClient
  /// The app lacks the scope `offline`, without which access ends after a day.
  case noRefreshToken, tooManyRequests
  /// Refused with an OAuth error code.
  case refused(String)
  /// Not from WHOOP: a captive portal, a proxy, or a failing server.
  case otherAnswer(status: Int)
}

extension WhoopGrant {
  /// Seconds.
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
    self.access = access
    self.refresh = refresh
    // A longer one is none: it would outlast every token.
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

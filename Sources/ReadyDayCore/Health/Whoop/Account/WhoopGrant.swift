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
    let value = try? JSONReader.value(of: body.span.bytes)
    guard let members = value?.members else {
      throw status == 429 ? .tooManyRequests : .otherAnswer(status: status)
    }
    guard status == 200 else { throw Self.fault(status, members["error"]) }
    guard case .string(let token)? = members["access_token"], let access = Secret(token) else {
      throw .otherAnswer(status: status)
    }
    guard case .string(let token)? = members["refresh_token"], let refresh = Secret(token) else {
      throw .noRefreshToken
    }
    self.access = access
    self.refresh = refresh
    lifetime = members["expires_in"]?.seconds ?? Self.usualLifetime
    scope = if case .string(let scope)? = members["scope"] { scope } else { "" }
  }

  private static func fault(_ status: Int, _ error: JSON?) -> WhoopTokenFault {
    guard case .string(let word)? = error else {
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

extension JSON {
  /// Seconds; nil if invalid, or longer than a token lasts.
  fileprivate var seconds: Int? {
    guard case .number(let number) = self, let seconds = number.int else { return nil }
    return (0...WhoopTokens.longestLife).contains(seconds) ? seconds : nil
  }
}

package struct WhoopLogin: Equatable, Sendable {
  package let clientID: String
  package let port: Int
  /// WHOOP returns this text with the response to the login. It is used once.
  private let state: Secret

  package init(clientID: String, port: Int, state: Secret) {
    (self.clientID, self.port, self.state) = (clientID, port, state)
  }

  /// Everything that readyday reads, and `offline`, without which access ends after a day.
  package static let scopes = [
    "read:recovery", "read:cycles", "read:sleep", "read:workout", "read:profile", "offline",
  ]

  package static let defaultPort = 8371

  static let path = "/readyday"

  /// Must match the app's registration byte for byte.
  package var redirect: String { Self.redirect(to: port) }

  package static func redirect(to port: Int) -> String { "http://localhost:\(port)\(path)" }

  package func address(at api: String) -> String {
    api + "/oauth/oauth2/auth?"
      + QueryText.text([
        "response_type": "code", "client_id": clientID, "redirect_uri": redirect,
        "scope": Self.scopes.joined(separator: " "), "state": state.exposed,
      ])
  }

  /// The code in pasted text: the final URL, its query, or the code alone.
  package func code(pasted text: String) throws(WhoopLoginFault) -> Secret {
    let text = text.drop { $0.isWhitespace || "\"'<".contains($0) }
      .prefix { !$0.isWhitespace && !"\"'>#".contains($0) }
    if let mark = text.firstIndex(of: "?") { return try code(in: text[text.index(after: mark)...]) }
    if text.contains("=") { return try code(in: text) }
    guard let code = Secret(String(text)), code.isPlain else { throw .noAnswer }
    return code
  }

  /// The code in `/readyday?code=…&state=…`; nil for any other request: any program can connect.
  package func code(requested target: String) throws(WhoopLoginFault) -> Secret? {
    guard target.hasPrefix(Self.path + "?") else { return nil }
    do throws(WhoopLoginFault) {
      return try code(in: target.dropFirst(Self.path.count + 1))
    } catch {
      switch error {
      case .noAnswer, .otherState: return nil
      case .declined, .refused: throw error
      }
    }
  }

  /// A refusal needs the state too; otherwise any page could end the login.
  private func code(in query: Substring) throws(WhoopLoginFault) -> Secret {
    guard let query = QueryText(query) else { throw .noAnswer }
    let (code, refusal) = (query["code"].flatMap { Secret($0) }, query["error"])
    guard code != nil || refusal != nil else { throw .noAnswer }
    // WHOOP may omit a state that it rejects.
    if refusal == "invalid_state", query["state"] == nil { throw .otherState }
    guard let given = query["state"].flatMap({ Secret($0) }), given.matches(state) else {
      throw .otherState
    }
    if let refusal { throw refusal == "access_denied" ? .declined : .refused(refusal.codeWord) }
    guard let code, code.isPlain else { throw .noAnswer }
    return code
  }
}

package enum WhoopLoginFault: Error, Equatable, Sendable {
  /// The text is neither a login's final URL nor a code.
  case noAnswer
  /// The text belongs to another login: an older one, or someone else's.
  case otherState
  case declined
  /// WHOOP refused the login; nil if there is no valid error code.
  case refused(String?)
}

extension Secret {
  fileprivate var isPlain: Bool { exposed.utf8.allSatisfy(\.isUnreserved) }
}

extension String {
  /// This text if it looks like `invalid_scope`; no other text from a server is repeated.
  var codeWord: String? {
    let isWord = utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "_") }
    return isWord && (3...40).contains(utf8.count) ? self : nil
  }
}

/// Names and values of a URL query or a form, such as `code=abc&state=1f`.
package struct QueryText: Sendable {
  private let values: [String: String]

  /// Nil for an invalid escape or a repeated name: of two codes, neither can be trusted.
  init?(_ text: some StringProtocol) {
    var values: [String: String] = [:]
    for part in text.split(separator: "&") {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.unescaped(Substring(halves[0])),
        let value = Self.unescaped(halves.count > 1 ? Substring(halves[1]) : ""),
        values.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    self.values = values
  }

  subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(0x20)
      case UInt8(ascii: "%"):
        guard rest.count >= 2, let value = hexadecimal(rest.prefix(2)) else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else {
      return nil
    }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// `text` with all but unreserved characters escaped.
  package static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      byte.isUnreserved
        ? String(UnicodeScalar(byte)) : "%" + ReadyDayCore.hexadecimal(byte, to: 2, uppercase: true)
    }.joined()
  }

  package static func text(_ pairs: KeyValuePairs<String, String>) -> String {
    pairs.map { "\($0.key)=\(escaped($0.value))" }.joined(separator: "&")
  }
}

extension UInt8 {
  /// Unreserved in URLs (RFC 3986 §2.3).
  var isUnreserved: Bool { isDigit || isLetter || "-._~".utf8.contains(self) }
}

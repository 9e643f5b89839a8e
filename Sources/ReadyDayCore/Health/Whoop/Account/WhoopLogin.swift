/// One login at WHOOP, from the page on which a person agrees to the address that page leads back to.
package struct WhoopLogin: Hashable, Sendable {
  package let clientID: String
  package let port: Int
  /// Comes back with the answer to this login, and with no other. It is used once.
  private let state: Secret

  package init(clientID: String, port: Int, state: Secret) {
    (self.clientID, self.port, self.state) = (clientID, port, state)
  }
}

extension WhoopLogin {
  /// What is requested: all that is read, and `offline`, without which there is no second morning.
  package static let scopes = [
    "read:recovery", "read:cycles", "read:sleep", "read:workout", "read:profile", "offline",
  ]

  package static let defaultPort = 8371

  static let path = "/readyday"

  /// Where WHOOP sends the browser afterwards, as the app's registration has to have it, byte for byte.
  package var redirect: String { Self.redirect(to: port) }

  package static func redirect(to port: Int) -> String { "http://localhost:\(port)\(path)" }

  /// The page on which a person agrees.
  package func address(at api: String) -> String {
    api + "/oauth/oauth2/auth?"
      + QueryText.text([
        "response_type": "code", "client_id": clientID, "redirect_uri": redirect,
        "scope": Self.scopes.joined(separator: " "), "state": state.exposed,
      ])
  }
}

/// Why an answer to a login brings no code.
package enum WhoopLoginFault: Error, Hashable, Sendable {
  /// It is neither the address a login ends on nor a code.
  case noAnswer
  /// It answers another login: an older one, or one someone else started.
  case otherState
  /// The person said no.
  case declined
  /// WHOOP did, for a reason that it has a word for; nil for one that is no such word.
  case refused(String?)
}

extension WhoopLogin {
  /// The code in what a person pastes: the whole address the browser ended on, what stands behind its `?`, or the
  /// code alone.
  package func code(pasted text: String) throws(WhoopLoginFault) -> Secret {
    let text = text.trimmingPrefix { $0.isWhitespace || "\"'<".contains($0) }
      .prefix { !$0.isWhitespace && !"\"'>#".contains($0) }
    if let mark = text.firstIndex(of: "?") {
      return try code(in: text[text.index(after: mark)...])
    }
    if text.contains("=") { return try code(in: text) }
    guard let code = Secret(String(text)), code.isPlain else { throw .noAnswer }
    return code
  }

  /// The code in the target of the request that the browser makes: `/readyday?code=…&state=…`. Nil for one that
  /// is not an answer to this login: other pages of the browser come here too, and anybody on this computer can.
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

  /// Also a refusal counts only with the state: otherwise any page could end the login.
  private func code(in query: Substring) throws(WhoopLoginFault) -> Secret {
    guard let query = QueryText(query) else { throw .noAnswer }
    let (code, refusal) = (query["code"].flatMap { Secret($0) }, query["error"])
    guard code != nil || refusal != nil else { throw .noAnswer }
    // WHOOP need not repeat a state that it did not like.
    if refusal == "invalid_state", query["state"] == nil { throw .otherState }
    guard let given = query["state"].flatMap({ Secret($0) }), given.matches(state) else {
      throw .otherState
    }
    if let refusal { throw refusal == "access_denied" ? .declined : .refused(refusal.codeWord) }
    guard let code, code.isPlain else { throw .noAnswer }
    return code
  }
}

extension Secret {
  /// Whether it is made of the letters that codes are made of.
  fileprivate var isPlain: Bool {
    exposed.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        true
      default: false
      }
    }
  }
}

extension String {
  /// This, where it is a word like `invalid_scope`: whatever else a stranger wrote there is not repeated.
  var codeWord: String? {
    let isWord = utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "_") }
    return isWord && (3...40).contains(utf8.count) ? self : nil
  }
}

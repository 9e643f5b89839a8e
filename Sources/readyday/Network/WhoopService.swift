import ReadyDayCore

/// WHOOP's servers, or a substitute for tests.
struct WhoopService {
  let api: String
  var curl = Curl()

  private static let own = "https://api.prod.whoop.com"

  /// The variable that sets another server, on this computer only, since tokens are sent there.
  static let variable = "READYDAY_WHOOP_API"

  init(_ environment: Environment) throws {
    guard let given = environment[Self.variable] else {
      api = Self.own
      return
    }
    guard Self.isOfThisComputer(given) else {
      throw UsageError(
        .unreadable(given, origin: Self.variable), [.accepted(.words(["http://127.0.0.1:8080"]))])
    }
    api = given
  }

  private static func isOfThisComputer(_ address: String) -> Bool {
    ["127.0.0.1", "localhost", "[::1]"].contains { host in
      let start = "http://\(host):"
      let port = address.dropFirst(start.count)
      return address.hasPrefix(start) && (1...5).contains(port.utf8.count)
        && port.utf8.allSatisfy(\.isDigit)
    }
  }

  /// Until when to wait for another run to finish.
  var turn: Deadline { curl.deadline.within(seconds: 60) }

  static let agent = "readyday/\(Version.current)"

  func grant(for code: Secret, of login: WhoopLogin, _ client: WhoopClient) throws -> WhoopGrant {
    let request = tokenRequest([
      HTTPField("grant_type", "authorization_code"), HTTPField("code", code.exposed),
      HTTPField("redirect_uri", login.redirect), HTTPField("client_id", client.id),
      HTTPField("client_secret", client.secret.exposed),
    ])
    let answer = try curl.answer(to: request)
    return try WhoopGrant(status: answer.status, body: answer.body)
  }

  func renewal(of refresh: Secret, _ client: WhoopClient) -> HTTPRequest {
    tokenRequest([
      HTTPField("grant_type", "refresh_token"), HTTPField("refresh_token", refresh.exposed),
      HTTPField("client_id", client.id), HTTPField("client_secret", client.secret.exposed),
      HTTPField("scope", "offline"),
    ])
  }

  /// To be sent once, because WHOOP would treat a repetition as theft of the tokens.
  private func tokenRequest(_ form: [HTTPField]) -> HTTPRequest {
    var request = HTTPRequest(
      .post, api + "/oauth/oauth2/token", agent: Self.agent, bodyLimit: 1 << 20)
    request.form = form
    request.headers = [HTTPField("Accept", "application/json")]
    request.totalSeconds = 90
    return request
  }

  func request(
    _ url: String, by method: HTTPRequest.Method = .get, with access: Secret
  ) -> HTTPRequest {
    var request = HTTPRequest(method, url, agent: Self.agent, bodyLimit: 16 << 20)
    request.headers = [
      HTTPField("Authorization", "Bearer \(access.exposed)"),
      HTTPField("Accept", "application/json"),
    ]
    return request
  }

  /// The user's id; nil if WHOOP does not return one.
  func account(with access: Secret) throws -> String? {
    let url = api + "/developer/v2/user/profile/basic"
    let answer = try curl.answer(to: request(url, with: access))
    guard answer.status == 200 else { return nil }
    return WhoopTokens.account(inProfile: answer.body)
  }

  func revoke(_ access: Secret) throws -> Bool {
    let url = api + "/developer/v2/user/access"
    return try curl.answer(to: request(url, by: .delete, with: access)).status == 204
  }
}

extension Configuration.SyncWhoop {
  func client(until deadline: Deadline) throws -> WhoopClient? {
    guard let clientID, let secret = try secret(until: deadline) else { return nil }
    guard let client = WhoopClient(id: clientID, secret: secret) else {
      throw Failure(.noClient, .unusableClient)
    }
    return client
  }

  /// The output of ``secretCommand``; nil if no command is configured.
  func secret(until deadline: Deadline) throws -> Secret? {
    guard !secretCommand.isEmpty else { return nil }
    let printed = SecretCommand(words: secretCommand).secret(until: deadline)
    guard let secret = printed.flatMap({ Secret($0) }) else {
      throw Failure(
        .noClientSecret, status: .unreadableInput, "sync_whoop.secret_command printed no secret",
        es: "sync_whoop.secret_command no ha escrito ningún secreto")
    }
    return secret
  }
}

extension Failure {
  static var notConnected: Failure {
    Failure(
      .whoopNotConnected,
      "readyday is not connected to WHOOP", es: "readyday no está conectado a WHOOP",
      [.typed("readyday sync connect whoop")])
  }

  static var loginAgain: Failure { Failure(.whoopLogin, .loginAgain) }

  static var otherAccount: Failure {
    Failure(
      .whoopOtherAccount,
      Message(
        "this is not the WHOOP account of the stored data",
        es: "es otra cuenta de WHOOP, no la de los datos guardados"), [.otherFolder])
  }

  static var tooManyRecords: Failure {
    let most = WhoopDownload.mostBytes >> 20
    return Failure(
      .whoopRefused,
      Message(
        "WHOOP sends more than \(most) MB of records",
        es: "WHOOP envía más de \(most) MB de registros"))
  }

  /// What a sync writes down; nil unless WHOOP, or the connection to WHOOP, is the cause.
  var syncTrouble: WhoopSyncRecord.Trouble? {
    switch kind {
    case .whoopLogin: .login
    case .whoopUnreachable: .unreachable
    case .whoopRateLimit, .whoopRefused: .refused
    default: nil
    }
  }
}

extension TransferFault: FailureConvertible {
  var failure: Failure {
    self == .interrupted
      ? Failure(.unreadableInput, code: code, .transfer(self))
      : Failure(.whoopUnreachable, .transfer(self))
  }
}

extension WhoopTokenFault: FailureConvertible {
  var failure: Failure {
    let hints: [Message] =
      switch self {
      case .invalidClient, .noRefreshToken: [.registration]
      case .invalidGrant, .tooManyRequests, .refused, .otherAnswer: []
      }
    return Failure(.whoopRefused, Message { $0.fault(self) }, hints)
  }
}

extension WhoopPageFault: FailureConvertible {
  var failure: Failure { Failure(.whoopRefused, Message { $0.fault(self) }) }
}

extension WhoopLoginFault: FailureConvertible {
  var failure: Failure {
    Failure(.whoopLoginFailed, Message { $0.fault(self) })
  }
}

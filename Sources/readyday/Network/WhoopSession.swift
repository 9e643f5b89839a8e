import ReadyDayCore

/// A login in use, whose tokens are renewed when needed.
struct WhoopSession {
  let service: WhoopService
  private let file: WhoopTokenFile
  private let settings: Configuration.SyncWhoop
  private let now: @Sendable () -> Instant
  private(set) var tokens: WhoopTokens

  /// Fails if the user is not logged in.
  init(
    _ service: WhoopService, _ file: WhoopTokenFile, _ settings: Configuration.SyncWhoop,
    now: @escaping @Sendable () -> Instant
  ) throws {
    (self.service, self.file, self.settings, self.now) = (service, file, settings, now)
    guard let tokens = try file.tokens() else { throw Failure.notConnected }
    self.tokens = tokens
    // An answer is left where a run was killed after it stored the tokens: they would lie there twice.
    if tokens.isStale(at: now()) || file.renewal() != nil { try renew(insteadOf: nil) }
  }

  /// Stores the new tokens before returning. `access` is the refused token; nil if it expires.
  mutating func renew(insteadOf access: Secret?) throws {
    let service = service
    let interruption = Interruption.held()
    defer { interruption.release() }
    tokens = try file.withLock(until: service.turn) { (lock: FileLock) in
      guard let current = try arrived() else { throw Failure.notConnected }
      let isNeeded = access.map { $0 == current.access } ?? current.isStale(at: now())
      guard isNeeded else { return current }
      let client = try client(of: current)
      let transfer = try DetachedTransfer(to: file.renewalPath)
      defer { transfer.close() }
      // A test write: if writing failed afterwards, old and new tokens would both be lost.
      try file.write(current)
      do {
        let answer = try transfer.answer(
          to: service.renewal(of: current.refresh, client), holding: lock,
          until: service.curl.deadline)
        let grant = try WhoopGrant(status: answer.status, body: answer.body)
        let renewed = current.renewed(by: grant, at: now())
        try file.write(renewed)
        file.removeRenewal()
        return renewed
      } catch WhoopTokenFault.invalidGrant {
        // Another run may have renewed them first, if the file was restored or locks do not work.
        if let other = try file.tokens(), other.refresh != current.refresh { return other }
        throw Failure.loginAgain
      } catch TransferFault.cutShort {
        throw Failure(.whoopUnreachable, .renewalLost, [.loginLater])
      }
    }
  }

  /// The tokens, also if they came after the run that requested them had ended.
  private func arrived() throws -> WhoopTokens? {
    let tokens = try file.tokens()
    guard let tokens, let (bytes, time) = file.renewal(),
      let answer = try? HTTPResponse(output: bytes, headers: [], limit: bytes.count),
      let grant = try? WhoopGrant(status: answer.status, body: answer.body)
    else { return tokens }
    let renewed = tokens.renewed(by: grant, at: min(time, now()))
    try file.write(renewed)
    file.removeRenewal()
    return renewed
  }

  private func client(of tokens: WhoopTokens) throws -> WhoopClient {
    let secret = try tokens.clientSecret ?? settings.secret(until: service.curl.deadline)
    guard let secret, let client = WhoopClient(id: tokens.clientID, secret: secret) else {
      throw Failure(
        .noClientSecret,
        "the secret of your WHOOP app is missing", es: "falta el secreto de tu app de WHOOP",
        [.typed("readyday sync connect whoop")])
    }
    return client
  }

  mutating func note(account: String) throws {
    tokens.userID = account
    let access = tokens.access
    try file.withLock {
      guard var current = try file.tokens(), current.access == access else { return }
      current.userID = account
      try file.write(current)
    }
  }
}

import ReadyDayCore

/// A login in use: its tokens, renewed when needed.
struct WhoopSession {
  let service: WhoopService
  private let file: WhoopTokenFile
  private let settings: Configuration.SyncWhoop
  private let now: @Sendable () -> Instant
  private(set) var tokens: WhoopTokens

  /// Fails without a login.
  init(
    _ service: WhoopService, _ file: WhoopTokenFile, _ settings: Configuration.SyncWhoop,
    now: @escaping @Sendable () -> Instant
  ) throws {
    (self.service, self.file, self.settings, self.now) = (service, file, settings, now)
    guard let tokens = try file.tokens() else { throw Failure.notConnected }
    self.tokens = tokens
    if tokens.isStale(at: now()) { try renew(insteadOf: nil) }
  }

  /// New tokens, fetched by this or by another run. They are on disk before the next request.
  ///
  /// - Parameter access: the token that WHOOP refused; nil if the tokens are only about to expire.
  mutating func renew(insteadOf access: Secret?) throws {
    let service = service
    let interruption = Interruption.held()
    defer { interruption.release() }
    tokens = try file.withLock(until: service.curl.deadline) {
      guard let current = try file.tokens() else { throw Failure.notConnected }
      let isNeeded = access.map { $0 == current.access } ?? current.isStale(at: now())
      guard isNeeded else { return current }
      let client = try client(of: current)
      // Test write: if writing failed later, the new tokens would be lost, and the old ones with
      // them.
      try file.write(current)
      do {
        let grant = try service.grant(for: current.refresh, client)
        let renewed = current.renewed(by: grant, at: now())
        try file.write(renewed)
        return renewed
      } catch WhoopTokenFault.invalidGrant {
        // Another run may have been faster, where the file was restored or locks do not work.
        if let other = try file.tokens(), other.refresh != current.refresh { return other }
        throw Failure.loginAgain
      } catch TransferFault.cutShort {
        throw Failure(
          .unreadableInput, code: "whoop_unreachable", .renewalLost, [.loginLater])
      }
    }
  }

  private func client(of tokens: WhoopTokens) throws -> WhoopClient {
    let secret = try tokens.clientSecret ?? settings.secret()
    guard let secret, let client = WhoopClient(id: tokens.clientID, secret: secret) else {
      throw Failure(
        .configuration, code: "no_client_secret", .noSecret,
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

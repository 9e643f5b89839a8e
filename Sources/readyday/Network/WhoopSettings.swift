import ReadyDayCore

extension Configuration.SyncWhoop {
  /// The app, if it is fully configured.
  func client() throws -> WhoopClient? {
    guard let clientID, let secret = try secret() else { return nil }
    guard let client = WhoopClient(id: clientID, secret: secret) else {
      throw Failure(.configuration, code: "no_client", .whoop(.unusableClient))
    }
    return client
  }

  /// What ``secretCommand`` prints; nil if there is none.
  func secret() throws -> Secret? {
    guard !secretCommand.isEmpty else { return nil }
    guard let secret = SecretCommand(words: secretCommand).secret().flatMap({ Secret($0) }) else {
      throw Failure(.unreadableInput, code: "no_client_secret", .whoop(.noSecretPrinted))
    }
    return secret
  }
}

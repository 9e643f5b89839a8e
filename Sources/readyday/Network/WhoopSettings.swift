import ReadyDayCore

extension Configuration {
  /// How a login at WHOOP is to be made, where the configuration says.
  struct SyncWhoop: Hashable, Sendable {
    var clientID: String?
    /// The program, and its arguments, that prints the client's secret; empty where there is none.
    var secretCommand: [String] = []
    var port = WhoopLogin.defaultPort
  }
}

extension Configuration.SyncWhoop {
  /// The app, where all of it is told.
  func client() throws -> WhoopClient? {
    guard let clientID, let secret = try secret() else { return nil }
    guard let client = WhoopClient(id: clientID, secret: secret) else {
      throw Failure(.configuration, code: "no_client", .whoop(.unusableClient))
    }
    return client
  }

  /// What ``secretCommand`` prints; nil where there is none.
  func secret() throws -> Secret? {
    guard !secretCommand.isEmpty else { return nil }
    guard let secret = SecretCommand(words: secretCommand).secret().flatMap({ Secret($0) }) else {
      throw Failure(.unreadableInput, code: "no_client_secret", .whoop(.noSecretPrinted))
    }
    return secret
  }
}

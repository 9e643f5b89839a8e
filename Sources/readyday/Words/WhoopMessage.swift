import ReadyDayCore

/// Why nothing could be fetched from WHOOP.
enum WhoopMessage: Hashable, Sendable {
  case notConnected
  case loginAgain
  case login(WhoopLoginFault)
  case noAnswerInTime
  case token(WhoopTokenFault)
  case page(WhoopPageFault)
  case transfer(TransferFault)
  /// Nil if WHOOP does not say how long to wait.
  case tooManyRequests(seconds: Int?)
  /// The login was renewed, but the answer did not arrive.
  case renewalLost
  case otherAccount
  /// Others may read the file of this name, or replace it, until this is typed.
  case unsafeTokens(String, mending: String)
  case damagedTokens(String)
  /// There is no terminal to ask for the app's id.
  case noClient
  case unusableClient
  /// Neither the tokens nor the configuration have the app's secret.
  case noSecret
  /// The command that should print it printed nothing.
  case noSecretPrinted
  case portTaken(Int, SystemError)
}

/// What to do about that.
enum WhoopAdvice: Hashable, Sendable {
  case registration, configureClient, otherFolder, loginLater
}

/// What is said and asked during a login.
enum WhoopDialogue: Hashable, Sendable {
  case register
  case dashboard
  case enter
  case field(Field, String)
  case copy
  /// With the known id, which an empty answer accepts.
  case askForID(known: String?)
  case askForSecret
  case openPage
  case address(String)
  case waiting
  case waitOrPaste
  /// Another program has the port.
  case pasteOnly(port: Int)
  case complaint(WhoopLoginFault)
  case page(LoginPage)
  case connected
  /// How many were fetched so far.
  case records(Int)
  case askDisconnect(withData: Bool)
  case disconnected
  /// WHOOP has not confirmed that the tokens are revoked.
  case notRevoked

  /// What the form of WHOOP's dashboard asks for.
  enum Field: Hashable, CaseIterable, Sendable {
    case name, contact, privacyPolicy, redirect, scopes
  }
}

extension WhoopDialogue {
  /// What to enter at WHOOP, in the order of its form.
  static func registration(redirect: String) -> [WhoopDialogue] {
    [
      .register, .dashboard, .enter, .field(.name, "readyday"), .field(.contact, ""),
      .field(.privacyPolicy, "https://example.org/privacy"), .field(.redirect, redirect),
      .field(.scopes, WhoopLogin.scopes.joined(separator: " ")), .copy,
    ]
  }

  static let dashboardAddress = "https://developer-dashboard.whoop.com"
}

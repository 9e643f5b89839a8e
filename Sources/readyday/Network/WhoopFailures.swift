import ReadyDayCore

// Why a WHOOP sync fails.

extension Failure {
  static var notConnected: Failure {
    Failure(
      .unreadableInput, code: "whoop_not_connected", .whoop(.notConnected),
      [.typed("readyday sync connect whoop")])
  }

  /// Whether only the user can fix it.
  static var loginAgain: Failure {
    Failure(.unreadableInput, code: "whoop_login", .whoop(.loginAgain))
  }

  static var otherAccount: Failure {
    Failure(
      .unreadableInput, code: "whoop_other_account", .whoop(.otherAccount), [.whoop(.otherFolder)])
  }

  static func tooManyRequests(seconds: Int?) -> Failure {
    Failure(.unreadableInput, code: "whoop_rate_limit", .whoop(.tooManyRequests(seconds: seconds)))
  }

  init(_ fault: TransferFault) {
    let code = fault == .interrupted ? fault.code : "whoop_unreachable"
    self.init(.unreadableInput, code: code, .whoop(.transfer(fault)))
  }

  init(_ fault: WhoopTokenFault) {
    let hints: [Hint] =
      switch fault {
      case .invalidClient, .noRefreshToken: [.whoop(.registration)]
      case .invalidGrant, .tooManyRequests, .refused, .otherAnswer: []
      }
    self.init(.unreadableInput, code: "whoop_refused", .whoop(.token(fault)), hints)
  }

  init(_ fault: WhoopPageFault) {
    self.init(.unreadableInput, code: "whoop_refused", .whoop(.page(fault)))
  }

  init(_ fault: WhoopLoginFault) {
    self.init(.unreadableInput, code: "whoop_login_failed", .whoop(.login(fault)))
  }

  /// Whether WHOOP, or the way to it, is the reason.
  var isOfWhoop: Bool {
    ["whoop_login", "whoop_rate_limit", "whoop_unreachable", "whoop_refused"].contains(code)
  }

  var syncTrouble: WhoopSyncRecord.Trouble {
    switch code {
    case "whoop_login": .login
    case "whoop_unreachable": .unreachable
    default: .refused
    }
  }
}

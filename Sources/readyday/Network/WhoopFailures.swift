import ReadyDayCore

extension Failure {
  static var notConnected: Failure {
    Failure(
      .unreadableInput, code: "whoop_not_connected", .notConnected,
      [.typed("readyday sync connect whoop")])
  }

  static var loginAgain: Failure { Failure(.unreadableInput, code: "whoop_login", .loginAgain) }

  static var otherAccount: Failure {
    Failure(
      .unreadableInput, code: "whoop_other_account", .otherAccount, [.otherFolder])
  }

  static func tooManyRequests(seconds: Int?) -> Failure {
    Failure(.unreadableInput, code: "whoop_rate_limit", .tooManyRequests(seconds: seconds))
  }

  /// Whether it is caused by WHOOP or the connection to it.
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

extension TransferFault: FailureConvertible {
  var failure: Failure {
    Failure(
      .unreadableInput, code: self == .interrupted ? code : "whoop_unreachable", .transfer(self))
  }
}

extension WhoopTokenFault: FailureConvertible {
  var failure: Failure {
    let hints: [Message] =
      switch self {
      case .invalidClient, .noRefreshToken: [.registration]
      case .invalidGrant, .tooManyRequests, .refused, .otherAnswer: []
      }
    return Failure(.unreadableInput, code: "whoop_refused", Message { $0.fault(self) }, hints)
  }
}

extension WhoopPageFault: FailureConvertible {
  var failure: Failure {
    Failure(.unreadableInput, code: "whoop_refused", Message { $0.fault(self) })
  }
}

extension WhoopLoginFault: FailureConvertible {
  var failure: Failure {
    Failure(.unreadableInput, code: "whoop_login_failed", Message { $0.fault(self) })
  }
}

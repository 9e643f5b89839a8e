/// What WHOOP says of how often it may be asked.
package struct RateLimit: Hashable, Sendable {
  private let remaining: Int?
  private let reset: Int?

  /// - Parameter header: the value of the header of that name; nil if there is none.
  package init(_ header: (String) -> String?) {
    // The limit itself, `100, 100;window=60`, is several numbers; these two are one each.
    remaining = header("X-RateLimit-Remaining").flatMap { Self.seconds($0) }
    reset = (header("X-RateLimit-Reset") ?? header("Retry-After")).flatMap { Self.seconds($0) }
  }

  private static func seconds(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return Int(digits).flatMap { $0 >= 0 ? $0 : nil }
  }
}

extension RateLimit {
  /// No window that is waited for is longer: the other one is a day's.
  package static let longestWait = 60

  /// What to do before the next request.
  package enum Pause: Hashable, Sendable {
    /// Seconds.
    case wait(Int)
    /// It would be too long; nil when unknown.
    case giveUp(seconds: Int?)
  }

  /// Before the next request, where this one was answered.
  package var pauseAfterAnswer: Pause {
    guard remaining == 0 else { return .wait(0) }
    return pause(reset ?? 0)
  }

  /// Before the same request is made again, where this one was one too many.
  ///
  /// - Parameter tries: how often it was made.
  package func pauseAfterRefusal(tries: Int) -> Pause {
    guard tries < 4 else { return .giveUp(seconds: reset) }
    // Nobody says how long: the window is a minute.
    return pause(reset.map { max($0, tries > 1 ? 1 : 0) } ?? [1, 5, 30, 60][min(tries, 4) - 1])
  }

  private func pause(_ seconds: Int) -> Pause {
    seconds <= Self.longestWait ? .wait(seconds) : .giveUp(seconds: seconds)
  }
}

/// WHOOP's limit on requests.
package struct RateLimit: Hashable, Sendable {
  private let remaining: Int?
  private let reset: Int?

  /// - Parameter header: returns the value of a header; nil if absent.
  package init(_ header: (String) -> String?) {
    // `X-RateLimit-Limit`, `100, 100;window=60`, has several numbers; these two have one each.
    remaining = header("X-RateLimit-Remaining").flatMap { Self.seconds($0) }
    reset = (header("X-RateLimit-Reset") ?? header("Retry-After")).flatMap { Self.seconds($0) }
  }

  private static func seconds(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return Int(digits).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Seconds: the minute's window; the other one is a day's.
  package static let longestWait = 60

  package enum Pause: Hashable, Sendable {
    /// Seconds.
    case wait(Int)
    /// The wait would be too long; nil when unknown.
    case giveUp(seconds: Int?)
  }

  /// Before the next request, after a successful one.
  package var pauseAfterAnswer: Pause {
    guard remaining == 0 else { return .wait(0) }
    return pause(reset ?? 0)
  }

  /// Before repeating a refused request.
  ///
  /// - Parameter tries: how often it was made.
  package func pauseAfterRefusal(tries: Int) -> Pause {
    guard tries < 4 else { return .giveUp(seconds: reset) }
    // Without a header: the window is a minute.
    return pause(reset.map { max($0, tries > 1 ? 1 : 0) } ?? [1, 5, 30, 60][min(tries, 4) - 1])
  }

  private func pause(_ seconds: Int) -> Pause {
    seconds <= Self.longestWait ? .wait(seconds) : .giveUp(seconds: seconds)
  }
}

/// Why no answer came from a server.
///
/// It never bears an address: what follows the host may be a password.
package enum TransferFault: Error, Hashable, Sendable {
  case curlMissing
  /// Neither https nor a server of this computer, also behind a redirection, or not an address at all.
  case refusedAddress
  /// No computer of that name is known, or no proxy.
  case unresolved
  case unreachable
  case timedOut
  /// The server could not prove who it is.
  case insecure
  case tooManyRedirects
  case tooLarge
  /// The connection ended within the answer, or before it.
  case cutShort
  case unreadableAnswer
  /// Someone ended the program meanwhile.
  case interrupted
  case failed(curlCode: Int)
}

extension TransferFault {
  /// - Parameter curlCode: the exit status of `curl`, which is not 0.
  package init(curlCode: Int) {
    self =
      switch curlCode {
      case 1, 3: .refusedAddress
      case 5, 6: .unresolved
      case 7: .unreachable
      case 28: .timedOut
      case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91: .insecure
      case 47: .tooManyRedirects
      case 16, 18, 52, 55, 56, 92, 95, 96: .cutShort
      case 63: .tooLarge
      case 8: .unreadableAnswer
      default: .failed(curlCode: curlCode)
      }
  }
}

/// Why no response came.
///
/// Never holds an address: what follows the host may be a password.
package enum TransferFault: Error, Hashable, Sendable {
  case curlMissing
  /// Neither https nor this computer, possibly after a redirect, or not an address.
  case refusedAddress
  /// `unresolved`: the host or the proxy is unknown.
  case unresolved, unreachable, timedOut
  /// `insecure`: TLS failed.
  case insecure, tooManyRedirects, tooLarge
  /// `cutShort`: the connection ended before the response did.
  case cutShort, unreadableAnswer
  case interrupted
  case failed(curlCode: Int)

  /// - Parameter curlCode: the exit status of `curl`, not 0.
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

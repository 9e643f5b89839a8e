/// Why there is no response. Never includes an address, because its path may be secret.
package enum TransferFault: Error, Hashable, Sendable {
  case curlMissing
  /// The address, possibly of a redirect, is invalid, or neither https nor on this computer.
  case refusedAddress
  /// `unresolved` means that the host or the proxy is unknown.
  case unresolved, unreachable, timedOut
  /// `insecure` means that TLS failed.
  case insecure, tooManyRedirects, tooLarge
  /// `cutShort` means that the connection ended before the response did.
  case cutShort, unreadableAnswer
  case interrupted
  /// `curl` did not start; `manyOpenFiles` is the usual reason.
  case manyOpenFiles, notStarted
  /// A header or a field has a line break.
  case unsendable
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

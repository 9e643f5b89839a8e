/// Options that `curl` reads from standard input, so that they do not show in its command line.
package struct CurlConfiguration: Equatable, Sendable {
  package private(set) var text = ""

  /// Throws ``TransferFault/refusedAddress``, or ``TransferFault/unsendable`` for a line break.
  package init(_ request: HTTPRequest) throws(TransferFault) {
    guard let address = WebAddress(request.url), address.isAllowed || request.allowsPlain else {
      throw .refusedAddress
    }
    try add("url", address.url)
    // Without this, `curl` would read brackets in an address as a pattern.
    text += "globoff\n"
    try addProtocols(of: address)
    try addMethod(request)
    for header in request.headers { try add("header", "\(header.name): \(header.value)") }
    try add("user-agent", request.agent)
    if request.usesNetrc { text += "netrc-optional\n" }
    text += "connect-timeout = \(request.connectSeconds)\nmax-time = \(request.totalSeconds)\n"
    try add("dump-header", "/dev/fd/\(Self.headerDescriptor)")
    text += "write-out = \"\\n%{http_code} %{url_effective} %{redirect_url}\"\n"
  }

  /// The file descriptor for headers; the body goes to standard output.
  package static let headerDescriptor = 3

  /// Reaches a server on this computer without a proxy.
  private mutating func addProtocols(of address: WebAddress) throws(TransferFault) {
    try add("proto", address.isEncrypted ? "=https" : "=http")
    if address.isLoopback { try add("noproxy", "*") }
  }

  private mutating func addMethod(_ request: HTTPRequest) throws(TransferFault) {
    if request.method != .get { try add("request", request.method.rawValue) }
    for field in request.form { try add("data-urlencode", "\(field.name)=\(field.value)") }
    if request.method == .post, request.form.isEmpty { try add("data", "") }
  }

  private mutating func add(_ option: String, _ value: String) throws(TransferFault) {
    guard !value.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0 }) else {
      throw .unsendable
    }
    let escaped = value.unicodeScalars.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
    text += "\(option) = \"\(escaped.joined())\"\n"
  }
}

extension HTTPRequest {
  /// The request that `answer` redirects to; nil if it is final. Never leads from https to http.
  package func following(_ answer: HTTPResponse) throws(TransferFault) -> HTTPRequest? {
    guard redirects > 0, let redirect = answer.redirect else { return nil }
    guard let address = WebAddress(url), let target = WebAddress(redirect),
      target.isAllowed || allowsPlain,
      target.isEncrypted || !address.isEncrypted
    else { throw .refusedAddress }
    guard followed < redirects else { throw .tooManyRedirects }
    var next = self
    (next.url, next.followed) = (redirect, followed + 1)
    // The `default` login of netrc(5) is for the servers that the user named.
    next.usesNetrc = usesNetrc && target.host == address.host
    return next
  }
}

extension HTTPResponse {
  /// - Parameters:
  ///   - output: the body, then a line with the status and the final address.
  ///   - headers: what `dump-header` wrote.
  ///   - limit: the most bytes of the body.
  ///   - allowsPlain: whether an address may be unencrypted.
  package init(
    output: [UInt8], headers: [UInt8], limit: Int, allowsPlain: Bool = false
  ) throws(TransferFault) {
    guard let end = output.lastIndex(of: UInt8(ascii: "\n")) else { throw .unreadableAnswer }
    let line = output[(end + 1)...].split(separator: UInt8(ascii: " "))
    guard line.count == 2 || line.count == 3,
      let status = Int(written: String(decoding: line[0], as: UTF8.self)),
      (100...999).contains(status)
    else { throw .unreadableAnswer }
    // The address after redirects must be allowed too.
    let address = WebAddress(String(decoding: line[1], as: UTF8.self))
    guard address?.isAllowed == true || allowsPlain && address != nil else {
      throw .refusedAddress
    }
    guard end <= limit else { throw .tooLarge }
    self.init(status: status, headers: HTTPHeaders(dump: headers), body: Array(output[..<end]))
    redirect = line.count == 3 ? String(decoding: line[2], as: UTF8.self) : nil
  }

  /// Bytes for the line after the body; in practice, addresses have at most 8,000.
  package static let trailerRoom = 1 << 16
}

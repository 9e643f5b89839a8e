/// How a calendar is requested from its server.
package struct CalendarRequest: Hashable, Sendable {
  private let address: WebAddress
  /// What the user wants it to be asked as.
  private let agent: String?
  /// The program's own name.
  private let program: String

  /// Nil if `address` is none that may be asked.
  package init?(_ address: String, agent: String?, program: String) {
    guard let address = WebAddress(address), address.isAllowed else { return nil }
    (self.address, self.agent, self.program) = (address, agent, program)
  }

  /// A short name for the address, which is a password.
  package static func name(of address: String) -> String {
    var hash = StableHash()
    hash.add(address)
    return hash.digits
  }

  /// Outlook and Exchange answer nobody but browsers since 2025; where nothing else is configured, such a server is
  /// asked again as one.
  package var mayNeedBrowser: Bool {
    agent == nil && (address.host.hasPrefix("outlook.") || address.url.contains("/owa/calendar/"))
  }

  /// - Parameters:
  ///   - record: what is known of the copy.
  ///   - isConditional: whether the copy is there, is what `record` speaks of, and may be found unchanged.
  ///   - asBrowser: whether to ask as a browser does.
  package func request(
    _ record: CalendarRecord, isConditional: Bool, asBrowser: Bool
  ) -> HTTPRequest {
    let agent = agent ?? (asBrowser ? Self.browser : program)
    var request = HTTPRequest(.get, address.url, agent: agent, bodyLimit: Self.bodyLimit)
    request.headers = [HTTPHeader("Accept", "text/calendar, */*;q=0.9")]
    if isConditional, record.address == Self.name(of: address.url) {
      // Whatever a server sent goes back to it alone, on a line of its own.
      request.headers += record.etag.map { [HTTPHeader("If-None-Match", $0)] } ?? []
      request.headers += record.lastModified.map { [HTTPHeader("If-Modified-Since", $0)] } ?? []
    }
    request.redirects = 5
    request.totalSeconds = 60
    request.usesNetrc = true
    return request
  }

  package var name: String { Self.name(of: address.url) }

  /// The least that these servers take for one.
  private static let browser = "Mozilla/5.0 (X11) Chrome/139.0.0.0"
  private static let bodyLimit = 64 << 20
}

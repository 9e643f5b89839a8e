package struct CalendarRequest: Equatable, Sendable {
  private let address: WebAddress
  private let source: SyncSource
  /// The user agent from the configuration.
  private let agent: String?
  private let program: String
  private let allowsPlain: Bool

  /// Nil if requests to `address` are not allowed. `allowsPlain`: whether it may be unencrypted.
  package init?(
    _ address: String, of source: SyncSource = .calendar(""), agent: String?,
    allowsPlain: Bool = false, program: String
  ) {
    guard let address = WebAddress(address), address.isAllowed || allowsPlain else { return nil }
    (self.address, self.source, self.agent, self.program) = (address, source, agent, program)
    self.allowsPlain = allowsPlain
  }

  /// A hash of the address, which is a secret.
  package static func name(of address: String) -> String {
    var hash = StableHash()
    hash.add(address)
    return hash.digits
  }

  /// Whether to retry as a browser; Outlook and Exchange have served only browsers since 2025.
  package var mayNeedBrowser: Bool {
    agent == nil && (address.host.hasPrefix("outlook.") || address.url.contains("/owa/calendar/"))
  }

  /// - Parameter isConditional: whether the server may answer that the copy in `record` is current.
  package func request(
    _ record: CalendarRecord, isConditional: Bool, asBrowser: Bool
  ) -> HTTPRequest {
    let agent = agent ?? (asBrowser ? Self.browser : program)
    var request = HTTPRequest(.get, address.url, agent: agent, bodyLimit: Self.bodyLimit)
    let accepted = source == .weather ? "application/json" : "text/calendar, */*;q=0.9"
    request.headers = [HTTPField("Accept", accepted)]
    if isConditional, record.address == Self.name(of: address.url) {
      // Validators are only sent to the server that issued them.
      request.headers += record.etag.map { [HTTPField("If-None-Match", $0)] } ?? []
      request.headers += record.lastModified.map { [HTTPField("If-Modified-Since", $0)] } ?? []
    }
    request.allowsPlain = allowsPlain
    request.redirects = 5
    request.totalSeconds = 60
    request.usesNetrc = true
    return request
  }

  package var name: String { Self.name(of: address.url) }

  /// The shortest user agent that these servers accept.
  private static let browser = "Mozilla/5.0 (X11) Chrome/139.0.0.0"
  private static let bodyLimit = 64 << 20
}

/// A calendar or forecast from the network, to be checked before it replaces a stored one.
package struct FetchedCalendar: Equatable, Sendable {
  /// The number of events and tasks; a series counts once.
  package let events: Int
  /// Whether the text ends with END:VCALENDAR.
  package let isWhole: Bool
  /// The refresh interval that the calendar states, in seconds; nil if it states none.
  package let freshSeconds: Int?
  /// A hash of the calendar's bytes.
  package let contents: String

  /// Nil for bytes other than a calendar: an error page, a captive portal's page, or nothing.
  package init?(_ bytes: [UInt8]) {
    guard Self.begins(bytes) else { return nil }
    let day = LocalDate(dayNumber: 0)
    var scanner = CalendarScanner(
      file: "", calendar: "", requested: RequestedDays(day...day, in: .utc))
    let scan = scanner.run(bytes.span.bytes)
    guard !scan.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    events = scan.eventCount + scan.tasks.count
    freshSeconds = scan.freshSeconds
    isWhole = Self.ends(bytes)
    contents = StableHash(of: bytes).digits
  }

  /// Throws if the bytes are no forecast.
  init(forecast bytes: [UInt8]) throws(ForecastFault) {
    _ = try Forecast(bytes)
    (events, isWhole, freshSeconds) = (0, true, nil)
    contents = StableHash(of: bytes).digits
  }

  private static func begins(_ bytes: [UInt8]) -> Bool {
    let start = bytes.span.bytes.startsWithByteOrderMark ? 3 : 0
    let text = bytes.dropFirst(start).drop(while: \.isSpace)
    return text.prefix(15).map(\.lowercased) == Array("begin:vcalendar".utf8)
  }

  private static func ends(_ bytes: [UInt8]) -> Bool {
    let blanks = bytes.reversed().prefix(while: \.isSpace).count
    return bytes.dropLast(blanks).suffix(13).map(\.lowercased) == Array("end:vcalendar".utf8)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

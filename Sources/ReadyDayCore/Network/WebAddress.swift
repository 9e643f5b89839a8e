/// An address whose scheme and host decide whether it may be requested.
package struct WebAddress: Equatable, Sendable {
  private let text: String
  /// In lower case.
  private let scheme: Substring
  /// In lower case, without user and port.
  package let host: String

  /// Nil unless http, https or webcal; also for spaces, control characters and backslashes.
  ///
  /// Programs disagree about backslashes and could reach different servers.
  package init?(_ text: String) {
    guard !text.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F || $0 == 0x5C }),
      let colon = text.firstRange(of: "://")
    else { return nil }
    let named = text[..<colon.lowerBound].lowercased()
    let rest = text[colon.upperBound...]
    let scheme = named == "webcal" || named == "webcals" ? "https" : named
    guard scheme == "https" || scheme == "http" else { return nil }
    let authority = rest.prefix { !"/?#".contains($0) }
    let server = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    guard let host = Self.host(of: server) else { return nil }
    self.host = host.lowercased()
    self.scheme = scheme[...]
    self.text = scheme + "://" + rest
  }

  /// Nil if the host is empty, or if the port is not a number.
  private static func host(of server: Substring) -> Substring? {
    let end: Substring.Index
    if server.first == "[" {
      guard let bracket = server.firstIndex(of: "]") else { return nil }
      end = server.index(after: bracket)
    } else {
      end = server.firstIndex(of: ":") ?? server.endIndex
    }
    let port = server[end...].dropFirst()
    let hasMark = end == server.endIndex || server[end] == ":"
    guard hasMark, port.allSatisfy({ $0.isASCII && $0.isNumber }), end > server.startIndex else {
      return nil
    }
    return server[..<end]
  }

  /// The address with `https` in place of `webcal`.
  package var url: String { text }

  package var isLoopback: Bool { ["127.0.0.1", "[::1]", "localhost"].contains(host) }

  package var isEncrypted: Bool { scheme == "https" }

  /// Whether nobody on the network can read the connection.
  package var isAllowed: Bool { isEncrypted || isLoopback }
}

// People paste addresses where a path is expected.
extension String {
  package var isWebAddress: Bool {
    ["https://", "http://", "webcal://", "webcals://"].contains {
      utf8.count > $0.utf8.count && prefix($0.count).lowercased() == $0
    }
  }

  /// Whether the text may contain a password: any address, even `user:secret@host/…`.
  package var mayHoldSecret: Bool {
    if contains("://") { return true }
    guard !hasPrefix("mailto:"), let sign = firstIndex(of: "@") else { return false }
    return self[..<sign].contains(":") && !self[..<sign].contains("/")
  }

  package var withoutSecret: String { mayHoldSecret ? shownWebAddress : self }

  /// The scheme and host; with the path, anyone could read the calendar.
  package var shownWebAddress: String {
    var parts = split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)[...]
    let scheme = contains("://") ? "\(parts.popFirst() ?? "")//" : ""
    return "\(scheme)\(parts.first?.split(separator: "@").last ?? "")/…".shownName
  }
}

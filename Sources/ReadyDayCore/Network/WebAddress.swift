/// The server of an address, as far as that decides whether it may be asked.
package struct WebAddress: Hashable, Sendable {
  private let text: String
  /// In small letters.
  private let scheme: Substring
  /// Without user and port, in small letters.
  package let host: String

  /// Nil if `text` is not an address of the web, or has characters in it that none has: two programs may read a
  /// backslash differently, and so reach different servers.
  ///
  /// Calendars are offered as `webcal:`, which is https by another name.
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

  /// Nil if it has none, or a port that is not a number.
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
}

extension WebAddress {
  /// As it is requested.
  package var url: String { text }

  /// Whether it is a server of this very computer.
  package var isLoopback: Bool { ["127.0.0.1", "[::1]", "localhost"].contains(host) }

  package var isEncrypted: Bool { scheme == "https" }

  /// Whether the connection is protected from being read on the way.
  package var isAllowed: Bool { isEncrypted || isLoopback }
}

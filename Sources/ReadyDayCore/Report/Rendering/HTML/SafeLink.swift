/// A web link that is safe to print: HTTP or HTTPS, plain characters, no user name or password.
struct SafeLink: Equatable, Sendable {
  /// Has no characters that could end an attribute, a Markdown link or a line.
  let address: String
  /// The host, with a port if there is one, as shown to the reader.
  let host: String

  /// Nil if the text is not a safe link.
  init?(_ text: String) {
    guard let rest = Self.rest(of: text), text.utf8.count <= 2000,
      text.utf8.allSatisfy(Self.isPlain)
    else { return nil }
    let authority = rest.prefix { !"/?#".contains($0) }
    guard !authority.isEmpty, authority.utf8.allSatisfy(Self.isPartOfHost) else { return nil }
    address = text
    host = String(authority)
  }

  /// The text after the scheme.
  private static func rest(of text: String) -> Substring? {
    let scheme = ["https://", "http://"].first { text.lowercased().hasPrefix($0) }
    return scheme.map { text.dropFirst($0.count) }
  }

  /// Letters, digits, and the punctuation of RFC 3986 that is not special to HTML or Markdown.
  private static func isPlain(_ byte: UInt8) -> Bool {
    isPartOfHost(byte) || "/?#[]@!$&+,;=%_~".utf8.contains(byte)
  }

  private static func isPartOfHost(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "-.:".utf8.contains(byte)
  }
}

/// A sender or recipient: `ana@example.test` or `Ana Díaz <ana@example.test>`.
package struct Mailbox: Equatable, Sendable {
  package let name: String?
  package let address: String
  package let domain: String

  package init(name: String?, like other: Mailbox) {
    self.name = name
    address = other.address
    domain = other.domain
  }

  /// Nil unless the text is a single address, with or without a name.
  package init?(_ text: String) {
    let (name, address) = Self.parts(of: text)
    let halves = address.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2, Self.isDotted(halves[0], Self.isPartOfLocal),
      Self.isDotted(halves[1], Self.isPartOfDomain), address.utf8.count <= 254,
      name?.unicodeScalars.contains(where: \.isDangerous) != true
    else { return nil }
    self.name = name
    self.address = String(address)
    domain = String(halves[1])
  }

  /// The user's own address, written as `ana@example.test`, `mailto:ana@example.test` or
  /// `Ana <ana@example.test>`, or as another URI that calendars use for attendees; nil if invalid.
  package static func ownAddress(in text: String) -> String? {
    let (trimmed, scheme) = (text.trimmed(), "mailto:")
    let isMail = trimmed.lowercased().hasPrefix(scheme)
    let bare = String(isMail ? trimmed.dropFirst(scheme.count) : trimmed[...])
    if let mailbox = Mailbox(bare) { return mailbox.address }
    let isURI = bare.contains("@") || bare.contains(":")
    return isURI && !bare.contains(where: { " ,<>".contains($0) }) ? bare : nil
  }

  /// The user's own addresses, separated by commas or spaces; nil if any is invalid.
  package static func ownAddresses(in text: String) -> [String]? {
    let parts = text.split(separator: ",").flatMap { part in
      part.contains("<") ? [part] : part.split { $0 == " " }
    }
    let addresses = parts.compactMap { ownAddress(in: String($0)) }
    return addresses.count == parts.count ? addresses : nil
  }

  /// The words of the mailbox in a header field.
  var words: [String] {
    guard let name, !name.isEmpty else { return [address] }
    return HeaderText.phrase(name) + ["<\(address)>"]
  }

  private static func parts(of text: String) -> (name: String?, address: Substring) {
    guard text.hasSuffix(">"), let open = text.lastIndex(of: "<") else { return (nil, text[...]) }
    let name = text[..<open].split(separator: " ").joined(separator: " ")
    return (name.isEmpty ? nil : name, text[text.index(after: open)...].dropLast())
  }

  /// Whether the text consists of atoms separated by dots (RFC 5322 §3.2.3).
  private static func isDotted(_ text: Substring, _ isPart: (UInt8) -> Bool) -> Bool {
    let atoms = text.split(separator: ".", omittingEmptySubsequences: false)
    return atoms.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isPart) }
  }

  private static func isPartOfLocal(_ byte: UInt8) -> Bool {
    isPartOfDomain(byte) || "!#$%&'*+/=?^_`{|}~".utf8.contains(byte)
  }

  private static func isPartOfDomain(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-")
  }
}

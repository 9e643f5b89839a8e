/// A value that must never be printed: a token, a client secret, a code.
///
/// Printing, interpolating or dumping it yields a placeholder. Only ``exposed`` gives its text, so a search
/// for that word finds every use.
package struct Secret: Hashable, Sendable {
  package let exposed: String

  /// Bytes; longer than any known token.
  static let longest = 8192

  /// Nil unless `text` is visible ASCII without spaces: anything else is not WHOOP's, and might break a line
  /// where it is sent.
  package init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= Self.longest,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    exposed = text
  }

  /// Compares in constant time.
  package func matches(_ other: Secret) -> Bool {
    let (a, b) = (Array(exposed.utf8), Array(other.exposed.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "(secret)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// A value that must never be printed: a token, a client secret, a code.
///
/// It is never written by accident: whatever prints, interpolates or dumps it gets a placeholder. The one way
/// to its text is ``exposed``, so that a search for that word finds every place that has it.
package struct Secret: Hashable, Sendable {
  package let exposed: String

  /// Longer than any token that was ever seen.
  static let longest = 8192

  /// Nil unless `text` is visible ASCII without spaces: what else stands there is no secret of WHOOP's, and might
  /// end a line where it is sent.
  package init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= Self.longest,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    exposed = text
  }

  /// Whether both are the same, without telling by the time it takes how much of them is.
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

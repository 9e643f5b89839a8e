/// Why a text is not JSON, and where.
package struct JSONFault: Error, Equatable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// Something else is here, or the text ends.
    case expected(Expected)
    /// A string without its closing quote, or with a control character in it.
    case unclosedString, unclosedComment
    /// An invalid escape, or half of a surrogate pair.
    case badEscape, notUTF8
    /// Nested deeper than `Limits/JSON/depth`.
    case tooDeep
    /// A string longer than `Limits/JSON/stringBytes`.
    case tooLong
    case repeatedName(String)
  }

  package enum Expected: Hashable, Sendable {
    case value, name, colon, end
    /// A comma, or the closing bracket.
    case comma(or: Unicode.Scalar)
  }

  package let offset: Int
  package let reason: Reason

  init(_ reason: Reason, at offset: Int) { (self.offset, self.reason) = (offset, reason) }

  /// The character there; nil when the text ends too early.
  package func found(in bytes: RawSpan) -> String? {
    guard offset < bytes.byteCount else { return nil }
    let size = min(bytes.byteCount - offset, bytes.byte(at: offset) < 0x80 ? 1 : 4)
    let text = String(decoding: bytes.copy(from: offset, to: offset + size), as: UTF8.self)
    return text.first.map { String($0) }
  }
}

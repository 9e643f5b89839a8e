/// What is wrong with a JSON text, and where.
package struct JSONFault: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// Something else is here, or the text ends.
    case expected(Expected)
    /// A string without its closing quote, or with a line feed or another control character in it.
    case unclosedString
    case unclosedComment
    /// A backslash before something it cannot stand before, or half of a surrogate pair.
    case badEscape
    case notUTF8
    /// More values inside each other than `Limits/JSON/depth`.
    case tooDeep
    /// A string of more bytes than `Limits/JSON/stringBytes`.
    case tooLong
    /// A name that its object already has.
    case repeatedName(String)
  }

  package enum Expected: Hashable, Sendable {
    case value, name, colon, end
    /// A comma, or the mark that closes an array or object.
    case comma(or: Unicode.Scalar)
  }

  /// Bytes before it in the text.
  package let offset: Int
  package let reason: Reason

  init(_ reason: Reason, at offset: Int) {
    self.offset = offset
    self.reason = reason
  }
}

extension JSONFault {
  /// The character that is there; nil when the text ends too early.
  package func found(in bytes: RawSpan) -> String? {
    guard offset < bytes.byteCount else { return nil }
    let size = min(bytes.byteCount - offset, bytes.byte(at: offset) < 0x80 ? 1 : 4)
    let text = String(decoding: bytes.copy(from: offset, to: offset + size), as: UTF8.self)
    return text.first.map { String($0) }
  }
}

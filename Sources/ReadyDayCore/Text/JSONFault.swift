package struct JSONFault: Error, Equatable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// Something else was found, or the text ended.
    case expected(Expected)
    /// A string lacks its closing quote, or has a control character in it.
    case unclosedString, unclosedComment
    /// An escape is invalid, or half of a surrogate pair.
    case badEscape, notUTF8
    /// Values are nested deeper than `Limits/JSON/depth`.
    case tooDeep
    /// A string is longer than `Limits/JSON/stringBytes`.
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

  /// The character at `offset`; nil if the text ends before it.
  package func found(in bytes: RawSpan) -> String? {
    guard offset < bytes.byteCount else { return nil }
    let size = min(bytes.byteCount - offset, bytes.byte(at: offset) < 0x80 ? 1 : 4)
    let text = String(decoding: bytes.copy(from: offset, to: offset + size), as: UTF8.self)
    return text.first.map { String($0) }
  }
}

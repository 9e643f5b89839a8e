/// A random name for a new item, short enough to type.
package enum RandomID {
  /// Digits, and letters that are not easily confused with them.
  package static let letters = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// Eight characters: one of 10¹² combinations.
  package static func random() -> String {
    String(decoding: (0..<8).map { _ in letters.randomElement() ?? 0x30 }, as: UTF8.self)
  }
}

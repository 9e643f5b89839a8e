/// A name for a new item, short enough to type.
enum RandomID {
  /// Digits and letters that are not easily confused.
  static let letters = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// Eight letters, one of 10¹² combinations.
  static func random() -> String {
    String(decoding: (0..<8).map { _ in letters.randomElement() ?? 0x30 }, as: UTF8.self)
  }

  /// One that is not among `taken`.
  static func fresh(besides taken: some Sequence<String>) -> String {
    let taken = Set(taken)
    while true {
      let name = random()
      if !taken.contains(name) { return name }
    }
  }
}

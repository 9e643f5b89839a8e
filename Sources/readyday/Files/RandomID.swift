/// A name for a new item, short enough to type.
enum RandomID {
  /// Digits and letters that are not easily confused.
  private static let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")

  /// Eight letters, one of 10¹² combinations, not among `taken`.
  static func fresh(besides taken: some Sequence<String>) -> String {
    let taken = Set(taken)
    while true {
      let name = String((0..<8).map { _ in letters[Int.random(in: letters.indices)] })
      if !taken.contains(name) { return name }
    }
  }
}

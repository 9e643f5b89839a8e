/// Finds the word somebody meant among those there are.
package enum ClosestWord {
  /// The nearest known word, or nil when none is near enough to be a slip of the fingers.
  package static func closest(to word: String, among known: [String]) -> String? {
    let word = word.lowercased()
    let length = word.count
    let limit = max(1, length / 3)
    return
      known
      .filter { abs($0.count - length) <= limit }
      .map { (word: $0, distance: Letters.distance(word, $0.lowercased())) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?
      .word
  }
}

/// Finds the word somebody meant among those there are.
enum Suggestion {
  /// The nearest known word, or nil when none is near enough to be a slip of the fingers.
  static func closest(to word: String, among known: [String]) -> String? {
    let word = word.lowercased()
    let limit = max(1, word.count / 3)
    return
      known
      .map { (word: $0, distance: distance(word, $0.lowercased())) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?
      .word
  }

  /// How many letters were left out, added, replaced or swapped with their neighbour
  /// (optimal string alignment: no part is edited twice).
  static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let replaced = previous[j] + (a[i] == b[j] ? 0 : 1)
        var best = min(replaced, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforePrevious[j - 1] + 1)
        }
        row.append(best)
      }
      (beforePrevious, previous) = (previous, row)
    }
    return previous[b.count]
  }
}

import ReadyDayCore

/// What people type for other words, in any case, with or without accents.
struct Synonyms: ExpressibleByDictionaryLiteral, Sendable {
  /// By the words that are typed.
  private let meanings: [[String]: [String]]

  /// Each row has a meaning, with `_` for a space within a word, and what is typed for it, separated by commas.
  init(dictionaryLiteral rows: (String, String)...) {
    let pairs = rows.flatMap { meaning, typed in
      let meaning = Self.words(meaning).map { String($0.map { $0 == "_" ? " " : $0 }) }
      return typed.split(separator: ",").map { (Self.words(String($0)), meaning) }
    }
    meanings = Dictionary(pairs) { first, _ in first }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// `words` with its beginning replaced, the longest that is known.
  func replacing(_ words: some Collection<String>) -> [String] {
    let folded = words.prefix(5).prefix { !$0.hasPrefix("-") }.map { TitleWords.fold($0) }
    for length in stride(from: folded.count, to: 0, by: -1) {
      if let meaning = meanings[Array(folded.prefix(length))] {
        return meaning + words.dropFirst(length)
      }
    }
    return Array(words)
  }

  func begin(with word: String) -> Bool {
    meanings.keys.contains { $0.first == TitleWords.fold(word) }
  }

  /// What `word` may be the beginning of, or a misspelling.
  func guesses(_ word: String) -> [String] {
    let typed = meanings.keys.map { $0.joined(separator: " ") }.sorted()
    let longer = typed.filter { $0.hasPrefix(TitleWords.fold(word) + " ") }
    guard longer.isEmpty else { return longer }
    return ClosestWord.closest(to: word, among: typed).map { [$0] } ?? []
  }
}

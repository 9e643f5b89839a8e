import ReadyDayCore

/// What people type for other words, in any case, with or without accents.
struct Synonyms: ExpressibleByDictionaryLiteral, Sendable {
  /// By the words that are typed.
  private let meanings: [[String]: [String]]

  /// Each row has a meaning, with `_` for a space within a word, and what is typed for it, separated by commas. `…` stands
  /// for the words that follow, as one; a meaning that begins with `?` is not run but suggested, and `|` separates several
  /// of these.
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
    guard let (meaning, typed) = meaning(of: words), meaning.first != "?" else {
      return Array(words)
    }
    let rest = Array(words.dropFirst(typed.count))
    guard let place = meaning.firstIndex(of: "…") else { return meaning + rest }
    let said = rest.prefix { !$0.hasPrefix("-") }
    return meaning[..<place] + Self.joined(said) + meaning[(place + 1)...] + rest[said.endIndex...]
  }

  private func meaning(of words: some Collection<String>) -> (meaning: [String], typed: [String])? {
    let folded = words.prefix(5).prefix { !$0.hasPrefix("-") }.map { TitleWords.fold($0) }
    return (0...folded.count).reversed().lazy.map { Array(folded.prefix($0)) }
      .compactMap { typed in meanings[typed].map { ($0, typed) } }.first
  }

  /// As one, without an article; numbers stay apart.
  private static func joined(_ words: ArraySlice<String>) -> [String] {
    guard words.contains(where: { Int($0) == nil }) else { return Array(words) }
    let name = words.drop { ["the", "my", "el", "la", "mi"].contains($0.lowercased()) }
    return [name.joined(separator: " ")]
  }

  /// Refuses `words` if what they mean is only suggested, behind the words of `command`.
  func refuseSuggested(_ words: some Collection<String>, of command: [String] = []) throws {
    guard let (meaning, typed) = meaning(of: words), meaning.first == "?" else { return }
    let rest = words.dropFirst(typed.count).map { $0.contains(" ") ? "\"\($0)\"" : $0 }
    throw UsageError(
      .unknownCommand((command + typed).joined(separator: " ")),
      meaning.dropFirst().split(separator: "|").map {
        .trying((["readyday"] + command + $0 + rest).joined(separator: " "))
      })
  }

  func begin(with word: String) -> Bool {
    meanings.keys.contains { $0.first == TitleWords.fold(word) }
  }

  /// What `word` may be the beginning of, or a misspelling.
  func guesses(_ word: String) -> [String] {
    let typed = meanings.filter { $0.value.first != "?" }.map { $0.key.joined(separator: " ") }
      .sorted()
    let longer = typed.filter { $0.hasPrefix(TitleWords.fold(word) + " ") }
    guard longer.isEmpty else { return longer }
    return ClosestWord.closest(to: word, among: typed).map { [$0] } ?? []
  }
}

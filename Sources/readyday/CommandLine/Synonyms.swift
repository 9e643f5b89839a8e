import ReadyDayCore

/// Words people type instead of others, ignoring case and accents.
struct Synonyms: ExpressibleByDictionaryLiteral, Sendable {
  private let meanings: [[String]: [String]]

  /// A row has a meaning (`_` is a space within a word) and what is typed for it, comma-separated.
  /// `…` is all that follows; if typed words end in it, something must follow. A meaning after
  /// `?` is only suggested; `|` separates several.
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

  /// Replaces the longest known beginning of `words`.
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
      .compactMap { typed in
        let more = typed.count < folded.count ? meanings[typed + ["…"]] : nil
        return (meanings[typed] ?? more).map { ($0, typed) }
      }.first
  }

  /// As one word, without an article; numbers stay apart.
  private static func joined(_ words: ArraySlice<String>) -> [String] {
    guard words.contains(where: { Int($0) == nil }) else { return Array(words) }
    let name = words.drop { ["the", "my", "el", "la", "mi"].contains($0.lowercased()) }
    return [name.joined(separator: " ")]
  }

  /// Refuses `words` after those of `command` if their meaning is only to be suggested.
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

  /// Words that `word` may begin or misspell.
  func guesses(_ word: String) -> [String] {
    let typed = meanings.filter { $0.value.first != "?" && $0.key.last != "…" }.map {
      $0.key.joined(separator: " ")
    }.sorted()
    let longer = typed.filter { $0.hasPrefix(TitleWords.fold(word) + " ") }
    guard longer.isEmpty else { return longer }
    return ClosestWord.closest(to: word, among: typed).map { [$0] } ?? []
  }
}

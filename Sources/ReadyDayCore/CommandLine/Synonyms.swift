/// Other words for commands and their options; case and accents are ignored.
package struct Synonyms: ExpressibleByDictionaryLiteral, Sendable {
  private let rows: [(meaning: String, typed: String)]

  /// Each row has a meaning (`_` is a space in a word) and the words typed for it, separated by
  /// commas. `…` stands for all further words; at the end of typed words, at least one must follow.
  /// A meaning after `?` is only suggested, and `|` separates several; one after `!` is what to try
  /// for something that readyday does not record.
  package init(dictionaryLiteral rows: (String, String)...) {
    self.rows = rows.map { (meaning: $0, typed: $1) }
  }

  /// By what is typed, and only if that begins with `start`: splitting all rows takes long.
  private func meanings(from start: String = "") -> [[String]: [String]] {
    let pairs = rows.filter { Self.may($0.typed, begin: start) }.flatMap { row in
      row.typed.utf8.split(separator: UInt8(ascii: ",")).map { $0.drop { $0 == UInt8(ascii: " ") } }
        .filter { $0.starts(with: start.utf8) }.map { typed in
          let meaning = Self.words(row.meaning).map { String($0.map { $0 == "_" ? " " : $0 }) }
          return (Self.words(String(Substring(typed))), meaning)
        }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Whether any of what is typed begins with the first letter of `start`.
  private static func may(_ typed: String, begin start: String) -> Bool {
    guard let first = start.utf8.first else { return true }
    var isBegin = true
    for byte in typed.utf8 {
      if isBegin, byte == first { return true }
      isBegin = byte == UInt8(ascii: ",") || isBegin && byte == UInt8(ascii: " ")
    }
    return false
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// Replaces the longest known beginning of `words` by its meaning.
  package func replacing(_ words: some Collection<String>) -> [String] {
    guard let (meaning, typed) = meaning(of: words), !Self.isSuggested(meaning) else {
      return Array(words)
    }
    let rest = Array(words.dropFirst(typed.count))
    guard let place = meaning.firstIndex(of: "…") else { return meaning + rest }
    let said = rest.prefix { !$0.hasPrefix("-") }
    return meaning[..<place] + Self.joined(said) + meaning[(place + 1)...] + rest[said.endIndex...]
  }

  private static func isSuggested(_ meaning: [String]) -> Bool {
    meaning.first == "?" || meaning.first == "!"
  }

  /// Ignores the apostrophe of `what's`.
  private func meaning(of words: some Collection<String>) -> (meaning: [String], typed: [String])? {
    let folded = words.prefix(7).prefix { !$0.hasPrefix("-") }.map {
      TitleWords.fold($0).filter { $0 != "'" && $0 != "’" }
    }
    guard let first = folded.first else { return nil }
    let meanings = meanings(from: first)
    return (0...folded.count).reversed().lazy.map { Array(folded.prefix($0)) }
      .compactMap { typed in
        let more = typed.count < folded.count ? meanings[typed + ["…"]] : nil
        return (more ?? meanings[typed]).map { ($0, typed) }
      }.first
  }

  /// Joins `words` into one, without an article; numbers alone are not joined.
  private static func joined(_ words: ArraySlice<String>) -> [String] {
    guard words.contains(where: { Int(written: $0) == nil }) else { return Array(words) }
    let name = words.drop { ["the", "my", "el", "la", "mi"].contains($0.lowercased()) }
    return [name.joined(separator: " ")]
  }

  /// What to try instead of words whose meaning may only be suggested.
  package struct Suggestion: Sendable {
    /// The words that are known.
    package let typed: [String]
    package let commands: [[String]]
    /// Whether readyday does not record what the words name.
    package let isUnrecorded: Bool
  }

  /// Each command is followed by the rest of `words`. Nil if the meaning is not only suggested.
  package func suggestion(for words: some Collection<String>) -> Suggestion? {
    guard let (meaning, typed) = meaning(of: words), Self.isSuggested(meaning) else { return nil }
    let isUnrecorded = meaning.first == "!"
    let rest =
      isUnrecorded ? [] : words.dropFirst(typed.count).map { $0.contains(" ") ? "\"\($0)\"" : $0 }
    let commands = meaning.dropFirst().split(separator: "|").map { Array($0) + rest }
    return Suggestion(typed: typed, commands: commands, isUnrecorded: isUnrecorded)
  }

  package func begin(with word: String) -> Bool {
    let folded = TitleWords.fold(word)
    return meanings(from: folded).keys.contains { $0.first == folded }
  }

  /// At most five known phrases that begin with `word`; else what it may misspell, a command first.
  package func guesses(_ word: String, among commands: [String] = []) -> [String] {
    let typed = meanings().filter { !Self.isSuggested($0.value) && $0.key.last != "…" }.map {
      $0.key.joined(separator: " ")
    }.sorted()
    let longer = typed.filter { $0.hasPrefix(TitleWords.fold(word) + " ") }
    guard longer.isEmpty else { return Array(longer.prefix(5)) }
    let near = [commands, typed].lazy.compactMap { ClosestWord.closest(to: word, among: $0) }
    return near.first.map { [$0] } ?? []
  }
}

extension SessionsBehind {
  /// The session of this number, or the only open one that its words or the beginning of its id name.
  ///
  /// - Parameters:
  ///   - text: `2`, `run`, `cycling mon`, `6a9469`.
  ///   - name: a session in the reader's words.
  package func entry(
    _ text: String, name: (ReflectedSession) -> String
  ) throws(Fault) -> Entry {
    if let number = Int(text), let entry = entries.first(where: { $0.number == number }) {
      return entry
    }
    let named = entries.filter { $0.session.id.hasPrefix(text) }
    // A number is never meant as the day of a name.
    let called = Int(text) == nil ? open.filter { $0.session.isCalled(text, name($0.session)) } : []
    let found = named.isEmpty ? called : named
    guard let first = found.first else { throw .unknown(text) }
    guard found.count == 1 else { throw .ambiguous(text, found) }
    return first
  }
}

extension ReflectedSession {
  /// Whether each word of `text` begins one of the session's, in any language.
  fileprivate func isCalled(_ text: String, _ name: String) -> Bool {
    func words(_ text: String) -> [String] {
      text.split { !$0.isLetter && !$0.isNumber }.map { TitleWords.fold(String($0)) }
    }
    let names = Language.allCases.map { $0.phrasebook.name(of: self) } + [activity.rawValue, name]
    let known = names.flatMap(words)
    let sought = words(text)
    let isNamed = sought.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
    let activity = ActivitySearch().activity(named: text)
    return !sought.isEmpty && isNamed || activity.map { $0 == self.name } ?? false
  }
}

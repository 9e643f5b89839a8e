/// `Work` is what runs an action.
package struct Command<Work: Sendable>: Sendable {
  package typealias Action = CommandAction<Work>

  package let name: String
  /// One line in lower case, for the list of commands.
  package let summary: Phrase
  package let details: Phrase
  package let actions: [Action]
  /// The action if the user names none; nil if they must name one.
  package let usual: Action?
  package let synonyms: Synonyms
  /// The action for words that do not name one, such as `plan run tomorrow`.
  private var meant: (action: Action, isMeant: @Sendable ([String]) -> Bool)?
  /// At least two; each can be run as printed.
  package let examples: [Syntax.Example]

  package init(_ syntax: Syntax, _ work: Work) {
    (name, summary, details) = (syntax.command, syntax.summary, syntax.details)
    examples = syntax.examples
    let action = Action(syntax, work)
    (actions, usual, synonyms) = ([action], action, [:])
  }

  /// `usual` is the action if the user names none. A synonym may stand for an action with options.
  package init(
    _ name: String, summary: Phrase, details: Phrase, usual: String? = nil,
    synonyms: Synonyms = [:],
    spoken: (action: String, isMeant: @Sendable ([String]) -> Bool)? = nil,
    actions: [Action], examples: [Syntax.Example]
  ) {
    self.synonyms = synonyms
    (self.name, self.summary, self.details) = (name, summary, details)
    (self.actions, self.examples) = (actions, examples)
    func action(_ name: String) -> Action? { actions.first { $0.syntax.command == name } }
    self.usual = usual.flatMap(action)
    meant = spoken.flatMap { spoken in
      action(spoken.action).map { (action: $0, isMeant: spoken.isMeant) }
    }
  }

  package func spoken(_ words: [String]) -> Action? {
    meant.flatMap { $0.isMeant(words) ? $0.action : nil }
  }

  package var named: [Action] { actions.filter { !$0.words.isEmpty } }

  package var actionNames: [String] { named.compactMap(\.words.first).unique() }

  /// The action with the longest matching name.
  package func action(named words: some Collection<String>) -> Action? {
    named.filter { words.starts(with: $0.words) }.max { $0.words.count < $1.words.count }
  }

  /// Finds the action's name among `words`, even after options, and returns the other words too.
  package func actionNamed(in words: [String]) -> (action: Action, words: [String])? {
    let options = actions.flatMap(\.syntax.options)
    let names = actionNames
    let place = options.placeOfWord(in: words) { names.contains($0) || synonyms.begin(with: $0) }
    guard let place else { return nil }
    let named = synonyms.replacing(words[place...])
    guard let action = action(named: named) else { return nil }
    return (action, Array(words[..<place] + named.dropFirst(action.words.count)))
  }
}

package struct CommandAction<Work: Sendable>: Sendable {
  package let syntax: Syntax
  package let work: Work
  /// Such as `add` or `programme start`; empty for the only action of a command.
  package let words: [String]

  package init(_ syntax: Syntax, _ work: Work) {
    (self.syntax, self.work) = (syntax, work)
    words = syntax.command.split(separator: " ").dropFirst().map(String.init)
  }
}

extension Command {
  package func offered(behind words: [String] = [], in language: Language) -> Candidates {
    let next = named.filter { $0.words.starts(with: words) }
      .compactMap { $0.words.dropFirst(words.count).first }
    return Candidates(
      next.unique().map { word in
        let action = named.first { $0.words == words + [word] }
        return .init(word: word, meaning: action?.syntax.summary.text(in: language) ?? "")
      })
  }
}

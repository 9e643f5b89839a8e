import ReadyDayCore

struct Command: Sendable {
  let name: String
  /// One line in lower case, for the list of commands.
  let summary: Phrase
  let details: Phrase
  let actions: [Action]
  /// The action if the user names none; nil if they must name one.
  let usual: Action?
  let synonyms: Synonyms
  /// The action for words that do not name one, such as `plan run tomorrow`.
  private var meant: (action: Action, isMeant: @Sendable ([String]) -> Bool)?
  /// At least two; each can be run as printed.
  let examples: [Syntax.Example]

  init(_ syntax: Syntax, _ run: @escaping Action.Run) {
    (name, summary, details) = (syntax.command, syntax.summary, syntax.details)
    examples = syntax.examples
    let action = Action(syntax, run)
    (actions, usual, synonyms) = ([action], action, [:])
  }

  /// `usual` is the action if the user names none. A synonym may stand for an action with options.
  init(
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

  func spoken(_ words: [String]) -> Action? {
    meant.flatMap { $0.isMeant(words) ? $0.action : nil }
  }

  var named: [Action] { actions.filter { !$0.words.isEmpty } }

  var actionNames: [String] { named.compactMap(\.words.first).unique() }

  /// The action with the longest matching name.
  func action(named words: some Collection<String>) -> Action? {
    named.filter { words.starts(with: $0.words) }.max { $0.words.count < $1.words.count }
  }

  /// Finds the action's name among `words`, even after options, and returns the other words too.
  func actionNamed(in words: [String]) -> (action: Action, words: [String])? {
    let options = actions.flatMap(\.syntax.options)
    let names = actionNames
    let place = options.placeOfWord(in: words) { names.contains($0) || synonyms.begin(with: $0) }
    guard let place else { return nil }
    let named = synonyms.replacing(words[place...])
    guard let action = action(named: named) else { return nil }
    return (action, Array(words[..<place] + named.dropFirst(action.words.count)))
  }
}

struct Action: Sendable {
  typealias Run = @Sendable (Arguments, CommandContext) throws -> CommandOutput

  let syntax: Syntax
  let run: Run
  /// Such as `add` or `programme start`; empty for the only action of a command.
  let words: [String]

  init(_ syntax: Syntax, _ run: @escaping Run) {
    (self.syntax, self.run) = (syntax, run)
    words = syntax.command.split(separator: " ").dropFirst().map(String.init)
  }
}

extension Array where Element == any CommandOption {
  /// Skips options and their values; nil after an unknown option. A word that `isName` ends values.
  func placeOfWord(in words: [String], where isName: (String) -> Bool = { _ in false }) -> Int? {
    var place = 0
    while place < words.count, words[place].hasPrefix("-"), words[place] != "--" {
      let flag = words[place].prefix { $0 != "=" }
      guard let option = first(where: { $0.isNamed(flag) }) else { return nil }
      place += 1
      guard option.arity != .rest else { return nil }
      guard option.arity != .none, flag.count == words[place - 1].count else { continue }
      place += 1
      while option.arity == .several, place < words.count, !words[place].hasPrefix("-"),
        !isName(words[place])
      { place += 1 }
    }
    return place < words.count && words[place] != "--" ? place : nil
  }

  /// The words that are neither options nor their values; any behind `--` or an unknown option.
  func operands(in words: [String], where isName: (String) -> Bool) -> [String] {
    if let place = placeOfWord(in: words, where: isName) {
      return [words[place]] + operands(in: [String](words[(place + 1)...]), where: isName)
    }
    let isKnown: (String) -> Bool = { word in
      !word.hasPrefix("-") || contains { $0.isNamed(word.prefix { $0 != "=" }) }
    }
    return words.drop(while: isKnown).filter { !$0.hasPrefix("-") }
  }
}

struct CommandContext: Sendable {
  let environment: Environment
  let clock: Instant
  let words: RawWords
  /// The terminal's width; nil if standard output is not a terminal.
  let columns: Int?
  /// Nil unless both standard input and output are a terminal.
  var dialogue: Prompt?

  /// For messages printed before the options have been read.
  var language: Language { words.language }
  var phrases: Voice { language.voice }

  /// Confirms what cannot be undone. Fails with status 2 without a terminal. `shown` is printed
  /// before the question and must consist of whole lines.
  func agrees(to question: String, _ phrases: Voice, about shown: String? = nil) throws -> Bool {
    guard Terminal.input.isPerson, Terminal.errors.isPerson else {
      throw Failure(
        .usage, code: "not_confirmed", Message { $0.confirmation(.nobodyToAsk) },
        [.removeWithoutAsking])
    }
    let line = TextStyle.plain(in: environment).encode([
      StyledLine(question + " " + phrases.confirmation(.choices))
    ])
    try? Descriptor.errors.write((shown ?? "") + String(line.dropLast()) + " ")
    return Prompt.yes.contains((readLine() ?? "").lowercased().filter { !$0.isWhitespace })
  }
}

struct CommandOutput {
  var text: PrintedText
  /// Nil for standard output.
  var file: OutputFile?
  /// Lines for standard error.
  var notices: [StyledLine] = []
  var status = ExitStatus.done
  /// The day that is recorded as printed, once the output has been written.
  var printed: PrintedBriefs?
  /// What was changed already, to be reported if the output then fails.
  var change: Message?

  init(_ text: PrintedText) { self.text = text }

  init(text: String) { self.init(PrintedText(text)) }

  init(page: [String], in context: CommandContext) {
    let style = TextStyle.plain(in: context.environment)
    self.init(text: style.encode(page.map { StyledLine($0) }))
  }

  func after(_ change: Message) -> CommandOutput { copy(of: self) { $0.change = change } }

  func with(_ notices: [StyledLine]) -> CommandOutput { copy(of: self) { $0.notices = notices } }

  func with(_ status: ExitStatus) -> CommandOutput { copy(of: self) { $0.status = status } }
}

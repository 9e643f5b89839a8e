import ReadyDayCore

/// What can be typed behind `readyday`: something it does, or several actions under one name.
struct Command: Sendable {
  /// The word after `readyday`.
  let name: String
  /// One line, lower case, for the list of commands.
  let summary: Phrase
  /// A paragraph for its page.
  let details: Phrase
  let actions: [Action]
  /// What it does where no action is named; nil if one has to be.
  let usual: Action?
  /// Other words for its actions, which help does not show.
  let synonyms: [String: String]
  /// At least two, each runs as printed.
  let examples: [Syntax.Example]

  /// One that does one thing.
  init(_ syntax: Syntax, _ run: @escaping Action.Run) {
    (name, summary, details) = (syntax.command, syntax.summary, syntax.details)
    examples = syntax.examples
    let action = Action(syntax, run)
    (actions, usual, synonyms) = ([action], action, [:])
  }

  /// One whose actions have names.
  ///
  /// - Parameters:
  ///   - usual: the words of the action that is meant where none is named.
  ///   - synonyms: other words for actions, which may say one with its first operand.
  init(
    _ name: String, summary: Phrase, details: Phrase, usual: String? = nil,
    synonyms: [String: String] = [:], actions: [Action], examples: [Syntax.Example]
  ) {
    self.synonyms = synonyms
    (self.name, self.summary, self.details) = (name, summary, details)
    (self.actions, self.examples) = (actions, examples)
    self.usual = usual.flatMap { usual in actions.first { $0.syntax.command == usual } }
  }
}

/// One thing that a command does: how it is written, and its answer.
struct Action: Sendable {
  typealias Run = @Sendable (Arguments, CommandContext) throws -> CommandOutput

  let syntax: Syntax
  let run: Run

  init(_ syntax: Syntax, _ run: @escaping Run) {
    (self.syntax, self.run) = (syntax, run)
  }

  /// The words behind the command's own: `add`, `programme start`; none if it is all that the command does.
  var words: [String] { syntax.command.split(separator: " ").dropFirst().map(String.init) }
}

extension Command {
  /// Those that have a name.
  var named: [Action] { actions.filter { !$0.words.isEmpty } }

  /// The first words of their names, as errors list them.
  var actionNames: [String] { named.compactMap(\.words.first).unique() }

  /// The action whose words begin `words`; the one with most words if several do.
  func action(named words: some Collection<String>) -> Action? {
    named.filter { words.starts(with: $0.words) }.max { $0.words.count < $1.words.count }
  }

  /// What `word` stands for where an action is named.
  func words(for word: String) -> [String] {
    synonyms[word]?.split(separator: " ").map(String.init) ?? [word]
  }

  /// The action that is named among `words`, where options may come before it, and the other words; nil if none is.
  func actionNamed(in words: [String]) -> (action: Action, words: [String])? {
    let options = actions.flatMap(\.syntax.options)
    let names = actionNames + synonyms.keys
    guard let place = options.placeOfWord(in: words, where: names.contains) else { return nil }
    let words = words[..<place] + self.words(for: words[place]) + words[(place + 1)...]
    guard let action = action(named: words[place...]) else { return nil }
    return (action, Array(words[..<place] + words[(place + action.words.count)...]))
  }
}

extension Array where Element == any CommandOption {
  /// The place of the first of `words` that is neither an option nor its value; nil if there is none, or behind an
  /// option that is unknown.
  ///
  /// - Parameter isName: whether a word ends the values of an option that takes several.
  func placeOfWord(
    in words: [String], where isName: (String) -> Bool = { _ in false }
  ) -> Int? {
    var place = 0
    while place < words.count, words[place].hasPrefix("-"), words[place] != "--" {
      let flag = words[place].prefix { $0 != "=" }
      guard let option = first(where: { $0.isNamed(flag) }) else { return nil }
      place += 1
      guard option.arity != .none, flag.count == words[place - 1].count else { continue }
      place += 1
      while option.arity == .several, place < words.count, !words[place].hasPrefix("-"),
        !isName(words[place])
      { place += 1 }
    }
    return place < words.count && words[place] != "--" ? place : nil
  }
}

/// Where and when a command runs.
struct CommandContext: Sendable {
  let environment: Environment
  /// What the clock says.
  let clock: Instant
  /// The command line as it was typed.
  let words: RawWords
  /// Columns of the terminal on standard output; nil if there is none.
  let columns: Int?
  /// Nil unless standard input and output are a terminal.
  var dialogue: Prompt?
}

extension CommandContext {
  /// For what is said before, or without, reading the options of a run.
  var language: Language { words.language }
  var phrases: any ProgramPhrases { language.phrases }

  /// Whether the person at the terminal says yes.
  ///
  /// - Parameter shown: what the question is about, in whole lines.
  func agrees(
    to question: String, _ phrases: any ProgramPhrases, about shown: String? = nil
  ) throws -> Bool {
    try YesNoPrompt(text: question, phrases: phrases, environment: environment)
      .isAnsweredYes(after: shown ?? "")
  }
}

/// A command's answer, ready to be written.
struct CommandOutput {
  var text: PrintedText
  /// Where the text goes; standard output when nil.
  var file: OutputFile?
  /// Lines for standard error.
  var notices: [StyledLine] = []
  var status = ExitStatus.done
  /// Records that it was printed, once it has been.
  var printed: PrintedBriefs?
  /// What the command has changed.
  var change: CompletedChange?

  init(_ text: PrintedText) {
    self.text = text
  }

  init(text: String) {
    self.init(PrintedText(text))
  }

  init(page: [String], in context: CommandContext) {
    let style = TextStyle.plain(in: context.environment)
    self.init(text: style.encode(page.map { StyledLine($0) }))
  }
}

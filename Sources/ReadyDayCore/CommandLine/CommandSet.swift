package struct CommandGroup<Work: Sendable>: Sendable {
  package let title: Phrase
  package let entries: [Entry]

  package init(title: Phrase, entries: [Entry]) { (self.title, self.entries) = (title, entries) }

  package var commands: [Command<Work>] { entries.map(\.command) }

  /// Created lazily, because a run needs only one command.
  package struct Entry: Sendable {
    package let name: String
    private let make: @Sendable () -> Command<Work>

    package init(_ name: String, _ make: @escaping @autoclosure @Sendable () -> Command<Work>) {
      (self.name, self.make) = (name, make)
    }

    package var command: Command<Work> { make() }
  }
}

/// All commands, and what is understood of the words behind `readyday`.
package struct CommandSet<Work: Sendable>: Sendable {
  /// In the order of the help page.
  package let groups: [CommandGroup<Work>]
  private let entries: [CommandGroup<Work>.Entry]
  /// Made only when needed: a command alone needs none.
  package var synonyms: Synonyms { others() }
  private let others: @Sendable () -> Synonyms
  /// The command that words without one belong to.
  package let usual: String
  /// What words without a command may be, if they are not a date.
  private let guess: @Sendable ([String]) -> [Message]

  package init(
    _ groups: [CommandGroup<Work>], usual: String,
    _ synonyms: @escaping @autoclosure @Sendable () -> Synonyms,
    guess: @escaping @Sendable ([String]) -> [Message] = { _ in [] }
  ) {
    (self.groups, self.usual, others, self.guess) = (groups, usual, synonyms, guess)
    entries = groups.flatMap { $0.entries }
  }

  package var names: [String] { entries.map(\.name) }
  package var all: [Command<Work>] { entries.map(\.command) }
  package var actions: [CommandAction<Work>] { all.flatMap(\.actions) }

  package func command(_ name: String) -> Command<Work>? {
    entries.first { $0.name == name }?.command
  }

  package func offered(in language: Language) -> Candidates {
    Candidates(all.map { .init(word: $0.name, meaning: $0.summary.text(in: language)) })
  }
}

/// What is asked for.
package enum Understood<Work: Sendable>: Sendable {
  case version
  /// Nil for the list of commands.
  case help(String?)
  /// The words that a shell wants completed.
  case completion([String])
  /// The briefing, or help if nothing is configured; with words that set the language.
  case usual([String])
  /// An action, and the options and operands for it.
  case action(CommandAction<Work>, [String])
}

extension CommandSet {
  package func understood(_ words: [String]) throws(UsageError) -> Understood<Work> {
    let words = withoutMarks(words)
    switch words.first {
    case nil: return .usual([])
    case Help.version.flag, Help.version.flags.first, Help.version.name: return .version
    case let first? where first.hasPrefix("-") && words.last.map(Help.version.isNamed) == true:
      return .version
    case let first? where Syntax.help.isNamed(first): return .help(nil)
    case Syntax.completion: return .completion(Array(words.dropFirst()))
    case let first? where first.hasPrefix("-"): return try behindOptions(words)
    case let first?:
      if let named = try named(words[...]) { return named }
      return try usual(words, unless: first)
    }
  }

  /// Without the marks of a question, as in `¿qué tengo hoy?`; behind a command, all words stay.
  private func withoutMarks(_ words: [String]) -> [String] {
    guard let first = words.first, !entries.contains(where: { $0.name == first }) else {
      return words
    }
    return words.map { word in
      let plain = word.drop { $0 == "¿" }
      return plain.last == "?" && plain.count > 1 ? String(plain.dropLast()) : String(plain)
    }
  }

  /// Options may precede the command, as in `--lang es recovery`, or be the briefing's own.
  private func behindOptions(_ words: [String]) throws(UsageError) -> Understood<Work> {
    let options = SharedOptions.groups.flatMap(\.options) + [SharedOptions.links]
    let place = options.placeOfWord(in: words, where: names.contains)
    if let place, let run = try named(words[place...], behind: words[..<place]) {
      return run
    }
    if SharedOptions.nameOnlyLanguage(words) { return .usual(words) }
    if Syntax.help.isNamed(words.last ?? ""), SharedOptions.nameOnlyLanguage(words.dropLast()) {
      return .help(nil)
    }
    return try usual(words, unless: place.map { words[$0] })
  }

  /// Nil if `words` do not begin with a command.
  private func named(
    _ words: ArraySlice<String>, behind options: ArraySlice<String> = []
  ) throws(UsageError) -> Understood<Work>? {
    // Looking up synonyms takes half of a short command's time; written as help has it, it needs none.
    let next = words.dropFirst().first ?? "-"
    if let command = words.first.flatMap(command),
      next.hasPrefix("-") || command.actionNames.contains(next)
    {
      return try read(command, Array(options) + words.dropFirst())
    }
    try synonyms.refuseSuggested(words)
    let named = synonyms.replacing(words)
    if let command = command(named[0]) {
      return try read(command, Array(options) + named.dropFirst())
    }
    guard named.count > 1 else { return nil }
    // `monday agenda` is `agenda monday`.
    if DateExpression(named[0]) != nil, self.command(named[1]) != nil {
      return try self.named([named[1], named[0]] + named.dropFirst(2), behind: options)
    }
    guard fillers.contains(TitleWords.fold(named[0])) else { return nil }
    return try self.named(named.dropFirst(), behind: options)
  }

  /// Words that people put before a command.
  private var fillers: Set<String> {
    ["show", "me", "my", "the", "please", "muestra", "ver", "mi", "mis", "la"]
  }

  /// `readyday tomorrow` is the briefing of that day; a `name` that is not a date is an error.
  private func usual(
    _ words: [String], unless name: String?
  ) throws(UsageError) -> Understood<Work> {
    guard let command = self.command(usual), let action = command.usual else { return .help(nil) }
    if let name, !action.syntax.takes(words.drop { $0 != name }) {
      throw UsageError.unknownCommand(
        name, known: names + DateExpression.words, synonyms, meant: guess(words))
    }
    return try read(command, words)
  }

  private func read(
    _ command: Command<Work>, _ words: [String]
  ) throws(UsageError) -> Understood<Work> {
    let named = command.actionNamed(in: words)
    guard let action = named?.action ?? command.usual else {
      return try withoutAction(command, words)
    }
    let words = try action.syntax.understood(named?.words ?? words)
    if named == nil, let spoken = command.spoken(words) {
      return .action(spoken, words)
    }
    guard named == nil, !command.named.isEmpty else { return .action(action, words) }
    if words.contains(where: Syntax.help.isNamed) { return .help(command.name) }
    let place = action.syntax.options.placeOfWord(in: words)
    if let place, !action.syntax.takes(words[place...]) {
      throw refusal(of: words[place...].prefix { !$0.hasPrefix("-") }, command, action)
    }
    return .action(action, words)
  }

  /// Of a date if a word has a number, else of the name of an action. `words` must not be empty.
  private func refusal(
    of words: ArraySlice<String>, _ command: Command<Work>, _ usual: CommandAction<Work>
  ) -> UsageError {
    let number = words.first { $0.contains(where: \.isNumber) }
    if let number, !usual.syntax.operands.isEmpty {
      return SharedOptions.date.form.refusal(of: .init(text: number, origin: command.name))
    }
    return .notAChoice(words[words.startIndex], of: command.name, choices: command.actionNames)
  }

  private func withoutAction(_ command: Command<Work>, _ words: [String]) throws(UsageError)
    -> Understood<Work>
  {
    let language = SharedOptions.language
    if words.contains(where: Syntax.help.isNamed) { return .help(command.name) }
    let options: [any CommandOption] = [language] + command.actions.flatMap(\.syntax.options)
    let flags = words.filter { $0.hasPrefix("-") }.map { String($0.prefix { $0 != "=" }) }
    if let flag = flags.first(where: { flag in !options.contains { $0.isNamed(flag) } }) {
      throw UsageError(.unknownOption(flag), [.listingOptions(of: command.name)])
    }
    guard let place = options.placeOfWord(in: words) else {
      throw UsageError(.lacks(command.name, .anArgument), [.oneOf(command.actionNames)])
    }
    throw UsageError.notAChoice(words[place], of: command.name, choices: command.actionNames)
  }
}

extension Syntax {
  fileprivate func understood(_ words: [String]) throws(UsageError) -> [String] {
    guard let place = options.placeOfWord(in: words) else { return words }
    try synonyms.refuseSuggested(words[place...], of: [command])
    return words[..<place] + synonyms.replacing(words[place...])
  }

  fileprivate func takes(_ words: some Sequence<String>) -> Bool {
    guard operands.allSatisfy(\.isDate) else { return true }
    var arguments = Arguments(environment: Environment([:]))
    for word in words.prefix(while: { !$0.hasPrefix("-") }) { arguments.add(operand: word) }
    return !operands.isEmpty && (try? arguments.takeDate(of: self)) != nil
  }
}

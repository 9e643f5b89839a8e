import ReadyDayCore

struct Invocation: Sendable {
  /// Nil if only the version is printed.
  let run: (@Sendable (CommandContext) throws -> CommandOutput)?

  init(_ words: [String], _ environment: Environment) throws {
    let words = Self.withoutMarks(words)
    switch words.first {
    case nil: run = try Self.usual(environment)
    case Help.version.flag, Help.version.flags.first, Help.version.name: run = nil
    case let first? where first.hasPrefix("-") && words.last.map(Help.version.isNamed) == true:
      run = nil
    case let first? where Syntax.help.isNamed(first): run = HelpCommand.page(of: nil)
    case CompleteCommand.name:
      run = { CompleteCommand(words: Array(words.dropFirst())).run(in: $0) }
    case let first? where first.hasPrefix("-"): run = try Self.behindOptions(words, environment)
    case let first?:
      run = try Self.named(words[...], environment) ?? Self.brief(words, unless: first, environment)
    }
  }

  /// Without the marks of a question, as in `¿qué tengo hoy?`; behind a command, all words stay.
  private static func withoutMarks(_ words: [String]) -> [String] {
    guard let first = words.first, !Commands.names.contains(first) else { return words }
    return words.map { word in
      let plain = word.drop { $0 == "¿" }
      return plain.last == "?" && plain.count > 1 ? String(plain.dropLast()) : String(plain)
    }
  }

  private typealias Run = @Sendable (CommandContext) throws -> CommandOutput

  /// Without a command, the briefing; if nothing is configured, help.
  private static func usual(_ environment: Environment, in language: [String] = []) throws -> Run {
    let parser = ArgumentParser(syntax: BriefCommand.syntax, environment: environment)
    var arguments = try parser.parse(language)
    try arguments.check([SharedOptions.language])
    try arguments.readConfiguration()
    let paths = InputPaths(try CommonOptions(arguments), in: environment)
    let isNew = paths.isEmpty && paths.configuration.origin == nil
    if isNew { return HelpCommand.page(of: nil, .configuration) }
    let checked = arguments
    return { try BriefCommand(checked, $0).answer() }
  }

  /// Options may precede the command, as in `--lang es recovery`, or be the briefing's own.
  private static func behindOptions(_ words: [String], _ environment: Environment) throws -> Run {
    let options = SharedOptions.groups.flatMap(\.options) + [SharedOptions.links]
    let place = options.placeOfWord(in: words, where: Commands.names.contains)
    if let place, let run = try named(words[place...], behind: words[..<place], environment) {
      return run
    }
    if SharedOptions.nameOnlyLanguage(words) { return try usual(environment, in: words) }
    if Syntax.help.isNamed(words.last ?? ""), SharedOptions.nameOnlyLanguage(words.dropLast()) {
      return HelpCommand.page(of: nil)
    }
    return try brief(words, unless: place.map { words[$0] }, environment)
  }

  /// Nil if `words` do not begin with a command.
  private static func named(
    _ words: ArraySlice<String>, behind options: ArraySlice<String> = [], _ environment: Environment
  ) throws -> Run? {
    // Looking up synonyms takes a tenth of a briefing's time; a command alone does not need them.
    let isAlone = words.dropFirst().first?.hasPrefix("-") ?? true
    let isPlain = isAlone && words.first.flatMap(Commands.named) != nil
    if !isPlain { try Commands.synonyms.refuseSuggested(words) }
    let named = isPlain ? Array(words) : Commands.synonyms.replacing(words)
    if let command = Commands.named(named[0]) {
      return try read(command, Array(options) + named.dropFirst(), environment)
    }
    guard named.count > 1, fillers.contains(TitleWords.fold(named[0])) else { return nil }
    return try self.named(named.dropFirst(), behind: options, environment)
  }

  /// Words that people put before a command.
  private static let fillers: Set<String> = [
    "show", "me", "my", "the", "please", "muestra", "ver", "mi", "mis", "la",
  ]

  /// `readyday tomorrow` is the briefing of that day; a `name` that is not a date is an error.
  private static func brief(
    _ words: [String], unless name: String?, _ environment: Environment
  ) throws -> Run {
    if let name, !BriefCommand.syntax.takes(words.drop { $0 != name }) {
      throw UsageError.unknownCommand(
        name, known: Commands.names, Commands.synonyms, meant: meant(by: words))
    }
    return try read(BriefCommand.command, words, environment)
  }

  /// Suggestions for words without a command that describe a session or a body part that hurts.
  private static func meant(by words: [String]) -> [Message] {
    if (try? SessionOperands(words, in: .english).activity()) != nil {
      return [.trying("readyday plan add \(words.joined(separator: " "))")]
    }
    let joint = words.lazy.compactMap(Voice.joint(named:)).first
    return joint.map { [.trying("readyday feel injured \($0.rawValue)")] } ?? []
  }

  private static func read(
    _ command: Command, _ words: [String], _ environment: Environment
  ) throws -> Run {
    let named = command.actionNamed(in: words)
    guard let action = named?.action ?? command.usual else {
      return try withoutAction(command, words)
    }
    let words = try action.syntax.understood(named?.words ?? words)
    if named == nil, let spoken = command.spoken(words) {
      return try read(spoken, words, environment)
    }
    guard named == nil, !command.named.isEmpty else { return try read(action, words, environment) }
    if words.contains(where: Syntax.help.isNamed) { return HelpCommand.page(of: command.name) }
    let place = action.syntax.options.placeOfWord(in: words)
    if let place, !action.syntax.takes(words[place...]) {
      throw UsageError.notAChoice(words[place], of: command.name, choices: command.actionNames)
    }
    return try read(action, words, environment)
  }

  private static func withoutAction(_ command: Command, _ words: [String]) throws -> Run {
    let language = SharedOptions.language
    if words.contains(where: Syntax.help.isNamed) { return HelpCommand.page(of: command.name) }
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

  private static func read(
    _ action: Action, _ words: [String], _ environment: Environment
  ) throws -> Run {
    let syntax = action.syntax
    var arguments = try ArgumentParser(syntax: syntax, environment: environment).parse(words)
    guard !arguments.has(Syntax.help) else { return HelpCommand.page(of: syntax.command) }
    arguments.direction = syntax.looksBack ? .back : .ahead
    try arguments.takeDate(of: syntax)
    try arguments.checkWords(of: syntax)
    try arguments.check(syntax.options + SharedOptions.all)
    if syntax.followsConfiguration { try arguments.readConfiguration() }
    try refuseToWriteOverData(arguments)
    let checked = arguments
    return { context in
      guard let file = checked.configurationFile else { return try action.run(checked, context) }
      return try file.tellingOfSecret(in: context) { try action.run(checked, context) }
    }
  }

  /// Fails if `--output` names an input file; checked before anything changes.
  private static func refuseToWriteOverData(_ arguments: Arguments) throws {
    guard let file = arguments[SharedOptions.output], file != "-" else { return }
    let paths = InputPaths(try CommonOptions(arguments), in: arguments.environment)
    let configuration = arguments.configurationFile?.path
    if paths.hold(file, besides: arguments.operands, configuration: configuration) {
      throw UsageError(
        "--output \(file) would overwrite a file that is read",
        es: "--output \(file) sobrescribiría lo que se lee")
    }
  }
}

extension Syntax {
  fileprivate func understood(_ words: [String]) throws -> [String] {
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

extension ConfigurationFile {
  /// Runs a command, and adds a notice if it closed the file to others because of a secret in it.
  fileprivate func tellingOfSecret(
    in context: CommandContext, _ command: () throws -> CommandOutput
  ) rethrows -> CommandOutput {
    let wasOpen = isOpenToOthers
    var output = try command()
    if wasOpen, !isOpenToOthers {
      let notice = context.phrases.text(.closedToOthers(shown))
      output.notices.append(StyledLine("readyday: \(notice)"))
    }
    return output
  }
}

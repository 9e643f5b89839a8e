import ReadyDayCore

/// The command that a command line asks for.
struct Invocation {
  /// Nil if only the version is requested.
  let command: (any Command)?

  init(_ words: [String], _ environment: Environment) throws {
    guard let first = words.first else {
      command = try Self.usual(environment)
      return
    }
    switch first {
    case Help.version.flag: command = nil
    case Syntax.help.flag, "-h": command = HelpCommand(topic: nil)
    case _ where first.hasPrefix("-") && words.last == Help.version.flag: command = nil
    case CompleteCommand.name: command = CompleteCommand(Array(words.dropFirst()))
    case _ where first.hasPrefix("-"):
      command = try Self.behindOptions(words, environment)
    default: command = try Self.named(first, words.dropFirst(), environment)
    }
  }
}

extension Invocation {
  /// Without a command: the briefing, or help while nothing is configured.
  private static func usual(
    _ environment: Environment, in language: [String] = []
  ) throws -> any Command {
    let parser = ArgumentParser(syntax: BriefCommand.syntax, environment: environment)
    var arguments = try parser.parse(language)
    try arguments.check([CommonOptions.language])
    try arguments.readConfiguration()
    let paths = InputPaths(try CommonOptions(arguments), in: environment)
    let isNew = paths.isEmpty && paths.configuration.origin == nil
    return isNew ? HelpCommand.unconfigured : try BriefCommand(arguments)
  }

  /// `--lang es recovery`: options may come before the command; without a command they are those of
  /// the briefing.
  private static func behindOptions(
    _ words: [String], _ environment: Environment
  ) throws -> any Command {
    guard let place = CommonOptions.placeBehind(words) else {
      if CommonOptions.nameOnlyLanguage(words) { return try usual(environment, in: words) }
      let isHelp = Syntax.help.isNamed(words.last ?? "")
      if isHelp, CommonOptions.nameOnlyLanguage(words.dropLast()) { return HelpCommand(topic: nil) }
      return try read(BriefCommand.self, words, environment)
    }
    return try named(words[place], words[..<place] + words[(place + 1)...], environment)
  }

  private static func named(
    _ name: String, _ words: some Sequence<String>, _ environment: Environment
  ) throws -> any Command {
    if let type = Commands.named(name) { return try read(type, words, environment) }
    // `readyday tomorrow` is that day's briefing.
    guard DateExpression(name) != nil else {
      throw UsageError.unknownCommand(name, known: Commands.names)
    }
    return try read(BriefCommand.self, [name] + words, environment)
  }

  private static func read(
    _ type: any Command.Type, _ words: some Sequence<String>, _ environment: Environment
  ) throws -> any Command {
    let syntax = type.syntax
    var arguments = try ArgumentParser(syntax: syntax, environment: environment).parse(words)
    guard !arguments.has(Syntax.help) else { return HelpCommand(topic: syntax.command) }
    arguments.direction = syntax.looksBack ? .back : .ahead
    try arguments.takeDate(of: syntax)
    try arguments.check(syntax.options + CommonOptions.all)
    if syntax.followsConfiguration { try arguments.readConfiguration() }
    let command = try type.init(arguments)
    try refuseToWriteOverData(arguments)
    return command
  }

  /// `--output` must not name a file that is read; checked before anything is changed.
  private static func refuseToWriteOverData(_ arguments: Arguments) throws {
    guard let file = arguments[CommonOptions.output], file != "-" else { return }
    let paths = InputPaths(try CommonOptions(arguments), in: arguments.environment)
    let configuration = arguments.configurationFile?.path
    if paths.hold(file, besides: arguments.operands, configuration: configuration) {
      throw UsageError(.clash(.outputIsRead(file)))
    }
  }
}

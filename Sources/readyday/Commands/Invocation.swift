import ReadyDayCore

struct Invocation: Sendable {
  /// Nil if only the version is printed.
  let run: (@Sendable (CommandContext) throws -> CommandOutput)?

  init(_ words: [String], _ environment: Environment) throws {
    switch try Commands.set.understood(words) {
    case .version: run = nil
    case .help(let topic): run = HelpCommand.page(of: topic)
    case .completion(let words):
      // Safe to print: only known words are returned.
      let lines = Completion(of: words, environment).lines
      run = { _ in CommandOutput(text: lines.map { $0 + "\n" }.joined()) }
    case .usual(let words): run = try Self.usual(environment, in: words)
    case .action(let action, let words): run = try Self.read(action, words, environment)
    }
  }

  private typealias Run = @Sendable (CommandContext) throws -> CommandOutput

  /// Without a command, the briefing; if nothing is configured, help and why.
  private static func usual(_ environment: Environment, in language: [String]) throws -> Run {
    let parser = ArgumentParser(syntax: BriefCommand.syntax, environment: environment)
    var arguments = try parser.parse(language)
    try arguments.check([SharedOptions.language])
    try arguments.readConfiguration()
    let paths = InputPaths(try CommonOptions(arguments), in: environment)
    let isNew = paths.isEmpty && !paths.hasSessions && paths.configuration.origin == nil
    if isNew { return forNewcomer }
    let checked = arguments
    return { try BriefCommand(checked, $0).answer() }
  }

  private static func forNewcomer(_ context: CommandContext) throws -> CommandOutput {
    let reason = context.phrases.say(
      "no data is configured: readyday init looks for yours",
      es: "no hay datos configurados: readyday init busca los tuyos")
    return try HelpCommand.page(of: nil)(context).with(.configuration)
      .with([context.phrases.note(reason)])
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
      guard let file = checked.configurationFile else { return try action.work(checked, context) }
      return try file.tellingOfSecret(in: context) { try action.work(checked, context) }
    }
  }

  /// Fails if `--output` names an input file; checked before anything changes.
  private static func refuseToWriteOverData(_ arguments: Arguments) throws {
    guard let file = arguments[SharedOptions.output], file != "-" else { return }
    let paths = InputPaths(try CommonOptions(arguments), in: arguments.environment)
    let configuration = arguments.configurationFile?.path
    if paths.hold(file, besides: arguments.operands, configuration: configuration) {
      throw UsageError(
        "--output \(file) would overwrite a file that readyday reads",
        es: "--output \(file) sobrescribiría un archivo que readyday lee")
    }
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
      output.notices.append(context.phrases.note(context.phrases.text(.closedToOthers(shown))))
    }
    return output
  }
}

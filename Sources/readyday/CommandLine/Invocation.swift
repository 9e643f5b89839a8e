import ReadyDayCore

/// What a whole command line asks for.
struct Invocation {
  /// Nil when only the version is asked for.
  let command: (any Command)?

  init(_ words: [String], _ environment: Environment) throws(Failure) {
    guard let first = words.first else {
      command = try Self.usual(environment)
      return
    }
    switch first {
    case Help.version.flag: command = nil
    case Syntax.help.flag, "-h": command = HelpCommand(topic: nil)
    case CompleteCommand.syntax.command: command = CompleteCommand(Array(words.dropFirst()))
    case _ where first.hasPrefix("-"):
      command = try Self.read(BriefCommand.self, words, environment)
    default: command = try Self.named(first, words.dropFirst(), environment)
    }
  }
}

extension Invocation {
  /// Without any word: the brief, once there is something to make it of.
  private static func usual(_ environment: Environment) throws(Failure) -> any Command {
    var arguments = Arguments(environment: environment)
    try arguments.readConfiguration()
    do throws(UsageError) {
      let isConfigured = try CommonOptions(arguments).hasSources
      return isConfigured ? try BriefCommand(arguments) : HelpCommand.unconfigured
    } catch {
      throw Failure(error)
    }
  }

  private static func named(
    _ name: String, _ words: some Sequence<String>, _ environment: Environment
  ) throws(Failure) -> any Command {
    guard let type = Commands.named(name) else {
      throw Failure(.unknownCommand(name, known: Commands.names))
    }
    return try read(type, words, environment)
  }

  private static func read(
    _ type: any Command.Type, _ words: some Sequence<String>, _ environment: Environment
  ) throws(Failure) -> any Command {
    var arguments = try arguments(words, type.syntax, environment)
    guard !arguments.has(Syntax.help) else { return HelpCommand(topic: type.syntax.command) }
    try check(arguments, type.syntax)
    if type.syntax.followsConfiguration {
      try arguments.readConfiguration()
    }
    return try make(type, arguments)
  }

  private static func arguments(
    _ words: some Sequence<String>, _ syntax: Syntax, _ environment: Environment
  ) throws(Failure) -> Arguments {
    do throws(UsageError) {
      return try ArgumentParser(syntax: syntax, environment: environment).parse(words)
    } catch {
      throw Failure(error)
    }
  }

  private static func check(_ arguments: Arguments, _ syntax: Syntax) throws(Failure) {
    do throws(UsageError) {
      try arguments.check(syntax.options + CommonOptions.all)
    } catch {
      throw Failure(error)
    }
  }

  private static func make(
    _ type: any Command.Type, _ arguments: Arguments
  ) throws(Failure) -> any Command {
    do throws(UsageError) {
      return try type.init(arguments)
    } catch {
      throw Failure(error)
    }
  }
}

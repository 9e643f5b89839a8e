import ReadyDayCore

/// What a whole command line asks for.
struct Invocation {
  /// Nil when only the version is asked for.
  let command: (any Command)?

  init(_ words: [String], _ environment: Environment) throws(UsageError) {
    guard let first = words.first else {
      command = try Self.usual(environment)
      return
    }
    switch first {
    case Help.version.flag: command = nil
    case Syntax.help.flag, "-h": command = try HelpCommand(Arguments(environment: environment))
    case _ where first.hasPrefix("-"):
      command = try Self.read(BriefCommand.self, words, environment)
    default: command = try Self.named(first, words.dropFirst(), environment)
    }
  }
}

extension Invocation {
  /// Without any word: the brief, once there is something to make it of.
  private static func usual(_ environment: Environment) throws(UsageError) -> any Command {
    let arguments = Arguments(environment: environment)
    let isConfigured = try CommonOptions(arguments).hasSources
    return isConfigured ? try BriefCommand(arguments) : try HelpCommand(arguments)
  }

  private static func named(
    _ name: String, _ words: some Sequence<String>, _ environment: Environment
  ) throws(UsageError) -> any Command {
    guard let type = Commands.named(name) else {
      throw .unknownCommand(name, known: Commands.names)
    }
    return try read(type, words, environment)
  }

  private static func read(
    _ type: any Command.Type, _ words: some Sequence<String>, _ environment: Environment
  ) throws(UsageError) -> any Command {
    let parser = ArgumentParser(syntax: type.syntax, environment: environment)
    let arguments = try parser.parse(words)
    guard !arguments.has(Syntax.help) else { return HelpCommand(topic: type.syntax.command) }
    return try type.init(arguments)
  }
}

/// How a command is written, and what its help says: the parser, help and the manual page all use it.
struct Syntax: Sendable {
  struct Example: Sendable {
    let line: String
    let meaning: Phrase

    init(_ line: String, _ meaning: Phrase) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// Options shown under one heading.
  struct Group: Sendable {
    let title: Phrase
    let options: [any CommandOption]
  }

  /// The word after `readyday`.
  let command: String
  /// The words that are not options, in the order they are typed.
  let operands: [Operand]
  /// One line, lower case, for the list of commands.
  let summary: Phrase
  /// A paragraph for the command's own page.
  let details: Phrase
  let groups: [Group]
  /// Those of all groups.
  let options: [any CommandOption]
  /// At least two, each runs as printed.
  let examples: [Example]
  /// Whether options that are not given take their values from the configuration, before the
  /// command is made.
  let followsConfiguration: Bool
  /// Whether it is about the past: a weekday means the last one.
  let looksBack: Bool

  init(
    _ command: String, _ operands: [Operand] = [], summary: Phrase, details: Phrase,
    groups: [Group], examples: [Example],
    followsConfiguration: Bool = true, looksBack: Bool = false
  ) {
    self.looksBack = looksBack
    self.command = command
    self.operands = operands
    self.summary = summary
    self.details = details
    self.groups = groups + [Self.ending(groups)]
    options = self.groups.flatMap(\.options)
    self.examples = examples
    self.followsConfiguration =
      followsConfiguration
      && groups.contains { $0.options.contains { $0.name == ConfigurationFile.option.name } }
  }

  /// Every command speaks every language, if only in its help and its errors.
  private static func ending(_ groups: [Group]) -> Group {
    let language = CommonOptions.language
    let isListed = groups.contains { $0.options.contains { $0.name == language.name } }
    return Group(title: helpTitle, options: (isListed ? [] : [language]) + [help])
  }

  static let helpTitle = Phrase("Help", es: "Ayuda")
  static let help = Flag(
    "help", letter: "h", help: Phrase("show this page", es: "muestra esta página"))
}

/// Everything there is to say about how a command is written: parsing and help both follow it.
struct Syntax: Sendable {
  struct Example: Sendable {
    let line: String
    let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// Options shown under one heading.
  struct Group: Sendable {
    let title: String
    let options: [any CommandOption]
  }

  /// The word after `readyday`.
  let command: String
  /// The words that are no options, in the order in which they are typed.
  let operands: [Operand]
  /// One line, lower case, for the list of commands.
  let summary: String
  /// A paragraph for the command's own page.
  let details: String
  let groups: [Group]
  /// At least two, each runs as printed.
  let examples: [Example]
  /// Whether what the configuration says stands in for options that are not given, before the
  /// command is made.
  let followsConfiguration: Bool
  /// Whether it is about what has been: a weekday's name means the last one.
  let looksBack: Bool

  init(
    _ command: String, _ operands: [Operand] = [], summary: String, details: String,
    groups: [Group], examples: [Example],
    followsConfiguration: Bool = true, looksBack: Bool = false
  ) {
    self.looksBack = looksBack
    self.command = command
    self.operands = operands
    self.summary = summary
    self.details = details
    self.groups = groups + [Group(title: "Help", options: [Self.help])]
    self.examples = examples
    self.followsConfiguration =
      followsConfiguration
      && groups.contains { $0.options.contains { $0.name == ConfigurationFile.option.name } }
  }

  static let help = Flag("help", letter: "h", help: "show this page")
}

extension Syntax {
  var options: [any CommandOption] { groups.flatMap(\.options) }
}

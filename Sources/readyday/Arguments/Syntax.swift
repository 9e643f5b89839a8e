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
    let options: [CommandOption]
  }

  /// The word after `readyday`.
  let command: String
  /// How the words that are no options are called, `COMMAND`; nil when the command takes none.
  ///
  /// Lower-case words stand for themselves, `show|path`; the others as ``Candidates`` knows them.
  let operand: String?
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

  init(
    _ command: String, operand: String? = nil, summary: String, details: String,
    groups: [Group], examples: [Example],
    followsConfiguration: Bool = true
  ) {
    self.command = command
    self.operand = operand
    self.summary = summary
    self.details = details
    self.groups = groups + [Group(title: "Help", options: [Self.help])]
    self.examples = examples
    self.followsConfiguration =
      followsConfiguration && groups.contains { $0.options.contains(ConfigurationFile.option) }
  }

  static let help = CommandOption("help", letter: "h", help: "show this page")
}

extension Syntax {
  var options: [CommandOption] { groups.flatMap(\.options) }
}

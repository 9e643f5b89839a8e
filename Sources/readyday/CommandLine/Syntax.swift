import ReadyDayCore

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
  /// Other words for its first operand, which help does not show.
  let synonyms: [String: String]

  init(
    _ command: String, _ operands: [Operand] = [], summary: Phrase, details: Phrase,
    groups: [Group], examples: [Example],
    followsConfiguration: Bool = true, looksBack: Bool = false, synonyms: [String: String] = [:]
  ) {
    (self.looksBack, self.synonyms) = (looksBack, synonyms)
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

  /// An action of a command about what you train, which takes all that says where things are.
  ///
  /// - Parameters:
  ///   - details: the summary, as a sentence, when nil.
  ///   - options: what it takes besides, its own and common ones.
  init(
    action: String, _ operands: [Operand] = [], summary: Phrase, details: Phrase? = nil,
    options: [any CommandOption], format: any CommandOption = TextOrJSON.option,
    examples: [Example] = [], looksBack: Bool = false
  ) {
    let own = Group(title: Help.optionsTitle, options: options)
    self.init(
      action, operands, summary: summary, details: details ?? summary.asSentence,
      groups: [
        own, CommonOptions.places,
        Group(
          title: CommonOptions.outputTitle,
          options: [format] + CommonOptions.drawing + [CommonOptions.output]),
      ], examples: examples, looksBack: looksBack)
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

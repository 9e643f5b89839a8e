import ReadyDayCore

/// How a command is written and explained; for the parser, help and the manual page.
struct Syntax: Sendable {
  struct Example: Sendable {
    let line: String
    let meaning: Phrase

    init(_ line: String, _ english: String, es spanish: String) {
      (self.line, meaning) = (line, Phrase(english, es: spanish))
    }
  }

  struct Group: Sendable {
    let title: Phrase
    let options: [any CommandOption]
  }

  let command: String
  let operands: [Operand]
  /// One line in lower case, for the list of commands.
  let summary: Phrase
  /// A paragraph for the page about the command.
  let details: Phrase
  let groups: [Group]
  let options: [any CommandOption]
  /// At least two; each can be run as printed.
  let examples: [Example]
  let followsConfiguration: Bool
  /// Whether a weekday means the last one instead of the next.
  let looksBack: Bool
  let synonyms: Synonyms

  init(
    _ command: String, _ operands: [Operand] = [], summary: Phrase, details: Phrase,
    groups: [Group], examples: [Example],
    followsConfiguration: Bool = true, looksBack: Bool = false, synonyms: Synonyms = [:]
  ) {
    (self.looksBack, self.synonyms) = (looksBack, synonyms)
    (self.command, self.operands, self.summary) = (command, operands, summary)
    self.details = details
    self.groups = groups + [Self.ending(groups)]
    options = self.groups.flatMap(\.options)
    self.examples = examples
    self.followsConfiguration =
      followsConfiguration
      && groups.contains { $0.options.contains { $0.name == SharedOptions.configuration.name } }
  }

  /// If `details` is nil, the summary is used as a sentence.
  init(
    action: String, _ operands: [Operand] = [], summary: Phrase, details: Phrase? = nil,
    options: [any CommandOption], format: Option<OutputFormat> = SharedOptions.format,
    examples: [Example] = [], looksBack: Bool = false, synonyms: Synonyms = [:]
  ) {
    let own = Group.own(options)
    self.init(
      action, operands, summary: summary, details: details ?? summary.asSentence,
      groups: [
        own, SharedOptions.places,
        .output([format] + SharedOptions.drawing + [SharedOptions.output]),
      ], examples: examples, looksBack: looksBack, synonyms: synonyms)
  }

  /// Every command takes a language, even if only for its help and errors.
  private static func ending(_ groups: [Group]) -> Group {
    let language = SharedOptions.language
    let isListed = groups.contains { $0.options.contains { $0.name == language.name } }
    return Group(title: helpTitle, options: (isListed ? [] : [language]) + [help])
  }

  static let helpTitle = Phrase("Help", es: "Ayuda")
  static let help = Flag("help", letter: "h", help: "show this page", es: "muestra esta página")
}

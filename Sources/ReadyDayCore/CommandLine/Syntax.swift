/// How a command is written and explained; for the parser, help and the manual page.
package struct Syntax: Sendable {
  package struct Example: Sendable {
    package let line: String
    package let meaning: Phrase

    package init(_ line: String, _ english: String, es spanish: String) {
      (self.line, meaning) = (line, Phrase(english, es: spanish))
    }
  }

  package struct Group: Sendable {
    package let title: Phrase
    package let options: [any CommandOption]

    package init(title: Phrase, options: [any CommandOption]) {
      (self.title, self.options) = (title, options)
    }
  }

  package let command: String
  package let operands: [Operand]
  /// One line in lower case, for the list of commands.
  package let summary: Phrase
  /// A paragraph for the page about the command.
  package let details: Phrase
  package let groups: [Group]
  package let options: [any CommandOption]
  /// At least two; each can be run as printed.
  package let examples: [Example]
  package let followsConfiguration: Bool
  /// Whether a weekday means the last one instead of the next.
  package let looksBack: Bool
  package let synonyms: Synonyms

  package init(
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

  /// If `details` is nil, the summary is used as a sentence. `hides`: whether its output can leave
  /// something out.
  package init(
    action: String, _ operands: [Operand] = [], summary: Phrase, details: Phrase? = nil,
    options: [any CommandOption] = [], hides: Bool = true,
    format: Option<OutputFormat> = SharedOptions.format, examples: [Example] = [],
    looksBack: Bool = false, synonyms: Synonyms = [:]
  ) {
    let own = Group.own(options + (hides ? PrivacyOptions.options : []))
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

  /// Only shells type this command, so help does not list it.
  package static let completion = "__complete"

  package static let helpTitle = Phrase("Help", es: "Ayuda")
  package static let help = Flag(
    "help", letter: "h", help: "show this page", es: "muestra esta página")
}

extension Syntax {
  /// Such as `readyday help [options] [COMMAND]` or `readyday plan show [options] ID`.
  package var usage: Phrase {
    operands.reduce(Phrase("readyday \(command) [options]", es: "readyday \(command) [opciones]")) {
      $0.followed(by: $1.need == nil ? $1.usage.map { "[\($0)]" } : $1.usage)
    }
  }
}

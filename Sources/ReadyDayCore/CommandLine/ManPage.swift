package struct ManPage<Work: Sendable>: Sendable {
  package let commands: [Command<Work>]
  package let language: Language

  package init(commands: [Command<Work>], language: Language) {
    (self.commands, self.language) = (commands, language)
  }

  /// The whole page, in man(7) format.
  package var text: String {
    let blocks: [[String]] = [
      head, [section(ManWords.descriptionTitle)],
      ManWords.description.flatMap { paragraph($0) + [".PP"] }.dropLast(),
      [section(ManWords.commandsTitle)], commands.flatMap(entries(of:)),
      [section(ManWords.optionsTitle)], options,
      [section(ManWords.configurationTitle)], configuration,
      [section(ManWords.environmentTitle)], environment,
      [section(ManWords.filesTitle)], files,
      [section(ManWords.statusTitle)], statuses,
    ]
    return blocks.joined().joined(separator: "\n") + "\n"
  }

  private var head: [String] {
    let title = "readyday \(Version.current)"
    return [
      #".TH READYDAY 1 \#(Version.date) "\#(title)" "\#(Roff.text(say(ManWords.manual)))""#,
      ".\\\" Neither justified nor hyphenated: what is typed can be copied.", ".ad l", ".nh",
      section(ManWords.nameTitle),
    ] + Roff.paragraph("readyday - \(say(ManWords.name))") + [
      section(ManWords.synopsisTitle), ".B readyday", ".RI [ \(say(ManWords.command)) ]",
      Roff.text(say(ManWords.optionsOperand)),
    ]
  }

  private func say(_ phrase: Phrase) -> String { phrase.text(in: language) }
  private func paragraph(_ phrase: Phrase) -> [String] { Roff.paragraph(say(phrase)) }
  /// Adds a colon, except after a question mark.
  private func caption(_ text: String) -> String { text.hasSuffix("?") ? text : text + ":" }
  private func section(_ title: Phrase) -> String { ".SH \(Roff.text(say(title)))" }

  private func entries(of command: Command<Work>) -> [String] {
    guard !command.named.isEmpty else { return command.actions.flatMap { section($0.syntax) } }
    return [".SS \(Roff.text("readyday \(command.name)"))"] + paragraph(command.details)
      + command.actions.flatMap { section($0.syntax) }
  }

  private func section(_ syntax: Syntax) -> [String] {
    let common = syntax.options.filter(SharedOptions.isCommon).map(\.flag)
    let own = syntax.options.filter { !SharedOptions.isCommon($0) }
    let examples = syntax.examples.flatMap { example in
      [".PP"] + Roff.paragraph(caption(say(example.meaning).withCapital))
        + [".PP", ".RS 2", ".nf", Roff.text(example.line), ".fi", ".RE"]
    }
    return [".SS \(Roff.text(say(syntax.usage)))"] + paragraph(syntax.details)
      + own.flatMap(entry) + [".PP"]
      + Roff.paragraph("\(say(ManWords.commonOptions)): \(common.joined(separator: ", ")).")
      + examples
  }

  private func entry(_ option: any CommandOption) -> [String] {
    [".TP", Roff.bold(say(option.usage))] + paragraph(option.explanation)
  }

  /// The common options; each command explains its own.
  private var options: [String] {
    SharedOptions.groups.flatMap(\.options).flatMap(entry) + entry(Help.version)
  }

  private var configuration: [String] {
    paragraph(ManWords.configurationPurpose)
      + ConfigurationKey.all.flatMap { key in
        [".TP", Roff.bold("\(key.path): \(key.example)")] + paragraph(key.meaning)
      }
  }

  private var environment: [String] {
    let options = commands.flatMap(\.actions).flatMap(\.syntax.options)
    return Environment.known.flatMap { variable in
      let option = options.first { $0.variable == variable.name }
      let meaning =
        variable.meaning
        ?? option.map { Phrase("sets \($0.flag)", es: "equivale a \($0.flag)") }
      return [".TP", ".B \(variable.name)"] + (meaning.map(paragraph) ?? [])
    }
  }

  private var files: [String] {
    ManWords.fileList.flatMap { [".TP", ".I \(Roff.text($0.path))"] + paragraph($0.meaning) }
  }

  private var statuses: [String] {
    ExitStatus.allCases.flatMap { [".TP", ".B \($0.rawValue)"] + paragraph($0.meaning) }
  }
}

import ReadyDayCore

struct ManPage {
  let commands: [Command]
  let language: Language

  /// The whole page, in man(7) format.
  var text: String {
    let blocks: [[String]] = [
      head, [section(Self.descriptionTitle)],
      Self.description.flatMap { paragraph($0) + [".PP"] }.dropLast(),
      [section(Self.commandsTitle)], commands.flatMap(entries(of:)),
      [section(Self.optionsTitle)], options,
      [section(Self.configurationTitle)], configuration,
      [section(Self.environmentTitle)], environment,
      [section(Self.filesTitle)], files,
      [section(Self.statusTitle)], statuses,
    ]
    return blocks.joined().joined(separator: "\n") + "\n"
  }

  private var head: [String] {
    let title = "readyday \(Version.current)"
    return [
      #".TH READYDAY 1 \#(Version.date) "\#(title)" "\#(Roff.text(say(Self.manual)))""#,
      ".\\\" Neither justified nor hyphenated: what is typed can be copied.", ".ad l", ".nh",
      section(Self.nameTitle),
    ] + Roff.paragraph("readyday - \(say(Self.name))") + [
      section(Self.synopsisTitle), ".B readyday", ".RI [ \(say(Self.command)) ]",
      Roff.text(say(Self.optionsOperand)),
    ]
  }

  private func say(_ phrase: Phrase) -> String { phrase.text(in: language) }
  private func paragraph(_ phrase: Phrase) -> [String] { Roff.paragraph(say(phrase)) }
  /// Adds a colon, except after a question mark.
  private func caption(_ text: String) -> String { text.hasSuffix("?") ? text : text + ":" }
  private func section(_ title: Phrase) -> String { ".SH \(Roff.text(say(title)))" }

  private func entries(of command: Command) -> [String] {
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
      + Roff.paragraph("\(say(Self.commonOptions)): \(common.joined(separator: ", ")).") + examples
  }

  private func entry(_ option: any CommandOption) -> [String] {
    [".TP", Roff.bold(say(option.usage))] + paragraph(option.explanation)
  }

  /// The common options; each command explains its own.
  private var options: [String] {
    SharedOptions.groups.flatMap(\.options).flatMap(entry) + entry(Help.version)
  }

  private var configuration: [String] {
    paragraph(Self.configurationPurpose)
      + ConfigurationKey.all.flatMap { key in
        [".TP", Roff.bold("\(key.path): \(key.example)")] + paragraph(key.meaning)
      }
  }

  private var environment: [String] {
    let options = Commands.actions.flatMap(\.syntax.options)
    return Environment.known.flatMap { variable in
      let option = options.first { $0.variable == variable.name }
      let meaning = variable.meaning ?? option.map { .sets($0.flag) }
      return [".TP", ".B \(variable.name)"] + (meaning.map(paragraph) ?? [])
    }
  }

  private var files: [String] {
    Self.fileList.flatMap { [".TP", ".I \(Roff.text($0.path))"] + paragraph($0.meaning) }
  }

  private var statuses: [String] {
    ExitStatus.allCases.flatMap { [".TP", ".B \($0.rawValue)"] + paragraph($0.meaning) }
  }
}

enum Roff {
  static func bold(_ text: String) -> String { "\\fB\(Self.text(text))\\fP" }

  /// Wraps lines to 80 columns including escapes; roff fills them again.
  static func paragraph(_ text: String) -> [String] {
    TextWrapping.lines(of: escaped(text), width: 76).map(guarded)
  }

  static func text(_ text: String) -> String { guarded(escaped(text)) }

  /// A line must not begin with a period, which starts a roff request.
  private static func guarded(_ line: String) -> String { line.first == "." ? "\\&" + line : line }

  /// Escapes hyphens and quotes, so that they can be copied; roff would replace them.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "\"": escaped += "\\(dq"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "`": escaped += "\\(ga"
      case _ where character.isASCII: escaped.append(character)
      default:
        for scalar in character.unicodeScalars {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          escaped += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
        }
      }
    }
  }
}

enum ManCommand {
  static let command: Command = Command(
    Syntax(
      "man", summary: Phrase("the manual page", es: "la página de manual"),
      details: Phrase(
        "Prints the manual page: view it with man -l, or install it in a man1 folder.",
        es: "Muestra la página de manual: léela con man -l o instálala en una carpeta man1."),
      groups: [],
      examples: [
        .init("readyday man | man -l -", "read it", es: "léela"),
        .init("readyday man > ~/.local/share/man/man1/readyday.1", "install it", es: "instálala"),
        .init(
          "readyday man --lang es > ~/.local/share/man/es/man1/readyday.1", "install it in Spanish",
          es: "instálala en español"),
      ])
  ) { _, context in
    CommandOutput(text: ManPage(commands: Commands.all, language: context.language).text)
  }
}

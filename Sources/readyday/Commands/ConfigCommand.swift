import ReadyDayCore

/// What is configured, where, and whether it can be followed.
struct ConfigCommand: Command {
  enum Topic: String, CaseIterable, Sendable {
    case show, path, check, edit
  }

  private static let origin = Flag(
    "origin", help: "say where each value comes from: option, variable, file or default")

  private static let format = Option<TextOrJSON>(
    "format", .choice, help: "for people or for programs (show)")

  static let syntax = Syntax(
    "config", [.choice(Topic.self)],
    summary: "what is configured, and where",
    details: "show prints the values in force, path the file they are read from, and check says "
      + "whether that file can be followed. edit opens it in $VISUAL or $EDITOR, and checks it "
      + "when that closes. Options win over variables, these over the file.",
    groups: [
      CommonOptions.sources,
      Syntax.Group(title: "Values", options: [CommonOptions.zone, CommonOptions.language]),
      Syntax.Group(title: "Output", options: [format, origin]),
    ],
    examples: [
      Syntax.Example("readyday config show --origin", "every value, and which source won"),
      Syntax.Example("readyday config show --format json", "the same for a script"),
      Syntax.Example("readyday config path", "where the file is"),
      Syntax.Example("readyday config edit", "change it"),
    ], followsConfiguration: false)

  private let topic: Topic
  private let format: TextOrJSON
  private let showsOrigin: Bool
  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    format = arguments[Self.format] ?? .text
    showsOrigin = arguments.has(Self.origin)
    topic = try arguments.operand(of: Self.syntax, or: .show)
    try arguments.check(topic.rawValue, of: Self.syntax, uses: topic.options)
  }
}

extension ConfigCommand.Topic {
  fileprivate var options: [any CommandOption] {
    switch self {
    case .show: ConfigCommand.syntax.options
    case .path: [Syntax.help, ConfigurationFile.option]
    case .check, .edit: [Syntax.help, ConfigurationFile.option, CommonOptions.language]
    }
  }
}

extension ConfigCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    guard let file = arguments.configurationFile else { throw Failure.noPlaceForConfiguration }
    switch topic {
    case .path: return answer(Report(lines: [file.path], in: .english))
    case .check: return try check(file)
    case .edit: return try edit(file, in: context)
    case .show: return try show(file, in: context)
    }
  }

  /// A file that is not there yet begins with every key commented out.
  private func edit(
    _ file: ConfigurationFile, in context: CommandContext
  ) throws -> CommandOutput {
    if !file.exists { try file.create(ConfigurationTemplate().text) }
    let environment = context.environment
    let editor = Editor(command: environment["VISUAL"] ?? environment["EDITOR"] ?? "vi")
    do throws(SystemTool.Trouble) {
      try editor.open(file.path)
    } catch {
      throw Failure(
        .configuration, code: "editor", .configuration(.editorFailed(editor.command, error)),
        [.choosingEditor])
    }
    return try check(file)
  }

  private func check(_ file: ConfigurationFile) throws -> CommandOutput {
    let configuration = try file.read()
    let language = try language(configuration)
    let doubts = configuration.origin == nil ? [] : file.doubts(about: configuration)
    let isLost = file.leadsNowhere(configuration)
    let finding: Remark =
      configuration.origin == nil
      ? .configurationIsMissing : isLost ? .configurationLeadsNowhere : .configurationIsFine
    var answer = self.answer(
      Report(lines: ["\(file.shown): \(language.phrases.remark(finding))"], in: language))
    // As the doctor says it of what was named and is not there.
    if isLost { answer.status = .unreadableInput }
    answer.notices = doubts.map { doubt in
      let warning = language.phrases.severity(.warning)
      return StyledLine("readyday: \(warning): \(language.phrases.text(doubt))")
    }
    return answer
  }

  private func language(_ configuration: Configuration) throws -> Language {
    var arguments = arguments
    arguments.configuration = configuration
    return try CommonOptions(arguments).language(in: arguments.environment)
  }

  private func show(_ file: ConfigurationFile, in context: CommandContext) throws -> CommandOutput {
    var arguments = arguments
    arguments.configuration = try file.read()
    let listing = ConfigurationListing(arguments: arguments)
    let settings = Settings(file: arguments.configuration.origin, listing.entries)
    guard format == .json else {
      return answer(Report(settings, showsOrigin: showsOrigin, in: .english))
    }
    let run = try CommandRun(CommonOptions(arguments), in: context)
    return CommandOutput(text: Document.config.text(of: settings, in: run.documentContext(nil)))
  }

  /// Plain, the same everywhere.
  private func answer(_ report: Report) -> CommandOutput {
    CommandOutput(text: TextStyle.verbatim.text(of: report))
  }
}

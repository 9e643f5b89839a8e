import ReadyDayCore

/// What is configured, where, and whether it is valid.
struct ConfigCommand: Command {
  enum Topic: String, CaseIterable, Sendable {
    case show, path, check, edit, set
  }

  private static let origin = Flag(
    "origin",
    help: Phrase(
      "show: where each value comes from", es: "show: de dónde sale cada valor"))

  private static let format = Option<TextOrJSON>(
    "format", .choice,
    help: Phrase(
      "show: output format (default: text)", es: "show: formato de salida (por defecto: text)"))

  static let syntax = Syntax(
    "config",
    [
      .choice(Topic.self),
      Operand(Phrase("[KEY VALUE...]", es: "[CLAVE VALOR...]"), repeats: true) { context in
        context.operands == ["set"] ? Candidates(settable.map(\.path)) : Candidates()
      },
    ],
    summary: Phrase(
      "show, check or change the configuration", es: "muestra, revisa o cambia la configuración"),
    details: Phrase(
      """
      show prints the current values, path prints the file they come from, and check tells you
      whether that file is valid. edit opens it in $VISUAL or $EDITOR and checks it afterwards. set
      changes one of \(settableList). Options override environment variables, which override the
      file.
      """,
      es: """
        show muestra los valores vigentes; path, el archivo del que salen, y check, si ese archivo
        es válido. edit lo abre con $VISUAL o $EDITOR y después lo revisa. set cambia una de estas
        claves: \(settableList). Las opciones prevalecen sobre las variables de entorno, y estas
        sobre el archivo.
        """),
    groups: [
      CommonOptions.sources,
      Syntax.Group(
        title: Phrase("Values", es: "Valores"),
        options: [CommonOptions.zone, CommonOptions.language]),
      Syntax.Group(title: CommonOptions.outputTitle, options: [format, origin]),
    ],
    examples: [
      Syntax.Example(
        "readyday config show --origin",
        Phrase("every value and where it comes from", es: "cada valor y de dónde sale")),
      Syntax.Example(
        "readyday config path",
        Phrase("where the file is", es: "dónde está el archivo")),
      Syntax.Example(
        "readyday config set me ana@example.test",
        Phrase("set your email address", es: "indica tu correo")),
      Syntax.Example(
        "readyday config edit",
        Phrase("change anything else", es: "cambia todo lo demás")),
    ], followsConfiguration: false)

  private let topic: Topic
  /// The key, and its values.
  private let words: [String]
  private let format: TextOrJSON
  private let showsOrigin: Bool
  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    format = arguments[Self.format] ?? .text
    showsOrigin = arguments.has(Self.origin)
    let word = arguments.operands.first ?? Topic.show.rawValue
    guard let topic = Topic(rawValue: word) else {
      throw UsageError.notAChoice(
        word, of: Self.syntax.command, choices: Topic.allCases.map(\.rawValue))
    }
    self.topic = topic
    words = Array(arguments.operands.dropFirst())
    if topic != .set, let word = words.first {
      throw UsageError.unexpectedWord(word, of: Self.syntax)
    }
    try arguments.check(topic.rawValue, of: Self.syntax, uses: topic.options)
  }
}

extension ConfigCommand.Topic {
  fileprivate var options: [any CommandOption] {
    switch self {
    case .show: ConfigCommand.syntax.options
    case .path: [Syntax.help, ConfigurationFile.option, CommonOptions.language]
    case .check, .edit, .set: [Syntax.help, ConfigurationFile.option, CommonOptions.language]
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
    case .set: return try set(file, in: context)
    case .show: return try show(file, in: context)
    }
  }

  /// A new file begins with every key commented out.
  private func edit(
    _ file: ConfigurationFile, in context: CommandContext
  ) throws -> CommandOutput {
    if !file.exists { try file.create(ConfigurationTemplate(in: context.language).text) }
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

  /// The keys that `set` can change.
  private static let settable = ConfigurationKey.all.filter {
    $0.section == nil && $0.isSetOnce && $0.path != "rules"
  }
  private static let settableList = settable.map(\.path).joined(separator: ", ")

  private func set(
    _ file: ConfigurationFile, in context: CommandContext
  ) throws -> CommandOutput {
    guard words.count > 1 else {
      throw UsageError(
        .lacks("config set", .setting),
        [
          .usage(
            Phrase("readyday config set KEY VALUE...", es: "readyday config set CLAVE VALOR..."))
        ])
    }
    guard let key = Self.settable.first(where: { $0.path == words[0] }) else {
      let isKnown = ConfigurationKey.all.contains { $0.path == words[0] }
      let paths = Self.settable.map(\.path)
      throw UsageError(
        isKnown ? .notSettable(words[0]) : .unreadable(words[0], origin: "config set"),
        Hint.guesses(words[0], among: paths, quoted: true)
          + [.accepted(.words(paths)), .trying("readyday config edit")])
    }
    let value = try value(of: key, in: context.environment)
    if file.exists {
      if key.path == "calendars", try file.read().calendars.contains(where: \.isMoreThanAPath) {
        throw UsageError(.losesCalendars, [.trying("readyday config edit")])
      }
      _ = try file.complete(
        file.read(), with: [(key.path, value)], in: context.language, replacing: true)
    } else {
      let text = ConfigurationTemplate([(key.path, value)], in: context.language).text
      _ = try file.configuration(in: Array(text.utf8))
      try file.create(text)
    }
    return answer(
      Report(lines: ["\(file.shown): \(key.path): \(value.withoutSecrets.line)"], in: .english)
    )
    .after(.configured(file.shown))
  }

  /// Paths are typed from the current folder, and written so that they can be found from anywhere.
  private func value(of key: ConfigurationKey, in environment: Environment) throws -> JSON {
    let words = words.dropFirst()
    if ["whoop", "calendars"].contains(key.path) {
      return .array(try words.map { try Self.place($0, key: key.path, in: environment) })
    }
    guard !key.example.hasPrefix("[") else { return .array(words.map(JSON.string)) }
    guard words.count == 1 else {
      throw UsageError.unexpectedWord(words[words.startIndex + 1], of: Self.syntax)
    }
    return .string(words[words.startIndex])
  }

  /// A calendar may have an address, and is then called by its server.
  private static func place(
    _ word: String, key: String, in environment: Environment
  ) throws -> JSON {
    guard word.isWebAddress else {
      let path = SetupPlan.absolute(environment.expandingHome(word))
      return .string(environment.abbreviatingHome(path))
    }
    guard key == "calendars" else { throw UsageError(.addressForPath(key: key)) }
    let name = WebAddress(word)?.host ?? ""
    return .object(["name": .string(name), "url": .string(word)])
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
    var listing = ConfigurationListing(arguments: arguments)
    if format == .text { listing.standard = Self.standard.text(in: context.language) }
    let settings = Settings(file: arguments.configuration.origin, listing.entries)
    guard format == .json else {
      return answer(Report(settings, showsOrigin: showsOrigin, in: context.language))
    }
    let run = try CommandRun(CommonOptions(arguments), in: context)
    return CommandOutput(text: Document.config.text(of: settings, in: run.documentContext(nil)))
  }

  private static let standard = Phrase("default", es: "por defecto")

  /// Plain, the same everywhere.
  private func answer(_ report: Report) -> CommandOutput {
    CommandOutput(text: TextStyle.verbatim.text(of: report))
  }
}

extension Configuration.Calendar {
  /// Whether a path alone does not say all that is configured of it.
  fileprivate var isMoreThanAPath: Bool { feed != nil || !isBare }
}

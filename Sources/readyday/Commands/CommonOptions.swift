import ReadyDayCore

struct CommonOptions: Sendable {
  @Boxed private(set) var arguments: Arguments
  /// The configured preferences and the user's addresses.
  @Boxed private(set) var preferences: Preferences
  @Boxed private(set) var redaction: Redaction

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    preferences = arguments.configuration.preferences
    redaction = PrivacyOptions.redaction(arguments, arguments.language.voice)
    preferences.me = arguments.me
    guard (whoop + calendars).count(where: { $0.path == "-" }) < 2 else {
      throw UsageError(
        "standard input (-) can be read only once",
        es: "la entrada estándar (-) solo se puede leer una vez")
    }
  }

  /// - Parameter home: the user's home zone; nil if it was not looked for.
  func living(in home: Zone?) -> CommonOptions { copy(of: self) { $0.preferences.home = home } }

  /// The same options, but nothing is hidden.
  var unhidden: CommonOptions {
    copy(of: self) { $0.redaction = Redaction(placeholder: "") }
  }

  /// Nil if the zone comes from the configuration or the system.
  var givenZone: Arguments.Given? {
    zoneName.flatMap { given in
      [SharedOptions.zone.flag, SharedOptions.zone.variable].contains(given.origin) ? given : nil
    }
  }

  /// Paths from the command line or the configuration; empty if imported data is used.
  var whoop: [InputPath] { arguments.paths(SharedOptions.whoop) }
  var calendars: [InputPath] { arguments.paths(SharedOptions.calendar) }
  var configuration: Configuration { arguments.configuration }
  var date: DateExpression { arguments[SharedOptions.date] ?? .daysFromToday(0) }
  var hasDate: Bool { arguments.has(SharedOptions.date) }
  var now: Instant? { arguments[SharedOptions.now] }
  var zoneName: Arguments.Given? { arguments.values(of: SharedOptions.zone).last }
  var output: OutputFile? {
    arguments[SharedOptions.output].flatMap { $0 == "-" ? nil : OutputFile(path: $0) }
  }
  var isQuiet: Bool { arguments.has(SharedOptions.quiet) }
  var isVerbose: Bool { arguments.has(SharedOptions.verbose) }
  var isStrict: Bool { arguments.has(SharedOptions.strict) }

  func checkSkipped(_ count: Int) throws { if isStrict, count > 0 { throw Failure.skipped(count) } }

  func style(in context: CommandContext) -> TextStyle {
    TextStyle(
      colour: arguments[SharedOptions.colour] ?? .auto,
      links: arguments[SharedOptions.links] ?? .auto, ascii: arguments.has(SharedOptions.ascii),
      width: arguments[SharedOptions.width], environment: context.environment,
      columns: output == nil ? context.columns : nil)
  }

  func answer(_ text: String, _ notices: [StyledLine]) -> CommandOutput {
    answer(PrintedText(text), notices)
  }

  func answer(_ text: PrintedText, _ notices: [StyledLine]) -> CommandOutput {
    copy(of: CommandOutput(text)) { ($0.file, $0.notices) = (output, notices) }
  }
}

extension Arguments {
  /// The requested or configured language, or else that of the locale, or else English.
  var language: Language { self[SharedOptions.language] ?? environment.language }

  var configurationFile: ConfigurationFile? {
    ConfigurationFile(self[SharedOptions.configuration], in: environment)
  }

  /// Fails if the user names no file and there is no home directory.
  func placeForConfiguration() throws -> ConfigurationFile {
    guard let file = configurationFile else {
      throw Failure(.configuration, .noPlace, [.placeForConfiguration])
    }
    return file
  }

  mutating func readConfiguration() throws {
    configuration = try configurationFile?.read() ?? Configuration()
  }
}

extension ConfigurationListing {
  init(_ arguments: Arguments, standard: String = "default") {
    self.init(arguments.configuration, standard: standard) { name in
      let option = SharedOptions.all.first { $0.name == name }
      return option.map(arguments.values)?.map { ($0.text, $0.origin) } ?? []
    }
  }
}

extension RawWords {
  /// The language of option, variable, configuration or locale. Lazy: a pipe is read only once.
  var language: Language {
    setting(of: SharedOptions.language).flatMap { Language($0) } ?? configured
      ?? environment.language
  }

  private var configured: Language? {
    let path = setting(of: SharedOptions.configuration)
    return (try? ConfigurationFile(path, in: environment)?.read())?.language
  }
}

extension CompletionContext {
  /// What the configuration hides; read only for candidates that were stored.
  var redaction: Redaction {
    var arguments = Arguments(environment: environment)
    try? arguments.readConfiguration()
    return PrivacyOptions.redaction(arguments, language.voice)
  }
}

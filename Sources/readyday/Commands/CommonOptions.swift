import ReadyDayCore

/// The options that most commands share.
struct CommonOptions: Sendable {
  @Boxed private(set) var arguments: Arguments
  /// Those of the configuration, with the user's own addresses.
  @Boxed private(set) var preferences: Preferences
  @Boxed private(set) var redaction: Redaction

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    preferences = arguments.configuration.preferences
    let language = arguments[Self.language] ?? Self.language(of: arguments.environment)
    redaction = PrivacyOptions.redaction(arguments, placeholder: language.phrases.busy)
    preferences.me = Set(arguments.all(Self.me).map { $0.lowercased() })
    guard (whoop + calendars).count(where: { $0.path == "-" }) < 2 else {
      throw UsageError(.clash(.standardInputTwice))
    }
  }
}

extension CommonOptions {
  /// As named on the command line, or configured; empty for imported data.
  var whoop: [InputPath] { arguments.paths(Self.whoop) }
  var calendars: [InputPath] { arguments.paths(Self.calendar) }
  var configuration: Configuration { arguments.configuration }
  var date: DateExpression { arguments[Self.date] ?? .daysFromToday(0) }
  /// Whether a date was requested.
  var hasDate: Bool { arguments.has(Self.date) }
  var now: Instant? { arguments[Self.now] }
  var zoneName: Arguments.Given? { arguments.values(of: Self.zone).last }
  var output: OutputFile? {
    arguments[Self.output].flatMap { $0 == "-" ? nil : OutputFile(path: $0) }
  }
  var isQuiet: Bool { arguments.has(Self.quiet) }
  var isVerbose: Bool { arguments.has(Self.verbose) }
  var isStrict: Bool { arguments.has(Self.strict) }
}

// Their names, and what help says about them.
extension CommonOptions {
  static let sources = Syntax.Group(
    title: dataTitle, options: [whoop, calendar, me, ConfigurationFile.option])
  static let time = Syntax.Group(title: timeTitle, options: [date, now, zone])
  /// Those of a command about days: its own, and what all of them take.
  ///
  /// - Parameters:
  ///   - groups: options that only it has.
  ///   - format: its formats.
  ///   - own: options about time that only it has.
  static func day(
    _ groups: Syntax.Group..., format: any CommandOption = TextOrJSON.option,
    time own: [any CommandOption] = []
  ) -> [Syntax.Group] {
    groups + [
      sources, Syntax.Group(title: timeTitle, options: time.options + own),
      Syntax.Group(title: outputTitle, options: [format] + printing), messages,
    ]
  }

  /// Where things are, and what time it is: commands about days and training take these, used or not.
  static let places = Syntax.Group(
    title: dataTitle, options: sources.options + [now, zone, quiet, verbose])
  static let printing = drawing + [output] + PrivacyOptions.options
  /// How text looks.
  static let drawing: [any CommandOption] = [language, colour, links, width, ascii]
  static let messages = Syntax.Group(title: messagesTitle, options: [quiet, verbose, strict])

  static let dataTitle = Phrase("Your data", es: "Tus datos")
  static let timeTitle = Phrase("Time", es: "Fecha y hora")
  static let outputTitle = Phrase("Output", es: "Salida")
  static let formatHelp = Phrase(
    "output format (default: text)", es: "formato de salida (por defecto: text)")
  static let messagesTitle = Phrase("Messages", es: "Mensajes")

  /// All of them, for the page that explains them.
  static let groups = [
    sources, time, Syntax.Group(title: outputTitle, options: [TextOrJSON.option] + printing),
    messages,
    Syntax.Group(title: Syntax.helpTitle, options: [Syntax.help]),
  ]

  /// Whether `words` are only `--lang es`, which change the language of whatever follows.
  static func nameOnlyLanguage(_ words: some Collection<String>) -> Bool {
    words.count == 1 && words.first?.hasPrefix(language.flag + "=") == true
      || words.count == 2 && words.first == language.flag
  }

  /// An option of the same name that takes other values is the command's own.
  static func isCommon(_ option: any CommandOption) -> Bool {
    groups.contains { group in
      group.options.contains { $0.name == option.name && $0.usage == option.usage }
    }
  }

  /// Everything that is read here, even if a command does not list it: variables set them too.
  static var all: [any CommandOption] {
    [whoop, calendar, me, date, now, zone] + drawing + [output] + PrivacyOptions.options
  }

  static let whoop = Option<String>(
    "whoop", .path, .several, variable: "READYDAY_WHOOP",
    help: Phrase(
      "WHOOP data: exported files, zips or folders; - for standard input (default: imported data)",
      es: """
        datos de WHOOP: archivos exportados, zips o carpetas; - es la entrada estándar (por defecto:
        lo importado)
        """),
    configured: { $0.whoop })
  static let calendar = Option<String>(
    "calendar", .path, .several, variable: "READYDAY_CALENDAR",
    help: Phrase(
      "calendars: .ics files or folders of them; - for standard input",
      es: "calendarios: archivos .ics o carpetas con ellos; - es la entrada estándar"),
    configured: { $0.calendars.map(\.path) })
  static let me = Option<String>(
    "me", .ownAddress, .several,
    help: Phrase(
      "your own email addresses, so that invitations you declined don't count",
      es: "tus direcciones de correo, para no contar las invitaciones que rechazaste"),
    configured: { $0.me })
  static let date = Option<DateExpression>(
    "date", .date,
    help: Phrase(
      "\(English().accepted(.date)) (default: today)",
      es: "\(Spanish().accepted(.date)) (por defecto: hoy)"))
  static let now = Option<Instant>(
    "now", .moment, variable: "READYDAY_NOW",
    help: Phrase(
      "use this as the current time: 2026-11-23T06:55:00+01:00",
      es: "usa esta como hora actual: 2026-11-23T06:55:00+01:00"))
  static let zone = Option<String>(
    "tz", .text(Phrase("ZONE", es: "ZONA"), candidates: .zones), variable: "READYDAY_TZ",
    help: Phrase(
      "your time zone, such as Europe/Madrid (default: the system's)",
      es: "tu zona horaria, por ejemplo Europe/Madrid (por defecto: la del sistema)"),
    configured: { [$0.zoneName].compactMap(\.self) })
  static let language = Option<Language>(
    "lang", .language, variable: "READYDAY_LANG",
    help: Phrase(
      "language (default: the locale's)",
      es: "idioma (por defecto: el de la configuración regional)"),
    configured: { [$0.language?.code].compactMap(\.self) })
  private static let colour = Option<TextStyle.Use>(
    "color", .choice,
    help: Phrase(
      "auto: on a terminal, unless NO_COLOR is set",
      es: "auto: en una terminal, salvo si existe NO_COLOR"))
  private static let links = Option<TextStyle.Use>(
    "hyperlinks", .choice,
    help: Phrase(
      "auto: on a terminal known to support them",
      es: "auto: en una terminal que los admita"))
  private static let widths = TextStyle.narrowest...TextStyle.widest
  private static let width = Option<Int>(
    "width", .number(widths, accepted: .columns(widths)),
    help: Phrase(
      "columns, 40 to 9999 (default: the terminal's, or 80)",
      es: "columnas, de 40 a 9999 (por defecto: las de la terminal, u 80)"))
  private static let ascii = Flag(
    "ascii", help: Phrase("ASCII output, but for titles", es: "salida en ASCII, salvo los títulos"))
  static let output = Option<String>(
    "output", .file,
    help: Phrase(
      "write to this file instead, completely or not at all",
      es: "escribe en este archivo: o todo o nada"))
  static let quiet = Flag(
    "quiet", letter: "q", help: Phrase("errors only, no warnings", es: "solo errores, sin avisos"))
  static let verbose = Flag(
    "verbose", letter: "v",
    help: Phrase("name the files that are read", es: "nombra los archivos leídos"))
  static let yes = Flag(
    "yes", help: Phrase("don't ask for confirmation", es: "no pide confirmación"))
  static let strict = Flag(
    "strict", help: Phrase("fail if anything is skipped", es: "falla si se omite algo"))
}

extension CommonOptions {
  /// With `--strict`, fails if anything was skipped.
  func checkSkipped(_ count: Int) throws {
    if isStrict, count > 0 { throw Failure.skipped(count) }
  }

  func style(in context: CommandContext) -> TextStyle {
    TextStyle(
      colour: arguments[Self.colour] ?? .auto, links: arguments[Self.links] ?? .auto,
      ascii: arguments.has(Self.ascii), width: arguments[Self.width],
      environment: context.environment,
      columns: output == nil ? context.columns : nil)
  }

  /// The requested language or configured, else the locale's, else English.
  func language(in environment: Environment) -> Language {
    arguments[Self.language] ?? Self.language(of: environment)
  }

  static func language(of environment: Environment) -> Language {
    environment.locale("LC_MESSAGES").flatMap { Language($0) } ?? .english
  }

  /// `text`, to be written where `--output` says.
  func answer(_ text: String, _ notices: [StyledLine]) -> CommandOutput {
    answer(PrintedText(text), notices)
  }

  func answer(_ text: PrintedText, _ notices: [StyledLine]) -> CommandOutput {
    var answer = CommandOutput(text)
    answer.file = output
    answer.notices = notices
    return answer
  }
}

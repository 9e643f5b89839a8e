import ReadyDayCore

struct ConfigCommand {
  let arguments: Arguments
  let context: CommandContext
  let file: ConfigurationFile

  init(_ arguments: Arguments, _ context: CommandContext) throws {
    let file = try arguments.placeForConfiguration()
    (self.arguments, self.context, self.file) = (arguments, context, file)
  }

  static let command = Command(
    "config",
    summary: Phrase(
      "show, check or change the configuration", es: "muestra, revisa o cambia la configuración"),
    details: Phrase(
      """
      Shows, checks and changes the configuration. Without an action it shows the current values.
      Options override environment variables, which override the file.
      """,
      es: """
        Muestra, revisa y cambia la configuración. Sin acción, muestra los valores vigentes. Las
        opciones prevalecen sobre las variables de entorno, y estas sobre el archivo.
        """),
    usual: "config show",
    synonyms: [
      "unset": "remove, delete, rm, quitar, borrar", "show": "list, ver", "get": "show …",
    ],
    actions: [
      Action(showing) { try ConfigCommand($0, $1).show() },
      Action(getting) { try ConfigCommand($0, $1).get() },
      Action(setting) { try ConfigCommand($0, $1).set() },
      Action(adding) { try ConfigCommand($0, $1).add() },
      Action(unsetting) { try ConfigCommand($0, $1).unset() },
      Action(editing) { try ConfigCommand($0, $1).edit() },
      Action(checking) { try ConfigCommand($0, $1).check() },
      Action(locating) { try ConfigCommand($0, $1).path() },
    ],
    examples: [
      .init(
        "readyday config show --origin", "every value and where it comes from",
        es: "cada valor y de dónde sale"),
      .init("readyday config path", "where the file is", es: "dónde está el archivo"),
      .init(
        "readyday config set me ana@example.test", "set your email address", es: "indica tu correo"),
      .init("readyday config edit", "change it in your editor", es: "edita el archivo"),
    ])

  private static let origin = Flag(
    "origin", help: "where each value comes from", es: "de dónde sale cada valor")

  private static func syntax(
    _ action: String, _ operands: [Operand] = [], summary: Phrase, details: Phrase? = nil,
    groups: [Syntax.Group] = [], examples: [Syntax.Example] = []
  ) -> Syntax {
    let own = Syntax.Group.data([SharedOptions.configuration])
    return Syntax(
      action, operands, summary: summary, details: details ?? summary.asSentence,
      groups: groups.isEmpty ? [own] : groups, examples: examples, followsConfiguration: false)
  }

  private static let showing = syntax(
    "config show", summary: Phrase("show the current values", es: "muestra los valores vigentes"),
    groups: [
      SharedOptions.sources,
      .output([SharedOptions.format, origin, SharedOptions.zone, SharedOptions.language]),
    ])
  private static let key = Operand(Phrase("KEY", es: "CLAVE"), needed: .anArgument) { _ in
    Candidates(ConfigurationKey.settable.map(\.path))
  }
  private static let values = Operand(Phrase("VALUE...", es: "VALOR..."), repeats: true)
  /// For changes that may drop something, and then need confirmation.
  private static let asking = [Syntax.Group.own([SharedOptions.configuration, SharedOptions.yes])]

  private static let getting = syntax(
    "config get", [key], summary: Phrase("print a value", es: "muestra un valor"),
    details: Phrase(
      """
      Prints a value as config set takes it. If the key is not set, prints its default, or nothing
      where there is none, says so on standard error and exits with status 1.
      """,
      es: """
        Muestra un valor tal como lo admite config set. Si la clave no está en el archivo, muestra
        su valor por defecto; si no lo hay, avisa por la salida de errores y termina con el estado
        1.
        """))
  static let setting = syntax(
    "config set", [key, values], summary: Phrase("change a value", es: "cambia un valor"),
    details: Phrase(
      """
      Changes a value; for a list, all of it. An entry with several members is one argument in
      JSON5. The previous file is stored next to it, as config.json5.bak.
      """,
      es: """
        Cambia un valor; si es una lista, la cambia entera. Una entrada con varios campos es un
        solo argumento en JSON5. El archivo anterior queda al lado, como config.json5.bak.
        """),
    groups: asking,
    examples: [
      .init(
        "readyday config set day.work 9:00-17:30", "your working hours", es: "tu horario laboral")
    ])
  static let adding = syntax(
    "config add", [key, values], summary: Phrase("add to a list", es: "añade a una lista"),
    details: Phrase(
      "Adds to a list. Without VALUE, or with -, it asks or reads standard input.",
      es: "Añade a una lista. Sin VALOR, o con -, pregunta o lee la entrada estándar."),
    examples: [
      .init(
        "readyday config add rules '{title: \"padel\", kind: \"training\"}'", "padel is training",
        es: "el pádel es un entrenamiento"),
      .init(
        "readyday config add calendars ~/.calendars/team", "another calendar", es: "otro calendario"
      ),
    ])
  private static let unsetting = syntax(
    "config unset", [key, values],
    summary: Phrase("go back to the default", es: "vuelve al valor por defecto"),
    details: Phrase(
      """
      Goes back to the default. With VALUE it removes only that entry of a list: a word, a path, or
      the name of a calendar.
      """,
      es: """
        Vuelve al valor por defecto. Con VALOR elimina solo esa entrada de una lista: una palabra,
        una ruta o el nombre de un calendario.
        """), groups: asking)
  private static let editing = syntax(
    "config edit",
    summary: Phrase("change the file in your editor", es: "cambia el archivo con tu editor"),
    details: Phrase(
      "Opens the file in $VISUAL or $EDITOR and checks it afterwards.",
      es: "Abre el archivo con $VISUAL o $EDITOR y después lo revisa."))
  private static let checking = syntax(
    "config check",
    summary: Phrase("check whether the file is valid", es: "revisa si el archivo es válido"))
  private static let locating = syntax(
    "config path", summary: Phrase("print where the file is", es: "dice dónde está el archivo"))

  private func path() -> CommandOutput { answer(Report(lines: [file.path], in: .english)) }

  /// Opens the editor; a new file begins with every key commented out.
  private func edit() throws -> CommandOutput {
    if !file.exists { _ = try file.create(ConfigurationTemplate(in: context.language).text) }
    let (before, environment) = (try file.bytes() ?? [], context.environment)
    let editor = Editor(command: environment["VISUAL"] ?? environment["EDITOR"] ?? "vi")
    do throws(SystemTool.Trouble) { try editor.open(file.path) } catch {
      throw Failure(.editor, .editorFailed(editor.command, error), [.choosingEditor])
    }
    try file.write(file.bytes() ?? [], over: before)
    return try check()
  }

  private func check() throws -> CommandOutput {
    let configuration = try file.read()
    let language = copy(of: arguments) { $0.configuration = configuration }.language
    let doubts = configuration.origin == nil ? [] : file.doubts(about: configuration)
    let isLost = file.leadsNowhere(configuration)
    let finding: Message =
      configuration.origin == nil
      ? Message("no file; defaults apply", es: "no hay archivo; se usan los valores por defecto")
      : isLost
        ? Message(
          "valid, but some of what it names is missing",
          es: "es válida, pero falta algo de lo que indica"
        ) : Message("ok", es: "en orden")
    var answer = self.answer(
      Report(lines: ["\(file.shown): \(language.voice.text(finding))"], in: language))
    // `doctor` has the same status for a missing file.
    if isLost { answer.status = .unreadableInput }
    answer.notices = doubts.map { language.voice.warning(language.voice.text($0)) }
    return answer
  }

  private func show() throws -> CommandOutput {
    var arguments = arguments
    arguments.configuration = try file.read()
    let format = arguments.format ?? .text
    let standard = format == .text ? Self.standard.text(in: context.language) : "default"
    let listing = ConfigurationListing(arguments, standard: standard)
    let settings = Settings(file: arguments.configuration.origin, listing.entries)
    guard format == .json else {
      return answer(Report(settings, showsOrigin: arguments.has(Self.origin), in: context.language))
    }
    let run = try CommandRun(CommonOptions(arguments), in: context)
    return CommandOutput(text: Document.config.text(of: settings, in: run.documentContext(nil)))
  }

  private static let standard = Phrase("default", es: "por defecto")

  func answer(_ report: Report) -> CommandOutput {
    CommandOutput(text: TextStyle.verbatim.text(of: report))
  }
}

import ReadyDayCore

struct SyncCommand: RunningCommand {
  enum Kind: Sendable { case whoop, calendars }

  let run: CommandRun

  private static let summary = Phrase(
    "fetch WHOOP data, your calendars and a forecast",
    es: "descarga datos de WHOOP, tus calendarios y el pronóstico del tiempo")
  private static let details = Phrase(
    """
    Fetches WHOOP data (once you are connected), the calendars configured with a URL and the
    forecast configured in "weather", over the network with the system's curl. Without an action it
    fetches everything that is out of date, or what --force and --since ask for.
    """,
    es: """
      Descarga de internet, con el curl del sistema, los datos de WHOOP (si has iniciado sesión),
      los calendarios configurados con una URL y el pronóstico configurado en «weather». Sin acción,
      descarga todo lo que no esté al día, o lo que pidan --force y --since.
      """)

  static let command = Command(
    "sync", summary: summary, details: details, usual: "sync",
    actions: [
      Action(everything) { try SyncCommand($0, $1).fetch() },
      Action(whoop) { try SyncCommand($0, $1).fetch(only: .whoop) },
      Action(calendars) { try SyncCommand($0, $1).fetch(only: .calendars) },
      Action(status) { try SyncCommand($0, $1).status() },
      Action(connecting) { try SyncCommand($0, $1).connect() },
      Action(disconnecting) { try SyncCommand($0, $1).disconnect() },
    ],
    examples: [
      .init("readyday sync", "everything that is out of date", es: "todo lo que no esté al día"),
      .init(
        "readyday sync connect whoop", "log in to WHOOP, once",
        es: "inicia sesión en WHOOP, una vez"),
      .init(
        "readyday sync calendars --force", "all calendars, even up-to-date ones",
        es: "todos los calendarios, también los que están al día"),
      .init(
        "readyday sync status --format json", "how old everything is, for a script",
        es: "de qué fecha son los datos, para un script"),
    ])

  private static let open = Flag("open", help: "open the browser", es: "abre el navegador")
  private static let data = Flag(
    "data",
    help: "delete the stored WHOOP data too", es: "borra también los datos de WHOOP guardados")
  private static let since = Option<DateExpression>(
    "since", .date, help: "everything from this date on (default: what may have changed)",
    es: "todo desde esta fecha (por defecto: lo que pueda haber cambiado)")
  private static let force = Flag(
    "force",
    help: "even calendars that are up to date", es: "también los calendarios que están al día")

  private static func syntax(
    _ action: String, _ operands: [Operand] = [], summary: Phrase, details: Phrase? = nil,
    options: [any CommandOption] = []
  ) -> Syntax {
    Syntax(
      action, operands, summary: summary, details: details ?? summary.asSentence,
      groups: [
        .own(options + [SharedOptions.configuration]),
        .output(
          [SharedOptions.format, SharedOptions.zone] + SharedOptions.drawing
            + [SharedOptions.output, SharedOptions.quiet]),
      ], examples: [])
  }

  private static let everything = syntax(
    "sync", summary: summary, details: details, options: [force, since])
  private static let whoop = syntax(
    "sync whoop", summary: Phrase("fetch WHOOP data", es: "descarga los datos de WHOOP"),
    details: Phrase(
      "Fetches WHOOP data that may have changed.",
      es: "Descarga lo que pueda haber cambiado en WHOOP."),
    options: [since])
  private static let calendars = syntax(
    "sync calendars", summary: Phrase("fetch your calendars", es: "descarga tus calendarios"),
    details: Phrase(
      "Fetches the calendars configured with a URL, except those that are up to date.",
      es: "Descarga los calendarios configurados con una URL, salvo los que están al día."),
    options: [force])
  private static let status = syntax(
    "sync status",
    summary: Phrase("show how old everything is", es: "muestra de qué fecha son los datos"),
    details: Phrase(
      "Shows how old everything is, without the network.",
      es: "Muestra de qué fecha son los datos, sin usar la red."))

  private static let account = Operand.only(["whoop"], needed: .anArgument)
  private static let connecting = syntax(
    "sync connect", [account], summary: Phrase("log in to WHOOP", es: "inicia sesión en WHOOP"),
    details: Phrase(
      """
      Shows what to register with WHOOP, logs you in with your browser and fetches a year of data.
      """,
      es: """
        Muestra qué registrar en WHOOP, inicia tu sesión con el navegador y descarga los datos de un
        año.
        """),
    options: [open])
  private static let disconnecting = syntax(
    "sync disconnect", [account],
    summary: Phrase("log out of WHOOP", es: "cierra la sesión en WHOOP"),
    options: [data, SharedOptions.yes])

  private func fetch(only kind: Kind? = nil) throws -> CommandOutput {
    if kind == .whoop, try !WhoopSync(run).isConnected { throw Failure.notConnected }
    let sources = SyncSources(run, only: kind)
    guard !sources.isEmpty else { throw Failure.nothingToSync(options.configuration) }
    return fetched(sources)
  }

  private func status() -> CommandOutput {
    let sources = SyncSources(run)
    guard sources.isEmpty, format == .text else { return answer(sources.status(run.phrases)) }
    let lines = [Message.nothingToSync, .doctorShowsAges].map(run.phrases.text)
    return options.answer(
      run.style.text(of: Report(sentences: lines, in: run.phrases.language)), [])
  }

  /// Logs in, then runs the first sync.
  private func connect() throws -> CommandOutput {
    let connecting = WhoopConnecting(
      sync: try WhoopSync(run), phrases: run.phrases, dialogue: run.context.dialogue,
      opensBrowser: arguments.has(Self.open))
    try connecting.run()
    return fetched(SyncSources(run, only: .whoop))
  }

  private func disconnect() throws -> CommandOutput {
    let sync = try WhoopSync(run)
    guard sync.isConnected else { throw Failure.notConnected }
    let erases = arguments.has(Self.data)
    let question = run.phrases.text(.askDisconnect(withData: erases))
    if !arguments.has(SharedOptions.yes), try !run.context.agrees(to: question, run.phrases) {
      return run.declined
    }
    let isRevoked = try sync.disconnect(erasingData: erases)
    let report = Report(sentences: [run.phrases.text(.disconnected)], in: run.phrases.language)
    let isSilent = isRevoked || options.isQuiet
    return options.answer(
      run.style.text(of: report), isSilent ? [] : [run.warning(run.phrases.text(.notRevoked))])
  }

  private func fetched(_ sources: SyncSources) -> CommandOutput {
    let synced = sources.sync(
      Syncing(
        curl: Curl(), now: run.occasion.present, phrases: run.phrases,
        isForced: arguments.has(Self.force), start: arguments[Self.since].map(run.occasion.date),
        progress: Progress()))
    let isAllLost = !synced.isEmpty && synced.allSatisfy { $0.fault != nil }
    return answer(synced).with(warnings(of: synced)).with(isAllLost ? .unreadableInput : .done)
  }

  private func answer(_ synced: [Synced]) -> CommandOutput {
    run.answer(format, .sync, synced) {
      Report(synced, at: run.occasion.present, in: run.occasion.zone, phrases: $0)
    }
  }

  private func warnings(of synced: [Synced]) -> [StyledLine] {
    guard !options.isQuiet else { return [] }
    return synced.compactMap { source in
      (source.fault ?? source.part).map { fault in
        let why = run.phrases.fault(fault, at: run.occasion.present, in: run.occasion.zone)
        let name = run.phrases.name(of: source.source)
        return run.warning("\(name): \(why)")
      }
    }
  }
}

extension Failure {
  static func nothingToSync(_ configuration: Configuration) -> Failure {
    Failure(
      .nothingToSync, .nothingToSync,
      [
        .typed("readyday sync connect whoop"),
        .typed("calendars: [{name: \"work\", url: \"https://…\"}]"),
      ])
  }
}

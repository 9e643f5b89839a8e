import ReadyDayCore

/// Fetches what the configuration names, and stores it where every command reads it.
struct SyncCommand: Command {
  enum Topic: String, CaseIterable, Sendable {
    case whoop, calendars, status, connect, disconnect
  }

  private static let format = TextOrJSON.option
  private static let force = Flag(
    "force",
    help: Phrase(
      "calendars: even those that are up to date", es: "calendarios: también los que están al día"))

  static let syntax = Syntax(
    "sync",
    [
      .choice(Topic.self, usage: .typed("[connect|disconnect]")),
      Operand(.typed("whoop|calendars|status")) { context in
        ["connect", "disconnect"].contains(context.operands.first ?? "")
          ? Candidates(["whoop"]) : Candidates()
      },
    ],
    summary: Phrase(
      "fetch WHOOP data and your calendars", es: "descarga datos de WHOOP y tus calendarios"),
    details: Phrase(
      """
      Fetches WHOOP data (once you are connected) and the calendars configured with a URL, over the
      network with the system's curl. connect whoop shows what to register with WHOOP, logs you in
      with your browser and fetches a year; later syncs fetch what may have changed. Calendars that
      are up to date are not fetched. status shows how old everything is, without the network. The
      exit status is 4 if nothing could be fetched.
      """,
      es: """
        Descarga de internet, con el curl del sistema, los datos de WHOOP (si has iniciado sesión) y
        los calendarios configurados con una URL. connect whoop muestra qué registrar en WHOOP,
        inicia tu sesión con el navegador y descarga un año; después se descarga lo que pueda haber
        cambiado. Los calendarios al día no se descargan. status muestra de cuándo es cada cosa, sin
        usar la red. El estado de salida es 4 si no se ha podido descargar nada.
        """),
    groups: [
      Syntax.Group(
        title: Phrase("Fetching", es: "Descarga"),
        options: [force, WhoopTopics.since, ConfigurationFile.option]),
      Syntax.Group(
        title: Phrase("WHOOP login", es: "Sesión en WHOOP"),
        options: [WhoopTopics.open, WhoopTopics.data, ConfirmationOption.yes]),
      Syntax.Group(
        title: CommonOptions.outputTitle,
        options: [format, CommonOptions.zone] + CommonOptions.drawing + [CommonOptions.output]),
      Syntax.Group(title: CommonOptions.messagesTitle, options: [CommonOptions.quiet]),
    ],
    examples: [
      Syntax.Example(
        "readyday sync",
        Phrase("everything that is out of date", es: "todo lo que no esté al día")),
      Syntax.Example(
        "readyday sync connect whoop",
        Phrase("log in to WHOOP, once", es: "inicia sesión en WHOOP, una vez")),
      Syntax.Example(
        "readyday sync calendars --force",
        Phrase(
          "all calendars, even up-to-date ones",
          es: "todos los calendarios, también los que están al día")),
      Syntax.Example(
        "readyday sync status --format json",
        Phrase("how old everything is, for a script", es: "de cuándo es cada cosa, para un script")
      ),
    ])

  private let options: CommonOptions
  private let format: TextOrJSON
  private let topic: Topic?
  private let isForced: Bool
  private let start: DateExpression?
  private let opensBrowser: Bool
  private let erasesData: Bool
  private let isConfirmed: Bool

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
    isForced = arguments.has(Self.force)
    start = arguments[WhoopTopics.since]
    opensBrowser = arguments.has(WhoopTopics.open)
    erasesData = arguments.has(WhoopTopics.data)
    isConfirmed = arguments.has(ConfirmationOption.yes)
    topic = try Self.topic(arguments.operands)
    let own = Self.ownOptions(of: topic)
    let others = Self.ownOptions.filter { option in !own.contains { $0.name == option.name } }
    let all = Self.syntax.options.filter { option in !others.contains { $0.name == option.name } }
    let name = ([topic?.rawValue] + (topic?.needsWhoop == true ? ["whoop"] : []))
      .compactMap(\.self).joined(separator: " ")
    try arguments.check(name, of: Self.syntax, uses: all)
  }

  private static let ownOptions: [any CommandOption] = [
    force, WhoopTopics.since, WhoopTopics.open, WhoopTopics.data, ConfirmationOption.yes,
  ]

  private static func ownOptions(of topic: Topic?) -> [any CommandOption] {
    switch topic {
    case nil: [force, WhoopTopics.since]
    case .whoop: [WhoopTopics.since]
    case .calendars: [force]
    case .status: []
    case .connect: [WhoopTopics.open]
    case .disconnect: [WhoopTopics.data, ConfirmationOption.yes]
    }
  }

  private static func topic(_ words: [String]) throws -> Topic? {
    guard let word = words.first else { return nil }
    guard let topic = Topic(rawValue: word) else {
      throw UsageError.notAChoice(word, of: "sync", choices: Topic.allCases.map(\.rawValue))
    }
    let most = topic.needsWhoop ? 2 : 1
    if words.count > most { throw UsageError.unexpectedWord(words[most], of: syntax) }
    guard topic.needsWhoop else { return topic }
    guard words.count == 2 else {
      throw UsageError(
        .lacks("sync \(word)", .choice), [.usage(.typed("readyday sync \(word) whoop"))])
    }
    guard words[1] == "whoop" else {
      throw UsageError.notAChoice(words[1], of: "sync \(word)", choices: ["whoop"])
    }
    return topic
  }
}

extension SyncCommand.Topic {
  fileprivate var needsWhoop: Bool { self == .connect || self == .disconnect }
}

extension SyncCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options, in: context)
    switch topic {
    case .connect:
      return fetched(try WhoopTopics(run: run).connect(opensBrowser: opensBrowser), run)
    case .disconnect:
      let topics = WhoopTopics(run: run)
      return try topics.disconnect(erasingData: erasesData, asking: !isConfirmed)
        ?? .nothing([StyledLine("readyday: \(run.phrases.confirmation(.declined))")])
    case .whoop: guard try WhoopSync(run).isConnected else { throw Failure.notConnected }
    case .calendars, .status, nil: break
    }
    let sources = SyncSources(
      run, only: topic == .status ? nil : topic, since: start.map(run.occasion.date),
      showing: Progress())
    guard !sources.isEmpty else { throw Failure.nothingToSync(options.configuration) }
    guard topic != .status else { return answer(sources.status(), run) }
    return fetched(
      sources.sync(
        Syncing(
          curl: Curl(), now: run.occasion.present, phrases: run.phrases, isForced: isForced)), run)
  }

  private func fetched(_ synced: [Synced], _ run: CommandRun) -> CommandOutput {
    var answer = answer(synced, run)
    answer.notices = warnings(of: synced, run)
    if synced.isAllLost { answer.status = .unreadableInput }
    return answer
  }

  private func answer(_ synced: [Synced], _ run: CommandRun) -> CommandOutput {
    run.answer(format, .sync, synced) {
      Report(synced, at: run.occasion.present, in: run.occasion.zone, phrases: $0)
    }
  }

  /// What failed, on standard error.
  private func warnings(of synced: [Synced], _ run: CommandRun) -> [StyledLine] {
    guard !options.isQuiet else { return [] }
    return synced.compactMap { source in
      (source.fault ?? source.part).map { fault in
        let why = run.phrases.fault(fault, at: run.occasion.present, in: run.occasion.zone)
        let name = run.phrases.name(of: source.source)
        return StyledLine("readyday: \(run.phrases.severity(.warning)): \(name): \(why)")
      }
    }
  }
}

extension Failure {
  static func nothingToSync(_ configuration: Configuration) -> Failure {
    Failure(
      .configuration, code: "nothing_to_sync", .data(.nothingToSync),
      [
        .typed("readyday sync connect whoop"),
        .typed("calendars: [{name: \"work\", url: \"https://…\"}]"),
      ])
  }
}

import ReadyDayCore

/// Fetches what is configured to be fetched, and keeps it where every command reads it.
struct SyncCommand: Command {
  enum Topic: String, CaseIterable, Sendable {
    case whoop, calendars, status, connect, disconnect
  }

  private static let format = TextOrJSON.option
  private static let force = Flag("force", help: "also what is still fresh")

  static let syntax = Syntax(
    "sync",
    [
      .choice(Topic.self, usage: "[connect|disconnect]"),
      Operand("whoop|calendars|status") { context in
        ["connect", "disconnect"].contains(context.operands.first ?? "")
          ? Candidates(["whoop"]) : Candidates()
      },
    ],
    summary: "fetch WHOOP's data and your calendars",
    details: "Fetches over the network, with the system's curl, WHOOP's data once you are "
      + "connected, and the calendars that the configuration names by their address, and keeps "
      + "them where every command reads them. connect whoop says what to register at WHOOP, logs "
      + "you in with your browser, and fetches a year; later syncs fetch what may have changed. "
      + "A calendar that is still fresh is not asked for. status tells how old everything is, and "
      + "asks nobody. Ends with 4 when nothing could be fetched.",
    groups: [
      Syntax.Group(
        title: "Fetching", options: [force, WhoopTopics.since, ConfigurationFile.option]),
      Syntax.Group(
        title: "Login at WHOOP",
        options: [WhoopTopics.open, WhoopTopics.data, ConfirmationOption.yes]),
      Syntax.Group(
        title: "Output",
        options: [format, CommonOptions.zone] + CommonOptions.drawing + [CommonOptions.output]),
      Syntax.Group(title: "Messages", options: [CommonOptions.quiet]),
    ],
    examples: [
      Syntax.Example("readyday sync", "everything that is due"),
      Syntax.Example("readyday sync connect whoop", "log in at WHOOP, once"),
      Syntax.Example("readyday sync calendars --force", "all calendars, also the fresh ones"),
      Syntax.Example("readyday sync status --format json", "how old everything is, for a script"),
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
      throw UsageError(.lacks("sync \(word)", .choice), [.usage("readyday sync \(word) whoop")])
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

  /// What failed, for whoever does not read the rest.
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

import ReadyDayCore

/// Fetches what is configured to be fetched, and keeps it where every command reads it.
struct SyncCommand: Command {
  enum Topic: String, CaseIterable, Sendable {
    case calendars, status
  }

  private static let format = TextOrJSON.option
  private static let force = Flag("force", help: "also what is still fresh")

  static let syntax = Syntax(
    "sync", [.choice(Topic.self, usage: "[calendars|status]")],
    summary: "fetch your calendars",
    details: "Fetches over the network, with the system's curl, the calendars that the "
      + "configuration names by their address, and keeps them where every command reads them. What "
      + "is still fresh is not asked for: a calendar says itself for how long, else an hour. What "
      + "was kept is replaced only by a whole calendar. status tells how old everything is, and "
      + "asks nobody. Ends with 4 when nothing could be fetched.",
    groups: [
      Syntax.Group(title: "Fetching", options: [force, ConfigurationFile.option]),
      Syntax.Group(
        title: "Output",
        options: [format, CommonOptions.zone] + CommonOptions.drawing + [CommonOptions.output]),
      Syntax.Group(title: "Messages", options: [CommonOptions.quiet]),
    ],
    examples: [
      Syntax.Example("readyday sync", "everything that is due"),
      Syntax.Example("readyday sync calendars --force", "all calendars, also the fresh ones"),
      Syntax.Example("readyday sync status --format json", "how old everything is, for a script"),
    ])

  private let options: CommonOptions
  private let format: TextOrJSON
  private let topic: Topic?
  private let isForced: Bool

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
    isForced = arguments.has(Self.force)
    topic = arguments.operands.isEmpty ? nil : try arguments.operand(of: Self.syntax)
    if topic == .status {
      let all = Self.syntax.options.filter { $0.name != Self.force.name }
      try arguments.check("status", of: Self.syntax, uses: all)
    }
  }
}

extension SyncCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options, in: context)
    let sources = SyncSources(run, only: topic == .status ? nil : topic)
    guard !sources.isEmpty else { throw Failure.nothingToSync(options.configuration) }
    guard topic != .status else { return answer(sources.status(), run) }
    let syncing = Syncing(
      curl: Curl(), now: run.occasion.present, phrases: run.phrases, isForced: isForced)
    let synced = sources.sync(syncing)
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
      source.fault.map { fault in
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
      [.typed("calendars: [{name: \"work\", url: \"https://…\"}]")])
  }
}

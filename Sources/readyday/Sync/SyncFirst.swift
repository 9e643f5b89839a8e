import ReadyDayCore

/// Whether a briefing first fetches data that is out of date.
struct SyncFirst: Sendable {
  static let option = Flag(
    "sync",
    help: Phrase(
      "first fetch what is out of date (up to \(seconds) s)",
      es: "antes descarga lo que no esté al día (hasta \(seconds) s)"))

  /// As long as anybody should wait for a briefing.
  private static let seconds = 10

  private let isAsked: Bool

  init(_ arguments: Arguments) { isAsked = arguments.has(Self.option) }

  /// The run of a briefing, after fetching for it. A failed fetch never costs the briefing, which says how
  /// old everything is.
  func run(_ options: CommonOptions, in context: CommandContext) throws -> CommandRun {
    let run = try CommandRun(options, in: context)
    guard isAsked || options.configuration.syncsBeforeBrief && isOrdinary(run) else { return run }
    let syncing = Syncing(
      curl: .within(seconds: Self.seconds), now: run.occasion.present, phrases: run.phrases,
      isBeforeBrief: true)
    _ = SyncSources(run).sync(syncing)
    // Paths are looked up again: some data may exist for the first time.
    return try CommandRun(options, in: context)
  }

  /// The brief of this very day, from what is configured.
  private func isOrdinary(_ run: CommandRun) -> Bool {
    let options = run.options
    return run.occasion.isToday && options.now == nil
      && !(options.whoop + options.calendars).contains { $0.origin == .asked }
  }
}

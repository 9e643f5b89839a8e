import ReadyDayCore

/// Whether a brief fetches first what is old.
struct SyncFirst: Sendable {
  static let option = Flag(
    "sync", help: "first fetch what is old, for at most \(seconds) seconds")

  /// Nobody waits longer for a brief.
  private static let seconds = 10

  private let isAsked: Bool

  init(_ arguments: Arguments) { isAsked = arguments.has(Self.option) }

  /// The run of a brief, behind what was fetched for it. What goes wrong on the way never costs the brief: it says how
  /// old everything is.
  func run(_ options: CommonOptions, in context: CommandContext) throws -> CommandRun {
    let run = try CommandRun(options, in: context)
    guard isAsked || options.configuration.syncsBeforeBrief && isOrdinary(run) else { return run }
    let syncing = Syncing(
      curl: .within(seconds: Self.seconds), now: run.occasion.present, phrases: run.phrases,
      isBeforeBrief: true)
    _ = SyncSources(run).sync(syncing)
    // Where data lie is looked up again: some may be there for the first time.
    return try CommandRun(options, in: context)
  }

  /// The brief of this very day, from what is configured.
  private func isOrdinary(_ run: CommandRun) -> Bool {
    let options = run.options
    return run.occasion.isToday && options.now == nil
      && !(options.whoop + options.calendars).contains { $0.origin == .asked }
  }
}

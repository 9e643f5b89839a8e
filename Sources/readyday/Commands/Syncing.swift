import ReadyDayCore

struct Syncing: Sendable {
  let curl: Curl
  let now: Instant
  /// The language of the stored system errors.
  let phrases: Voice
  /// Whether to fetch even recent data again.
  var isForced = false
  /// Whether a brief is waiting; a failed source is then not tried again at once.
  var isBeforeBrief = false
}

/// WHOOP, or the calendars. Never throws: a failure is an outcome and does not affect others.
protocol SyncingSource: Sendable {
  /// Fetches and stores new data if due.
  func sync(_ syncing: Syncing) -> [Synced]

  func status() -> [Synced]
}

struct SyncSources: Sendable {
  let all: [any SyncingSource]

  /// `kind`: nil for all. `start`: the first date to request from WHOOP.
  init(
    _ run: CommandRun, only kind: SyncCommand.Kind? = nil, since start: LocalDate? = nil,
    showing progress: Progress? = nil
  ) {
    let whoop: (any SyncingSource)? =
      kind == .calendars ? nil : WhoopSource(run, since: start, showing: progress)
    let calendars: (any SyncingSource)? =
      kind == .whoop ? nil : CalendarSource(run.options.configuration)
    all = [whoop, calendars].compactMap(\.self)
  }

  var isEmpty: Bool { all.isEmpty }

  /// Runs in parallel. Interruption waits until running requests are stopped.
  func sync(_ syncing: Syncing) -> [Synced] {
    let interruption = Interruption.held()
    defer { interruption.release() }
    return SideBySide.map(all) { $0.sync(syncing) }.flatMap(\.self)
  }

  func status() -> [Synced] { all.flatMap { $0.status() } }
}

struct SyncFirst: Sendable {
  static let option = Flag(
    "sync", help: "first fetch what is out of date (up to \(seconds) s)",
    es: "antes descarga lo que no esté al día (hasta \(seconds) s)")

  /// Nobody should wait longer than this for a briefing.
  private static let seconds = 10

  private let isAsked: Bool

  init(_ arguments: Arguments) { isAsked = arguments.has(Self.option) }

  /// `run`, or after syncing a new one. A failed sync never costs the briefing, which shows its data's age.
  func run(_ run: CommandRun) throws -> CommandRun {
    guard isAsked || run.options.configuration.syncsBeforeBrief && isOrdinary(run) else {
      return run
    }
    let syncing = Syncing(
      curl: .within(seconds: Self.seconds), now: run.occasion.present, phrases: run.phrases,
      isBeforeBrief: true)
    _ = SyncSources(run).sync(syncing)
    // Paths are resolved again, as some data may exist for the first time.
    return try CommandRun(run.options, in: run.context)
  }

  /// Whether it is a brief of today, from configured data.
  private func isOrdinary(_ run: CommandRun) -> Bool {
    let options = run.options
    return run.occasion.isToday && options.now == nil
      && !(options.whoop + options.calendars).contains { $0.origin == .given }
  }
}

import ReadyDayCore

struct Syncing: Sendable {
  let curl: Curl
  let now: Instant
  /// The language in which system errors are stored.
  let phrases: Voice
  /// Whether to fetch data again even if it is recent.
  var isForced = false
  /// Whether a briefing waits for the sync; a source that has just failed is then not tried again.
  var isBeforeBrief = false
}

/// WHOOP, the calendars, or the forecast. Never throws: a failure is an outcome, and other sources continue.
protocol SyncingSource: Sendable {
  /// Fetches and stores new data, if it is due.
  func sync(_ syncing: Syncing) -> [Synced]

  func status() -> [Synced]
}

struct SyncSources: Sendable {
  let all: [any SyncingSource]

  /// `kind` is nil for all sources; `start` is the first date to request from WHOOP.
  init(
    _ run: CommandRun, only kind: SyncCommand.Kind? = nil, since start: LocalDate? = nil,
    showing progress: Progress? = nil
  ) {
    let whoop: (any SyncingSource)? =
      kind == .calendars ? nil : WhoopSource(run, since: start, showing: progress)
    let calendars: (any SyncingSource)? =
      kind == .whoop ? nil : CalendarSource(run.options.configuration)
    let weather: (any SyncingSource)? =
      kind == nil ? CalendarSource(forecastOf: run.options.configuration) : nil
    all = [whoop, calendars, weather].compactMap(\.self)
  }

  var isEmpty: Bool { all.isEmpty }

  /// Runs in parallel. An interruption takes effect once running requests have been stopped.
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

  /// The longest that a briefing may be delayed.
  static let seconds = 10

  private let isAsked: Bool

  init(_ arguments: Arguments) { isAsked = arguments.has(Self.option) }

  /// Returns `run` or, after a sync, a new one, and the sources whose failure is recorded nowhere.
  func run(
    _ run: CommandRun, until deadline: Deadline
  ) throws -> (run: CommandRun, unsynced: [Synced]) {
    guard isAsked || run.options.configuration.syncsBeforeBrief && isOrdinary(run) else {
      return (run, [])
    }
    let syncing = Syncing(
      curl: Curl(until: deadline), now: run.occasion.present, phrases: run.phrases,
      isBeforeBrief: true)
    let synced = SyncSources(run).sync(syncing)
    let unsynced = synced.filter { $0.fault != nil && $0.status.failingSince == nil }
    guard synced.contains(where: { $0.outcome == .changed }) else { return (run, unsynced) }
    // Resolves paths again, because some data may be there for the first time.
    return (try CommandRun(run.options, in: run.context), unsynced)
  }

  /// Whether the run is for today's briefing, from configured data. An assistant's answers use no
  /// network.
  private func isOrdinary(_ run: CommandRun) -> Bool {
    guard run.context.environment.reader == .person else { return false }
    let options = run.options
    return run.occasion.isToday && options.now == nil
      && !(options.whoop + options.calendars).contains { $0.origin == .given }
  }
}

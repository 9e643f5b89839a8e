import ReadyDayCore

/// How to sync.
struct Syncing: Sendable {
  let curl: Curl
  let now: Instant
  /// The language in which the system's errors are stored.
  let phrases: any ProgramPhrases
  /// Whether also what is fresh is requested.
  var isForced = false
  /// Whether somebody waits for a brief: what failed a moment ago is not tried again.
  var isBeforeBrief = false
}

/// Something that readyday fetches: WHOOP, or the calendars.
///
/// It never throws: what goes wrong with one is an outcome, and costs the others nothing.
protocol SyncingSource: Sendable {
  /// Asks where that is due, and keeps what comes.
  func sync(_ syncing: Syncing) -> [Synced]

  /// How it stands, without asking anybody.
  func status() -> [Synced]
}

/// All that is configured to be fetched.
struct SyncSources: Sendable {
  let all: [any SyncingSource]

  /// - Parameters:
  ///   - kind: the one kind that is meant; nil for all.
  ///   - start: the date from which on all of WHOOP is requested.
  ///   - progress: where a person watches.
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
}

extension SyncSources {
  /// Side by side. Interruption waits until what runs is stopped.
  func sync(_ syncing: Syncing) -> [Synced] {
    let interruption = Interruption.held()
    defer { interruption.release() }
    return SideBySide.map(all) { $0.sync(syncing) }.flatMap(\.self)
  }

  func status() -> [Synced] { all.flatMap { $0.status() } }
}

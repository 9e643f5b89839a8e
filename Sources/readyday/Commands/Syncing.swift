import ReadyDayCore

struct Syncing {
  let curl: Curl
  let now: Instant
  /// The language in which system errors are stored.
  let phrases: Voice
  /// Whether to fetch data again even if it is recent.
  var isForced = false
  /// The first date to request from WHOOP; nil for all data that may have changed.
  var start: LocalDate?
  /// Shown only at a terminal.
  var progress: Progress?
  /// Whether a briefing waits for the sync; a source that has just failed is then not tried again.
  var isBeforeBrief = false
}

/// WHOOP, the calendars and the forecast. A failure is an outcome, and other sources continue.
struct SyncSources {
  private let whoop: WhoopSync?
  private let calendars: [CalendarSource]

  /// `kind` is nil for all sources.
  init(_ run: CommandRun, only kind: SyncCommand.Kind? = nil) {
    let configuration = run.options.configuration
    let whoop = try? WhoopSync(run)
    self.whoop = kind != .calendars && whoop?.isConnected == true ? whoop : nil
    calendars =
      (kind == .whoop ? [] : CalendarSource.calendars(of: configuration))
      + (kind == nil ? CalendarSource.forecast(of: configuration) : [])
  }

  var isEmpty: Bool { whoop == nil && calendars.isEmpty }

  /// All go on while WHOOP is waited for. An interruption takes effect once running requests have
  /// been stopped.
  func sync(_ syncing: Syncing) -> [Synced] {
    let interruption = Interruption.held()
    defer { interruption.release() }
    let fetches = calendars.map { CalendarFetch($0, syncing) }
    let synced = whoop.map { [$0.sync(syncing)] } ?? []
    syncing.curl.run { fetches.contains(where: \.isOpen) }
    return synced + fetches.map(\.synced)
  }

  func status(_ phrases: Voice) -> [Synced] {
    (whoop.map { [Synced(.whoop, nil, $0.known(phrases))] } ?? []) + calendars.map(\.status)
  }
}

/// The sync before a briefing.
enum SyncFirst {
  static let option = Flag(
    "sync", help: "first fetch what is out of date (up to \(seconds) s)",
    es: "antes descarga lo que no esté al día (hasta \(seconds) s)")

  /// The longest that a briefing may be delayed.
  static let seconds = 10
}

extension CommandRun {
  /// The same run or, after a sync, a new one, and the sources whose failure is recorded nowhere.
  func synced(until deadline: Deadline) throws -> (run: CommandRun, unsynced: [Synced]) {
    guard arguments.has(SyncFirst.option) || options.configuration.syncsBeforeBrief && isOrdinary
    else { return (self, []) }
    let syncing = Syncing(
      curl: Curl(until: deadline), now: occasion.present, phrases: phrases, isBeforeBrief: true)
    let synced = SyncSources(self).sync(syncing)
    let unsynced = synced.filter { $0.fault != nil && $0.status.failingSince == nil }
    guard synced.contains(where: { $0.outcome == .changed }) else { return (self, unsynced) }
    // Resolves paths again, because some data may be there for the first time.
    return (try CommandRun(options, in: context), unsynced)
  }

  /// Whether it is for today's briefing, from configured data. An assistant's answers use no network.
  private var isOrdinary: Bool {
    context.environment.reader == .person && occasion.isToday && options.now == nil
      && !(options.whoop + options.calendars).contains { $0.origin == .given }
  }
}

import ReadyDayCore

struct WhoopSync {
  let environment: Environment
  let settings: Configuration.SyncWhoop
  let zone: Zone
  let file: WhoopTokenFile
  let folder: DataFolder
  var service: WhoopService
  /// The real time even with `--now`, since tokens expire by it.
  var clock: @Sendable () -> Instant = { Instant(secondsSince1970: ThisProcess.secondsSince1970) }

  /// - Parameter curl: sets the time limit for all requests.
  init(
    _ configuration: Configuration, in environment: Environment, zone: Zone, curl: Curl = Curl()
  ) throws {
    (self.environment, self.zone) = (environment, zone)
    settings = configuration.syncWhoop
    file = WhoopTokenFile(in: try StateFolder.needed(in: environment))
    folder = try DataFolder.needed(in: environment)
    service = try WhoopService(environment)
    service.curl = curl
  }

  var now: Instant { clock() }

  private var today: LocalDate { zone.reading(at: now).date }

  init(_ run: CommandRun) throws {
    try self.init(run.options.configuration, in: run.context.environment, zone: run.occasion.zone)
  }

  /// The last stored morning; nil if there is none or the data is unreadable.
  var newest: LocalDate? { stored(around: today)?.newest }

  /// Whether a login is stored, readable or not.
  var isConnected: Bool { file.exists }

  /// Nil without a login. Fails if the tokens are unreadable.
  func connection(today: LocalDate) throws -> WhoopConnection? {
    try file.tokens().map {
      WhoopConnection(connectedAt: $0.connectedAt, file.record(), in: zone, today: today)
    }
  }

  /// Whether the stored data is recent enough to skip the sync.
  func isFresh(at now: Instant) -> Bool {
    let (record, date) = (record, zone.reading(at: now).date)
    // The stored morning is only read if the result depends on it.
    return record.isFresh(at: now, isTodayScored: false)
      || record.isFresh(at: now, isTodayScored: true)
        && stored(around: date)?.isScored(on: date) == true
  }

  /// What earlier syncs did, as far as their records are still there.
  private var record: WhoopSyncRecord {
    copy(of: file.record()) { if !folder.hasWhoop { $0.syncedAt = nil } }
  }

  /// The stored data that a morning needs; nil if it is unreadable.
  private func stored(around date: LocalDate) -> WhoopArchive? {
    guard var files = try? WhoopFiles(folder.imported.paths(.stored)) else { return nil }
    let empty = WhoopArchive(mornings: date...date, earlier: .baselines)
    return files.read(into: empty, hiding: Redaction(placeholder: "")).archive
  }

  /// `requested` is the first date to request; nil for all data that may have changed.
  func run(
    since requested: LocalDate? = nil, progress: @escaping (Int) -> Void = { _ in }
  ) throws -> Result {
    let record = record
    guard record.trouble != .login || !file.exists else { throw Failure.loginAgain }
    let start = record.start(today: today, newest: newest, requested: requested)
    do {
      let session = try WhoopSession(service, file, settings, now: clock)
      var download = WhoopDownload(session, since: start, pause: pause, progress: progress)
      let (listings, fault) = try download.run()
      let synced = try keep(listings, since: start, account: download.session.tokens.userID, fault)
      try note { record in
        guard let fault else { return record.succeed(at: now) }
        record.fail(fault.syncTrouble ?? .refused, since: start, at: now)
      }
      return synced
    } catch {
      let failure = Failure(of: error)
      if let trouble = failure.syncTrouble {
        try? note { $0.fail(trouble, since: nil, at: now) }
      }
      throw failure
    }
  }

  /// Returns early at the deadline or on an interruption.
  private func pause(_ seconds: Int) {
    _ = service.curl.deadline.within(seconds: seconds).waits { false }
  }

  private func note(_ change: (inout WhoopSyncRecord) -> Void) throws {
    try file.withLock(until: service.turn) {
      var record = file.record()
      change(&record)
      try file.write(record)
    }
  }

  private func keep(
    _ listings: [WhoopListing], since start: LocalDate, account: String?, _ fault: Failure?
  ) throws -> Result {
    let listed = WhoopArchive(listings)
    let store = WhoopRecordStore(folder: folder.whoop)
    return try folder.withLock(on: folder.whoop, until: service.turn) {
      let stored = try store.archive()
      try Self.checkAccounts(stored, listed, account)
      let records = StoredWhoop(stored: stored, listed: listed, listings, since: start, at: now)
      let isChanged = try listed.recordCount > 0 && store.write(changed: records)
      return Result(skipped: listed.skippedCount, isChanged: isChanged, fault: fault)
    }
  }

  /// Fails if there are two accounts, whose nights would share one mean.
  static func checkAccounts(_ stored: WhoopArchive, _ listed: WhoopArchive, _ account: String?)
    throws
  {
    let accounts = Set([stored.account, listed.account, account].compactMap(\.self))
    guard accounts.count < 2, !listed.hasTwoAccounts else { throw Failure.otherAccount }
  }
}

extension WhoopSync {
  struct Result {
    let skipped: Int
    let isChanged: Bool
    /// Nil if the sync is complete.
    let fault: Failure?
  }

  /// Fetches and stores new data, if it is due.
  func sync(_ syncing: Syncing) -> Synced {
    var whoop = self
    whoop.service.curl = syncing.curl
    if syncing.isBeforeBrief, let outcome = outcomeUnasked {
      return Synced(.whoop, outcome, known(syncing.phrases))
    }
    defer { syncing.progress?.end() }
    do {
      let synced = try whoop.run(since: syncing.start) { count in
        syncing.progress?.show(syncing.phrases.text(.records(count)))
      }
      var status = known(syncing.phrases)
      status.fault =
        synced.fault.map { SyncFault($0, syncing.phrases) }
        ?? (synced.skipped > 0 ? .unreadable(records: synced.skipped) : nil)
      return Synced(.whoop, synced.isChanged ? .changed : .unchanged, status)
    } catch {
      let fault = SyncFault(Failure(of: error), syncing.phrases)
      return Synced(.whoop, .failed(fault), known(syncing.phrases))
    }
  }

  /// Nil if a request to WHOOP is necessary.
  private var outcomeUnasked: Synced.Outcome? {
    let record = file.record()
    if record.hasJustFailed(at: now), let trouble = record.trouble {
      return .failed(SyncFault(trouble))
    }
    return isFresh(at: now) ? .fresh : nil
  }

  func known(_ phrases: Voice) -> Synced.Status {
    var status = file.status() ?? Synced.Status()
    status.lastDay = newest
    do { _ = try file.tokens() } catch { status.fault = SyncFault(Failure(of: error), phrases) }
    return status
  }
}

extension WhoopTokenFile {
  /// The state according to these files; nil without a login.
  func status() -> Synced.Status? {
    guard exists else { return nil }
    let record = record()
    var status = Synced.Status()
    (status.checkedAt, status.failingSince) = (record.syncedAt, record.failingSince)
    status.connectedAt = (try? tokens()).flatMap(\.self)?.connectedAt
    status.fault = record.trouble.map { SyncFault($0) }
    return status
  }
}

extension SyncFault {
  fileprivate init(_ failure: Failure, _ phrases: Voice) {
    self = .reported(code: failure.code, words: phrases.text(failure.message))
  }

  fileprivate init(_ trouble: WhoopSyncRecord.Trouble) {
    switch trouble {
    case .login: self = .loginExpired
    case .unreachable: self = .transfer(.unreachable)
    case .refused: self = .oddAnswer
    }
  }
}

extension WhoopRecordStore {
  /// Writes only files that changed, and returns whether there are any.
  fileprivate func write(changed records: StoredWhoop) throws -> Bool {
    var isChanged = false
    for (name, text) in records.files {
      let path = "\(folder)/\(name)"
      guard (try? StoredFile(path: path).read()) != Array(text.utf8) else { continue }
      try OutputFile(path: path).write(text)
      isChanged = true
    }
    return isChanged
  }
}

import ReadyDayCore

struct WhoopSource: SyncingSource {
  private let whoop: WhoopSync
  private let phrases: Voice
  /// The first date to request; nil for all data that may have changed.
  private let start: LocalDate?
  /// Shown only at a terminal.
  private let progress: Progress?

  /// Nil if the user is not logged in to WHOOP.
  init?(_ run: CommandRun, since start: LocalDate? = nil, showing progress: Progress? = nil) {
    guard let whoop = try? WhoopSync(run), whoop.isConnected else { return nil }
    (self.whoop, phrases) = (whoop, run.phrases)
    (self.start, self.progress) = (start, progress)
  }

  func status() -> [Synced] { [Synced(.whoop, nil, known)] }

  func sync(_ syncing: Syncing) -> [Synced] {
    var whoop = whoop
    whoop.service.curl = syncing.curl
    if syncing.isBeforeBrief, let outcome = outcomeUnasked(whoop) {
      return [Synced(.whoop, outcome, known)]
    }
    do {
      let synced = try whoop.run(since: start) { [phrases, progress] count in
        progress?.show(phrases.text(.records(count)))
      }
      progress?.end()
      var status = known
      status.fault =
        synced.fault.map { fault($0) }
        ?? (synced.skipped > 0 ? .unreadable(records: synced.skipped) : nil)
      return [Synced(.whoop, synced.isChanged ? .changed : .unchanged, status)]
    } catch {
      progress?.end()
      return [Synced(.whoop, .failed(fault(Failure(of: error))), known)]
    }
  }

  /// Nil if a request to WHOOP is necessary.
  private func outcomeUnasked(_ whoop: WhoopSync) -> Synced.Outcome? {
    let record = whoop.file.record()
    if record.hasJustFailed(at: whoop.now), let trouble = record.trouble {
      return .failed(SyncFault(trouble))
    }
    return whoop.isFresh(at: whoop.now) ? .fresh : nil
  }

  private var known: Synced.Status {
    var status = whoop.file.status() ?? Synced.Status()
    status.lastDay = whoop.newest
    do { _ = try whoop.file.tokens() } catch { status.fault = fault(Failure(of: error)) }
    return status
  }

  private func fault(_ failure: Failure) -> SyncFault {
    .reported(code: failure.code, words: phrases.text(failure.message))
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
  fileprivate init(_ trouble: WhoopSyncRecord.Trouble) {
    switch trouble {
    case .login: self = .loginExpired
    case .unreachable: self = .transfer(.unreachable)
    case .refused: self = .oddAnswer
    }
  }
}

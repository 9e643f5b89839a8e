import ReadyDayCore

struct WhoopTopics {
  let run: CommandRun

  static let open = Flag("open", help: "open the browser", es: "abre el navegador")
  static let data = Flag(
    "data",
    help: "delete the stored WHOOP data too", es: "borra también los datos de WHOOP guardados")
  static let since = Option<DateExpression>(
    "since", .date, help: "everything from this date on (default: what may have changed)",
    es: "todo desde esta fecha (por defecto: lo que pueda haber cambiado)")

  /// Logs in and runs the first sync.
  func connect(opensBrowser: Bool) throws -> [Synced] {
    let connecting = WhoopConnecting(
      sync: try WhoopSync(run), phrases: run.phrases, dialogue: run.context.dialogue,
      opensBrowser: opensBrowser)
    try connecting.run()
    let syncing = Syncing(curl: Curl(), now: run.occasion.present, phrases: run.phrases)
    return SyncSources(run, only: .whoop, showing: Progress()).sync(syncing)
  }

  func disconnect(erasingData erases: Bool, asking isAsked: Bool) throws -> CommandOutput {
    let sync = try WhoopSync(run)
    guard sync.isConnected else { throw Failure.notConnected }
    let question = run.phrases.text(.askDisconnect(withData: erases))
    if isAsked, try !run.context.agrees(to: question, run.phrases) { return run.declined }
    let isRevoked = try WhoopDisconnecting(sync: sync, erasesData: erases).run()
    let line = run.phrases.text(.disconnected)
    var answer = run.options.answer(
      run.style.text(of: Report(lines: [line], in: run.phrases.language)), [])
    if !isRevoked, !run.options.isQuiet {
      answer.notices = [
        StyledLine("readyday: \(run.phrases.severity(.warning)): \(run.phrases.text(.notRevoked))")
      ]
    }
    return answer
  }
}

/// Revokes the login's access and deletes the stored tokens.
struct WhoopDisconnecting {
  let sync: WhoopSync
  let erasesData: Bool

  /// Returns whether WHOOP confirmed that the tokens are revoked.
  func run() throws -> Bool {
    let isRevoked = (try? revoke()) ?? false
    try sync.file.withLock {
      try sync.file.remove()
      sync.file.removeRecord()
    }
    if erasesData { try erase() }
    return isRevoked
  }

  private func revoke() throws -> Bool {
    let session = try WhoopSession(sync.service, sync.file, sync.settings, now: sync.clock)
    return try sync.service.revoke(session.tokens.access)
  }

  private func erase() throws {
    guard OutputFile(path: sync.folder.whoop).exists else { return }
    try sync.folder.withLock(on: sync.folder.whoop) {
      try sync.folder.removable(HealthOrigin.whoop.name).remove()
    }
  }
}

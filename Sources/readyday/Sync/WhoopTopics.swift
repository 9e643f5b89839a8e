import ReadyDayCore

/// What `sync` does to the login at WHOOP.
struct WhoopTopics {
  let run: CommandRun

  static let open = Flag(
    "open", help: Phrase("open the browser", es: "abre el navegador"))
  static let data = Flag(
    "data",
    help: Phrase(
      "delete the stored WHOOP data too",
      es: "borra también los datos de WHOOP guardados"))
  static let since = Option<DateExpression>(
    "since", .date,
    help: Phrase(
      "everything from this date on (default: what may have changed)",
      es: "todo desde esta fecha (por defecto: lo que pueda haber cambiado)"))
}

extension WhoopTopics {
  /// Logs in, and fetches for the first time.
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
    let question = run.phrases.dialogue(.askDisconnect(withData: erases))
    if isAsked, try !run.context.agrees(to: question, run.phrases) { return run.declined }
    let isRevoked = try WhoopDisconnecting(sync: sync, erasesData: erases).run()
    let line = run.phrases.dialogue(.disconnected)
    var answer = run.options.answer(
      run.style.text(of: Report(lines: [line], in: run.phrases.language)), [])
    if !isRevoked, !run.options.isQuiet {
      answer.notices = [
        StyledLine(
          "readyday: \(run.phrases.severity(.warning)): \(run.phrases.dialogue(.notRevoked))")
      ]
    }
    return answer
  }
}

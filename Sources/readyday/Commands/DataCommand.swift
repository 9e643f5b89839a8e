import ReadyDayCore

struct DataCommand: RunningCommand {
  let run: CommandRun

  static let command = Command(
    "data",
    summary: Phrase(
      "export or erase everything readyday stores",
      es: "exporta o borra todo lo que guarda readyday"),
    details: Phrase(
      "Copies or deletes what readyday stores. Your own files are never touched.",
      es: "Copia o borra lo que guarda readyday. Tus propios archivos no se tocan."),
    synonyms: ["erase": "delete, borrar"],
    actions: [
      Action(exporting) { try DataCommand($0, $1).export() },
      Action(erasing) { try DataCommand($0, $1).erase() },
    ],
    examples: [
      .init(
        "readyday data export ~/readyday-data", "a copy of everything", es: "una copia de todo"),
      .init(
        "readyday data erase whoop --yes", "only the WHOOP records",
        es: "solo los registros de WHOOP"),
      .init("readyday data erase --yes", "everything, without asking", es: "todo, sin preguntar"),
    ])

  private static let output = Syntax.Group.output([
    SharedOptions.language, SharedOptions.output, SharedOptions.quiet,
  ])

  private static let exporting = Syntax(
    "data export", [Operand(Phrase("DIR", es: "CARPETA"), needed: .aFolder) { _ in .folders }],
    summary: Phrase("write a copy of everything", es: "escribe una copia de todo"),
    details: Phrase(
      """
      Writes everything readyday stores as JSON, and the WHOOP journal as CSV, into a new or empty
      folder, with an index.json that describes each file; it includes what is hidden elsewhere.
      """,
      es: """
        Escribe en JSON todo lo que guarda readyday, y en CSV el diario de WHOOP, en una carpeta
        nueva o vacía, con un index.json que describe cada archivo; incluye lo que se oculta en
        otras salidas.
        """), groups: [output], examples: [])

  private static let kinds = StoredContents.kinds
  private static let erasing = Syntax(
    "data erase", [.only(kinds, usage: Phrase("KIND", es: "TIPO"))],
    summary: Phrase("delete everything, or one kind", es: "borra todo, o un tipo"),
    details: Phrase(
      """
      Lists what is stored, asks for confirmation, and deletes it: everything, or one KIND:
      \(kinds.joined(separator: ", ")) (fetched ones). Everything includes your WHOOP login, which
      is also revoked at WHOOP, but not the configuration.
      """,
      es: """
        Enumera lo guardado, pregunta y lo borra: todo, o un TIPO: \(kinds.joined(separator: ", "))
        (los descargados). Al borrarlo todo, también cierra la sesión en WHOOP; la configuración no
        se toca.
        """),
    groups: [.own([SharedOptions.yes]), output],
    examples: [])

  private func text(of lines: [String]) -> String {
    TextStyle.verbatim.text(of: Report(lines: lines, in: .english))
  }

  private func page(_ lines: [String], _ notices: [StyledLine] = []) -> CommandOutput {
    options.answer(text(of: lines), options.isQuiet ? [] : notices)
  }

  private var nothing: CommandOutput { page([run.phrases.confirmation(.nothingKept)]) }

  private func erase() throws -> CommandOutput {
    let (kind, environment) = (words.first, run.context.environment)
    let folder = try run.store.folder
    let contents = try folder.removable(kind)
    let isCalendars = kind == StoredContents.calendars
    let cache = kind == nil || isCalendars ? CacheFolder(environment) : nil
    let state = StateFolder(environment)
    let others =
      try (state?.removable(kind) ?? []) + [kind == nil ? oldConfiguration : nil].compactMap(\.self)
    let files = try contents.stored.map(contents.place) + (cache?.copies() ?? []) + others
    guard !files.isEmpty else { return nothing }
    let lines = files.map { "\($0)  \(FileStatus(ofLinkAt: $0)?.size ?? 0) bytes" }
    // On standard error, since the list must be seen before the question wherever the output goes.
    try? run.context.errors.descriptor.write(text(of: lines))
    guard try run.isWanted(.eraseFiles(files.count)) else { return run.declined }
    if kind != nil { ChangesFile(environment).note(.final(Self.erasing.command), erases: true) }
    let login = kind == nil ? disconnect() : nil
    // Fetched calendars are in another folder, so the data folder need not exist.
    let removed = isCalendars ? contents : try folder.withLock { try folder.remove(kind) }
    // More calendars may have been fetched meanwhile, and a renewal of the login begun.
    for file in try (cache?.copies() ?? []) + others + (state?.removable(kind) ?? []) {
      try FileSystem.clear(file, FileSystem.removeFile)
    }
    if let cache { try? FileSystem.removeFolder(cache.calendars) }
    if kind == nil { state?.removeIfEmpty() }
    return page(
      [run.phrases.confirmation(.erased(files.count))],
      removed.strangers.map {
        run.warning(run.phrases.confirmation(.leftThere(removed.place(of: $0).shownName)))
      } + stays(after: kind, login)
    ).after(.erased)
  }

  /// Returns a warning if WHOOP did not confirm it; nil also without a login.
  private func disconnect() -> StyledLine? {
    guard var sync = try? WhoopSync(run), sync.isConnected else { return nil }
    sync.service.curl = Curl(until: .within(seconds: Self.patience))
    let isRevoked = try? sync.disconnect(erasingData: false)
    return isRevoked == true ? nil : run.warning(run.phrases.text(.notRevoked))
  }

  /// Seconds to wait for WHOOP.
  private static let patience = 10

  /// What an erasure leaves: the configuration, or the login.
  private func stays(after kind: String?, _ login: StyledLine?) -> [StyledLine] {
    var lines = [login].compactMap(\.self)
    if kind == nil, let file = arguments.configurationFile, file.exists {
      lines.append(note(.configurationStays(file.shown)))
    } else if kind == HealthOrigin.whoop.name, (try? WhoopSync(run))?.isConnected == true {
      lines.append(note(.loginStays))
    }
    return lines
  }

  private func note(_ message: Message) -> StyledLine {
    run.phrases.note(run.phrases.text(message))
  }

  /// The configuration's backup: after an erasure, undo must not revert an older change.
  private var oldConfiguration: String? {
    let backup = arguments.configurationFile?.backup
    return backup.flatMap { FileStatus(ofLinkAt: $0)?.kind == .file ? $0 : nil }
  }

  /// Parses all stores before copying them, since a damaged file is an error.
  private func export() throws -> CommandOutput {
    let store = try TrainingStore(
      run.context.environment, hiding: Redaction(placeholder: ""))
    let contents = try StoredContents(of: store.folder, followingLinks: true)
    let texts = [
      "plans.json": try store.plans().text, "reflections.json": try store.reflections().text,
      "feelings.json": try store.feelings().text, "body.json": try store.body().text,
    ]
    let files = contents.stored.filter { $0.isPath(endingIn: [".json", ".csv"]) }
    guard !files.isEmpty else { return nothing }
    if let ending = [".zip", ".tar", ".gz", ".tgz", ".json"].first(where: name.hasSuffix) {
      throw UsageError(
        "data export writes a folder, not a file",
        es: "data export escribe una carpeta, no un archivo",
        [.trying("readyday data export \(String(name.dropLast(ending.count)).shellWord)")])
    }
    var copy = ExportedFolder(path: name)
    do {
      try copy.begin(outside: HealthOrigin.allCases.map(store.folder.folder) + [contents.path])
      for file in files {
        let text = texts[file].map { Array($0.utf8) }
        try copy.write(text ?? Self.content(of: contents.place(of: file)), as: file)
      }
      try copy.write(index(of: files), as: "index.json")
    } catch {
      copy.remove()
      throw error
    }
    let remark = run.phrases.say(
      "the copy is complete: it includes what --hide and privacy.hide leave out elsewhere",
      es: "la copia está completa: incluye también lo que ocultan --hide y privacy.hide")
    return page(
      (files + ["index.json"]).map { "\(name)/\($0)" }, [run.phrases.note(remark)]
    ).after(Message("the copy is in \(name.shownName)", es: "la copia está en \(name.shownName)"))
  }

  /// A file that has disappeared is an error: a partial export could pass for a complete one.
  private static func content(of path: String) throws -> [UInt8] {
    guard let bytes = try StoredFile(path: path).read() else {
      throw FileProblem(.unreadable(.missing), path).failure
    }
    return bytes
  }

  private func index(of files: [String]) -> [UInt8] {
    let index = ExportIndex(
      of: files.map { file in
        let meaning =
          Self.meanings[file] ?? (file.hasPrefix("whoop/") ? Self.ofWhoop : Self.imported)
        return (file, meaning.text(in: run.phrases.language))
      })
    return Array(Document.data.text(of: index, in: run.documentContext(nil)).utf8)
  }

  private static let meanings = [
    "plans.json": Phrase(
      "training plans; see readyday schema plans",
      es: "planes de entrenamiento; véase readyday schema plans"),
    "reflections.json": Phrase(
      "reflections; see readyday schema reflections",
      es: "anotaciones; véase readyday schema reflections"),
    "feelings.json": Phrase(
      "how you said you were; see readyday schema feel",
      es: "cómo dijiste que estabas; véase readyday schema feel"),
    "body.json": Phrase(
      "profile, assessments and programmes; see readyday schema body",
      es: "perfil, valoraciones y programas; véase readyday schema body"),
    "reminders.json": Phrase(
      "sessions that reflect due has listed", es: "sesiones que reflect due ha enumerado"),
    "dismissed.json": Phrase("sessions that were dismissed", es: "sesiones que se descartaron"),
    "whoop/\(StoredWhoop.journalFile)": Phrase(
      "the imported journal, as WHOOP's app exports it",
      es: "el diario importado, tal como lo exporta la app de WHOOP"),
  ]
  private static let ofWhoop = Phrase(
    "imported records, in the format of WHOOP's API v2",
    es: "registros importados, en el formato de la API v2 de WHOOP")
  private static let imported = Phrase("imported records", es: "registros importados")
}

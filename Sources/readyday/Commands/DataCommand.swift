import ReadyDayCore

/// Exports or erases everything readyday stores.
struct DataCommand: RunningCommand {
  let run: CommandRun
}

// How its actions are written.
extension DataCommand {
  static let command = Command(
    "data",
    summary: Phrase(
      "export or erase everything readyday stores",
      es: "exporta o borra todo lo que guarda readyday"),
    details: Phrase(
      "Copies or deletes what readyday stores. Your own files are never touched.",
      es: "Copia o borra lo que guarda readyday. Tus propios archivos no se tocan."),
    actions: [
      Action(exporting) { try DataCommand($0, $1).export() },
      Action(erasing) { try DataCommand($0, $1).erase() },
    ],
    examples: [
      Syntax.Example(
        "readyday data export ~/readyday-data",
        Phrase("a copy of everything", es: "una copia de todo")),
      Syntax.Example(
        "readyday data erase whoop --yes",
        Phrase("only the WHOOP records", es: "solo los registros de WHOOP")),
      Syntax.Example(
        "readyday data erase --yes",
        Phrase("everything, without asking", es: "todo, sin preguntar")),
    ])

  private static let output = Syntax.Group(
    title: CommonOptions.outputTitle,
    options: [CommonOptions.language, CommonOptions.output, CommonOptions.quiet])

  private static let exporting = Syntax(
    "data export", [Operand(Phrase("DIR", es: "CARPETA"), needed: .folder) { _ in .folders }],
    summary: Phrase("write a copy of everything", es: "escribe una copia de todo"),
    details: Phrase(
      """
      Writes everything readyday stores as JSON, and the WHOOP journal as CSV, into a new or empty
      folder, with an index.json that describes each file; it includes what is hidden elsewhere.
      """,
      es: """
        Escribe todo lo que guarda readyday como JSON, y el diario de WHOOP como CSV, en una carpeta
        nueva o vacía, con un index.json que describe cada archivo; incluye lo que se oculta en
        otras salidas.
        """), groups: [output], examples: [])

  private static let kinds = StoredContents.Kind.allCases.map(\.rawValue)
  private static let erasing = Syntax(
    "data erase", [.only(kinds, usage: Phrase("KIND", es: "TIPO"))],
    summary: Phrase("delete everything, or one kind", es: "borra todo, o un tipo"),
    details: Phrase(
      """
      Lists what is stored, asks for confirmation, and deletes it: everything, or one KIND:
      \(kinds.joined(separator: ", ")) (fetched ones).
      """,
      es: """
        Enumera lo guardado, pregunta y lo borra: todo, o un TIPO: \(kinds.joined(separator: ", "))
        (los descargados).
        """),
    groups: [Syntax.Group(title: Help.optionsTitle, options: [CommonOptions.yes]), output],
    examples: [])
}

extension DataCommand {
  private func text(of lines: [String]) -> String {
    TextStyle.verbatim.text(of: Report(lines: lines, in: .english))
  }

  private func page(_ lines: [String], _ notices: [StyledLine] = []) -> CommandOutput {
    options.answer(text(of: lines), options.isQuiet ? [] : notices)
  }

  private func erase() throws -> CommandOutput {
    let kind = words.first.flatMap(StoredContents.Kind.init)
    let environment = run.context.environment
    let folder = try run.store.folder
    let contents = try folder.removable(kind)
    let fetched = kind == nil || kind == .calendars ? try FetchedCopies(environment) : nil
    let printed = kind == nil ? PrintedBriefs.kept(environment) : nil
    let kept = contents.files.filter { !contents.locks.contains($0) }.map(contents.place)
    let files = kept + (fetched?.paths ?? []) + [printed].compactMap(\.self)
    guard !files.isEmpty else { return page([run.phrases.confirmation(.nothingKept)]) }
    let lines = files.map { "\($0)  \(FileStatus(ofLinkAt: $0)?.size ?? 0) bytes" }
    // The list has to be read before the question, wherever the answer goes.
    try? Descriptor.errors.write(text(of: lines))
    guard try run.isWanted(.eraseFiles(files.count)) else { return run.declined }
    // Fetched calendars are elsewhere: the folder need not exist for them.
    let removed =
      kind == .calendars ? contents : try folder.withLock { try folder.remove(kind) }
    // Some may have been fetched meanwhile.
    if fetched != nil { try FetchedCopies(environment).remove() }
    if let printed { try FileSystem.removeFile(printed) }
    return page(
      [run.phrases.confirmation(.erased(files.count))],
      removed.strangers.map {
        run.warning(run.phrases.confirmation(.leftThere(removed.place(of: $0).shownName)))
      }
    ).after(.erased)
  }

  /// Plans, reflections and the body's records are read before they are copied: a damaged file is an error.
  private func export() throws -> CommandOutput {
    let folder = try run.store.folder
    let tree = try folder.tree()
    // Never the login, even if state and data share a folder.
    let kept = tree.files.filter {
      ($0.isPath(endingIn: [".json"]) || $0 == Self.journal) && !WhoopTokenFile.names.contains($0)
    }
    let texts = [
      "plans.json": try run.store.plans().text,
      "reflections.json": try run.store.reflections().text,
      "body.json": try run.store.body().text,
    ]
    guard !kept.isEmpty else { return page([run.phrases.confirmation(.nothingKept)]) }
    var copy = ExportedFolder(path: name)
    do {
      try copy.begin(outside: [folder.path] + HealthOrigin.allCases.map(folder.folder))
      for file in kept {
        let text = texts[file].map { Array($0.utf8) }
        try copy.write(text ?? Self.content(of: "\(tree.path)/\(file)"), as: file)
      }
      try copy.write(index(of: kept), as: "index.json")
    } catch {
      copy.remove()
      throw error
    }
    let remark = run.phrases.language.phrases.remark(.wholeExport)
    return page(
      (kept + ["index.json"]).map { "\(name)/\($0)" }, [StyledLine("readyday: \(remark)")]
    ).after(.exported(name))
  }

  /// As it is. A file that has disappeared since is an error: half an export would pass for a complete one.
  private static func content(of path: String) throws -> [UInt8] {
    guard let bytes = try StoredFile(path: path).read() else {
      throw Failure(FileProblem(.unreadable(.missing), path))
    }
    return bytes
  }

  private func index(of files: [String]) -> [UInt8] {
    let index = ExportIndex(
      of: files.map { ($0, Self.meaning(of: $0).text(in: run.phrases.language)) })
    return Array(Document.data.text(of: index, in: run.documentContext(nil)).utf8)
  }

  /// The only file that is no JSON.
  private static let journal = "whoop/\(StoredWhoop.journalFile)"

  private static func meaning(of file: String) -> Phrase {
    switch file {
    case "plans.json":
      Phrase(
        "training plans; see readyday schema plans",
        es: "planes de entrenamiento; véase readyday schema plans")
    case "reflections.json":
      Phrase(
        "reflections; see readyday schema reflections",
        es: "anotaciones; véase readyday schema reflections")
    case "body.json":
      Phrase(
        "profile, assessments and programmes; see readyday schema body",
        es: "perfil, valoraciones y programas; véase readyday schema body")
    case "reminders.json":
      Phrase(
        "sessions that reflect due has listed, or that were dismissed",
        es: "sesiones que reflect due ha enumerado o que se descartaron")
    case journal:
      Phrase(
        "the imported journal, as WHOOP's app exports it",
        es: "el diario importado, tal como lo exporta la app de WHOOP")
    case _ where file.hasPrefix("whoop/"):
      Phrase(
        "imported records, in the format of WHOOP's API v2",
        es: "registros importados, en el formato de la API v2 de WHOOP")
    default: Phrase("imported records", es: "registros importados")
    }
  }
}

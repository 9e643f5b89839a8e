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

  private static func syntax(
    _ action: String, _ operand: Operand, summary: Phrase, details: Phrase,
    options: [any CommandOption] = []
  ) -> Syntax {
    Syntax(
      action, [operand], summary: summary, details: details,
      groups: [
        Syntax.Group(title: Help.optionsTitle, options: options),
        Syntax.Group(
          title: CommonOptions.outputTitle,
          options: [CommonOptions.language, CommonOptions.output, CommonOptions.quiet]),
      ], examples: [])
  }

  private static let exporting = syntax(
    "data export",
    Operand(Phrase("DIR", es: "CARPETA"), needed: .folder) { _ in .folders },
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
        """))

  private static let kinds = StoredContents.Kind.allCases.map(\.rawValue)
  private static let erasing = syntax(
    "data erase",
    .only(kinds, usage: Phrase("KIND", es: "TIPO")),
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
    options: [CommonOptions.yes])
}

extension DataCommand {
  private func text(of lines: [String]) -> String {
    TextStyle.verbatim.text(of: Report(lines: lines, in: .english))
  }

  private func page(_ lines: [String]) -> CommandOutput {
    options.answer(text(of: lines), [])
  }

  private func erase() throws -> CommandOutput {
    let kind = arguments.operands.first.flatMap(StoredContents.Kind.init)
    let folder = try run.store.folder
    let contents = try folder.removable(kind)
    let isFetchedMeant = kind == nil || kind == .calendars
    let fetched = isFetchedMeant ? try FetchedCopies(run.context.environment).paths : []
    let printed = kind == nil ? PrintedBriefs.kept(run.context.environment) : nil
    let kept = contents.files.filter { !contents.locks.contains($0) }
    let files = kept.map(contents.place) + fetched + [printed].compactMap(\.self)
    guard !files.isEmpty else { return page([run.phrases.confirmation(.nothingKept)]) }
    let lines = files.map { "\($0)  \(FileStatus(ofLinkAt: $0)?.size ?? 0) bytes" }
    // The list has to be read before the question, wherever the answer goes.
    try? Descriptor.errors.write(text(of: lines))
    guard try run.isWanted(.eraseFiles(files.count)) else {
      return run.declined
    }
    let removed = try erase(kind, in: folder)
    if isFetchedMeant { try FetchedCopies(run.context.environment).remove() }
    if let printed { try PrintedBriefs.remove(printed) }
    var answer = page([run.phrases.confirmation(.erased(files.count))])
    if !options.isQuiet {
      answer.notices = removed.strangers.map {
        run.warning(run.phrases.confirmation(.leftThere(removed.place(of: $0).shownName)))
      }
    }
    return answer.after(.erased)
  }

  /// Fetched calendars are elsewhere: the folder need not exist for them.
  private func erase(
    _ kind: StoredContents.Kind?, in folder: DataFolder
  ) throws -> StoredContents {
    kind == .calendars
      ? try folder.removable(kind) : try folder.withLock { try remove(kind, from: folder) }
  }

  /// Waits for other runs that are writing in the folder.
  private func remove(
    _ kind: StoredContents.Kind?, from folder: DataFolder
  ) throws -> StoredContents {
    var held: [FileLock] = []
    defer { for lock in held { lock.release() } }
    let locks = try folder.removable(kind).locks
    do throws(SystemError) {
      for lock in locks where lock != DataFolder.lockName {
        held.append(try FileLock("\(folder.path)/\(lock)"))
      }
    } catch {
      throw Failure(removing: folder.path, error)
    }
    let contents = try folder.removable(kind)
    try contents.remove()
    return contents
  }
}

extension DataCommand {
  /// Plans and reflections are read before they are copied: a damaged file is an error.
  private func export() throws -> CommandOutput {
    let target = arguments.operands[0]
    let folder = try run.store.folder
    let tree = try folder.tree()
    // Never the login, even if state and data share a folder.
    let kept = tree.files.filter {
      ($0.isPath(endingIn: [".json"]) || $0 == Self.journal) && !WhoopTokenFile.names.contains($0)
    }
    let plans = try run.store.plans()
    let reflections = try run.store.reflections()
    let body = try run.store.body()
    guard !kept.isEmpty else { return page([run.phrases.confirmation(.nothingKept)]) }
    var copy = ExportedFolder(path: target)
    do {
      try copy.begin(outside: [folder.path] + HealthOrigin.allCases.map(folder.folder))
      for file in kept {
        switch file {
        case "plans.json": try copy.write(Array(plans.text.utf8), as: file)
        case "reflections.json": try copy.write(Array(reflections.text.utf8), as: file)
        case "body.json": try copy.write(Array(body.text.utf8), as: file)
        default: try copy.write(try Self.content(of: "\(tree.path)/\(file)"), as: file)
        }
      }
      try copy.write(index(of: kept), as: "index.json")
    } catch {
      copy.remove()
      throw error
    }
    let files = (kept + ["index.json"]).map { "\(target)/\($0)" }
    var answer = page(files)
    if !options.isQuiet {
      answer.notices = [
        StyledLine("readyday: \(run.phrases.language.phrases.remark(.wholeExport))")
      ]
    }
    return answer.after(.exported(target))
  }

  /// As it is. A file that has disappeared since is an error: half an export would pass for a complete one.
  private static func content(of path: String) throws -> [UInt8] {
    do throws(SystemError) {
      guard let bytes = try StoredFile(path: path).read() else { throw .missing }
      return bytes
    } catch {
      throw Failure(FileProblem(.unreadable(error), path))
    }
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

import ReadyDayCore

/// Exports or erases everything readyday stores.
struct DataCommand: Command {
  enum Topic: String, CaseIterable, Sendable {
    case export, erase
  }

  static let syntax = Syntax(
    "data",
    [
      .choice(Topic.self, usage: .typed("export")),
      Operand(Phrase("DIR|erase [KIND]", es: "CARPETA|erase [TIPO]")) { context in
        switch context.operands {
        case ["export"]: .folders
        case ["erase"]: Candidates(StoredContents.Kind.allCases.map(\.rawValue))
        default: Candidates()
        }
      },
    ],
    summary: Phrase(
      "export or erase everything readyday stores",
      es: "exporta o borra todo lo que guarda readyday"),
    details: Phrase(
      """
      export writes everything readyday stores as JSON, and the WHOOP journal as CSV, into a new or
      empty folder, with an index.json that describes each file; it includes what is hidden
      elsewhere. erase lists what is stored, asks for confirmation, and deletes it: everything, or
      one KIND:
      \(kinds.joined(separator: ", ")) (fetched ones). Your own files are never touched.
      """,
      es: """
        export escribe todo lo que guarda readyday como JSON, y el diario de WHOOP como CSV, en una
        carpeta nueva o vacía, con un index.json que describe cada archivo; incluye lo que se oculta
        en otras salidas. erase enumera lo guardado, pregunta y lo borra: todo, o un TIPO:
        \(kinds.joined(separator: ", "))
        (los descargados). Tus propios archivos no se tocan.
        """),
    groups: [
      Syntax.Group(title: Phrase("Erasing", es: "Borrado"), options: [ConfirmationOption.yes]),
      Syntax.Group(
        title: CommonOptions.outputTitle, options: [CommonOptions.language, CommonOptions.output]),
      Syntax.Group(title: CommonOptions.messagesTitle, options: [CommonOptions.quiet]),
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

  private let options: CommonOptions
  private let topic: Topic
  private let target: String
  /// What to erase; everything if nil.
  private let kind: StoredContents.Kind?
  private let confirming: ConfirmationOption

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    guard let word = arguments.operands.first else {
      throw UsageError(.lacks("data", .choice), Self.usages)
    }
    guard let topic = Topic(rawValue: word) else {
      throw UsageError.notAChoice(word, of: "data", choices: Topic.allCases.map(\.rawValue))
    }
    self.topic = topic
    if arguments.operands.count > 2 {
      throw UsageError.unexpectedWord(arguments.operands[2], of: Self.syntax)
    }
    let behind = arguments.operands.dropFirst().first
    target = behind ?? ""
    guard topic != .export || !target.isEmpty else {
      throw UsageError(.lacks("data export", .folder), [Self.usages[0]])
    }
    kind = topic == .export ? nil : try behind.map(Self.kind)
    confirming = ConfirmationOption(arguments)
    let common: [any CommandOption] = [
      Syntax.help, CommonOptions.language, CommonOptions.output, CommonOptions.quiet,
    ]
    try arguments.check(
      word, of: Self.syntax, uses: common + (topic == .erase ? [ConfirmationOption.yes] : []))
  }
}

extension DataCommand {
  private static let usages: [Hint] = [
    .usage(Phrase("readyday data export DIR", es: "readyday data export CARPETA")),
    .usage(.typed("readyday data erase [\(kinds.joined(separator: "|"))]")),
  ]

  private static let kinds = StoredContents.Kind.allCases.map(\.rawValue)

  private static func kind(_ word: String) throws -> StoredContents.Kind {
    guard let kind = StoredContents.Kind(rawValue: word) else {
      throw UsageError.notAChoice(word, of: "data erase", choices: kinds)
    }
    return kind
  }

  func run(in context: CommandContext) throws -> CommandOutput {
    let training = try TrainingContext(options, in: context)
    switch topic {
    case .export: return try export(in: training)
    case .erase: return try erase(in: training)
    }
  }

  private func text(of lines: [String]) -> String {
    TextStyle.verbatim.text(of: Report(lines: lines, in: .english))
  }

  private func page(_ lines: [String]) -> CommandOutput {
    options.answer(text(of: lines), [])
  }

  private func erase(in training: TrainingContext) throws -> CommandOutput {
    let folder = training.store.folder
    let contents = try folder.removable(kind)
    let isFetchedMeant = kind == nil || kind == .calendars
    let fetched = isFetchedMeant ? try FetchedCopies(training.run.context.environment).paths : []
    let printed = kind == nil ? PrintedBriefs.kept(training.run.context.environment) : nil
    let kept = contents.files.filter { !contents.locks.contains($0) }
    let files = kept.map(contents.place) + fetched + [printed].compactMap(\.self)
    guard !files.isEmpty else { return page([training.phrases.confirmation(.nothingKept)]) }
    let lines = files.map { "\($0)  \(FileStatus(ofLinkAt: $0)?.size ?? 0) bytes" }
    // The list has to be read before the question, wherever the answer goes.
    try? Descriptor.errors.write(text(of: lines))
    guard try confirming.isWanted(.eraseFiles(files.count), in: training) else {
      return training.declined
    }
    let removed = try erase(folder, alone: kind == .calendars)
    if isFetchedMeant { try FetchedCopies(training.run.context.environment).remove() }
    if let printed { try PrintedBriefs.remove(printed) }
    var answer = page([training.phrases.confirmation(.erased(files.count))])
    if !options.isQuiet {
      answer.notices = removed.strangers.map {
        training.warning(training.phrases.confirmation(.leftThere(removed.place(of: $0).shownName)))
      }
    }
    return answer.after(.erased)
  }

  /// - Parameter isElsewhere: whether the data is not in the folder, which need not exist then.
  private func erase(
    _ folder: DataFolder, alone isElsewhere: Bool
  ) throws -> StoredContents {
    try isElsewhere ? folder.removable(kind) : folder.withLock { try remove(folder) }
  }

  /// Waits for other runs that are writing in the folder.
  private func remove(_ folder: DataFolder) throws -> StoredContents {
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
  private func export(in training: TrainingContext) throws -> CommandOutput {
    let folder = training.store.folder
    let tree = try folder.tree()
    // Never the login, even if state and data share a folder.
    let kept = tree.files.filter {
      ($0.isPath(endingIn: [".json"]) || $0 == Self.journal) && !WhoopTokenFile.names.contains($0)
    }
    let plans = try training.store.plans()
    let reflections = try training.store.reflections()
    let body = try training.store.body()
    guard !kept.isEmpty else { return page([training.phrases.confirmation(.nothingKept)]) }
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
      try copy.write(index(of: kept, in: training), as: "index.json")
    } catch {
      copy.remove()
      throw error
    }
    let files = (kept + ["index.json"]).map { "\(target)/\($0)" }
    var answer = page(files)
    if !options.isQuiet {
      answer.notices = [
        StyledLine("readyday: \(training.phrases.language.phrases.remark(.wholeExport))")
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

  private func index(of files: [String], in training: TrainingContext) -> [UInt8] {
    let index = ExportIndex(
      of: files.map { ($0, Self.meaning(of: $0).text(in: training.phrases.language)) })
    return Array(Document.data.text(of: index, in: training.run.documentContext(nil)).utf8)
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

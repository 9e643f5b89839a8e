import ReadyDayCore

struct UndoCommand: PlainCommand {
  static let syntax = Syntax(
    "undo", [], summary: Phrase("take back the last change", es: "deshace el último cambio"),
    details: Phrase(
      """
      Takes back the last change to your plans, reflections, feelings, exercise programme or
      configuration, whichever was last; a second undo takes back the one before it, up to ten. If
      an import, a new configuration or an erasure was last, or if something else has changed the
      file since, it says that this cannot be undone, and the next undo takes back the one before.
      """,
      es: """
        Deshace el último cambio de tus planes, tus anotaciones, lo dicho con feel, tu programa de
        ejercicios o la configuración, el que sea más reciente; un segundo undo deshace el anterior,
        hasta diez. Una importación, una configuración nueva o un borrado no se pueden deshacer, ni
        un cambio si el archivo ha cambiado después por otra vía; entonces lo dice, y el siguiente
        undo sigue por el anterior.
        """),
    groups: [
      .output([SharedOptions.language, SharedOptions.quiet, SharedOptions.verbose]),
      .data([SharedOptions.configuration]),
    ],
    examples: [
      .init("readyday undo", "the last change", es: "el último cambio"),
      .init("readyday undo --lang es", "in Spanish", es: "en español"),
    ])

  static var command: Command { Command(syntax) { try Self(unplaced: $0, $1).answer() } }

  let run: CommandRun

  func answer() throws -> CommandOutput {
    let files = try files
    let changes = ChangesFile(run.context.environment)
    let last = try changes.changes().last { path in
      guard files[path] != nil else { return nil }
      let file = StoredFile(path: path)
      return (try file.read(), try StoredFile(path: file.copy).read())
    }
    guard let last else {
      throw UsageError("there is no change to undo", es: "no hay ningún cambio que deshacer")
    }
    guard case .undoable(let path, let now, let before) = last, let takeBack = files[path] else {
      try changes.edit { $0.forget(last) }
      throw refusal(of: last)
    }
    try changes.check()
    let shown = run.context.environment.abbreviatingHome(path)
    let lines = run.phrases.lines(about: try takeBack(now, before), in: shown)
    // A file that holds what it held before is passed over even if this cannot be stored.
    try? changes.edit { $0.forget(last) }
    return CommandOutput(page: lines, in: run.context).after(.configured(shown))
  }

  private func refusal(of last: RecentChanges.Last) -> UsageError {
    switch last {
    case .final(let command):
      UsageError(
        "the last change, \(command), cannot be undone; undo again for the one before it",
        es: "el último cambio, \(command), no se puede deshacer; repite undo para el anterior")
    case .undoable(let path, _, _), .overtaken(let path):
      UsageError(
        """
        the last change cannot be undone: something else has changed \(path.shownName) since; \
        undo again for the one before it
        """,
        es: """
          el último cambio no se puede deshacer: \(path.shownName) ha cambiado después por otra vía; \
          repite undo para el anterior
          """)
    }
  }

  /// Makes a file hold again what it held before; returns what was undone.
  private typealias TakingBack = (_ now: [UInt8], _ before: [UInt8]?) throws -> [Undone]

  /// By path.
  private var files: [String: TakingBack] {
    get throws {
      let (folder, phrases) = (try run.store.folder, run.phrases)
      let redaction = options.redaction
      let stored = [
        undoing(folder.plans, redaction.applied) { (plan: TrainingPlan) in
          phrases.quoted(phrases.name(of: plan.onFirstDay))
        },
        undoing(folder.reflections, redaction.applied) { (reflection: Reflection) in
          phrases.quoted(phrases.name(of: reflection))
        },
        undoing(folder.dismissals) { (reminder: Reminder) in phrases.name(of: reminder) },
        undoing(folder.feelings, redaction.applied) { (said: Feeling) in
          phrases.quoted(phrases.word(said.word))
        },
        undoing(folder.body, redaction.applied) { (record: BodyRecord) in phrases.name(of: record)
        },
      ]
      var files = Dictionary(stored) { $1 }
      guard let file = arguments.configurationFile else { return files }
      files[file.stored.path] = { now, before in
        try file.takeBack(from: now, to: before ?? [])
        return Undone.keys(from: before ?? [], to: now, in: phrases, hiding: redaction)
      }
      return files
    }
  }

  private func undoing<Item: StoredItem>(
    _ file: StoredFile, _ shown: @escaping (Store<Item>) -> Store<Item> = { $0 },
    named name: @escaping (Item) -> String
  ) -> (String, TakingBack) {
    (
      file.path,
      { now, before in
        let (before, after): (Store<Item>, Store<Item>) =
          try run.store.takeBack(file, from: now, to: before)
        return Undone.changes(from: shown(before), to: shown(after), named: name)
      }
    )
  }
}

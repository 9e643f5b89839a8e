import ReadyDayCore

struct UndoCommand: PlainCommand {
  static let syntax = Syntax(
    "undo", [], summary: Phrase("take the last change back", es: "deshaz el último cambio"),
    details: Phrase(
      """
      Takes back the last change of your plans, reflections, feelings, exercise programme or
      configuration, whichever was last. A second undo brings it back. If an import, a new
      configuration or an erasure was last, it says that it cannot be undone; a second undo takes
      back the change before it.
      """,
      es: """
        Deshace el último cambio de tus planes, anotaciones, de lo dicho con feel, de tu programa de
        ejercicio o de la configuración, el que sea más reciente. Un segundo undo lo restablece. Si
        lo último fue una importación, una configuración nueva o un borrado, dice que no se puede
        deshacer; un segundo undo deshace el cambio anterior.
        """),
    groups: [
      .output([SharedOptions.language]), .data([SharedOptions.configuration]),
      SharedOptions.messages,
    ],
    examples: [
      .init("readyday undo", "the last change", es: "el último cambio"),
      .init("readyday undo --lang es", "in Spanish", es: "en español"),
    ])

  let run: CommandRun

  private struct Changed {
    let path: String
    let time: (seconds: Int, nanoseconds: Int)
    /// Undoes the change, and returns what was undone.
    let takeBack: () throws -> [Undone]
  }

  func answer() throws -> CommandOutput {
    let changed = try stores + [configuration, final].compactMap(\.self)
    guard let last = changed.max(by: { $0.time < $1.time }) else {
      throw UsageError("there is no change to undo", es: "no hay ningún cambio que deshacer")
    }
    let undone = try last.takeBack()
    let shown = run.context.environment.abbreviatingHome(last.path)
    return CommandOutput(page: run.phrases.lines(about: undone, in: shown), in: run.context)
      .after(.configured(shown))
  }

  private var stores: [Changed] {
    get throws {
      let (folder, phrases) = (try run.store.folder, run.phrases)
      return try [
        stored(folder.plans) { (plan: TrainingPlan) in
          phrases.quoted(phrases.name(of: plan.onFirstDay))
        },
        stored(folder.reflections) { (reflection: Reflection) in
          phrases.quoted(phrases.name(of: reflection))
        },
        stored(folder.dismissals) { (reminder: Reminder) in phrases.name(of: reminder) },
        stored(folder.feelings) { (said: Feeling) in phrases.quoted(phrases.word(said.word)) },
        stored(folder.body) { (record: BodyRecord) in phrases.name(of: record) },
      ].compactMap(\.self)
    }
  }

  private func stored<Item: StoredItem>(
    _ file: StoredFile, named name: @escaping (Item) -> String
  ) throws -> Changed? {
    guard let status = try FileStatus.found(at: file.path) else { return nil }
    return Changed(path: file.path, time: status.lastChange) {
      let (before, after): (Store<Item>, Store<Item>) = try run.store.takeBack(file)
      return Undone.changes(from: before, to: after, named: name)
    }
  }

  /// Nil if the user edited the file after the last change, because undoing would lose that edit.
  private var configuration: Changed? {
    get throws {
      guard let file = arguments.configurationFile,
        let time = try FileStatus.found(at: file.path)?.lastChange,
        let before = try FileStatus.found(at: file.backup)?.lastChange,
        time.seconds - before.seconds < Self.patience
      else { return nil }
      return Changed(path: file.path, time: time) {
        let (before, after) = try file.takeBack()
        return Undone.keys(from: before, to: after)
      }
    }
  }

  /// The most seconds between writing a backup and writing its file.
  private static let patience = 2

  /// A change that cannot be taken back; the next undo passes over it.
  private var final: Changed? {
    get throws {
      guard let path = StateFolder(run.context.environment)?.finalChange,
        let time = try FileStatus.found(at: path)?.lastChange
      else { return nil }
      return Changed(path: path, time: time) {
        let command = String(decoding: try StoredFile(path: path).read() ?? [], as: UTF8.self)
        try FileSystem.removeFile(path)
        throw UsageError(
          "the last change, \(command), cannot be undone; undo again for the one before it",
          es: "el último cambio, \(command), no se puede deshacer; repite undo para el anterior")
      }
    }
  }
}

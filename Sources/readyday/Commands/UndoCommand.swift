import ReadyDayCore

/// Reverts readyday's last change, of whatever kind.
struct UndoCommand: PlainCommand {
  static let syntax = Syntax(
    "undo", [],
    summary: Phrase("take the last change back", es: "deshaz el último cambio"),
    details: Phrase(
      """
      Takes back the last change of your plans, reflections, feelings, exercise programme or
      configuration, whichever was last. A second undo brings it back.
      """,
      es: """
        Deshace el último cambio de tus planes, anotaciones, de lo dicho con feel, de tu programa de
        ejercicio o de la configuración, el que sea más reciente. Un segundo undo lo restablece.
        """),
    groups: [
      .output([SharedOptions.language]),
      .data([SharedOptions.configuration]),
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
    let takeBack: () throws -> Void
  }

  func answer() throws -> CommandOutput {
    let changed = try stores + [configuration].compactMap(\.self)
    guard let last = changed.max(by: { $0.time < $1.time }) else {
      throw UsageError("there is no change to undo", es: "no hay ningún cambio que deshacer")
    }
    try last.takeBack()
    let shown = run.context.environment.abbreviatingHome(last.path)
    let said = Phrase(
      "\(shown) is as it was before its last change; readyday undo brings it back",
      es: "\(shown) está como antes de su último cambio; readyday undo lo restablece")
    return CommandOutput(page: [said.text(in: run.context.language)], in: run.context)
      .after(.configured(shown))
  }

  private var stores: [Changed] {
    get throws {
      let store = try run.store
      let folder = store.folder
      let kinds = [
        (folder.plans, TrainingPlans().text), (folder.reflections, Reflections().text),
        (folder.feelings, Feelings().text), (folder.body, BodyRecords().text),
      ]
      return try kinds.compactMap { file, empty in
        guard let status = try FileStatus.found(at: file.path) else { return nil }
        return Changed(path: file.path, time: status.lastChange) {
          try store.takeBack(file, orElse: empty)
        }
      }
    }
  }

  /// Nil if the file was edited by hand since: that edit would be lost.
  private var configuration: Changed? {
    get throws {
      guard let file = arguments.configurationFile,
        let time = try FileStatus.found(at: file.path)?.lastChange,
        let before = try FileStatus.found(at: file.backup)?.lastChange,
        time.seconds - before.seconds < Self.patience
      else { return nil }
      return Changed(path: file.path, time: time) { try file.takeBack() }
    }
  }

  /// Seconds between the backup of a file and its change.
  private static let patience = 2
}

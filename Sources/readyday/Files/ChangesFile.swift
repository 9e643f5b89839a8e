import ReadyDayCore

/// What was last changed, stored for `undo`.
struct ChangesFile: Sendable {
  /// Nil if neither XDG_STATE_HOME nor HOME is set: then nothing can be undone.
  private let folder: StateFolder?

  init(_ environment: Environment) { folder = StateFolder(environment) }

  func changes() throws -> RecentChanges {
    RecentChanges(try folder.flatMap { try StoredFile(path: $0.changes).read() } ?? [])
  }

  /// Returns once the result is on disk.
  func edit(_ change: (inout RecentChanges) -> Void) throws {
    guard let folder else { return }
    let lock = try FileLock(
      StateFolder.changesLock, in: folder.path, until: .within(seconds: Self.waiting))
    defer { lock.release() }
    var changes = try changes()
    change(&changes)
    try folder.write(changes.text, to: folder.changes)
  }

  /// Seconds to wait for another run, which may be suspended.
  private static let waiting = 5

  /// Fails if the stored changes cannot be written: later ones may then be missing.
  func check() throws {
    if let folder, OutputFile(path: folder.changes).exists { try edit { _ in } }
  }

  /// Writes down a change that is about to be made.
  ///
  /// Where that is impossible, the change matters more: then none is stored, instead of a wrong one.
  ///
  /// - Parameter erases: whether what files held before must go too.
  func note(_ change: RecentChanges.Change, erases: Bool = false) {
    do {
      try edit { changes in
        if erases { changes.forgetTexts() }
        changes.add(change)
      }
    } catch {
      try? folder.map { try FileSystem.removeFile($0.changes) }
    }
  }
}

import ReadyDayCore

/// What was last changed, stored for `undo`.
struct ChangesFile: Sendable {
  /// Nil if neither XDG_STATE_HOME nor HOME is set: then the files' times must do.
  private let folder: StateFolder?
  private let data: DataFolder?
  private let configuration: StoredFile?

  /// `configuration` is nil for the usual one.
  init(_ environment: Environment, _ configuration: StoredFile? = nil) {
    (folder, data) = (StateFolder(environment), DataFolder(environment))
    let usual = SharedOptions.configuration.variable.flatMap { environment[$0] }
    self.configuration =
      configuration
      ?? environment.configurationPath(usual).map { StoredFile(path: $0.absolutePath) }
  }

  /// Before the first change by a version that writes them down, those that file times suggest.
  func changes() throws -> RecentChanges {
    if let folder, let bytes = try StoredFile(path: folder.changes).read() {
      return RecentChanges(bytes)
    }
    return try dated
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
    try FileSystem.clear(folder.finalChange, FileSystem.removeFile)
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

// How 1.1.0 found the last change.
extension ChangesFile {
  private typealias Dated = (change: RecentChanges.Change, time: FileStatus.Time)

  private var dated: RecentChanges {
    get throws {
      let stored = try (data?.undoable ?? []).compactMap(dated)
      let all = try stored + [edited, final].compactMap(\.self)
      return RecentChanges(all.sorted { $0.time > $1.time }.map(\.change))
    }
  }

  private func dated(_ file: StoredFile) throws -> Dated? {
    guard let time = try FileStatus.found(at: file.path)?.lastChange, let bytes = try file.read()
    else { return nil }
    return (.file(file.path, from: try StoredFile(path: file.copy).read(), to: bytes), time)
  }

  /// Nil if the user edited the file after the last change, because undoing would lose that edit.
  private var edited: Dated? {
    get throws {
      guard let file = configuration, let edited = try dated(file),
        let before = try FileStatus.found(at: file.copy)?.lastChange,
        edited.time.seconds - before.seconds < Self.patience
      else { return nil }
      return edited
    }
  }

  /// The most seconds between writing a backup and writing its file.
  private static let patience = 2

  private var final: Dated? {
    get throws {
      guard let path = folder?.finalChange, let time = try FileStatus.found(at: path)?.lastChange
      else { return nil }
      let command = String(decoding: try StoredFile(path: path).read() ?? [], as: UTF8.self)
      return (.final(command), time)
    }
  }
}

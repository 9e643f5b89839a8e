/// One of readyday's own files: read whole, replaced whole, with a backup of the last good version.
///
/// Writers hold the lock of its folder.
struct StoredFile: Sendable {
  let path: String

  /// The backup, from before the last change.
  var copy: String { path + ".bak" }

  /// Nil if it does not exist. A dangling link is an error: its target may come back.
  func read() throws(FileProblem) -> [UInt8]? {
    do throws(FileProblem) {
      return try InputFile.withBytes(at: path) { $0.array }
    } catch {
      guard error.isMissingFile else { throw error }
      return nil
    }
  }

  /// Whether the file is gone but its backup is not: it existed, and was lost.
  ///
  /// The file is checked again after the backup: both may have been created since the first check.
  var hasCopyAlone: Bool { OutputFile(path: copy).exists && !OutputFile(path: path).exists }

  /// Returns once the text is on disk.
  func write(_ text: String) throws(SystemError) {
    let file = OutputFile(path: path)
    try file.replace(with: Array(text.utf8)) { target throws(SystemError) in
      try keepCopy(of: target)
    }
    try SystemError.writing(path) { () throws(SystemError) in
      try Self.sync(folderOf: try file.followed().target)
    }
  }

  /// Waits for all writers of the same file, even through a link from another store; nil if folders
  /// cannot be locked.
  ///
  /// A store's own lock does not protect it from another store whose plans are a link to these;
  /// both use the same folder.
  func lockOfFolder() throws(FileProblem) -> FileLock? {
    try FileProblem.reading(path) { () throws(SystemError) in
      try FileLock(folder: try OutputFile(path: path).followed().target.parentFolder)
    }
  }

  /// A hard link to the old text, which remains when the name gets the new text; a copy if the file
  /// system has no hard links.
  private func keepCopy(of target: String) throws(SystemError) {
    let draft = try Draft(besides: copy)
    defer { draft.release() }
    do throws(SystemError) {
      draft.discard()
      guard try copyBytes(of: target, to: draft.path) else { return }
      try FileSystem.rename(draft.path, to: copy)
      // rename(2) leaves both names if they are the same file.
      draft.discard()
    } catch {
      draft.discard()
      throw error
    }
  }

  /// False if there is no file yet.
  private func copyBytes(of target: String, to place: String) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try FileSystem.link(target, as: place)
    } catch {
      guard !error.isMissingFile else { return false }
      let bytes = try InputFile.withBytes(ofFileAt: path) { $0.array }
      try OutputFile(path: place).create(bytes)
    }
    return true
  }

  /// A new name is safe only once its folder is synced.
  private static func sync(folderOf path: String) throws(SystemError) {
    let folder = try Descriptor(path.parentFolder, for: .folder)
    defer { folder.close() }
    try folder.sync()
  }
}

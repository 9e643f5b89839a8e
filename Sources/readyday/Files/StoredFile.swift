/// A file of readyday's own: read whole, replaced whole, with the last good copy beside it.
///
/// Whoever writes it holds the lock of its folder.
struct StoredFile: Sendable {
  let path: String

  /// The file as it was before the last change.
  var copy: String { path + ".bak" }

  /// Nil when there is none yet. A link that leads nowhere is no such thing: what it led to may come back.
  func read() throws(SystemError) -> [UInt8]? {
    do throws(SystemError) {
      return try InputFile.withBytes(ofFileAt: path) { bytes in
        bytes.withUnsafeBytes { Array($0) }
      }
    } catch {
      let error = error.lookingCloser(at: path)
      guard error.isMissingFile else { throw error }
      return nil
    }
  }

  /// Whether the file is gone and its copy is not: it was kept, and what happened to it nobody knows.
  ///
  /// The file is looked at again behind the copy: both may have been made since it was first looked for.
  var hasCopyAlone: Bool {
    OutputFile(path: copy).exists && !OutputFile(path: path).exists
  }

  /// Once this returns, the text is on the disk.
  func write(_ text: String) throws(SystemError) {
    let file = OutputFile(path: path)
    try file.replace(with: Array(text.utf8)) { target throws(SystemError) in
      try keepCopy(of: target)
    }
    try Self.sync(folderOf: try file.followed().target)
  }

  /// Waits for everybody who changes the same file, also by way of a link from another store; nil where folders
  /// cannot be locked.
  ///
  /// A store's own lock keeps together what lies in it. It says nothing to another store whose plans are a link to
  /// these, and both know the folder in which the file lies.
  func lockOfFolder() throws(SystemError) -> FileLock? {
    try FileLock(folder: try OutputFile(path: path).followed().target.parentFolder)
  }
}

extension StoredFile {
  /// A second name for what stands there, which stays when the first one goes to the new text; a true copy where
  /// a file system gives no second names.
  private func keepCopy(of target: String) throws(SystemError) {
    let draft = try Draft(besides: copy)
    defer { draft.release() }
    do throws(SystemError) {
      draft.discard()
      guard try copyBytes(of: target, to: draft.path) else { return }
      try FileSystem.rename(draft.path, to: copy)
      // Two names of one file are both left by rename(2).
      draft.discard()
    } catch {
      draft.discard()
      throw error
    }
  }

  /// False where there is nothing yet.
  private func copyBytes(of target: String, to place: String) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try FileSystem.link(target, as: place)
    } catch {
      guard !error.isMissingFile else { return false }
      try OutputFile(path: place).create(try read() ?? [])
    }
    return true
  }

  /// A new name is only safe once its folder is.
  private static func sync(folderOf path: String) throws(SystemError) {
    let folder = try Descriptor(path.parentFolder, for: .folder)
    defer { folder.close() }
    try folder.sync()
  }
}

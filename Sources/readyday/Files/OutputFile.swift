import ReadyDayCore

/// A file that is written whole or not at all.
struct OutputFile: Sendable {
  let path: String

  /// Preserves a file's mode; a new one is private. Follows links. Devices and pipes get no draft.
  func write(_ text: String) throws(SystemError) { try write(Array(text.utf8)) }

  /// `isPrivate` takes the rights of all others away.
  func write(_ bytes: [UInt8], isPrivate: Bool = false) throws(SystemError) {
    guard let status = FileStatus(of: path), status.kind != .file else {
      return try replace(with: bytes, isPrivate: isPrivate)
    }
    try SystemError.writing(path) { () throws(SystemError) in try writeThrough(bytes) }
  }

  /// Also true for a link, even a dangling one.
  var exists: Bool { FileStatus(ofLinkAt: path) != nil }

  var isOwnCalendar: Bool {
    let mark = Array("PRODID:-//readyday//".utf8)
    let head = try? InputFile.withBytes(ofFileAt: path) { bytes in
      bytes.extracting(first: 200).array
    }
    return head.map { head in head.indices.contains { head[$0...].starts(with: mark) } } ?? false
  }

  /// Throws, without changing anything, if the file exists.
  func create(_ text: String) throws(SystemError) { try create(Array(text.utf8)) }

  func create(_ bytes: [UInt8]) throws(SystemError) {
    try drafted(besides: path) { draft throws(SystemError) in
      try draft.write(bytes)
      try draft.become(path)
    }
  }

  /// Replaces or creates a regular file. `prepare` gets the target's path before it is replaced.
  func replace(
    with bytes: [UInt8], isPrivate: Bool = false,
    _ prepare: (String) throws(SystemError) -> Void = { _ in }
  ) throws(SystemError) {
    let (target, status) = try SystemError.writing(path, followed)
    try drafted(besides: target) { draft throws(SystemError) in
      try draft.write(bytes)
      if let status { try draft.resemble(status, isPrivate: isPrivate) }
      try prepare(target)
      try draft.replace(target)
    }
  }

  /// Replaces a file or link itself: neither its mode nor its target stays.
  func overwrite(_ bytes: [UInt8]) throws(SystemError) {
    try drafted(besides: path) { draft throws(SystemError) in
      try draft.write(bytes)
      try draft.replace(path)
    }
  }

  /// Delays interruptions, so that no half-written file is left.
  private func drafted(
    besides target: String, _ write: (Draft) throws(SystemError) -> Void
  ) throws(SystemError) {
    let interruption = Interruption.held()
    defer { interruption.release() }
    try SystemError.writing(path) { () throws(SystemError) in
      let draft = try Draft(besides: target)
      defer { draft.release() }
      do throws(SystemError) { try write(draft) } catch {
        draft.discard()
        throw error
      }
    }
  }

  /// The file at the end of all links; its status is nil if it does not exist yet.
  func followed() throws(SystemError) -> (target: String, status: FileStatus?) {
    guard let status = FileStatus(of: path) else {
      let error = SystemError.last.lookingCloser(at: path)
      guard error.isMissingFile else { throw error }
      return (path, nil)
    }
    return (try FileSystem.realPath(of: path), status)
  }

  /// A named pipe must already have a reader; waiting for one could take forever.
  private func writeThrough(_ bytes: [UInt8]) throws(SystemError) {
    let file = try Descriptor(path, for: .writingAtOnce)
    defer { file.close() }
    try file.write(bytes)
  }
}

/// A file that is read and replaced whole, with a backup. Writers hold its folder's lock.
struct StoredFile: Hashable, Sendable {
  let path: String

  /// The backup, with the contents from before the last change.
  var copy: String { path + ".bak" }

  /// Nil if there is no file. A dangling link is an error, as its target may come back.
  func read() throws(FileProblem) -> [UInt8]? {
    do throws(FileProblem) { return try InputFile.withBytes(at: path) { $0.array } } catch {
      guard error.isMissingFile else { throw error }
      return nil
    }
  }

  /// Looks for the backup first, since both files may be new.
  var hasCopyAlone: Bool { OutputFile(path: copy).exists && !OutputFile(path: path).exists }

  /// Returns whether the text is on disk. If not, it is stored all the same: an error would deny it.
  func write(_ text: String) throws(SystemError) -> Bool {
    var stored = path
    try OutputFile(path: path).replace(with: Array(text.utf8)) { target throws(SystemError) in
      stored = target
      try keepCopy(of: target)
    }
    return Self.sync(folderOf: stored)
  }

  /// Nil if folders cannot be locked. The store's own lock does not protect the target of a link.
  func lockOfFolder() throws(FileProblem) -> FileLock? {
    try FileProblem.reading(path) { () throws(SystemError) in
      try FileLock(folder: try OutputFile(path: path).followed().target.parentFolder)
    }
  }

  /// Hard-links the old file under the backup's name, or copies it if that is not possible.
  private func keepCopy(of target: String) throws(SystemError) {
    let draft = try Draft(besides: copy)
    defer { draft.release() }
    do throws(SystemError) {
      draft.discard()
      guard try copyBytes(of: target, to: draft.path) else { return }
      try FileSystem.rename(draft.path, to: copy)
      // rename(2) leaves both names if they are links to one file.
      draft.discard()
    } catch {
      draft.discard()
      throw error
    }
  }

  private func copyBytes(of target: String, to place: String) throws(SystemError) -> Bool {
    do throws(SystemError) { try FileSystem.link(target, as: place) } catch {
      guard !error.isMissingFile else { return false }
      let bytes = try InputFile.withBytes(ofFileAt: path) { $0.array }
      try OutputFile(path: place).create(bytes)
    }
    return true
  }

  /// Whether a new name is on disk, for which its folder must be synced.
  @discardableResult
  static func sync(folderOf path: String) -> Bool {
    guard let folder = try? Descriptor(path.parentFolder, for: .folder) else { return false }
    defer { folder.close() }
    return (try? folder.sync()) != nil
  }
}

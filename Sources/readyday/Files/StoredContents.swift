import ReadyDayCore

/// The contents of the data folder: readyday's files, recognised by name, and other files.
struct StoredContents: Sendable {
  private enum Sort {
    /// A store, its backup, a lock, or a leftover draft.
    case file
    /// The folder for one origin of health data.
    case folder
    /// A link in place of one of readyday's files or folders.
    case link
    /// A file with any other name, or a folder and its contents.
    case stranger
  }

  let path: String
  /// Relative to ``path``; the empty name is the folder itself.
  private var names: [(name: String, sort: Sort)] = []

  var files: [String] { names(.file) }
  var strangers: [String] { names(.stranger) }
  var links: [String] { names(.link) }
  var locks: [String] { files.filter { $0.lastPart == DataFolder.lockName } }
  var stored: [String] { files.filter { $0.lastPart != DataFolder.lockName } }

  /// Empty if the folder does not exist; an unreadable one is an error.
  init(of folder: DataFolder, followingLinks followsLinks: Bool = false) throws(FileProblem) {
    path = folder.path
    if !followsLinks, try FileStatus.found(at: path)?.kind == .link { names.append(("", .link)) }
    try look("", followsLinks)
    for name in names(.folder) { try look(name, followsLinks) }
  }

  private mutating func look(_ folder: String, _ followsLinks: Bool) throws(FileProblem) {
    for name in try FolderListing.found(in: place(of: folder)) {
      let place = folder.isEmpty ? name : "\(folder)/\(name)"
      let status = try FileStatus.found(at: self.place(of: place), followingLinks: followsLinks)
      if let status { names.append((place, Self.sort(name, in: folder, status.kind))) }
    }
  }

  private func names(_ sort: Sort) -> [String] { names.filter { $0.sort == sort }.map(\.name) }

  func place(of name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }

  /// Names of stores; each is a file with the extension `.json`.
  private static let stores = ["plans", "reflections", "feelings", "body"]
  private static let folders = HealthOrigin.allCases.map(\.name)
  static let calendars = "calendars"
  /// The names that `data erase` accepts.
  static let kinds = stores + folders + [calendars]
  private static let copyEnding = ".bak"

  private static func sort(_ name: String, in folder: String, _ kind: FileStatus.Kind) -> Sort {
    let isFolder = folder.isEmpty && folders.contains(name)
    guard isFolder || isOwn(Draft.original(of: name), in: folder) else { return .stranger }
    return switch kind {
    case .link: .link
    case .folder: isFolder ? .folder : .stranger
    case .file, .other: isFolder ? .stranger : .file
    }
  }

  private static func isOwn(_ name: String, in folder: String) -> Bool {
    switch folder {
    case _ where name == DataFolder.lockName: true
    case "": (stores + ["reminders", "dismissed"]).contains { isStore(name, $0) }
    case "whoop":
      DataFolder.whoopKinds.contains { name == $0 + ".json" } || name == StoredWhoop.journalFile
    default: Int(written: name.prefix(4)).map { HealthHistory.fileName(of: $0) == name } ?? false
    }
  }

  private static func isStore(_ name: String, _ store: String) -> Bool {
    name == store + ".json" || name == store + ".json" + copyEnding
  }

  /// The contents of one of ``kinds``, without the lock, which several stores share.
  func only(_ kind: String) -> StoredContents {
    var contents = self
    contents.names = names.filter { name, _ in
      name.isEmpty && kind != Self.calendars || name == kind || name.hasPrefix(kind + "/")
        || Self.isStore(Draft.original(of: name), kind)
    }
    return contents
  }

  /// Removes backups before stores, since a backup alone would mean a lost store; locks go last.
  func remove() throws {
    let copies = stored.filter { $0.isPath(endingIn: [Self.copyEnding]) }
    for file in copies + stored.filter({ !copies.contains($0) }) + locks {
      try FileSystem.clear(place(of: file), FileSystem.removeFile)
    }
    for folder in names(.folder) + [""] {
      try FileSystem.clear(place(of: folder), FileSystem.removeFolder)
    }
  }
}

extension DataFolder {
  /// Fails if there is a link, whose target may have other uses. `kind` is nil for everything.
  func removable(_ kind: String?) throws -> StoredContents {
    let all = try StoredContents(of: self)
    let contents = kind.map(all.only) ?? all
    if let link = contents.links.first.map(contents.place) {
      throw Failure(removing: link, linkTo: FileSystem.target(ofLinkAt: link) ?? "")
    }
    return contents
  }

  /// Waits until no other run writes to the folder; the caller holds the folder's own lock.
  func remove(_ kind: String?) throws -> StoredContents {
    var held: [FileLock] = []
    defer { for lock in held { lock.release() } }
    let locks = try removable(kind).locks
    do throws(SystemError) {
      for lock in locks where lock != Self.lockName { held.append(try FileLock("\(path)/\(lock)")) }
    } catch { throw error.removing(path) }
    let contents = try removable(kind)
    try contents.remove()
    return contents
  }
}

extension StateFolder {
  private var own: [String] {
    [printed, seen, changes, finalChange].map(\.lastPart) + WhoopTokenFile.names
  }

  /// The stored files, with the login: all of them, or those about one of the data's kinds. Fails
  /// if one of them is a link.
  func removable(_ kind: String?) throws -> [String] {
    let names = kind == nil ? own : kind == HealthOrigin.whoop.name ? [WhoopTokenFile.record] : []
    let files = try FolderListing.found(in: path)
      .filter { names.contains(Draft.original(of: $0)) }.map { "\(path)/\($0)" }
    for file in files where try FileStatus.found(at: file)?.kind == .link {
      throw Failure(removing: file, linkTo: FileSystem.target(ofLinkAt: file) ?? "")
    }
    return files
  }

  /// Removes locks that nobody holds, and the folder if nothing else is in it.
  func removeIfEmpty() {
    for name in (try? FolderListing.names(in: path)) ?? [] where isLock(name) {
      guard let file = try? Descriptor("\(path)/\(name)", for: .trying) else { continue }
      if file.tryToLock() == .held { try? FileSystem.removeFile("\(path)/\(name)") }
      file.close()
    }
    try? FileSystem.removeFolder(path)
  }

  private func isLock(_ name: String) -> Bool {
    [Self.changesLock, Self.printedLock, WhoopTokenFile.lock].contains(name)
      || name.hasPrefix(".printed-") && name.hasSuffix(".lock")
  }
}

extension CacheFolder {
  /// Includes calendars that are no longer configured, and drafts. Fails if the folder is a link.
  func copies() throws -> [String] {
    for path in [path, calendars] where try FileStatus.found(at: path)?.kind == .link {
      throw Failure(removing: path, linkTo: FileSystem.target(ofLinkAt: path) ?? "")
    }
    return try FolderListing.found(in: calendars).filter { Self.isCopy(Draft.original(of: $0)) }
      .map { "\(calendars)/\($0)" }
  }

  private static func isCopy(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && ["ics", "json"].contains(parts[1])
      && parts[0].utf8.count == 16 && parts[0].allSatisfy(\.isHexDigit)
  }
}

extension FileSystem {
  /// Ignores a file that is already gone, and a folder that is not empty.
  static func clear(
    _ path: String, _ remove: (String) throws(SystemError) -> Void
  ) throws(SystemError) {
    do throws(SystemError) {
      try remove(path)
    } catch {
      guard error.isMissingFile || error.isNotEmpty else { throw error }
    }
  }
}

extension FolderListing {
  /// Empty if the folder does not exist; an unreadable one is an error.
  static func found(in folder: String) throws(FileProblem) -> [String] {
    do throws(SystemError) { return try names(in: folder) } catch {
      let error = error.lookingCloser(at: folder)
      guard !error.isMissingFile else { return [] }
      throw FileProblem(.unreadable(error), folder)
    }
  }
}

extension FileStatus {
  /// The status of a file or, unless links are followed, of the link itself; nil if it is gone.
  static func found(
    at path: String, followingLinks followsLinks: Bool = false
  ) throws(FileProblem) -> FileStatus? {
    if let status = followsLinks ? FileStatus(of: path) : FileStatus(ofLinkAt: path) {
      return status
    }
    let error = SystemError.last.lookingCloser(at: path)
    guard error.isMissingFile else { throw FileProblem(.unreadable(error), path) }
    return nil
  }
}

/// Never replaces or removes a file that is not its own, even one created during the export.
struct ExportedFolder: Sendable {
  let path: String
  private var files: [String] = []
  private var folders: [String] = []

  init(path: String) { self.path = path }

  /// - Parameter stores: folders that must not contain it, since the export would copy itself.
  mutating func begin(outside stores: [String] = []) throws {
    try makeFolder(path)
    let above = Folders(above: path.appending(name: "."))
    if let folder = stores.first(where: above.contain) {
      throw Failure(
        .usage,
        "cannot export to \(path.shownName): it is inside \(folder.shownName), where readyday stores its data",
        es:
          "no se puede exportar a \(path.shownName): está en \(folder.shownName), donde readyday guarda sus datos"
      )
    }
    guard try FolderListing.found(in: path).isEmpty else {
      throw SystemError.notEmpty.writing(path)
    }
  }

  mutating func write(_ bytes: [UInt8], as name: String) throws {
    if !name.folderPart.isEmpty { try makeFolder("\(path)/\(name.folderPart)") }
    try OutputFile(path: "\(path)/\(name)").create(bytes)
    files.append(name)
  }

  /// Removes the files written so far, and the folders created for them.
  func remove() {
    for file in files { try? FileSystem.removeFile("\(path)/\(file)") }
    for folder in folders.reversed() { try? FileSystem.removeFolder(folder) }
  }

  private mutating func makeFolder(_ wanted: String) throws(SystemError) {
    do throws(SystemError) { try DataFolder.makeFolders(wanted) { folders.append($0) } } catch {
      throw error.writing(path)
    }
  }
}

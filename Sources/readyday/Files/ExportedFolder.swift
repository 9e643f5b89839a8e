import ReadyDayCore

/// A new or empty folder to fill, and to empty again if that fails.
///
/// Never replaces or removes files that others put there, even meanwhile.
struct ExportedFolder: Sendable {
  let path: String
  private var files: [String] = []
  private var folders: [String] = []

  init(path: String) { self.path = path }

  /// - Parameter kept: folders that must not contain it, or the copy would copy itself.
  mutating func begin(outside kept: [String] = []) throws {
    try makeFolder(path)
    let above = Folders(above: path.appending(name: "."))
    if let folder = kept.first(where: above.contain) {
      throw Failure(
        .usage, code: "usage", .exportIntoStore(path.shownName, folder: folder.shownName))
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

  /// Removes the written files, and the folders created for them.
  func remove() {
    for file in files { try? FileSystem.removeFile("\(path)/\(file)") }
    for folder in folders.reversed() { try? FileSystem.removeFolder(folder) }
  }

  private mutating func makeFolder(_ wanted: String) throws(SystemError) {
    do throws(SystemError) {
      try DataFolder.makeFolders(wanted) { folders.append($0) }
    } catch {
      throw error.writing(path)
    }
  }
}

import ReadyDayCore

/// A new or empty folder that is filled, and emptied again of what was written when that fails.
///
/// Nothing in it is ever replaced or removed that somebody else put there, also meanwhile.
struct ExportedFolder: Sendable {
  let path: String
  private var files: [String] = []
  private var folders: [String] = []

  init(path: String) {
    self.path = path
  }
}

extension ExportedFolder {
  /// - Parameter kept: folders that it may be no part of: what is copied would be copied again.
  mutating func begin(outside kept: [String] = []) throws {
    try makeFolder(path)
    if let folder = try holder(among: kept) { throw Failure.exportIntoStore(path, folder) }
    let found = try FolderTree(path)
    guard found.files.isEmpty, found.folders.isEmpty else {
      throw SystemError.notEmpty.writing(path)
    }
  }

  mutating func write(_ bytes: [UInt8], as name: String) throws {
    let folder = name.folderPart
    if !folder.isEmpty { try makeFolder("\(path)/\(folder)") }
    try OutputFile(path: "\(path)/\(name)").create(bytes)
    files.append(name)
  }

  /// The one of `folders` in which the new one lies, or which it is.
  private func holder(among folders: [String]) throws -> String? {
    var place = try SystemError.writing(path) { () throws(SystemError) in
      try FileSystem.realPath(of: path)
    }
    while true {
      let identity = FileIdentity(of: place)
      if let folder = folders.first(where: { identity != nil && FileIdentity(of: $0) == identity })
      {
        return folder
      }
      guard place != "/" else { return nil }
      place = place.parentFolder
    }
  }

  /// What was written, and the folders made for it.
  func remove() {
    for file in files { try? FileSystem.removeFile("\(path)/\(file)") }
    for folder in folders.reversed() { try? FileSystem.removeFolder(folder) }
  }

  private mutating func makeFolder(_ wanted: String) throws {
    var reached = wanted.utf8.first == UInt8(ascii: "/") ? "" : "."
    for part in wanted.utf8.split(separator: UInt8(ascii: "/")) {
      reached += "/" + String(decoding: part, as: UTF8.self)
      do throws(SystemError) {
        try FileSystem.makeFolder(reached)
        folders.append(reached)
      } catch {
        guard error.isExisting else { throw error.writing(path) }
      }
    }
  }
}

extension Failure {
  fileprivate static func exportIntoStore(_ target: String, _ folder: String) -> Failure {
    Failure(
      .usage, code: "usage",
      .output(.exportIntoStore(target.shownName, folder: folder.shownName)))
  }
}

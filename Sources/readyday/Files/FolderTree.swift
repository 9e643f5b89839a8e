#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Everything in a folder, as it lies there: links are never followed.
struct FolderTree: Sendable {
  let path: String
  /// Below ``path``, in order; also links, locks and copies.
  private(set) var files: [String] = []
  /// Below ``path``, each before those inside it.
  private(set) var folders: [String] = []

  init(_ path: String) {
    self.path = path
    walk("")
  }

  private mutating func walk(_ folder: String) {
    for name in Self.names(in: path + folder) {
      let place = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path + place, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        folders.append(String(place.dropFirst()))
        walk(place)
      } else {
        files.append(String(place.dropFirst()))
      }
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }
}

extension FolderTree {
  /// Removes all files, then the locks, then the folders, the outermost last.
  func remove() throws(SystemError) {
    try empty()
    try check(rmdir(path))
  }

  /// The same, but for the outermost folder.
  func empty() throws(SystemError) {
    for file in files.filter({ !Self.isLock($0) }) + locks {
      try check(unlink("\(path)/\(file)"))
    }
    for folder in folders.reversed() { try check(rmdir("\(path)/\(folder)")) }
  }

  /// Those of ``files`` that are held by whoever changes what lies beside them.
  var locks: [String] { files.filter(Self.isLock) }

  private static func isLock(_ file: String) -> Bool {
    file.split(separator: "/").last.map(String.init) == DataFolder.lockName
  }

  private func check(_ result: Int32) throws(SystemError) {
    // A link to a folder is left where it is: only what it leads to is readyday's.
    guard result != 0, errno != ENOENT, errno != ENOTDIR else { return }
    let error = SystemError.last
    // Once the locks are gone, others may begin anew.
    guard error == .notEmpty, !FolderTree(path).locks.isEmpty else { throw error }
  }

  /// Bytes of one of ``files``.
  func size(of file: String) -> Int {
    var status = stat()
    return lstat("\(path)/\(file)", &status) == 0 ? Int(status.st_size) : 0
  }
}

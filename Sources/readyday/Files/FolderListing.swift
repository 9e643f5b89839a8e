#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What lies in one folder.
enum FolderListing {
  /// The names in it, sorted by their bytes. A folder that cannot be read to its end is an error, never an empty one.
  static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder.systemName) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { SystemName.text(of: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .last }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension SystemError {
  /// Why there is no file at `path`, where looking for it failed with this: a link that leads nowhere, on the way or
  /// at its end, is something else than nothing.
  func lookingCloser(at path: String) -> SystemError {
    code == ENOENT && Self.isDangling(path) ? .danglingLink : self
  }

  private static func isDangling(_ path: String) -> Bool {
    var path = path
    var status = stat()
    while true {
      if lstat(path.systemName, &status) == 0 {
        return status.st_mode & S_IFMT == S_IFLNK && stat(path.systemName, &status) != 0
      }
      let parent = path.parentFolder
      guard parent != path else { return false }
      path = parent
    }
  }
}

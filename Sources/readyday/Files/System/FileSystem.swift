import ReadyDayCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum FileSystem {
  /// Replaces an existing file at `target`.
  static func rename(_ path: String, to target: String) throws(SystemError) {
    try check(systemRename(path, target))
  }

  /// Creates a hard link; never replaces an existing file.
  static func link(_ path: String, as name: String) throws(SystemError) {
    try check(systemLink(path, name))
  }

  static func removeFile(_ path: String) throws(SystemError) {
    guard unlink(path.systemName) == 0 else { throw SystemError.last.removing(path) }
  }

  static func removeFolder(_ path: String) throws(SystemError) {
    guard rmdir(path.systemName) == 0 else { throw SystemError.last.removing(path) }
  }

  /// Readable only by the user.
  static func makeFolder(_ path: String) throws(SystemError) {
    try check(mkdir(path.systemName, 0o700))
  }

  static func realPath(of path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path.systemName, nil) else { throw .last }
    defer { free(resolved) }
    return SystemName.text(of: resolved)
  }

  /// The target of a link; nil if there is no link.
  static func target(ofLinkAt path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(path.systemName, &target, target.count)
    guard length >= 0 else { return nil }
    return SystemName.text(of: target.prefix(length).map { UInt8(bitPattern: $0) })
  }

  private static func check(_ result: Int32) throws(SystemError) {
    guard result == 0 else { throw .last }
  }
}

private func systemRename(_ path: String, _ target: String) -> Int32 {
  rename(path.systemName, target.systemName)
}

private func systemLink(_ path: String, _ name: String) -> Int32 {
  link(path.systemName, name.systemName)
}

enum FolderListing {
  /// The names in it, sorted by bytes. A folder that cannot be read to its end is an error, never
  /// an empty one.
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

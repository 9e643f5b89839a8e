import ReadyDayCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is done to files by their names.
enum FileSystem {
  /// Takes the place of whatever file is called `target`.
  static func rename(_ path: String, to target: String) throws(SystemError) {
    try check(systemRename(path, target))
  }

  /// A second name for a file; never in the place of another one.
  static func link(_ path: String, as name: String) throws(SystemError) {
    try check(systemLink(path, name))
  }

  static func removeFile(_ path: String) throws(SystemError) {
    guard unlink(path.systemName) == 0 else { throw SystemError.last.removing(path) }
  }

  /// An empty one.
  static func removeFolder(_ path: String) throws(SystemError) {
    guard rmdir(path.systemName) == 0 else { throw SystemError.last.removing(path) }
  }

  /// For its owner alone.
  static func makeFolder(_ path: String) throws(SystemError) {
    try check(mkdir(path.systemName, 0o700))
  }

  /// The path without links and dots.
  static func realPath(of path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path.systemName, nil) else { throw .last }
    defer { free(resolved) }
    return SystemName.text(of: resolved)
  }

  /// What a link says; nil if there is none.
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

// Calls that have the names of our own functions.
private func systemRename(_ path: String, _ target: String) -> Int32 {
  rename(path.systemName, target.systemName)
}

private func systemLink(_ path: String, _ name: String) -> Int32 {
  link(path.systemName, name.systemName)
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is different as soon as a file was written to, or another one stands in its place.
struct FileVersion: Hashable, Sendable {
  private let identity: FileIdentity
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil when there is nothing.
  init?(of path: String) {
    var status = stat()
    guard stat(path.systemName, &status) == 0 else { return nil }
    identity = FileIdentity(status)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    seconds = changed.tv_sec
    nanoseconds = changed.tv_nsec
  }

  /// Whether it is the same file as `earlier`, written to since.
  func isRewritten(_ earlier: FileVersion?) -> Bool {
    self != earlier && identity == earlier?.identity
  }
}

extension InputFile {
  /// Nil for what was read once and for all.
  var version: FileVersion? {
    switch place {
    case .path(let path): FileVersion(of: path)
    case .packed(let entry): FileVersion(of: entry.zip.path)
    case .standardInput, .entry: nil
    }
  }
}

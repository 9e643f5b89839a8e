#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The result of stat(2) for a path or an open file.
struct FileStatus {
  enum Kind: Sendable {
    case file, folder, link
    /// A pipe, a device or a socket.
    case other
  }

  private let status: stat

  /// Follows links. Nil if nothing exists, with the reason in ``SystemError/last``.
  init?(of path: String) { self.init { stat(path.systemName, $0) } }

  /// Does not follow links.
  init?(ofLinkAt path: String) { self.init { lstat(path.systemName, $0) } }

  init?(of file: Descriptor) { self.init { fstat(file.number, $0) } }

  private init?(_ read: (UnsafeMutablePointer<stat>) -> Int32) {
    var status = stat()
    guard read(&status) == 0 else { return nil }
    self.status = status
  }

  var kind: Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Bytes; 0 where size has no meaning.
  var size: Int { Int(status.st_size) }

  var identity: FileIdentity {
    FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      node: UInt64(truncatingIfNeeded: status.st_ino), kind: kind)
  }

  /// When it was last written, since 1970.
  var lastChange: (seconds: Int, nanoseconds: Int) {
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    return (changed.tv_sec, changed.tv_nsec)
  }

  /// Whether it belongs to the user who runs the program.
  var isOwn: Bool { status.st_uid == geteuid() }

  var mode: mode_t { status.st_mode & 0o777 }
  var owner: uid_t { status.st_uid }
  var group: gid_t { status.st_gid }
}

/// Two paths with one identity are the same file.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let node: UInt64
  let kind: FileStatus.Kind

  var isFolder: Bool { kind == .folder }
  /// Neither a folder nor a pipe, a device or a socket.
  var isRegular: Bool { kind == .file }

  /// Unique to the file.
  var key: String { "\(device) \(node)" }
}

extension FileIdentity {
  /// Follows links. Nil if nothing exists, with the reason in ``SystemError/last``.
  init?(of path: String) {
    guard let status = FileStatus(of: path) else { return nil }
    self = status.identity
  }

  init?(ofOpen file: Descriptor) {
    guard let status = FileStatus(of: file) else { return nil }
    self = status.identity
  }
}

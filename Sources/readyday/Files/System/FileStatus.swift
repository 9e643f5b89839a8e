#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system says of a file without opening it, or of one that is open.
struct FileStatus {
  enum Kind: Sendable {
    case file
    case folder
    case link
    /// A pipe, a device or a socket.
    case other
  }

  private let status: stat

  /// Links are followed. Nil, with the reason in ``SystemError/last``, when there is nothing.
  init?(of path: String) {
    var status = stat()
    guard stat(path.systemName, &status) == 0 else { return nil }
    self.status = status
  }

  /// The same of a link itself, where one bears the name.
  init?(ofLinkAt path: String) {
    var status = stat()
    guard lstat(path.systemName, &status) == 0 else { return nil }
    self.status = status
  }

  init?(of file: Descriptor) {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { return nil }
    self.status = status
  }
}

extension FileStatus {
  var kind: Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Bytes; 0 where that says nothing.
  var size: Int { Int(status.st_size) }

  var identity: FileIdentity {
    FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      node: UInt64(truncatingIfNeeded: status.st_ino), kind: kind)
  }

  /// When it was written to, since 1970.
  var lastChange: (seconds: Int, nanoseconds: Int) {
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    return (changed.tv_sec, changed.tv_nsec)
  }

  /// Whether it is of the person who runs the program.
  var isOwn: Bool { status.st_uid == geteuid() }

  var mode: mode_t { status.st_mode & 0o777 }
  var owner: uid_t { status.st_uid }
  var group: gid_t { status.st_gid }
}

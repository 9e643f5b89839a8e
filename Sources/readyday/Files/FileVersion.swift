import ReadyDayCore

/// Differs as soon as a file has been written to or replaced.
struct FileVersion: Hashable, Sendable {
  private let identity: FileIdentity
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil if there is no file.
  init?(of path: String) {
    guard let status = FileStatus(of: path) else { return nil }
    identity = status.identity
    size = status.size
    (seconds, nanoseconds) = status.lastChange
  }

  /// Whether it is the same file as `earlier`, written to since.
  func isRewritten(_ earlier: FileVersion?) -> Bool {
    self != earlier && identity == earlier?.identity
  }
}

extension InputFile {
  /// Nil for input that can be read only once.
  var version: FileVersion? { pathOnDisk.flatMap(FileVersion.init) }

  /// When it, or its zip, was written; nil for input that can be read only once.
  var lastChange: Instant? {
    pathOnDisk.flatMap(FileStatus.init(of:)).map {
      Instant(secondsSince1970: $0.lastChange.seconds)
    }
  }

  private var pathOnDisk: String? {
    switch place {
    case .path(let path): path
    case .packed(let entry): entry.zip.path
    case .standardInput, .entry: nil
    }
  }
}

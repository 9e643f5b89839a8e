import ReadyDayCore

/// What is different as soon as a file was written to, or another one stands in its place.
struct FileVersion: Hashable, Sendable {
  private let identity: FileIdentity
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil when there is nothing.
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
  /// Nil for what was read once and for all.
  var version: FileVersion? { pathOnDisk.flatMap(FileVersion.init) }

  /// When it was written, or the zip that holds it; nil for what was read once and for all.
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

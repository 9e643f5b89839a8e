#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where readyday keeps what it was told to keep: `$XDG_DATA_HOME/readyday`, for its owner alone.
struct DataFolder: Sendable {
  let path: String

  /// Nil when neither XDG_DATA_HOME nor HOME says where. A relative XDG path is to be ignored, by its specification.
  init?(_ environment: Environment) {
    guard let parent = Self.parent(environment) else { return nil }
    path = parent + "/readyday"
  }

  /// Where programs keep their data.
  static func parent(_ environment: Environment) -> String? {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data }
    return environment["HOME"].map { $0 + "/.local/share" }
  }

  var whoop: String { path + "/whoop" }

  /// Whether WHOOP data were imported.
  var hasWhoop: Bool { access(whoop + "/sleep.json", R_OK) == 0 }

  /// The WHOOP data that were imported, as a path to read; none when nothing was.
  var imported: [String] { hasWhoop ? [whoop] : [] }

  /// Makes the folder of the WHOOP data where it is missing, and holds its lock while `body` runs: two imports at
  /// once wait for each other.
  func withWhoopLocked<Result>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(SystemError) {
      try Self.makeFolders(whoop)
    } catch {
      throw .notWritten(whoop, error)
    }
    let lock = open(whoop + "/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw .notWritten(whoop + "/.lock", .last) }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .notWritten(whoop + "/.lock", .last) }
    }
    return try body()
  }

  /// Those that are missing on the way to `path`, for their owner alone.
  static func makeFolders(_ path: String) throws(SystemError) {
    var reached = ""
    for part in path.split(separator: "/") {
      reached += "/" + part
      guard mkdir(reached, 0o700) == 0 || errno == EEXIST else { throw .last }
    }
  }
}

extension Failure {
  fileprivate static func notWritten(_ path: String, _ error: SystemError) -> Failure {
    Failure(.output, code: "output", "cannot write \(path): \(error.reason)")
  }
}

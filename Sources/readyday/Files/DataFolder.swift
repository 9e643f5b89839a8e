import ReadyDayCore

/// Where readyday stores data: `$XDG_DATA_HOME/readyday`, readable only by the user.
struct DataFolder: Sendable {
  let path: String

  /// Nil if neither XDG_DATA_HOME nor HOME is set.
  init?(_ environment: Environment) {
    guard let parent = Self.parent(environment) else { return nil }
    path = parent + "/readyday"
  }

  /// Where programs keep their data.
  static func parent(_ environment: Environment) -> String? {
    environment.folder("XDG_DATA_HOME", inHome: ".local/share")
  }

  /// Whether nothing was ever kept. A link that leads nowhere is something: its target may come back.
  var isMissing: Bool {
    FileIdentity(of: path) == nil && SystemError.last.lookingCloser(at: path).isMissingFile
  }

  var whoop: String { folder(of: .whoop) }

  /// The kinds of WHOOP records, each stored in a file of that name.
  static let whoopKinds = ["cycle", "recovery", "sleep", "workout"]

  /// The imported journal, as a path to read; empty if there is none.
  var importedJournal: [String] {
    let path = "\(whoop)/\(StoredWhoop.journalFile)"
    return FileIdentity(of: path) == nil ? [] : [path]
  }

  /// Whether WHOOP data were imported.
  var hasWhoop: Bool { !imported.isEmpty }

  /// The imported workouts, as a path to read; empty if there are none.
  var importedWorkouts: [String] { importedFiles.filter { $0.hasSuffix("/workout.json") } }

  /// The imported WHOOP data that a briefing needs, as paths to read: all but the workouts; empty if
  /// there is none.
  var imported: [String] { importedFiles.filter { !$0.hasSuffix("/workout.json") } }

  /// Even those that cannot be read, so that they are reported.
  private var importedFiles: [String] {
    Self.whoopKinds.map { "\(whoop)/\($0).json" }.filter { path in
      FileIdentity(of: path) != nil || !SystemError.last.lookingCloser(at: path).isMissingFile
    }
  }

  /// Where the days and workouts of a device are stored.
  func folder(of origin: HealthOrigin) -> String { "\(path)/\(origin.name)" }

  /// Creates the folder of one kind of data if needed, and holds its lock while `body` runs: two imports at
  /// once wait for each other.
  func withLock<Result>(
    on folder: String, _ body: () throws -> Result
  ) throws -> Result {
    try Self.withLock(in: folder, body)
  }

  /// The same for everything else that is stored here.
  func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    try Self.withLock(in: path, body)
  }

  private static func withLock<Result>(
    in folder: String, _ body: () throws -> Result
  ) throws -> Result {
    let lock = try FileLock(lockName, in: folder)
    defer { lock.release() }
    return try body()
  }

  static let lockName = ".lock"

  /// The contents, following links.
  func tree() throws -> FolderTree {
    try FolderTree(path, followingLinks: true)
  }

  /// The contents that may be removed. Fails if any of them is a link.
  ///
  /// - Parameter kind: the kind to remove; nil for all.
  func removable(_ kind: StoredContents.Kind?) throws -> StoredContents {
    let all = try StoredContents(of: self)
    let contents = kind.map(all.only) ?? all
    if let refusal = contents.refusal() { throw refusal }
    return contents
  }

  /// Creates `path` and its parent folders if needed, readable only by the user; existing
  /// folders keep their mode.
  static func makeFolders(_ path: String) throws(SystemError) {
    var reached = path.hasPrefix("/") ? "" : "."
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      reached += "/" + String(decoding: part, as: UTF8.self)
      do throws(SystemError) {
        try FileSystem.makeFolder(reached)
      } catch {
        guard error.isExisting else { throw error }
      }
    }
  }
}

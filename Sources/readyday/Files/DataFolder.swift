import ReadyDayCore

/// Where readyday stores data: `$XDG_DATA_HOME/readyday`, readable only by the user.
struct DataFolder: Sendable {
  let path: String

  /// Nil when neither XDG_DATA_HOME nor HOME says where.
  init?(_ environment: Environment) {
    guard let parent = Self.parent(environment) else { return nil }
    path = parent + "/readyday"
  }

  /// Where programs keep their data.
  static func parent(_ environment: Environment) -> String? {
    environment.folder("XDG_DATA_HOME", inHome: ".local/share")
  }

  var whoop: String { folder(of: .whoop) }

  /// The kinds of WHOOP records that are kept, each in a file of that name.
  static let whoopKinds = ["cycle", "recovery", "sleep", "workout"]

  /// The journal that was imported, as a path to read; none when nothing was.
  var importedJournal: [String] {
    let path = "\(whoop)/\(StoredWhoop.journalFile)"
    return FileIdentity(of: path) == nil ? [] : [path]
  }

  /// Whether WHOOP data were imported.
  var hasWhoop: Bool { !imported.isEmpty }

  /// The workouts that were imported, as a path to read; none when nothing was.
  var importedWorkouts: [String] { importedFiles.filter { $0.hasSuffix("/workout.json") } }

  /// What a briefing needs of the WHOOP data that were imported, as paths to read: all but the workouts; none when
  /// nothing was.
  var imported: [String] { importedFiles.filter { !$0.hasSuffix("/workout.json") } }

  /// Even those that cannot be read, so that they are reported.
  private var importedFiles: [String] {
    Self.whoopKinds.map { "\(whoop)/\($0).json" }.filter { path in
      FileIdentity(of: path) != nil || !SystemError.last.lookingCloser(at: path).isMissingFile
    }
  }

  /// Where the days and workouts of a device are stored.
  func folder(of origin: HealthOrigin) -> String { "\(path)/\(origin.name)" }

  /// Makes the folder of one kind of data where it is missing, and holds its lock while `body` runs: two imports at
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
    let lock: FileLock
    do throws(SystemError) {
      lock = try FileLock(lockName, in: folder)
    } catch {
      throw Failure(writing: folder, error)
    }
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
  /// - Parameter kind: the only kind that is meant; nil for all.
  func removable(_ kind: StoredContents.Kind?) throws -> StoredContents {
    let all = try StoredContents(of: self)
    let contents = kind.map(all.only) ?? all
    if let refusal = contents.refusal() { throw refusal }
    return contents
  }

  /// Makes `path` and the folders it lies in, where they are missing, for their owner alone; what is
  /// there keeps its mode.
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

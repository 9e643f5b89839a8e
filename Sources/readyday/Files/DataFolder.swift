import ReadyDayCore

/// Where readyday stores data: `$XDG_DATA_HOME/readyday`, readable only by the user.
struct DataFolder: Sendable {
  let path: String
  /// Until when this run waits for imports that are writing, all together.
  private let turn = Deadline.within(milliseconds: patience)

  /// Nil if neither XDG_DATA_HOME nor HOME is set.
  init?(_ environment: Environment) {
    guard let parent = Self.parent(environment) else { return nil }
    path = parent + "/readyday"
  }

  static func parent(_ environment: Environment) -> String? {
    environment.folder("XDG_DATA_HOME", inHome: ".local/share")
  }

  /// Whether nothing is stored yet. A dangling link is not missing, as its target may come back.
  var isMissing: Bool {
    FileIdentity(of: path) == nil && SystemError.last.lookingCloser(at: path).isMissingFile
  }

  var whoop: String { folder(of: .whoop) }

  /// The kinds of WHOOP records; each is in a file with that name.
  static let whoopKinds = ["cycle", "recovery", "sleep", "workout"]

  var importedJournal: [String] {
    let path = "\(whoop)/\(StoredWhoop.journalFile)"
    return FileIdentity(of: path) == nil ? [] : [path]
  }

  var hasWhoop: Bool { !imported.isEmpty }

  var importedWorkouts: [String] { importedFiles.filter { $0.hasSuffix("/workout.json") } }

  /// The paths of imported WHOOP data except workouts, which briefings do not always need.
  var imported: [String] { importedFiles.filter { !$0.hasSuffix("/workout.json") } }

  /// Includes unreadable files, whose problems are then reported.
  private var importedFiles: [String] {
    Self.whoopKinds.map { "\(whoop)/\($0).json" }.filter { path in
      FileIdentity(of: path) != nil || !SystemError.last.lookingCloser(at: path).isMissingFile
    }
  }

  func folder(of origin: HealthOrigin) -> String { "\(path)/\(origin.name)" }

  /// Creates the folder if needed. `folder` is that of one kind of data; nil for all others.
  func withLock<Result>(
    on folder: String? = nil, until deadline: Deadline? = nil, _ body: () throws -> Result
  ) throws -> Result {
    let lock = try Failure.unlessBusy { () throws(SystemError) in
      try FileLock(Self.lockName, in: folder ?? path, until: deadline)
    }
    defer { lock.release() }
    return try body()
  }

  static let lockName = ".lock"

  /// Waits for an import that is writing, so that what it stores is read as a whole.
  ///
  /// Nil, after a short time, if it goes on: it may be suspended, and a briefing cannot wait for it.
  func lockAgainstImport(of origin: HealthOrigin) -> FileLock? {
    FileLock(sharing: "\(folder(of: origin))/\(Self.lockName)", until: turn)
  }

  /// So short that `brief --sync` keeps its promise even if nothing else was left of its time.
  private static let patience = 1500

  /// Existing folders keep their mode. New ones are private, and `note` receives the path of each.
  static func makeFolders(_ path: String, _ note: (String) -> Void = { _ in }) throws(SystemError) {
    var reached = path.hasPrefix("/") ? "" : "."
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      reached += "/" + String(decoding: part, as: UTF8.self)
      do throws(SystemError) {
        try FileSystem.makeFolder(reached)
        note(reached)
      } catch { guard error.isExisting else { throw error } }
    }
  }
}

/// Where readyday stores data that it can fetch again: `$XDG_CACHE_HOME/readyday`.
struct CacheFolder: Sendable {
  let path: String

  /// Nil if neither XDG_CACHE_HOME nor HOME is set.
  init?(_ environment: Environment) {
    guard let parent = environment.folder("XDG_CACHE_HOME", inHome: ".cache") else { return nil }
    path = parent + "/readyday"
  }

  /// The fetched calendars, each with a record of its state.
  var calendars: String { path + "/calendars" }
}

/// Where readyday stores state between runs, only for the user: `$XDG_STATE_HOME/readyday`.
struct StateFolder: Sendable {
  let path: String

  /// Nil if neither XDG_STATE_HOME nor HOME is set.
  init?(_ environment: Environment) {
    guard let parent = environment.folder("XDG_STATE_HOME", inHome: ".local/state") else {
      return nil
    }
    path = parent + "/readyday"
  }

  var printed: String { path + "/printed.json" }
  static let printedLock = ".printed.lock"

  /// What briefs saw of the days around them.
  var seen: String { path + "/seen.json" }

  var changes: String { path + "/changes" }
  static let changesLock = ".changes.lock"
  /// Where 1.1.0 names the last command whose change undo cannot take back.
  var finalChange: String { path + "/last-change" }

  /// Returns once the text is stored and, if the disk confirms it, safe.
  func write(_ text: String, to file: String) throws(SystemError) {
    try SystemError.writing(file) { () throws(SystemError) in
      try DataFolder.makeFolders(path)
      try OutputFile(path: file).overwrite(Array(text.utf8))
      StoredFile.sync(folderOf: file)
    }
  }

  /// Empty if the file is missing or damaged.
  func members(of file: String) -> [String: JSON] {
    JSON.members(of: (try? StoredFile(path: file).read()).flatMap(\.self) ?? []) ?? [:]
  }

  func write(_ members: [String: JSON], to file: String) throws(SystemError) {
    try write(JSON.object(members).line + "\n", to: file)
  }

  static func needed(in environment: Environment) throws -> StateFolder {
    guard let folder = StateFolder(environment) else { throw Failure.noHome("XDG_STATE_HOME") }
    return folder
  }
}

extension Environment {
  /// Variables are looked up only when needed, since most commands need few.
  static let ofProcess = Environment { name in
    ThisProcess.variable(name) ?? (name == "HOME" ? ThisProcess.homeOfUser : nil)
  }
}

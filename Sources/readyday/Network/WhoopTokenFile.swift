import ReadyDayCore

struct WhoopTokenFile: Sendable {
  let folder: String

  init(in folder: StateFolder) { self.folder = folder.path }

  static let names = ["whoop.json", "whoop-sync.json"]

  var path: String { "\(folder)/\(Self.names[0])" }

  private var recordPath: String { "\(folder)/\(Self.names[1])" }

  /// Whether a file of that name exists, readable or not.
  var exists: Bool { OutputFile(path: path).exists }

  /// Waits for other runs that use the tokens. Fails if nothing can be written.
  ///
  /// - Parameter deadline: when to give up, by ``ThisProcess/milliseconds``: another run may be
  ///   requesting tokens.
  func withLock<Result>(until deadline: Int? = nil, _ body: () throws -> Result) throws -> Result {
    let lock: FileLock
    do {
      lock = try FileLock(".whoop.lock", in: folder, until: deadline)
    } catch SystemError.busy {
      throw TransferFault.timedOut
    }
    defer { lock.release() }
    try checkFolder()
    return try body()
  }

  /// Nil if there is none. Fails if others may read or replace it.
  func tokens() throws -> WhoopTokens? {
    guard let bytes = try content(of: path) else { return nil }
    do throws(WhoopTokens.Damaged) {
      return try WhoopTokens(bytes)
    } catch {
      throw Failure(
        .unreadableInput, code: "damaged_file", .damagedTokens(path.shownName),
        [.typed("readyday sync connect whoop")])
    }
  }

  /// Returns once they are on disk.
  func write(_ tokens: WhoopTokens) throws { try write(tokens.text, to: path) }

  func remove() throws { do { try FileSystem.removeFile(path) } catch SystemError.missing {} }

  /// The results of the syncs; empty if unreadable.
  func record() -> WhoopSyncRecord {
    ((try? content(of: recordPath)) ?? nil).map { WhoopSyncRecord($0) } ?? WhoopSyncRecord()
  }

  func write(_ record: WhoopSyncRecord) throws {
    guard record != self.record() else { return }
    try write(record.text, to: recordPath)
  }

  func removeRecord() { try? FileSystem.removeFile(recordPath) }

  /// More bytes than a token, and all of them together, take.
  private static let most = 1 << 16

  private func content(of path: String) throws -> [UInt8]? {
    let file: Descriptor
    do throws(SystemError) {
      file = try Descriptor(path, for: .readingOwn)
    } catch {
      guard !error.isMissingFile else { return nil }
      throw FileProblem(.unreadable(error), path).failure
    }
    defer { file.close() }
    try checkPrivacy(of: file, at: path)
    var bytes: [UInt8] = []
    while bytes.count <= Self.most {
      switch file.read(upTo: Self.most, to: &bytes) {
      case .success(0): return bytes
      case .success: continue
      case .failure(let error): throw FileProblem(.unreadable(error), path).failure
      }
    }
    return bytes
  }

  private func checkPrivacy(of file: Descriptor, at path: String) throws {
    guard let status = FileStatus(of: file), status.kind == .file else {
      throw FileProblem(.unreadable(.noFile), path).failure
    }
    guard status.isOwn, status.mode & 0o077 == 0 else { throw unsafe(path, "chmod 600 ") }
    try checkFolder()
  }

  private func checkFolder() throws {
    guard let parent = FileStatus(of: folder), parent.isOwn, parent.mode & 0o022 == 0 else {
      throw unsafe(folder, "chmod 700 ")
    }
  }

  private func unsafe(_ path: String, _ mending: String) -> Failure {
    Failure(
      .unreadableInput, code: "unsafe_tokens",
      .unsafeTokens(path.shownName, mending: mending + path.shellWord))
  }

  /// Replaces an existing file or link, without taking over its mode or target.
  private func write(_ text: String, to path: String) throws {
    let interruption = Interruption.held()
    defer { interruption.release() }
    try SystemError.writing(path) { () throws(SystemError) in
      try DataFolder.makeFolders(folder)
      let draft = try Draft(besides: path)
      defer { draft.release() }
      do throws(SystemError) {
        try draft.write(Array(text.utf8))
        try draft.replace(path)
      } catch {
        draft.discard()
        throw error
      }
      let parent = try Descriptor(folder, for: .folder)
      defer { parent.close() }
      try parent.sync()
    }
  }
}

/// Where readyday stores state between runs: `$XDG_STATE_HOME/readyday`, readable only by the user.
struct StateFolder: Sendable {
  let path: String

  /// Nil if neither XDG_STATE_HOME nor HOME is set.
  init?(_ environment: Environment) {
    guard let parent = environment.folder("XDG_STATE_HOME", inHome: ".local/state") else {
      return nil
    }
    path = parent + "/readyday"
  }

  static func needed(in environment: Environment) throws -> StateFolder {
    guard let folder = StateFolder(environment) else {
      throw Failure(.configuration, code: "no_home", .noPlaceToKeep)
    }
    return folder
  }
}

import ReadyDayCore

/// The file with the tokens of the WHOOP login, and the one with the results of the syncs.
struct WhoopTokenFile: Sendable {
  let folder: String

  init(in folder: StateFolder) { self.folder = folder.path }

  /// The files of the tokens and of the sync results.
  static let names = ["whoop.json", "whoop-sync.json"]

  var path: String { "\(folder)/\(Self.names[0])" }

  private var recordPath: String { "\(folder)/\(Self.names[1])" }

  /// Whether anything bears its name; it may not be readable.
  var exists: Bool { OutputFile(path: path).exists }

  /// Waits for other runs that use the tokens. Fails if nothing can be written.
  ///
  /// - Parameter deadline: until when it waits, by ``ThisProcess/milliseconds``: another one may be asking WHOOP.
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
}

extension WhoopTokenFile {
  /// Nil if there is none. Fails if others may read or replace it.
  func tokens() throws -> WhoopTokens? {
    guard let bytes = try content(of: path) else { return nil }
    do throws(WhoopTokens.Damaged) {
      return try WhoopTokens(bytes)
    } catch {
      throw Failure(
        .unreadableInput, code: "damaged_file", .whoop(.damagedTokens(path.shownName)),
        [.typed("readyday sync connect whoop")])
    }
  }

  /// Once this returns, they are on the disk.
  func write(_ tokens: WhoopTokens) throws { try write(tokens.text, to: path) }

  func remove() throws {
    do { try FileSystem.removeFile(path) } catch SystemError.missing {}
  }

  /// The results of the syncs; empty if they cannot be read.
  func record() -> WhoopSyncRecord {
    ((try? content(of: recordPath)) ?? nil).map { WhoopSyncRecord($0) } ?? WhoopSyncRecord()
  }

  func write(_ record: WhoopSyncRecord) throws {
    guard record != self.record() else { return }
    try write(record.text, to: recordPath)
  }

  func removeRecord() { try? FileSystem.removeFile(recordPath) }
}

extension WhoopTokenFile {
  /// No token is longer, nor are all of them together.
  private static let most = 1 << 16

  private func content(of path: String) throws -> [UInt8]? {
    let file: Descriptor
    do throws(SystemError) {
      file = try Descriptor(path, for: .readingOwn)
    } catch {
      guard !error.isMissingFile else { return nil }
      throw Failure(FileProblem(.unreadable(error), path))
    }
    defer { file.close() }
    try checkPrivacy(of: file, at: path)
    var bytes: [UInt8] = []
    while bytes.count <= Self.most {
      switch file.read(upTo: Self.most, to: &bytes) {
      case .success(0): return bytes
      case .success: continue
      case .failure(let error): throw Failure(FileProblem(.unreadable(error), path))
      }
    }
    return bytes
  }

  private func checkPrivacy(of file: Descriptor, at path: String) throws {
    guard let status = FileStatus(of: file), status.kind == .file else {
      throw Failure(FileProblem(.unreadable(.noFile), path))
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
      .whoop(.unsafeTokens(path.shownName, mending: mending + path.shellWord)))
  }

  /// A file that is there is replaced, also a link: its mode, and where it leads to, are not taken over.
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

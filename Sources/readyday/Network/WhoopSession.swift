import ReadyDayCore

/// A login in use, whose tokens are renewed when needed.
struct WhoopSession {
  let service: WhoopService
  private let file: WhoopTokenFile
  private let settings: Configuration.SyncWhoop
  private let now: @Sendable () -> Instant
  private(set) var tokens: WhoopTokens

  /// Fails if the user is not logged in.
  init(
    _ service: WhoopService, _ file: WhoopTokenFile, _ settings: Configuration.SyncWhoop,
    now: @escaping @Sendable () -> Instant
  ) throws {
    (self.service, self.file, self.settings, self.now) = (service, file, settings, now)
    guard let tokens = try file.tokens() else { throw Failure.notConnected }
    self.tokens = tokens
    if tokens.isStale(at: now()) { try renew(insteadOf: nil) }
  }

  /// Stores the new tokens before returning. `access` is the refused token; nil if it expires.
  mutating func renew(insteadOf access: Secret?) throws {
    let service = service
    let interruption = Interruption.held()
    defer { interruption.release() }
    tokens = try file.withLock(until: service.curl.deadline) {
      guard let current = try file.tokens() else { throw Failure.notConnected }
      let isNeeded = access.map { $0 == current.access } ?? current.isStale(at: now())
      guard isNeeded else { return current }
      let client = try client(of: current)
      // A test write: if writing failed afterwards, old and new tokens would both be lost.
      try file.write(current)
      do {
        let grant = try service.grant(for: current.refresh, client)
        let renewed = current.renewed(by: grant, at: now())
        try file.write(renewed)
        return renewed
      } catch WhoopTokenFault.invalidGrant {
        // Another run may have renewed them first, if the file was restored or locks do not work.
        if let other = try file.tokens(), other.refresh != current.refresh { return other }
        throw Failure.loginAgain
      } catch TransferFault.cutShort {
        throw Failure(.unreadableInput, code: "whoop_unreachable", .renewalLost, [.loginLater])
      }
    }
  }

  private func client(of tokens: WhoopTokens) throws -> WhoopClient {
    let secret = try tokens.clientSecret ?? settings.secret()
    guard let secret, let client = WhoopClient(id: tokens.clientID, secret: secret) else {
      throw Failure(
        .configuration, code: "no_client_secret",
        "the secret of your WHOOP app is missing", es: "falta el secreto de tu app de WHOOP",
        [.typed("readyday sync connect whoop")])
    }
    return client
  }

  mutating func note(account: String) throws {
    tokens.userID = account
    let access = tokens.access
    try file.withLock {
      guard var current = try file.tokens(), current.access == access else { return }
      current.userID = account
      try file.write(current)
    }
  }
}

struct WhoopTokenFile: Sendable {
  let folder: String

  init(in folder: StateFolder) { self.folder = folder.path }

  static let names = ["whoop.json", "whoop-sync.json"]

  var path: String { "\(folder)/\(Self.names[0])" }

  private var recordPath: String { "\(folder)/\(Self.names[1])" }

  /// Also true for an unreadable file.
  var exists: Bool { OutputFile(path: path).exists }

  /// Fails if the folder cannot be written, or at `deadline` (``ThisProcess/milliseconds``).
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

  /// Nil if none are stored. Fails if other users may read or replace the file.
  func tokens() throws -> WhoopTokens? {
    guard let bytes = try content(of: path) else { return nil }
    do throws(WhoopTokens.Damaged) { return try WhoopTokens(bytes) } catch {
      throw Failure(
        .unreadableInput, code: "damaged_file",
        "cannot read \(path.shownName): it was modified by another program",
        es: "no se puede leer \(path.shownName): lo ha modificado otro programa",
        [.typed("readyday sync connect whoop")])
    }
  }

  /// Returns once the tokens are on disk.
  func write(_ tokens: WhoopTokens) throws { try write(tokens.text, to: path) }

  func remove() throws { do { try FileSystem.removeFile(path) } catch SystemError.missing {} }

  /// The results of earlier syncs; empty if unreadable.
  func record() -> WhoopSyncRecord {
    ((try? content(of: recordPath)) ?? nil).map { WhoopSyncRecord($0) } ?? WhoopSyncRecord()
  }

  func write(_ record: WhoopSyncRecord) throws {
    guard record != self.record() else { return }
    try write(record.text, to: recordPath)
  }

  func removeRecord() { try? FileSystem.removeFile(recordPath) }

  /// Bytes; all tokens together take fewer.
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

  private func write(_ text: String, to path: String) throws {
    try SystemError.writing(path) { () throws(SystemError) in
      try DataFolder.makeFolders(folder)
      try OutputFile(path: path).overwrite(Array(text.utf8))
      try StoredFile.sync(folderOf: path)
    }
  }
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

  static func needed(in environment: Environment) throws -> StateFolder {
    guard let folder = StateFolder(environment) else { throw Failure.noHome }
    return folder
  }
}

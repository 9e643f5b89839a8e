import ReadyDayCore

/// The login for WHOOP and what the last syncs did, readable only by the user.
struct WhoopTokenFile: Sendable {
  private let state: StateFolder
  private var folder: String { state.path }

  init(in folder: StateFolder) { state = folder }

  static let record = "whoop-sync.json"
  static let names = ["whoop.json", record, "whoop-renewal"]
  static let lock = ".whoop.lock"

  var path: String { "\(folder)/\(Self.names[0])" }

  private var recordPath: String { "\(folder)/\(Self.record)" }

  /// Also true for an unreadable file.
  var exists: Bool { OutputFile(path: path).exists }

  /// Fails if the folder cannot be written, or at `deadline`.
  func withLock<Result>(
    until deadline: Deadline? = nil, _ body: () throws -> Result
  ) throws -> Result {
    try withLock(until: deadline) { (_: FileLock) in try body() }
  }

  func withLock<Result>(
    until deadline: Deadline?, _ body: (FileLock) throws -> Result
  ) throws -> Result {
    let lock = try Failure.unlessBusy { () throws(SystemError) in
      try FileLock(Self.lock, in: folder, until: deadline)
    }
    defer { lock.release() }
    try checkFolder()
    return try body(lock)
  }

  /// Where the answer to a request for new tokens arrives.
  var renewalPath: String { "\(folder)/\(Self.names[2])" }

  /// An answer that no run has waited for, and when it came; nil if there is none.
  func renewal() -> (answer: [UInt8], at: Instant)? {
    guard let status = FileStatus(ofLinkAt: renewalPath),
      let bytes = (try? content(of: renewalPath)).flatMap(\.self)
    else { return nil }
    return (bytes, Instant(secondsSince1970: status.lastChange.seconds))
  }

  /// Nil if none are stored. Fails if other users may read or replace the file.
  func tokens() throws -> WhoopTokens? {
    guard let bytes = try content(of: path) else { return nil }
    do throws(WhoopTokens.Damaged) { return try WhoopTokens(bytes) } catch {
      throw Failure(
        .damagedFile, "cannot read \(path.shownName): it was modified by another program",
        es: "no se puede leer \(path.shownName): lo ha modificado otro programa",
        [.typed("readyday sync connect whoop")])
    }
  }

  /// Returns once the tokens are on disk.
  func write(_ tokens: WhoopTokens) throws { try state.write(tokens.text, to: path) }

  func remove() throws { do { try FileSystem.removeFile(path) } catch SystemError.missing {} }

  /// The results of earlier syncs; empty if unreadable.
  func record() -> WhoopSyncRecord {
    ((try? content(of: recordPath)) ?? nil).map { WhoopSyncRecord($0) } ?? WhoopSyncRecord()
  }

  func write(_ record: WhoopSyncRecord) throws {
    guard record != self.record() else { return }
    try state.write(record.text, to: recordPath)
  }

  /// Removes what belongs to an earlier login.
  func removeRecord() {
    try? FileSystem.removeFile(recordPath)
    removeRenewal()
  }

  func removeRenewal() { try? FileSystem.removeFile(renewalPath) }

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
    return try FileProblem.reading(path) { () throws(SystemError) in
      try file.content(upTo: Self.most)
    }
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
    Failure(.unsafeTokens, .unsafeTokens(path.shownName, mending: mending + path.shellWord))
  }
}

import ReadyDayCore

/// The end of a login at WHOOP: what it allows is taken back there, and the tokens are removed here.
struct WhoopDisconnecting {
  let sync: WhoopSync
  /// Whether what was brought goes too.
  let erasesData: Bool

  /// Whether WHOOP has said that it takes the tokens no more.
  func run() throws -> Bool {
    let isRevoked = (try? revoke()) ?? false
    try sync.file.withLock {
      try sync.file.remove()
      sync.file.removeRecord()
    }
    if erasesData { try erase() }
    return isRevoked
  }

  private func revoke() throws -> Bool {
    let session = try WhoopSession(sync.service, sync.file, sync.settings, now: sync.clock)
    return try sync.service.revoke(session.tokens.access)
  }

  private func erase() throws {
    guard OutputFile(path: sync.folder.whoop).exists else { return }
    try sync.folder.withLock(on: sync.folder.whoop) {
      try sync.folder.removable(.whoop).remove()
    }
  }
}

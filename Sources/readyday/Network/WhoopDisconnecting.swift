import ReadyDayCore

/// Ends the WHOOP login: revokes its access there and deletes the tokens here.
struct WhoopDisconnecting {
  let sync: WhoopSync
  /// Whether to delete the fetched data too.
  let erasesData: Bool

  /// Whether WHOOP has confirmed that the tokens are revoked.
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
      try sync.folder.removable(.health(.whoop)).remove()
    }
  }
}

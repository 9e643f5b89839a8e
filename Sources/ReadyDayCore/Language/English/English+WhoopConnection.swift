extension English {
  func words(_ connection: WhoopConnection) -> String {
    let trouble = connection.trouble.map(words)
    guard let synced = connection.syncedAt else {
      return "connected since \(shortDate(connection.connectedOn)), not synced yet"
        + (trouble.map { ": \($0)" } ?? "")
    }
    let moment =
      connection.isSyncedToday ? "\(synced.time)" : "\(shortDate(synced.date)) \(synced.time)"
    return trouble.map { "not synced since \(moment): \($0)" } ?? "connected, synced \(moment)"
  }

  private func words(_ trouble: WhoopSyncRecord.Trouble) -> String {
    switch trouble {
    case .login: "log in again: readyday sync connect whoop"
    case .unreachable: "cannot reach WHOOP"
    case .refused: "unexpected answer from WHOOP"
    }
  }
}

extension Spanish {
  func words(_ connection: WhoopConnection) -> String {
    let trouble = connection.trouble.map(words)
    guard let synced = connection.syncedAt else {
      return "conectado desde el \(date(connection.connectedOn)), aún sin sincronizar"
        + (trouble.map { ": \($0)" } ?? "")
    }
    let moment =
      connection.isSyncedToday
      ? "las \(synced.time)" : "el \(date(synced.date)) a las \(synced.time)"
    return trouble.map { "sin sincronizar desde \(moment): \($0)" }
      ?? "conectado, sincronizado \(connection.isSyncedToday ? "a " : "")\(moment)"
  }

  private func words(_ trouble: WhoopSyncRecord.Trouble) -> String {
    switch trouble {
    case .login: "inicia sesión de nuevo: readyday sync connect whoop"
    case .unreachable: "no se puede contactar con WHOOP"
    case .refused: "respuesta inesperada de WHOOP"
    }
  }
}

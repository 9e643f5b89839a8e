extension Voice {
  func words(_ connection: WhoopConnection) -> String {
    let trouble = connection.trouble.map(words)
    guard let synced = connection.syncedAt else {
      return say(
        "connected since \(shortDate(connection.connectedOn)), not synced yet"
          + (trouble.map { ": \($0)" } ?? ""),
        es: "conectado desde el \(date(connection.connectedOn)), aún sin sincronizar"
          + (trouble.map { ": \($0)" } ?? ""))
    }
    let moment =
      connection.isSyncedToday
      ? say("\(synced.time)", es: "las \(synced.time)")
      : say(
        "\(shortDate(synced.date)) \(synced.time)",
        es: "el \(date(synced.date)) a las \(synced.time)")
    return say(
      trouble.map { "not synced since \(moment): \($0)" } ?? "connected, synced \(moment)",
      es: trouble.map { "sin sincronizar desde \(moment): \($0)" }
        ?? "conectado, sincronizado \(connection.isSyncedToday ? "a " : "")\(moment)")
  }

  private func words(_ trouble: WhoopSyncRecord.Trouble) -> String {
    switch trouble {
    case .login:
      say(
        "log in again: readyday sync connect whoop",
        es: "inicia sesión de nuevo: readyday sync connect whoop")
    case .unreachable: say("cannot reach WHOOP", es: "no se puede contactar con WHOOP")
    case .refused: say("unexpected answer from WHOOP", es: "respuesta inesperada de WHOOP")
    }
  }
}

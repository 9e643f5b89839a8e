import ReadyDayCore

extension Spanish {
  func setup(_ message: SetupMessage) -> String {
    switch message {
    case .zone(let name): "zona horaria: \(name), de este ordenador"
    case .askForZone(let name):
      "Tu zona horaria, como Europe/Madrid, o nada si es \(name), la de este ordenador:"
    case .answerYesOrNo: "responde s o n"
    case .keyStays(let key): "\(key) ya tiene valor y no cambia"
    case .completed(let file): "\(file) queda completado"
    }
  }
}

import ReadyDayCore

extension English {
  func setup(_ message: SetupMessage) -> String {
    switch message {
    case .zone(let name): "time zone: \(name), from this computer"
    case .askForZone(let name):
      "Your time zone, such as Europe/Madrid, or nothing for \(name), from this computer:"
    case .answerYesOrNo: "please answer y or n"
    case .keyStays(let key): "\(key) is set already and stays as it is"
    case .completed(let file): "completed \(file)"
    }
  }
}

import ReadyDayCore

extension BriefCommand {
  /// Something without which the brief is not wanted.
  enum Requirement: String, CaseIterable, Sendable {
    case recovery, sleep, calendar
  }
}

extension BriefCommand.Requirement {
  func check(_ briefing: Briefing, _ reading: Reading) throws(Failure) {
    switch self {
    case .recovery where !reading.isRecoveryScored:
      throw .missing(
        Wording(
          en: "no scored recovery for \(briefing.date)",
          es: "no hay ninguna recuperación puntuada del \(briefing.date)"),
        advice(briefing.morning))
    case .sleep where !reading.isSleepScored:
      throw .missing(
        Wording(
          en: "no scored sleep for \(briefing.date)",
          es: "no hay ningún sueño puntuado del \(briefing.date)"))
    case .calendar where !briefing.day.hasCalendar:
      throw .noCalendar
    case .recovery, .sleep, .calendar:
      return
    }
  }

  private func advice(_ morning: MorningReport?) -> [Wording] {
    guard let last = morning?.recovery.lastKnown else { return [] }
    let again = "readyday brief --date \(last.date)"
    return [
      Wording(
        en: "last scored: \(last.date) (\(English().percent(last.score)))",
        es: "la última puntuada: \(last.date) (\(Spanish().percent(last.score)))"),
      Wording(
        en: "try: \(again), or again once the night is scored",
        es: "prueba: \(again), o de nuevo cuando la noche esté puntuada"),
    ]
  }
}

extension Failure {
  static func missing(_ wording: Wording, _ advice: [Wording] = []) -> Failure {
    Failure(.missingData, code: "missing_data", wording, advice)
  }

  static let noCalendar = Failure.missing(
    Wording(en: "no calendar was given", es: "no se ha indicado ningún calendario"),
    [
      Wording(
        en: "try: --calendar FILE_OR_FOLDER", es: "prueba: --calendar ARCHIVO_O_CARPETA")
    ])

  static let nothingConfigured = Failure(
    .configuration, code: "not_configured", Wording.gettingStarted[0],
    Array(Wording.gettingStarted.dropFirst()))

  /// The failure after what was found wrong before it.
  func with(_ notices: [StyledLine]) -> Failure {
    var failure = self
    failure.notices = notices + failure.notices
    return failure
  }
}

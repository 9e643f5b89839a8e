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
      throw .missing("no scored recovery for \(briefing.date)", hints: hints(briefing.morning))
    case .sleep where !reading.isSleepScored:
      throw .missing("no scored sleep for \(briefing.date)")
    case .calendar where !briefing.day.hasCalendar:
      throw .missing("no calendar was given", hints: ["try: --calendar FILE_OR_FOLDER"])
    case .recovery, .sleep, .calendar:
      return
    }
  }

  private func hints(_ morning: MorningReport?) -> [String] {
    guard let last = morning?.recovery.lastKnown else { return [] }
    return [
      "last scored: \(last.date) (\(English().percent(last.score)))",
      "try: readyday brief --date \(last.date), or again once the night is scored",
    ]
  }
}

extension Failure {
  static func missing(_ message: String, hints: [String] = []) -> Failure {
    Failure(.missingData, code: "missing_data", message, hints: hints)
  }

  static func nothingConfigured(_ phrases: any Phrasebook) -> Failure {
    let lines = phrases.gettingStarted
    return Failure(
      .configuration, code: "not_configured", lines.first ?? "",
      hints: Array(lines.dropFirst()))
  }

  /// The failure after what was found wrong before it.
  func with(_ notices: [StyledLine]) -> Failure {
    var failure = self
    failure.notices = notices + failure.notices
    return failure
  }
}

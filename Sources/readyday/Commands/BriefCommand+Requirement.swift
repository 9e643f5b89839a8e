import ReadyDayCore

extension BriefCommand {
  /// Something without which the brief is not wanted.
  enum Requirement: String, CaseIterable, Sendable {
    case recovery, sleep, calendar
  }
}

extension BriefCommand.Requirement {
  func check(_ briefing: Briefing, _ data: SourceData) throws {
    switch self {
    case .recovery where !data.isRecoveryScored:
      throw Failure.missing(.noScoredRecovery(briefing.date), hints(briefing.morning))
    case .sleep where !data.isSleepScored: throw Failure.missing(.noScoredSleep(briefing.date))
    case .calendar where !briefing.day.hasCalendar && data.sources.calendars != nil:
      throw Failure.missing(.calendarsLost)
    case .calendar where !briefing.day.hasCalendar:
      throw Failure.missing(.noCalendar, [.giving(.calendar)])
    case .recovery, .sleep, .calendar: return
    }
  }

  func isMet(_ briefing: Briefing, _ data: SourceData) -> Bool {
    (try? check(briefing, data)) != nil
  }

  private func hints(_ morning: MorningReport?) -> [Hint] {
    guard let last = morning?.recovery.lastKnown else { return [] }
    return [.lastScored(last.date, last.score), .tryLastScored(last.date)]
  }
}

extension Failure {
  static func missing(_ message: DataMessage, _ hints: [Hint] = []) -> Failure {
    Failure(.missingData, code: "missing_data", .data(message), hints)
  }
}

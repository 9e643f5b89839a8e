/// A day of a programme: its session, and what the day makes of it.
package struct BodyDay: Sendable {
  package let day: Day
  package let programme: Programme
  /// The latest assessment; nil where there is none.
  package let assessed: LocalDate?
  /// Nil on a day without one.
  package let session: ProgrammeSession?
  /// Why it is lighter; nil where it stays as it is, or was done already.
  package let adaptation: BodyAdaptation?
  /// What is to be done; nil where nothing is.
  package let shown: ProgrammeSession?
  /// Where it fits; nil where that is not known, or nowhere.
  package let slot: TimeSpan?

  /// - Parameters:
  ///   - inputs: the day, with all that is planned for it.
  ///   - programme: the one that goes on.
  ///   - assessed: the day of the latest assessment.
  package init(_ inputs: DayInputs, in programme: Programme, assessed: LocalDate?) {
    let day = inputs.day
    (self.day, self.programme, self.assessed) = (day, programme, assessed)
    session = programme.session(on: day.date)
    let isHardYesterday = inputs.before?.sessions.contains { $0.isOtherAndHard } ?? false
    let why = session.flatMap { session in
      session.isOpen ? session.adaptation(on: day, afterHard: isHardYesterday) : nil
    }
    adaptation = why
    switch why {
    case nil: shown = session
    case .race: shown = nil
    case .easyDay, .hardYesterday, .hardToday:
      shown = session.map { $0.effort == .easy ? $0 : $0.recoveryVersion(of: programme.request) }
    }
    slot = shown.flatMap { $0.isOpen ? day.slot(for: $0, isEased: why != nil) : nil }
  }
}

/// Why a session is lighter than it was planned.
package enum BodyAdaptation: Hashable, Sendable {
  case easyDay
  /// So many days before or after it; 0 is its day.
  case race(title: String, days: Int)
  /// A hard session was planned for the day before.
  case hardYesterday
  /// Another hard session is planned for the day.
  case hardToday
}

extension PlannedSession {
  fileprivate var isOtherAndHard: Bool { !isOfProgramme && intensity == .hard && !isNothing }
}

extension ProgrammeSession {
  fileprivate func adaptation(on day: Day, afterHard: Bool) -> BodyAdaptation? {
    for case .race(let title, let days) in day.verdict.reasons where abs(days) <= 1 {
      return .race(title: title, days: days)
    }
    switch day.verdict.training {
    case .race, .rest, .easy: return effort == .easy ? nil : .easyDay
    case .byFeel, .moderate, .hard: break
    }
    guard effort == .hard else { return nil }
    if day.sessions.contains(where: \.isOtherAndHard) { return .hardToday }
    return afterHard ? .hardYesterday : nil
  }
}

extension Day {
  /// The best stretch that holds it and that no other session takes.
  fileprivate func slot(for session: ProgrammeSession, isEased: Bool) -> TimeSpan? {
    guard hasCalendar, date >= zone.reading(at: now).date else { return nil }
    let training: DayVerdict.Training =
      isEased
      ? .easy : session.effort == .hard ? .hard : session.effort == .moderate ? .moderate : .easy
    let others = sessions.filter { !$0.isOfProgramme }.compactMap(\.span)
    let windows = windows(holding: session.minutes, at: training, besides: others)
    return windows.first.map { window in
      TimeSpan(
        from: window.span.start,
        to: window.span.start.adding(seconds: session.minutes * 60))
    }
  }
}

/// A day of a programme: its session, and what the day makes of it.
package struct BodyDay: Sendable {
  package let day: Day
  package let programme: Programme
  /// The latest assessment; nil if there is none.
  package let assessed: LocalDate?
  /// Nil on a day without one.
  package let session: ProgrammeSession?
  /// Why it is lighter; nil if it stays as it is, or was done already.
  package let adaptation: BodyAdaptation?
  /// What is to be done; nil if nothing is.
  package let shown: ProgrammeSession?
  /// Where it fits; nil if that is not known, or nowhere.
  package let slot: TimeSpan?

  /// - Parameters:
  ///   - inputs: the day, with all that is planned for it.
  ///   - programme: the one that goes on.
  ///   - assessed: the day of the latest assessment.
  package init(_ inputs: DayInputs, in programme: Programme, assessed: LocalDate?) {
    let day = inputs.day
    (self.day, self.programme, self.assessed) = (day, programme, assessed)
    session = programme.session(on: day.date)
    let why = session.flatMap { session in
      session.isOpen ? day.adaptation(ofProgramme: session.effort.intensity) : nil
    }
    adaptation = why
    shown = session.flatMap { $0.adapted(to: why, in: programme) }
    slot = shown.flatMap { $0.isOpen ? day.slot(for: $0, after: why) : nil }
  }
}

extension ProgrammeSession {
  /// As it is to be done; nil if it is not.
  fileprivate func adapted(to why: BodyAdaptation?, in programme: Programme) -> ProgrammeSession? {
    switch why {
    case nil: self
    case .race: nil
    case .moderateDay: moderateVersion
    case .easyDay, .hardYesterday, .hardToday:
      effort == .easy ? self : recoveryVersion(of: programme.request)
    }
  }
}

extension Day {
  /// The best stretch that holds it and that no other session takes.
  fileprivate func slot(for session: ProgrammeSession, after why: BodyAdaptation?) -> TimeSpan? {
    guard hasCalendar, date >= zone.reading(at: now).date else { return nil }
    let training: DayVerdict.Training =
      switch why {
      case nil: DayVerdict.Training(session.effort.intensity)
      case .moderateDay: .moderate
      case .easyDay, .race, .hardYesterday, .hardToday: .easy
      }
    let others = sessions.filter { !$0.isOfProgramme }.compactMap(\.span)
    let windows = windows(holding: session.minutes, at: training, besides: others)
    return windows.first.map { window in
      TimeSpan(
        from: window.span.start,
        to: window.span.start.adding(seconds: session.minutes * 60))
    }
  }
}

/// A day of an exercise programme: its session, adapted to the day.
package struct BodyDay: Sendable {
  package let day: Day
  package let programme: Programme
  /// The day of the latest assessment.
  package let assessed: LocalDate?
  package let session: ProgrammeSession?
  /// Why the session is lighter; nil if it is unchanged or already done.
  package let adaptation: BodyAdaptation?
  /// The adapted session; nil if there is nothing to do.
  package let shown: ProgrammeSession?
  /// Nil if it fits nowhere, or that is unknown.
  package let slot: TimeSpan?

  package init(_ inputs: DayInputs, in programme: Programme, assessed: LocalDate?) {
    let day = inputs.day
    (self.day, self.programme, self.assessed) = (day, programme, assessed)
    session = programme.session(on: day.date)
    let why = session.flatMap { session in
      session.isOpen ? day.adaptation(ofProgramme: session.effort.intensity) : nil
    }
    adaptation = why
    shown = session.flatMap { $0.adapted(to: why, in: programme) }
      .flatMap { $0.isOpen ? $0.sparing(day.state.injuries.map(\.joint)) : $0 }
    slot = shown.flatMap { $0.isOpen ? day.slot(for: $0, after: why) : nil }
  }
}

extension ProgrammeSession {
  /// Without movements that load `joints`; nil if none is left.
  fileprivate func sparing(_ joints: [Joint]) -> ProgrammeSession? {
    var session = self
    session.items.removeAll { !Set($0.movement.joints).isDisjoint(with: joints) }
    return session.items.isEmpty ? nil : session
  }

  /// Nil if there is no session that day.
  fileprivate func adapted(to why: BodyAdaptation?, in programme: Programme) -> ProgrammeSession? {
    switch why {
    case nil: self
    case .race, .restDay: nil
    case .moderateDay: moderateVersion
    case .easyDay, .hardYesterday, .hardToday:
      effort == .easy ? self : recoveryVersion(of: programme.request)
    }
  }
}

extension Day {
  /// The best time that no other session takes.
  fileprivate func slot(for session: ProgrammeSession, after why: BodyAdaptation?) -> TimeSpan? {
    guard hasCalendar, date >= zone.reading(at: now).date else { return nil }
    let training: DayVerdict.Training =
      switch why {
      case nil: DayVerdict.Training(session.effort.intensity)
      case .moderateDay: .moderate
      case .easyDay, .race, .restDay, .hardYesterday, .hardToday: .easy
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

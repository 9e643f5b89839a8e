/// A day of an exercise programme: its session, adapted to the day.
package struct BodyDay {
  package let day: Day
  package let programme: Programme
  /// The date of the latest assessment.
  package let assessed: LocalDate?
  package let session: ProgrammeSession?
  /// Why the session is lighter; nil if it is unchanged or already done.
  package let adaptation: BodyAdaptation?
  /// The adapted session; nil if there is nothing left to do.
  package let shown: ProgrammeSession?
  /// When to do the session; nil if it fits nowhere, or if the calendar is unknown.
  package let slot: TimeSpan?
  package let standing: PhaseStanding?
  /// Whether a doctor or midwife must agree before the session.
  package let needsDoctor: Bool

  /// Whether the answers about health are hidden, and so not heeded.
  package let hidesHealth: Bool

  /// The date of the next session; nil if there is none.
  var next: LocalDate? { programme.next(after: day.date)?.date }
  var isRepeating: Bool { programme.isRepeating(on: day.date) }
  var isAssessmentDue: Bool { programme.isAssessmentDue(on: day.date, after: assessed) }

  /// - Parameter isWhole: whether to show the session as planned, whatever the day allows.
  package init(
    _ day: Day, in programme: Programme, _ assessments: [Assessment],
    isWhole: Bool = false, hidesHealth: Bool = false
  ) {
    self.hidesHealth = hidesHealth
    (self.day, self.programme, assessed) = (day, programme, assessments.last?.date)
    let injured = day.state.injuries.map(\.joint)
    let planned = programme.session(on: day.date)
    let fitting = planned.flatMap { $0.fitting(programme.request, sparing: injured) }
    session = fitting ?? planned
    standing = programme.standing(on: day.date, by: assessments)
    needsDoctor = programme.request.profile.needsDoctor(on: day.date)
    let why = session.flatMap { session in
      session.isOpen && !isWhole ? day.adaptation(ofProgramme: session.effort) : nil
    }
    adaptation = why
    shown =
      needsDoctor
      ? nil
      : fitting.flatMap { $0.adapted(to: why, in: programme.request, sparing: injured) }
        .flatMap { $0.items.isEmpty ? nil : $0 }
    slot = shown.flatMap { $0.isOpen ? day.slot(for: $0, after: why) : nil }
  }
}

extension ProgrammeSession {
  fileprivate func adapted(
    to why: BodyAdaptation?, in request: ProgrammeRequest, sparing injured: [Joint]
  ) -> ProgrammeSession? {
    switch why {
    case nil: self
    case .race, .restDay: nil
    case .moderateDay: moderateVersion
    case .easyDay, .hardYesterday, .hardToday:
      effort == .light ? self : recoveryVersion(of: request, sparing: injured)
    }
  }
}

extension Day {
  fileprivate func slot(for session: ProgrammeSession, after why: BodyAdaptation?) -> TimeSpan? {
    guard hasCalendar, date >= zone.reading(at: now).date else { return nil }
    let training: DayVerdict.Training =
      switch why {
      case nil: DayVerdict.Training(session.effort)
      case .moderateDay: .moderate
      case .easyDay, .race, .restDay, .hardYesterday, .hardToday: .easy
      }
    let others = sessions.filter { !$0.isFromProgramme }.compactMap(\.span)
    let windows = windows(holding: session.minutes, at: training, besides: others)
    return windows.first.map { window in
      TimeSpan(from: window.span.start, to: window.span.start.adding(seconds: session.minutes * 60))
    }
  }
}

/// The sessions of some days that are over, newest first: what was recorded, and what was planned and no workout
/// answers for.
package struct SessionsBehind: Sendable {
  package struct Entry: Hashable, Sendable {
    /// From 1, the newest; those that were reflected on are counted too, so that a number stays while one after the
    /// other is.
    package let number: Int
    package let session: ReflectedSession
    let isReflected: Bool
    let reminder: Reminder.State?

    /// Whether it has no reflection and was not dismissed.
    package var isOpen: Bool { !isReflected && reminder != .dismissed }
    /// Whether it is open and was never asked about.
    package var isNew: Bool { isOpen && reminder == nil }
  }

  package let entries: [Entry]

  /// - Parameters:
  ///   - days: the dates of the sessions.
  ///   - workouts: what was recorded, also on other days.
  ///   - kept: what is planned, and what is known of how sessions went.
  ///   - now: what ended less than an hour ago is not over yet.
  ///   - zone: the clock by which plans are kept.
  package init(
    of days: ClosedRange<LocalDate>, workouts: [SourcedWorkout], kept: KeptTraining,
    at now: Instant, in zone: Zone
  ) {
    let sports = workouts.filter { days.contains($0.record.date) && !$0.record.activity.isPause }
    let clock = Clock(now: now, zone: zone)
    let recorded = sports.filter { clock.isOver($0.record.span.end) }.map { workout in
      (start: workout.record.span.start, session: ReflectedSession(workout))
    }
    let planned = kept.plans.sessions(on: days).filter { session in
      !session.plan.details.activity.isPause && clock.isOver(session)
        && !sports.contains { $0.record.answers(session) }
    }.map { (start: clock.start(of: $0), session: ReflectedSession($0)) }
    let sorted = (recorded + planned).sorted { $0.start > $1.start }
    entries = sorted.enumerated().map { index, found in
      Entry(
        number: index + 1, session: found.session,
        isReflected: kept.reflections.reflection(on: found.session) != nil,
        reminder: kept.reminders.state(of: found.session))
    }
  }

  package var open: [Entry] { entries.filter(\.isOpen) }
}

/// Everything stored about the user's training.
package struct KeptTraining: Sendable {
  package var plans = TrainingPlans()
  package var reflections = Reflections()
  package var reminders = Reminders()
  /// Those of programmes.
  package var programmeSessions: [CountedSession] = []

  /// Nothing yet.
  package init() {}
}

/// A session of a programme, as a look back counts it.
package struct CountedSession: Sendable {
  package let date: LocalDate
  /// Whether it was held, at least in part.
  package let isDone: Bool

  package init(date: LocalDate, isDone: Bool) {
    (self.date, self.isDone) = (date, isDone)
  }
}

extension Activity {
  /// Whether it needs no reflection: a sauna and the like.
  fileprivate var isPause: Bool { category == .recovery }
}

extension WorkoutRecord {
  /// Whether this is what became of a planned session.
  fileprivate func answers(_ session: DatedPlan) -> Bool {
    date == session.date && activity == session.plan.details.activity
  }
}

/// When planned sessions are over.
private struct Clock {
  let now: Instant
  let zone: Zone

  func isOver(_ end: Instant) -> Bool {
    now.seconds(since: end) >= ReflectionTime.minutesAfter * 60
  }

  /// Without a time of day once its day is past, or the user says that it is done.
  func isOver(_ session: DatedPlan) -> Bool {
    let details = session.plan.details
    guard details.start != nil else {
      let today = zone.reading(at: now).date
      return session.date < today || session.date == today && session.isDone
    }
    return isOver(start(of: session).adding(seconds: details.minutes * 60))
  }

  func start(of session: DatedPlan) -> Instant {
    zone.instant(of: LocalDateTime(session.date, session.plan.details.start ?? .midnight))
  }
}

extension SessionsBehind {
  /// Why no session is meant by a word.
  package enum Fault: Error, Hashable, Sendable {
    /// None is numbered or called so.
    case unknown(String)
    /// More than one is.
    case ambiguous(String, [Entry])
  }
}

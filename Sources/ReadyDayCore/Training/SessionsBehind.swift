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
    let recorded = Dictionary(grouping: workouts, by: \.record.date)
    let planned = Dictionary(grouping: kept.plans.sessions(on: days), by: \.date)
    let clock = Clock(now: now, zone: zone)
    let found = days.flatMap {
      Found.all(recorded: recorded[$0] ?? [], planned: planned[$0] ?? [], by: clock)
    }
    entries = found.ordered { $0.start > $1.start }.enumerated().map { index, found in
      let names = [found.session] + found.planned
      return Entry(
        number: index + 1, session: found.session,
        isReflected: names.contains { kept.reflections.reflection(on: $0) != nil },
        reminder: names.lazy.compactMap { kept.reminders.state(of: $0) }.first)
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

/// A session that is over.
private struct Found {
  let start: Instant
  let session: ReflectedSession
  /// What had been planned, if it was recorded.
  var planned: [ReflectedSession] = []

  /// Those of one day.
  static func all(
    recorded workouts: [SourcedWorkout], planned: [DatedPlan], by clock: Clock
  ) -> [Found] {
    let answers = SessionAnswers(
      to: planned.map { $0.slot(in: clock.zone) }, by: workouts.map(\.record))
    let recorded = workouts.enumerated().compactMap { number, workout -> Found? in
      let record = workout.record
      let plans = answers.sessions(answeredBy: number).map { ReflectedSession(planned[$0]) }
      guard clock.isOver(record.span.end), !plans.isEmpty || record.activity.isTraining else {
        return nil
      }
      return Found(
        start: record.span.start, session: ReflectedSession(workout), planned: plans)
    }
    let others = planned.enumerated().compactMap { number, session -> Found? in
      guard !session.plan.details.activity.isNothing, clock.isOver(session),
        !answers.answers(to: number)
      else { return nil }
      return Found(start: clock.start(of: session), session: ReflectedSession(session))
    }
    return recorded + others
  }
}

extension Activity {
  /// Whether it is worth a look back that nobody planned: watches record every walk to the shops.
  fileprivate var isTraining: Bool { category != .recovery }
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

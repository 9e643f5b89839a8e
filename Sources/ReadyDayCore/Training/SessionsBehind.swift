/// Past sessions, newest first: recorded workouts, and planned sessions without a workout.
package struct SessionsBehind: Sendable {
  package struct Entry: Equatable, Sendable {
    /// Counted from 1, the newest; reflected ones count too, so that numbers stay while reflecting.
    package let number: Int
    package let session: ReflectedSession
    let isReflected: Bool
    let reminder: Reminder.State?

    package var isOpen: Bool { !isReflected && reminder != .dismissed }
    /// Whether it is open and was never prompted for.
    package var isNew: Bool { isOpen && reminder == nil }
  }

  package let entries: [Entry]

  /// - Parameter now: a session that ended less than an hour ago is not over yet.
  package init(
    of days: ClosedRange<LocalDate>, workouts: [SourcedWorkout], training: TrainingRecords,
    at now: Instant, in zone: Zone
  ) {
    let recorded = Dictionary(grouping: workouts, by: \.record.date)
    let planned = Dictionary(grouping: training.plans.sessions(on: days), by: \.date)
    let clock = Clock(now: now, zone: zone)
    let found = days.flatMap {
      Found.all(recorded: recorded[$0] ?? [], planned: planned[$0] ?? [], by: clock)
    }
    entries = found.ordered { $0.start > $1.start }.enumerated().map { index, found in
      let names = [found.session] + found.planned
      return Entry(
        number: index + 1, session: found.session,
        isReflected: names.contains { training.reflections.reflection(on: $0) != nil },
        reminder: names.lazy.compactMap { training.reminders.state(of: $0) }.first)
    }
  }

  package var open: [Entry] { entries.filter(\.isOpen) }

  /// Why a word names no session.
  package enum Fault: Error, Equatable, Sendable {
    /// No session has this number or name.
    case unknown(String)
    /// Several sessions match it.
    case ambiguous(String, [Entry])
  }
}

package struct TrainingRecords: Sendable {
  package var plans = TrainingPlans()
  package var reflections = Reflections()
  package var reminders = Reminders()
  package var feelings = Feelings()
  package var programmeSessions: [CountedSession] = []

  package init() {}
}

/// A session of a programme, as reviews count it.
package struct CountedSession: Sendable {
  package let date: LocalDate
  /// Whether it was done, at least in part.
  package let isDone: Bool
}

private struct Found {
  let start: Instant
  let session: ReflectedSession
  /// The planned sessions that the recorded one matches.
  var planned: [ReflectedSession] = []

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
      return Found(start: record.span.start, session: ReflectedSession(workout), planned: plans)
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
  /// Whether it is worth a reflection even unplanned; watches record every walk to the shops.
  fileprivate var isTraining: Bool { category != .recovery }
}

private struct Clock {
  let now: Instant
  let zone: Zone

  func isOver(_ end: Instant) -> Bool {
    now.seconds(since: end) >= ReflectionTime.minutesAfter * 60
  }

  /// A session without a time of day is over when its day is, or when it is marked as done.
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

/// Past sessions, newest first: recorded workouts, and planned sessions without a workout.
package struct SessionsBehind: Sendable {
  package struct Entry: Equatable, Sendable {
    /// From 1, the newest; reflected sessions count, so that reflecting changes no number.
    package let number: Int
    package internal(set) var session: ReflectedSession
    let isReflected: Bool
    let reminder: Reminder.State?

    package var isOpen: Bool { !isReflected && reminder != .dismissed }
    /// Whether the session is open and the user was never prompted for it.
    package var isNew: Bool { isOpen && reminder == nil }
  }

  package let entries: [Entry]

  /// - Parameter now: a session that ended less than an hour before this is left out.
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
        reminder: [training.dismissals, training.reminders].lazy
          .flatMap { reminders in names.compactMap(reminders.state) }.first)
    }
  }

  package var open: [Entry] { entries.filter(\.isOpen) }

  /// Why a word identifies no session.
  package enum Fault: Error, Equatable, Sendable {
    /// No session has this number or name.
    case unknown(String)
    /// Several sessions match this word.
    case ambiguous(String, [Entry])
  }
}

package struct TrainingRecords: Sendable {
  package var plans = TrainingPlans()
  package var reflections = Reflections()
  package var reminders = Reminders()
  package var dismissals = Reminders()
  package var feelings = Feelings()
  package var programmeSessions: [CountedSession] = []

  package init() {}
}

/// A session of a programme, for reviews.
package struct CountedSession: Sendable {
  package let date: LocalDate
  /// Whether the session was done, at least in part.
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
  /// Whether even an unplanned one deserves a reflection; watches also record walks to the shops.
  fileprivate var isTraining: Bool { category != .recovery }
}

private struct Clock {
  let now: Instant
  let zone: Zone

  func isOver(_ end: Instant) -> Bool {
    now.seconds(since: end) >= ReflectionTime.minutesAfter * 60
  }

  /// A session without a time of day is over when the day is, or once it is marked as done.
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

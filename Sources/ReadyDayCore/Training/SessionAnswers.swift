/// A planned session as it is compared with recorded workouts.
package struct SessionSlot: Equatable, Sendable {
  package let activity: Activity
  /// Nil if the time of day is open.
  package let span: TimeSpan?
}

/// Which recorded workouts match which planned sessions of one day, for all lists and counts.
package struct SessionAnswers: Sendable {
  /// The indices of each session's workouts.
  private var places: [[Int]]

  package init(to sessions: [SessionSlot], by workouts: [WorkoutRecord]) {
    places = sessions.map { session in
      workouts.indices.filter { workouts[$0].tookPlace(during: session) }
    }
    var free = workouts.indices.filter { !places.joined().contains($0) }
    // Of two planned runs, one run at another hour completes only one.
    for isMeant in Self.atAnotherHour {
      for (number, session) in sessions.enumerated() where places[number].isEmpty {
        guard let found = free.firstIndex(where: { isMeant(workouts[$0], session) }) else {
          continue
        }
        places[number] = [free.remove(at: found)]
      }
    }
  }

  /// The planned activity at any hour first, then a related one for a session without an hour.
  private static let atAnotherHour: [@Sendable (WorkoutRecord, SessionSlot) -> Bool] = [
    { $0.isRelated(to: $1) && $0.activity == $1.activity },
    { $0.isRelated(to: $1) && $1.span == nil },
  ]

  package func answers(to session: Int) -> Bool { !places[session].isEmpty }

  func sessions(answeredBy workout: Int) -> [Int] {
    places.indices.filter { places[$0].contains(workout) }
  }
}

extension WorkoutRecord {
  /// Whether it is of the same family and half of it, or of the session, is at the planned time.
  fileprivate func tookPlace(during session: SessionSlot) -> Bool {
    guard isRelated(to: session), let planned = session.span,
      let both = planned.intersection(span)
    else { return false }
    return both.seconds * 2 >= min(planned.seconds, span.seconds)
  }

  /// False for rest, which no workout counts as.
  fileprivate func isRelated(to session: SessionSlot) -> Bool {
    activity.category == session.activity.category && !session.activity.isNothing
  }
}

extension DatedPlan {
  /// Nil if the time of day is open.
  package func span(in zone: Zone) -> TimeSpan? {
    plan.details.start.map { time in
      let start = zone.instant(of: LocalDateTime(date, time))
      return TimeSpan(from: start, to: start.adding(seconds: plan.details.minutes * 60))
    }
  }

  package func slot(in zone: Zone) -> SessionSlot {
    SessionSlot(activity: plan.details.activity, span: span(in: zone))
  }
}

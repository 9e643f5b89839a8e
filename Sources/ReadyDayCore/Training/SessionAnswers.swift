/// A planned session, for comparison with recorded workouts.
package struct SessionSlot: Equatable, Sendable {
  package let activity: Activity
  /// Nil if the plan has no time of day.
  package let span: TimeSpan?
}

/// Which recorded workouts match which planned sessions of one day, as all lists and counts use.
package struct SessionAnswers: Sendable {
  /// For each session, the indices of its workouts.
  private var places: [[Int]]

  package init(to sessions: [SessionSlot], by workouts: [WorkoutRecord]) {
    places = sessions.map { session in
      workouts.indices.filter { workouts[$0].tookPlace(during: session) }
    }
    var free = workouts.indices.filter { !places.joined().contains($0) }
    // Of two planned runs, a run at another hour completes only one.
    for isMeant in Self.atAnotherHour {
      for (number, session) in sessions.enumerated() where places[number].isEmpty {
        guard let found = free.firstIndex(where: { isMeant(workouts[$0], session) }) else {
          continue
        }
        places[number] = [free.remove(at: found)]
      }
    }
  }

  /// First the planned activity at any hour, then a related one for a session without an hour.
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
  /// Whether the workout is related to `session`, and half of either is within the planned time.
  fileprivate func tookPlace(during session: SessionSlot) -> Bool {
    guard isRelated(to: session), let planned = session.span, let both = planned.intersection(span)
    else { return false }
    return both.seconds * 2 >= min(planned.seconds, span.seconds)
  }

  /// Whether the categories are the same; never for rest, which no workout completes.
  fileprivate func isRelated(to session: SessionSlot) -> Bool {
    activity.category == session.activity.category && !session.activity.isNothing
  }
}

extension DatedPlan {
  /// Nil if the plan has no time of day.
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

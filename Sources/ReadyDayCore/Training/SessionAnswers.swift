/// What a planned session has in common with a recorded workout.
package struct SessionSlot: Hashable, Sendable {
  package let activity: Activity
  /// Nil if the time of day is left open.
  package let span: TimeSpan?

  package init(activity: Activity, span: TimeSpan?) {
    self.activity = activity
    self.span = span
  }
}

/// Which recorded workouts became of which planned sessions of one day. Whoever lists both, or counts what was done,
/// asks here, so that no session is one thing in one place and two in another.
package struct SessionAnswers: Sendable {
  /// For each session, the places of its workouts.
  private var places: [[Int]]

  /// - Parameters:
  ///   - sessions: what was planned for a day.
  ///   - workouts: what was recorded on it.
  package init(to sessions: [SessionSlot], by workouts: [WorkoutRecord]) {
    places = sessions.map { session in
      workouts.indices.filter { workouts[$0].tookPlace(during: session) }
    }
    var free = workouts.indices.filter { !places.joined().contains($0) }
    // A workout at another hour answers for one session only: whoever planned two runs and ran once has done one.
    for isMeant in Self.atAnotherHour {
      for (number, session) in sessions.enumerated() where places[number].isEmpty {
        guard let found = free.firstIndex(where: { isMeant(workouts[$0], session) }) else {
          continue
        }
        places[number] = [free.remove(at: found)]
      }
    }
  }
}

extension SessionAnswers {
  /// What was planned, at whatever hour; then whatever is near enough to a session that has no hour.
  private static let atAnotherHour: [@Sendable (WorkoutRecord, SessionSlot) -> Bool] = [
    { $0.isRelated(to: $1) && $0.activity == $1.activity },
    { $0.isRelated(to: $1) && $1.span == nil },
  ]

  /// Whether any workout answers for the session at this place.
  package func answers(to session: Int) -> Bool { !places[session].isEmpty }

  /// The places of the sessions that a workout answers for.
  func sessions(answeredBy workout: Int) -> [Int] {
    places.indices.filter { places[$0].contains(workout) }
  }
}

extension WorkoutRecord {
  /// A watch calls strength training weightlifting: at the planned time the family is enough. The end of a ride is not
  /// the rowing that was planned next, so that half of one of the two has to be at the time of the other.
  fileprivate func tookPlace(during session: SessionSlot) -> Bool {
    guard isRelated(to: session), let planned = session.span,
      let both = planned.intersection(span)
    else { return false }
    return both.seconds * 2 >= min(planned.seconds, span.seconds)
  }

  /// Nothing that is done is rest.
  fileprivate func isRelated(to session: SessionSlot) -> Bool {
    activity.category == session.activity.category && !session.activity.isNothing
  }
}

extension DatedPlan {
  /// Its time, as `zone` keeps it; nil if that is left open.
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

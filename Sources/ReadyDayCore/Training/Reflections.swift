package typealias Reflections = Store<Reflection>

extension Store where Item == Reflection {
  /// The reflections on sessions on `days`, sorted by day.
  package func made(on days: ClosedRange<LocalDate>) -> [Reflection] {
    all.filter { days.contains($0.date) }.ordered {
      ($0.date, $0.createdAt) < ($1.date, $1.createdAt)
    }
  }

  /// The ids of the plans with a reflection on their session on `date`.
  func plans(madeOn date: LocalDate) -> Set<String> {
    all.filter { $0.date == date }.reduce(into: []) { ids, reflection in
      if case .plan(let id) = reflection.subject { ids.insert(id) }
    }
  }

  /// The reflection on `session`; of a repeating plan, the one on the session's day.
  package func reflection(on session: ReflectedSession) -> Reflection? {
    all.first { reflection in
      guard reflection.subject == session.subject else {
        return reflection.session.isSameWorkout(as: session)
      }
      if case .plan = session.subject { return reflection.date == session.date }
      return true
    }
  }

  /// Adds a reflection on a session that has none, and returns it.
  @discardableResult
  package mutating func add(
    _ details: Reflection.Details, on session: ReflectedSession, id: String, at now: Instant
  ) throws(PlanProblem) -> Reflection {
    if let made = reflection(on: session) { throw .reflectedAlready(session, by: made.id) }
    let reflection = try Reflection(details, id: id, on: session, createdAt: now, updatedAt: now)
    put(reflection)
    return reflection
  }

  /// Changes the words of a reflection, but not its measurements; `id` may be an id's beginning.
  @discardableResult
  package mutating func edit(
    _ id: String, at now: Instant, _ change: (inout Reflection.Details) -> Void
  ) throws(PlanProblem) -> Reflection {
    let before = try item(id)
    var details = before.details
    change(&details)
    guard details != before.details else { return before }
    let after = try Reflection(
      details, id: before.id, on: before.session, createdAt: before.createdAt, updatedAt: now)
    put(after)
    return after
  }
}

extension ReflectedSession {
  package var id: String {
    switch subject {
    case .plan(let id), .workout(let id): id
    }
  }
}

/// When to prompt for a reflection.
package enum ReflectionTime {
  /// Minutes after a session before the prompt, since the body needs to calm down first.
  package static let minutesAfter = 60
  /// The hour from which prompts stop.
  package static let quietFrom = 22
  /// The hour from which prompts start again.
  package static let quietUntil = 7

  package static func isQuiet(_ time: TimeOfDay) -> Bool {
    time.hour >= quietFrom || time.hour < quietUntil
  }
}

/// A session the user was asked about, or does not want to reflect on.
package struct Reminder: Hashable, Sendable {
  package enum State: String, CaseIterable, Hashable, Sendable {
    case asked, dismissed
  }

  package let id: String
  /// The day of the session.
  package let date: LocalDate
  package let state: State

  init(_ session: ReflectedSession, _ state: State) {
    id = session.reminderID
    date = session.date
    self.state = state
  }
}

/// Everything the user was asked about.
package typealias Reminders = Store<Reminder>

extension Store where Item == Reminder {
  /// After this many days a session is due no more, and its reminder is forgotten.
  private static var days: Int { 30 }

  /// What is known of `session`; nil if nothing is.
  func state(of session: ReflectedSession) -> Reminder.State? {
    let id = session.reminderID
    return all.first { $0.id == id }?.state
  }

  /// Keeps that `sessions` were asked about, or dismissed, and forgets what is long past.
  ///
  /// - Parameters:
  ///   - sessions: what it is about.
  ///   - state: what became of them.
  ///   - today: the date of the present.
  package mutating func put(
    _ sessions: [ReflectedSession], as state: Reminder.State, today: LocalDate
  ) {
    self = filter { $0.date.distance(to: today) <= Self.days }
    for session in sessions { put(Reminder(session, state)) }
  }
}

extension ReflectedSession {
  /// The same in every run; a plan that repeats has one for each of its days.
  fileprivate var reminderID: String {
    var hash = StableHash()
    switch subject {
    case .workout(let id):
      // A moment stands here as in UTC, which files have known from the beginning.
      let moment = workout.flatMap { $0.start.description == id ? $0.start.instant : nil }
      for word in ["workout", moment?.stamp ?? id] { hash.add(word) }
    case .plan(let id): for word in ["plan", id, date.description] { hash.add(word) }
    }
    return hash.digits
  }
}

extension Reminder: StoredItem {
  /// `reminders`.
  package static let kind = "reminders"
  package static let fieldNames: Set = ["id", "date", "state"]

  package init(members: [String: JSON]) throws(StoredFieldFault) {
    let stored = StoredFields(members: members)
    let states = FieldForm.like(State.allCases.map(\.rawValue).joined(separator: ", "))
    id = try stored.id()
    date = try needed(stored.date("date"), "date", .like("2026-11-23"))
    state = try needed(
      stored.value("state", states) { State(rawValue: $0) }, "state", states)
  }

  package var fields: [String: JSON] {
    [
      "id": .string(id), "date": .string(date.description), "state": .string(state.rawValue),
    ]
  }
}

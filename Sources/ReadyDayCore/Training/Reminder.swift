/// A session that the user was prompted to reflect on, or that they dismissed.
package struct Reminder: Equatable, Sendable {
  package enum State: String, CaseIterable, Equatable, Sendable { case asked, dismissed }

  package private(set) var id = ""
  /// The day of the session.
  package private(set) var date = LocalDate(dayNumber: 0)
  package private(set) var state = State.asked

  private init() {}

  init(_ session: ReflectedSession, _ state: State) {
    id = session.reminderID
    date = session.date
    self.state = state
  }
}

package typealias Reminders = Store<Reminder>

extension Store where Item == Reminder {
  /// Days for which a session remains due; then its reminder is removed.
  private static var days: Int { 30 }

  func state(of session: ReflectedSession) -> Reminder.State? {
    let id = session.reminderID
    return all.first { $0.id == id }?.state
  }

  /// Records that the user was prompted for `sessions` or dismissed them; removes old reminders.
  package mutating func put(
    _ sessions: [ReflectedSession], as state: Reminder.State, today: LocalDate
  ) {
    self = filter { $0.date.distance(to: today) <= Self.days }
    for session in sessions { put(Reminder(session, state)) }
  }
}

extension ReflectedSession {
  /// The same in every run; a repeating plan has one for each of its days.
  fileprivate var reminderID: String {
    var hash = StableHash()
    switch subject {
    case .workout(let id):
      // In UTC, as in existing files.
      let moment = workout.flatMap { $0.start.description == id ? $0.start.instant : nil }
      for word in ["workout", moment?.stamp ?? id] { hash.add(word) }
    case .plan(let id): for word in ["plan", id, date.description] { hash.add(word) }
    }
    return hash.digits
  }
}

extension Reminder: StoredItem {
  package static let kind = "reminders"
  package static let table = StoredTable(
    Reminder(), [.id(\.id), .required("date", .date, \.date), .required("state", .word, \.state)])
}

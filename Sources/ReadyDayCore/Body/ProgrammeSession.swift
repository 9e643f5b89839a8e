/// What happened to a session or one of its movements.
package enum BodyStatus: String, Equatable, Coded {
  case planned, done, partly, skipped
}

package struct ProgrammeSession: Equatable, Sendable {
  package var date: LocalDate
  /// Counts from 1.
  package private(set) var number: Int
  package private(set) var phase: ProgrammePhase
  package private(set) var effort: PlannedIntensity
  /// Whether this is the easier session at the end of a phase.
  package private(set) var isDeload: Bool
  package var items: [ProgrammeItem]
  /// The mark on the whole session, which decides `status`; nil if only movements are marked.
  package var saidStatus: BodyStatus?
  /// Why the session was skipped; empty if the user gave no reason.
  package var reason = ""
  /// The date that the session was first planned for; nil if it was never moved.
  package var movedFrom: LocalDate?

  /// Whether the movements take long enough. They may not if many are ruled out.
  package func isFilled(_ wanted: Int) -> Bool { Double(seconds) >= Double(wanted * 60) * 0.85 }

  package var seconds: Int { items.map(\.seconds).reduce(0, +) }
  package var minutes: Int { (seconds + 30) / 60 }
  package var doneCount: Int { items.count { $0.status == .done } }

  /// The mark on the whole session, or else the sum of its movements' marks.
  package var status: BodyStatus {
    if let saidStatus { return saidStatus }
    let states = Set(items.map(\.status))
    if states == [.done] { return .done }
    if states == [.skipped] { return .skipped }
    return states.contains(.done) || states.contains(.partly) ? .partly : .planned
  }

  package var isOpen: Bool { status == .planned || status == .partly && saidStatus == nil }

  /// The nearest activity in the catalogue.
  var activity: Activity { effort == .light ? .mobility : .strengthTraining }
}

package struct ProgrammeItem: Equatable, Sendable {
  package enum Reason: String, Hashable, Coded {
    /// The area is due, because of its score or the user's sports.
    case area
    /// The movement prepares for what the session will load.
    case warmUp = "warm_up"
    /// The pattern is due this week.
    case pattern, power
    /// The movement replaces one that is too hard for the day.
    case recovery
  }

  /// The progress from the week before.
  package enum Step: String, Equatable, Coded {
    case harder
    case more
  }

  package private(set) var movement: Movement
  package var sets: Int
  /// Repetitions or seconds in one set, for each side if there are two.
  package private(set) var amount: Int
  package private(set) var restSeconds: Int
  package private(set) var reason: Reason
  package private(set) var step: Step?
  package var status = BodyStatus.planned

  init(_ movement: Movement, sets: Int, amount: Int, rest: Int, _ reason: Reason, step: Step? = nil)
  {
    (self.movement, self.sets, self.amount) = (movement, sets, amount)
    (restSeconds, self.reason, self.step) = (rest, reason, step)
  }

  package var isTimed: Bool {
    if case .repetitions = movement.facts.dose.amount { false } else { true }
  }

  package var isEachSide: Bool { movement.facts.dose.isEachSide }

  /// The seconds of one set on one side. A repetition takes three, or four if it is slow.
  package var secondsOfWork: Int {
    let perRepetition = movement.kind == .mobility || movement.kind == .balance ? 4 : 3
    return isTimed ? amount : amount * perRepetition
  }

  /// The seconds of all sets, with a rest after each.
  package var seconds: Int { sets * (secondsOfWork * (isEachSide ? 2 : 1) + restSeconds) }
}

extension ProgrammeSession {
  static let table = StoredTable(
    ProgrammeSession(
      date: LocalDate(dayNumber: 0), number: 1, phase: .recovery, effort: .light, isDeload: false,
      items: []), at: "sessions.",
    [
      .required("movements", .objects(ProgrammeItem.table), \.items),
      .required("date", .date, \.date), .required("number", .integer(in: 1...84), \.number),
      .required("phase", .word, \.phase, orElse: .text),
      .required("effort", .effort, \.effort, orElse: .text),
      .always("deload", deload, \.isDeload), .optional("status", .word, \.saidStatus),
      .unlessEmpty("reason", .text, \.reason), .optional("moved_from", .date, \.movedFrom),
    ])

  /// False for every value but `true`.
  private static let deload = StoredForm(
    shape: .bool, expected: .text, read: { $0.members[$1] == .bool(true) }, write: { .bool($0) })
}

extension StoredForm<Movement> {
  fileprivate static let movement = named(\.id)
}

extension StoredForm<PlannedIntensity> {
  /// Programmes say easy where plans say light.
  static let effort = named(\.effort)
}

extension PlannedIntensity {
  fileprivate var effort: String { DayVerdict.Training(self).code }
}

extension ProgrammeItem {
  static let table = StoredTable(
    ProgrammeItem(.plank, sets: 1, amount: 1, rest: 0, .area), at: "sessions.movements.",
    [
      .always("why", .knownWord, \.reason), .required("id", .movement, \.movement, orElse: .text),
      .required("sets", .integer(in: 1...20), \.sets),
      .required("amount", .integer(in: 1...3600), \.amount),
      .always("rest_s", .integer(in: 0...600), \.restSeconds),
      .optional("step", .word, \.step), .optional("status", .word, \.markedStatus),
    ])

  /// Nil while the movement is only planned.
  private var markedStatus: BodyStatus? {
    get { status == .planned ? nil : status }
    set { status = newValue ?? .planned }
  }
}

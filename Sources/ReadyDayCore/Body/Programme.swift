/// Six weeks in three phases.
package struct Programme: Hashable, Sendable {
  package let id: String
  package let request: ProgrammeRequest
  /// The assessment it rests on; nil without one.
  package let assessment: String?
  package let createdAt: Instant
  package var updatedAt: Instant
  /// When it was ended before its time.
  package var endedOn: LocalDate?
  package var sessions: [ProgrammeSession]

  package init(
    id: String, _ request: ProgrammeRequest, after assessment: String?, at now: Instant
  ) {
    (self.id, self.request, self.assessment) = (id, request, assessment)
    (createdAt, updatedAt, endedOn) = (now, now, nil)
    sessions = ProgrammeMaker(request).sessions()
  }

  init(
    id: String, _ request: ProgrammeRequest, after assessment: String?, createdAt: Instant,
    updatedAt: Instant, endedOn: LocalDate?, sessions: [ProgrammeSession]
  ) {
    (self.id, self.request, self.assessment) = (id, request, assessment)
    (self.createdAt, self.updatedAt) = (createdAt, updatedAt)
    (self.endedOn, self.sessions) = (endedOn, sessions)
  }
}

/// What a programme is made of: the same always makes the same.
package struct ProgrammeRequest: Hashable, Sendable {
  package let start: LocalDate
  package let weekdays: Set<Weekday>
  /// Of one session.
  package let minutes: Int
  package let seed: Int
  package let profile: BodyProfile
  /// 0…100, of the areas that were measured.
  package let scores: [BodyArea: Int]

  package init(
    start: LocalDate, weekdays: Set<Weekday>, minutes: Int, seed: Int, profile: BodyProfile,
    scores: [BodyArea: Int]
  ) {
    (self.start, self.weekdays, self.minutes, self.seed) = (start, weekdays, minutes, seed)
    (self.profile, self.scores) = (profile, scores)
  }

  var trainee: Trainee { Trainee(profile, scores: scores, in: start.year) }

  /// Minutes of a session.
  package static let lengths = 10...90
  /// What the length of a proposed session is a multiple of.
  private static let step = 5
  package static let usualMinutes = 25
  package static let usualDays: Set<Weekday> = [.monday, .wednesday, .friday]
}

extension ProgrammeRequest {
  /// The longest sessions, no longer than those asked for, that it has movements for.
  package var fillableMinutes: Int {
    let shorter = (Self.lengths.lowerBound..<minutes).reversed().filter { $0 % Self.step == 0 }
    return ([minutes] + shorter).first { with(minutes: $0).isFillable } ?? Self.lengths.lowerBound
  }

  private func with(minutes: Int) -> ProgrammeRequest {
    ProgrammeRequest(
      start: start, weekdays: weekdays, minutes: minutes, seed: seed, profile: profile,
      scores: scores)
  }

  private var isFillable: Bool {
    ProgrammeMaker(self).sessions().allSatisfy { $0.isFilled(minutes) }
  }
}

package enum ProgrammePhase: String, CaseIterable, Hashable, Sendable {
  case recovery, resilience, results

  package static let days = 14
}

package enum SessionEffort: String, CaseIterable, Hashable, Sendable {
  case easy, moderate, hard
}

/// What happened to a session, or to one of its movements.
package enum BodyStatus: String, CaseIterable, Hashable, Sendable {
  case planned, done, partly, skipped
}

package struct ProgrammeSession: Hashable, Sendable {
  package var date: LocalDate
  /// From 1.
  package let number: Int
  package let phase: ProgrammePhase
  package let effort: SessionEffort
  /// Whether it is the easier one at the end of its phase.
  package let isDeload: Bool
  package var items: [ProgrammeItem]
  /// What was said of it as a whole; see ``status``.
  package var saidStatus: BodyStatus?
  /// Why it was skipped; may be empty.
  package var reason = ""
  /// The day it was first meant for.
  package var movedFrom: LocalDate?

  package init(
    date: LocalDate, number: Int, phase: ProgrammePhase, effort: SessionEffort, isDeload: Bool,
    items: [ProgrammeItem]
  ) {
    (self.date, self.number, self.phase) = (date, number, phase)
    (self.effort, self.isDeload, self.items) = (effort, isDeload, items)
  }
}

/// One movement of a session.
package struct ProgrammeItem: Hashable, Sendable {
  /// Why it is in it.
  package enum Reason: Hashable, Sendable {
    /// The area is due, by its score, or by the sport.
    case area
    /// To move what the session will load.
    case warmUp
    /// The pattern is due in the week.
    case pattern
    case power
    /// In place of what the day is too hard for.
    case recovery
  }

  /// What is asked more than the week before.
  package enum Step: String, CaseIterable, Hashable, Sendable {
    /// The harder neighbour of what was done then.
    case harder
    /// More of the same.
    case more
  }

  package let movement: Movement
  package var sets: Int
  /// Repetitions or seconds of one set, each side for itself where it has sides.
  package let amount: Int
  package let restSeconds: Int
  package let reason: Reason
  package let step: Step?
  package var status = BodyStatus.planned

  init(
    _ movement: Movement, sets: Int, amount: Int, rest: Int, _ reason: Reason, step: Step? = nil
  ) {
    (self.movement, self.sets, self.amount) = (movement, sets, amount)
    (restSeconds, self.reason, self.step) = (rest, reason, step)
  }
}

extension ProgrammeItem.Reason: CaseIterable {
  package var rawValue: String {
    switch self {
    case .area: "area"
    case .warmUp: "warm_up"
    case .pattern: "pattern"
    case .power: "power"
    case .recovery: "recovery"
    }
  }
}

extension ProgrammeItem {
  package var isTimed: Bool {
    if case .seconds = movement.facts.dose.amount { true } else { false }
  }

  package var isEachSide: Bool { movement.facts.dose.isEachSide }

  /// Three seconds a repetition, four where it is slow; the rest follows each set.
  package var seconds: Int {
    let perRepetition = movement.kind == .mobility || movement.kind == .balance ? 4 : 3
    let work = isTimed ? amount : amount * perRepetition
    return sets * (work * (isEachSide ? 2 : 1) + restSeconds)
  }
}

extension ProgrammeSession {
  /// Whether its movements take long enough: where much is avoided, a long session runs out of them.
  package func isFilled(_ wanted: Int) -> Bool {
    Double(seconds) >= Double(wanted * 60) * 0.85
  }

  package var seconds: Int { items.map(\.seconds).reduce(0, +) }
  package var minutes: Int { (seconds + 30) / 60 }
  package var doneCount: Int { items.count { $0.status == .done } }

  /// What the user said about it, or else what its movements show.
  package var status: BodyStatus {
    if let saidStatus { return saidStatus }
    let states = Set(items.map(\.status))
    if states == [.done] { return .done }
    if states == [.skipped] { return .skipped }
    return states.contains(.done) || states.contains(.partly) ? .partly : .planned
  }

  /// Whether nothing was said of it yet.
  package var isOpen: Bool { status == .planned || status == .partly && saidStatus == nil }

  /// In order, each once.
  package var areas: [BodyArea] {
    let all = Set(items.map(\.movement.area))
    return BodyArea.allCases.filter(all.contains)
  }
}

extension Programme {
  package var lastDay: LocalDate { request.start.advanced(by: 3 * ProgrammePhase.days - 1) }

  /// Whether it goes on on `date`.
  package func isOn(_ date: LocalDate) -> Bool {
    date <= lastDay && (endedOn.map { date < $0 } ?? true)
  }

  /// All sessions but those of after its end.
  package var countedSessions: [CountedSession] {
    sessions.filter { isOn($0.date) }.map {
      CountedSession(date: $0.date, isDone: $0.status == .done || $0.status == .partly)
    }
  }

  package func days(of phase: ProgrammePhase) -> ClosedRange<LocalDate> {
    let place = ProgrammePhase.allCases.firstIndex(of: phase) ?? 0
    let first = request.start.advanced(by: place * ProgrammePhase.days)
    return first...first.advanced(by: ProgrammePhase.days - 1)
  }

  package func session(on date: LocalDate) -> ProgrammeSession? {
    isOn(date) ? sessions.first { $0.date == date } : nil
  }

  /// The next session after `date` that is still open.
  package func next(after date: LocalDate) -> ProgrammeSession? {
    sessions.filter { $0.date > date && $0.isOpen && isOn($0.date) }.min { $0.date < $1.date }
  }

  /// The next day of the week of `date` without a session; nil if the week, or the programme, has none left.
  package func freeDay(after date: LocalDate) -> LocalDate? {
    let sunday = date.onOrBefore(.monday).advanced(by: 6)
    guard date < min(sunday, lastDay) else { return nil }
    let taken = Set(sessions.map(\.date))
    return (1...date.distance(to: min(sunday, lastDay))).map { date.advanced(by: $0) }
      .first { !taken.contains($0) }
  }

  /// Whether a new assessment is due: a phase has ended since `assessed`.
  ///
  /// - Parameter assessed: the day of the latest assessment; nil if there is none.
  package func isAssessmentDue(on date: LocalDate, after assessed: LocalDate?) -> Bool {
    let ended = ProgrammePhase.allCases.map { days(of: $0).upperBound }.last { $0 <= date }
    guard let ended, date <= lastDay.advanced(by: ProgrammePhase.days) else { return false }
    return assessed.map { $0 < ended } ?? true
  }
}

/// A training programme of six weeks in three phases, which may be repeated.
package struct Programme: Equatable, Sendable {
  package private(set) var id = ""
  package private(set) var request = ProgrammeRequest()
  /// The id of the assessment that the programme is based on; nil if there was none.
  package private(set) var assessment: String?
  package private(set) var createdAt = Instant(secondsSince1970: 0)
  package internal(set) var updatedAt = Instant(secondsSince1970: 0)
  /// The date on which the user ended the programme early; nil otherwise.
  package var endedOn: LocalDate?
  /// Phases that the user ended although not enough of them was done.
  package internal(set) var passed: Set<ProgrammePhase> = []
  package var sessions: [ProgrammeSession] = []
  /// Whether the programme was remade for a new profile and is not stored yet.
  private(set) var followsNewAnswers = false

  private init() {}

  package init(id: String, _ request: ProgrammeRequest, after assessment: String?, at now: Instant)
  {
    (self.id, self.request, self.assessment) = (id, request, assessment)
    (createdAt, updatedAt) = (now, now)
    sessions = ProgrammeMaker(request).sessions()
  }

  package var lastDay: LocalDate {
    request.start.advanced(by: phases.count * ProgrammePhase.days - 1)
  }

  /// One for every two weeks. A phase appears again for each time it is repeated.
  var phases: [ProgrammePhase] {
    ProgrammePhase.allCases.flatMap { phase in
      let count = sessions.count { $0.phase == phase }
      return Array(repeating: phase, count: max(1, count / sessionsPerPhase))
    }
  }

  var sessionsPerPhase: Int { max(1, request.weekdays.count * ProgrammePhase.days / 7) }

  /// Remakes the sessions planned from `date` on for the current profile.
  func knowing(_ profile: BodyProfile, on date: LocalDate) -> Programme {
    var programme = self
    programme.request.profile.cleared = profile.cleared
    let old = programme.request.profile
    var own = profile
    own.birthYear = profile.birthYear ?? old.birthYear
    own.avoided.formUnion(old.avoided)
    (own.sex, own.answeredAt) = (old.sex, old.answeredAt)
    guard own != old, isOn(date) else { return programme }
    own.answeredAt = profile.answeredAt
    programme.request.profile = own
    programme.followsNewAnswers = true
    let made = ProgrammeMaker(programme.request).sessions(phases)
    for (place, old) in sessions.enumerated() where old.date >= date && old.status == .planned {
      guard var new = made.first(where: { $0.number == old.number }) else { continue }
      (new.date, new.movedFrom) = (old.date, old.movedFrom)
      programme.sessions[place] = new
    }
    return programme
  }

  package func isOn(_ date: LocalDate) -> Bool {
    date <= lastDay && (endedOn.map { date < $0 } ?? true)
  }

  /// The sessions before the programme ended.
  package var countedSessions: [CountedSession] {
    sessions.filter { isOn($0.date) }.map {
      CountedSession(date: $0.date, isDone: $0.status == .done || $0.status == .partly)
    }
  }

  package func days(of phase: ProgrammePhase) -> ClosedRange<LocalDate> {
    let phases = phases
    let place = phases.firstIndex(of: phase) ?? 0
    let first = request.start.advanced(by: place * ProgrammePhase.days)
    return first...first.advanced(by: phases.count { $0 == phase } * ProgrammePhase.days - 1)
  }

  package func session(on date: LocalDate) -> ProgrammeSession? {
    isOn(date) ? sessions.first { $0.date == date } : nil
  }

  package func next(after date: LocalDate) -> ProgrammeSession? {
    sessions.filter { $0.date > date && $0.isOpen && isOn($0.date) }.min { $0.date < $1.date }
  }

  /// The next day in the week of `date` that has no session; nil if there is none left.
  package func freeDay(after date: LocalDate) -> LocalDate? {
    let sunday = date.onOrBefore(.monday).advanced(by: 6)
    guard date < min(sunday, lastDay) else { return nil }
    let taken = Set(sessions.map(\.date))
    return (1...date.distance(to: min(sunday, lastDay))).map { date.advanced(by: $0) }
      .first { !taken.contains($0) }
  }

  /// Whether a phase has ended since `assessed`, the date of the latest assessment.
  package func isAssessmentDue(on date: LocalDate, after assessed: LocalDate?) -> Bool {
    let ended = ProgrammePhase.allCases.map { days(of: $0).upperBound }.last { $0 <= date }
    guard let ended, date <= lastDay.advanced(by: ProgrammePhase.days) else { return false }
    return assessed.map { $0 < ended } ?? true
  }

  /// The programme's sessions as plans, for use among a day's plans.
  func plans(by assessments: [Assessment]) -> [TrainingPlan] {
    sessions.compactMap { session in
      guard isOn(session.date), session.status != .skipped,
        !request.profile.needsDoctor(on: session.date)
      else { return nil }
      var details = PlanDetails(date: session.date, activity: session.activity)
      details.phase = standing(on: session.date, by: assessments)
      details.minutes = max(session.minutes, TrainingPlan.lengths.lowerBound)
      details.intensity = session.effort
      if session.status == .done { details.done = [session.date] }
      return try? TrainingPlan(
        details, id: "\(id)-\(session.number)", createdAt: createdAt, updatedAt: updatedAt)
    }
  }

  // Marking sessions and movements.

  /// Marks the session, or only `movements`, with `status`. Returns movements it does not contain.
  @discardableResult
  package mutating func mark(
    _ status: BodyStatus, _ movements: [Movement] = [], on date: LocalDate, reason: String = "",
    at now: Instant
  ) -> [Movement] {
    guard let place = sessions.firstIndex(where: { $0.date == date }) else { return movements }
    // A new mark on the whole session replaces all earlier marks.
    if movements.isEmpty, let said = sessions[place].saidStatus, said != status {
      for index in sessions[place].items.indices { sessions[place].items[index].status = .planned }
      sessions[place].reason = ""
    }
    let own = Set(sessions[place].items.map(\.movement))
    for index in sessions[place].items.indices {
      let item = sessions[place].items[index]
      let isMeant = movements.isEmpty ? item.status == .planned : movements.contains(item.movement)
      if isMeant { sessions[place].items[index].status = status }
    }
    if movements.isEmpty { sessions[place].saidStatus = status }
    if !reason.isEmpty { sessions[place].reason = reason }
    updatedAt = now
    return movements.filter { !own.contains($0) }
  }

  /// Replaces the movements that injuries rule out on `date`, as the session was shown.
  package mutating func spare(_ injured: [Joint], on date: LocalDate, as shown: Programme? = nil) {
    guard let place = sessions.firstIndex(where: { $0.date == date }),
      let fitting = sessions[place].fitting(shown?.request ?? request, sparing: injured)
    else { return }
    sessions[place] = fitting
  }

  /// Takes back the session's mark, or else `status`, from `movements`; from all of them if empty.
  package mutating func takeBack(
    _ status: BodyStatus, _ movements: [Movement] = [], on date: LocalDate, at now: Instant
  ) {
    guard let place = sessions.firstIndex(where: { $0.date == date }) else { return }
    let said = sessions[place].saidStatus ?? status
    for index in sessions[place].items.indices {
      let item = sessions[place].items[index]
      let isMeant = movements.isEmpty ? item.status == said : movements.contains(item.movement)
      if isMeant { sessions[place].items[index].status = .planned }
    }
    // The session's status then follows from its movements.
    sessions[place].saidStatus = nil
    if sessions[place].status != .skipped { sessions[place].reason = "" }
    updatedAt = now
  }

  /// Moves the session on `date` to another day; no other session moves.
  package mutating func move(from date: LocalDate, to day: LocalDate, at now: Instant) {
    guard let place = sessions.firstIndex(where: { $0.date == date }) else { return }
    sessions[place].movedFrom = sessions[place].movedFrom ?? date
    sessions[place].date = day
    sessions.sort { ($0.date, $0.number) < ($1.date, $1.number) }
    updatedAt = now
  }

  package mutating func end(on date: LocalDate, at now: Instant) {
    endedOn = date
    updatedAt = now
  }
}

/// What a programme is made from. The same request always makes the same programme.
package struct ProgrammeRequest: Equatable, Sendable {
  package fileprivate(set) var start = LocalDate(dayNumber: 0)
  package fileprivate(set) var weekdays: Set<Weekday> = []
  /// The length of a session.
  package fileprivate(set) var minutes = 0
  package fileprivate(set) var seed = 0
  package fileprivate(set) var profile = BodyProfile()
  /// Scores of the areas that were measured, 0…100.
  package fileprivate(set) var scores: [BodyArea: Int] = [:]

  fileprivate init() {}

  package init(
    start: LocalDate, weekdays: Set<Weekday>, minutes: Int, seed: Int, profile: BodyProfile,
    scores: [BodyArea: Int]
  ) {
    (self.start, self.weekdays, self.minutes, self.seed) = (start, weekdays, minutes, seed)
    (self.profile, self.scores) = (profile, scores)
  }

  func trainee(on date: LocalDate) -> Trainee { Trainee(profile, scores: scores, on: date) }

  /// The accepted lengths of a session, in minutes.
  package static let lengths = 10...90
  /// In minutes; proposed lengths are multiples of it.
  private static let step = 5
  package static let usualMinutes = 25
  package static let usualDays: Set<Weekday> = [.monday, .wednesday, .friday]

  /// The longest length, up to the requested one, that movements can fill; nil if there is none.
  package var fillableMinutes: Int? {
    let shorter = (Self.lengths.lowerBound..<minutes).reversed().filter { $0 % Self.step == 0 }
    return ([minutes] + shorter).first { minutes in
      var request = self
      request.minutes = minutes
      return ProgrammeMaker(request).sessions().allSatisfy { $0.isFilled(minutes) }
    }
  }
}

extension Programme {
  func hiding(_ metrics: Set<HealthMetric>) -> Programme {
    copy(of: self) { shown in
      shown.request.profile = request.profile.hiding(metrics)
      if metrics.contains(.selfTests) { (shown.request.scores, shown.assessment) = ([:], nil) }
      if metrics.contains(.feel) {
        for place in sessions.indices { shown.sessions[place].reason = "" }
      }
    }
  }

  static let table = StoredTable(
    Programme(),
    [
      .id(\.id), .required("profile", .object(BodyProfile.table), \.request.profile),
      .always("scores", .scores, \.request.scores),
      .always("weekdays", .weekdays, \.request.weekdays),
      .required("start", .date, \.request.start),
      .required("minutes", .integer(in: ProgrammeRequest.lengths), \.request.minutes),
      .always("seed", .integer, \.request.seed),
      .required("sessions", .objects(ProgrammeSession.table), \.sessions),
      .optional("assessment", .text, \.assessment), .optional("ended_on", .date, \.endedOn),
      .unlessEmpty("passed", .words(), \.passed),
    ] + StoredField.times(\.createdAt, \.updatedAt, isLenient: false))
}

extension StoredForm<[BodyArea: Int]> {
  fileprivate static let scores = StoredForm(shape: .any, expected: .object) {
    members, name throws(StoredFieldFault) in
    guard let values = try members.object(name) else { return nil }
    var scores: [BodyArea: Int] = [:]
    for area in BodyArea.allCases {
      scores[area] = try StoredForm<Int>.integer(in: 0...100).read(values, area.rawValue)
    }
    return scores
  } write: {
    .object(Dictionary($0.map { ($0.rawValue, .integer($1)) }) { $1 })
  }
}

extension StoredForm<Set<Weekday>> {
  fileprivate static let weekdays = StoredForm(shape: .list(of: .integer), expected: .numbers) {
    members, name throws(StoredFieldFault) in
    let days = try members.numbers(name)?.map { number throws(StoredFieldFault) in
      if let day = Int(whole: number).flatMap(Weekday.init(rawValue:)) { return day }
      throw StoredFieldFault(field: name, expected: .numbers)
    }
    return days.map { Set($0) }
  } write: {
    .array($0.sorted().map { .integer($0.rawValue) })
  }
}

extension Store where Item == TrainingPlan {
  package func joined(by body: BodyRecords, on date: LocalDate) -> TrainingPlans {
    var joined = self
    let assessments = body.assessments(by: date)
    for programme in body.programmes(followedTo: date) {
      for plan in programme.plans(by: assessments) { joined.put(plan) }
    }
    return joined
  }
}

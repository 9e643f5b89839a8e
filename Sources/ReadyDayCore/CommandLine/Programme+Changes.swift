/// The changes that `readyday body` makes to the programme.
extension Store where Item == BodyRecord {
  /// Also returns what to say of the programme that ends for it.
  package mutating func start(
    _ arguments: Arguments, id: String, on occasion: BriefingDate
  ) throws(UsageError) -> (new: Programme, replaced: Wording?) {
    let (date, now) = (occasion.date, occasion.present)
    let assessment = standing(on: date)
    let request = ProgrammeRequest(
      start: date, weekdays: arguments[BodyOptions.days] ?? ProgrammeRequest.usualDays,
      minutes: arguments[BodyOptions.minutes] ?? ProgrammeRequest.usualMinutes,
      seed: arguments[BodyOptions.seed] ?? date.dayNumber, profile: profile,
      scores: assessment?.scores ?? [:])
    guard request.fillableMinutes == request.minutes else { throw .tooFewMovements(for: request) }
    var old = programme(on: date)
    // The old one ends today, even if the new one begins later: no week may have two programmes.
    old?.end(on: min(date, occasion.today), at: now)
    if let old { keep(old) }
    let new = Programme(id: id, request, after: assessment?.id, at: now)
    keep(new)
    return (new, old.map(replaced))
  }

  private func replaced(_ old: Programme) -> Wording {
    let begun = old.request.start
    let isShown = programme(around: begun)?.id == old.id
    return { $0.replaced(begun: isShown ? begun : nil) }
  }

  /// Goes on to the next phase; returns how far the one before it had come, too.
  package mutating func passPhase(
    on occasion: BriefingDate
  ) throws(UsageError) -> (Programme, PhaseStanding) {
    let followed = try underWay(on: occasion.date)
    guard var programme = programmes.last,
      let standing = followed.standing(on: occasion.date, by: [])
    else { throw .noProgramme }
    programme.pass(standing.phase, at: occasion.present)
    keep(programme)
    return (try underWay(on: occasion.date), standing)
  }

  package mutating func stop(on occasion: BriefingDate) throws(UsageError) -> Programme {
    var programme = try underWay(on: occasion.date)
    programme.end(on: occasion.date, at: occasion.present)
    keep(programme)
    return programme
  }

  /// Marks the session of the day, or the movements that the operands name or number; or, with
  /// `--undo`, takes that back.
  package mutating func mark(
    _ status: BodyStatus, _ arguments: Arguments, on occasion: BriefingDate,
    sparing injured: [Joint], hiding redaction: Redaction
  ) throws -> Programme {
    let (date, now) = (occasion.date, occasion.present)
    let reason = arguments[BodyOptions.reason] ?? ""
    guard reason.count <= 200 else { throw PlanProblem.notesTooLong(characters: reason.count) }
    let isUndone = arguments.has(BodyOptions.undo)
    var programme = try latest(with: date)
    if !isUndone {
      if arguments.operands.isEmpty { try programme.refuseOther(than: status, on: date) }
      programme.spare(injured, on: date, as: redaction.applied(to: programme))
    }
    let named = try programme.movements(arguments.operands, on: date)
    if isUndone {
      programme.takeBack(status, named, on: date, at: now)
    } else {
      programme.mark(status, named, on: date, reason: reason, at: now)
    }
    keep(programme)
    return programme
  }

  /// Moves the session of the day to the day that the operands name, or to the next free one.
  package mutating func move(
    _ arguments: Arguments, on occasion: BriefingDate
  ) throws(UsageError) -> (programme: Programme, day: LocalDate) {
    let date = occasion.date
    let name = arguments.operands.joined(separator: " ")
    let expression = name.isEmpty ? nil : DateExpression(name)
    guard name.isEmpty || expression != nil else {
      throw .unreadable(name, of: "body move", accepted: .date)
    }
    var programme = try latest(with: date)
    try programme.refuseOther(than: .planned, on: date)
    guard let day = expression.map(occasion.date) ?? programme.freeDay(after: date) else {
      throw UsageError(.noFreeDay(date))
    }
    guard programme.isOn(day), day >= programme.request.start, programme.session(on: day) == nil
    else { throw UsageError(.noFreeDay(day)) }
    programme.move(from: date, to: day, at: occasion.present)
    keep(programme)
    return (programme, day)
  }

  /// Fails if no programme is running on `date`.
  package func underWay(on date: LocalDate) throws(UsageError) -> Programme {
    guard let programme = programme(on: date) else { throw .noProgramme }
    return programme
  }

  /// Fails if the current programme has no session on `date`.
  private func latest(with date: LocalDate) throws(UsageError) -> Programme {
    let programme = try underWay(on: date)
    guard programme.session(on: date) != nil else { throw .noSession(on: date) }
    return programme
  }
}

extension Programme {
  /// The movements of the day's session that `words` name, each by its name or its number.
  fileprivate func movements(
    _ words: [String], on date: LocalDate
  ) throws(UsageError) -> [Movement] {
    let own = sessions.first { $0.date == date }?.items.map(\.movement) ?? []
    let named = try words.map { word throws(UsageError) in
      let place = (Int(written: word) ?? 0) - 1
      return try own.indices.contains(place) ? own[place] : Movement(called: word, among: own)
    }
    if let stranger = named.first(where: { !own.contains($0) }) {
      throw UsageError(
        "\(stranger.id) is not in the session of \(date)",
        es: "\(stranger.id) no está en la sesión del \(date)", own.map { .typed($0.id) })
    }
    return named
  }

  /// Fails if the session has another status, which the user must undo first.
  fileprivate func refuseOther(
    than status: BodyStatus, on date: LocalDate
  ) throws(UsageError) {
    guard let said = session(on: date)?.status, said == .done || said == .skipped, said != status
    else { return }
    let command = said == .done ? "done" : "skip"
    throw UsageError(
      Message {
        $0.say(
          "the session of \(date) is \($0.name(of: said)) already",
          es: "la sesión del \(date) ya está \($0.name(of: said))")
      }, [.typed("readyday body \(command) --date \(date) --undo")])
  }
}

extension Movement {
  package init(
    called text: String, among candidates: [Movement] = Movement.allCases
  ) throws(UsageError) {
    if let movement = Movement(id: text.lowercased()) {
      self = movement
      return
    }
    let search = MovementSearch()
    if let movement = search.movement(named: text) {
      self = movement
      return
    }
    let found = search.found(text).filter(candidates.contains)
    guard found.count == 1, let movement = found.first else {
      throw UsageError(
        "no single movement is called \"\(text)\"",
        es: "no hay un único movimiento que se llame «\(text)»",
        found.prefix(5).map { .didYouMean($0.id, isQuoted: false) }
          + [.typed("readyday body movements")])
    }
    self = movement
  }
}

extension UsageError {
  package static func tooFewMovements(for request: ProgrammeRequest) -> UsageError {
    let more = Message.typed("readyday body profile --equipment band")
    let most = request.fillableMinutes
    return UsageError(
      "too few movements fit your equipment, your health and what you avoid for sessions of \(request.minutes) min; "
        + (most.map { "enough for \($0) min" } ?? "not even for 10 min"),
      es:
        "con tu material, tu salud y lo que evitas no hay movimientos para sesiones de \(request.minutes) min; "
        + (most.map { "los hay para \($0) min" } ?? "ni para 10 min"),
      (most.map { [.typed("readyday body programme start --minutes \($0)")] } ?? [])
        + (request.profile.equipment.isEmpty ? [more] : []))
  }

  package static var noProgramme: UsageError {
    UsageError(.noProgramme, [.typed("readyday body programme start")])
  }

  package static func noSession(on date: LocalDate) -> UsageError {
    UsageError(
      "the programme has no session on \(date)", es: "el programa no tiene sesión el \(date)",
      [.typed("readyday body programme show")])
  }
}

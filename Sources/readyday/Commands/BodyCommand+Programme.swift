import ReadyDayCore

extension BodyCommand {
  func showProgramme() throws -> CommandOutput {
    let records = try run.store.body()
    let isOfDay = arguments.has(SharedOptions.date)
    let found =
      isOfDay
      ? records.programme(around: run.occasion.date)
      : records.programmes(followedTo: run.occasion.today).last
    guard var programme = found else { throw UsageError.noProgramme }
    let feelings = try run.store.feelings()
    for day in programme.sessions.map(\.date) where day >= run.occasion.today {
      programme.spare(feelings.state(on: day).injuries.map(\.joint), on: day)
    }
    guard format != .ics else {
      let text = CalendarRenderer(phrases: run.phrases).document(of: programme)
      return options.answer(text, [])
    }
    return answer(programme)
  }

  private func answer(_ programme: Programme, _ notes: [Wording] = []) -> CommandOutput {
    let shown = options.redaction.applied(to: programme)
    return run.answer(format, .programme, shown) { Report(shown, notes: notes, phrases: $0) }
  }

  func startProgramme() throws -> CommandOutput {
    let date = run.occasion.date
    let now = run.occasion.present
    guard try run.isFit(isAnew: !arguments.has(SharedOptions.yes)) else { return run.declined }
    if try run.store.body().programme(on: date) != nil, try !run.isWanted(.endProgramme) {
      return run.declined
    }
    let (programme, sentence) = try run.store.changeBody { records in
      let assessment = records.standing(on: date)
      let request = ProgrammeRequest(
        start: date, weekdays: arguments[BodyOptions.days] ?? ProgrammeRequest.usualDays,
        minutes: arguments[BodyOptions.minutes] ?? ProgrammeRequest.usualMinutes,
        seed: arguments[BodyOptions.seed] ?? date.dayNumber, profile: records.profile,
        scores: assessment?.scores ?? [:])
      guard request.fillableMinutes == request.minutes else {
        throw UsageError.tooFewMovements(for: request)
      }
      var old = records.programme(on: date)
      // The old one ends today, even if the new one begins later: no week may have two programmes.
      old?.end(on: min(date, run.occasion.today), at: now)
      if let old { records.keep(old) }
      let new = Programme(
        id: RandomID.fresh(besides: records.all.map(\.id)), request, after: assessment?.id, at: now)
      records.keep(new)
      return (new, old.map { records.replaced($0) })
    }
    var notes: [Wording] = [\.stopAtPain]
    if let first = programme.sessions.first {
      let count = programme.sessions.count
      notes.append { $0.started(sessions: count, first: first.date) }
    }
    if let sentence { notes.append(sentence) }
    return answer(programme, notes).after(.keptBody)
  }

  /// Begins the next phase even if too little of the current one is done.
  func nextPhase() throws -> CommandOutput {
    let date = run.occasion.date
    let programme = try run.store.changeBody { records in
      let followed = try records.underWay(on: date)
      guard var programme = records.programmes.last,
        let phase = followed.standing(on: date, by: [])?.phase
      else { throw UsageError.noProgramme }
      programme.pass(phase, at: run.occasion.present)
      records.keep(programme)
      return try records.underWay(on: date)
    }
    return answer(programme).after(.keptBody)
  }

  func stopProgramme() throws -> CommandOutput {
    let programme = try run.store.changeBody { records in
      var programme = try records.underWay(on: run.occasion.date)
      programme.end(on: run.occasion.date, at: run.occasion.present)
      records.keep(programme)
      return programme
    }
    return said([\.stopped], of: programme).after(.keptBody)
  }

  private func said(_ sentences: [Wording], of programme: Programme) -> CommandOutput {
    run.answer(format, .programme, options.redaction.applied(to: programme)) {
      Report(body: sentences, phrases: $0)
    }
  }

  func today() throws -> CommandOutput {
    let isWhole = arguments.has(BodyOptions.whole)
    if isWhole || arguments.has(BodyOptions.beat) {
      guard try run.isFit() else { return run.declined }
    }
    if try run.store.body().programme(on: run.occasion.date) == nil {
      return run.answer(format, .bodyDay, nil) { Report(body: [\.welcome], phrases: $0) }
    }
    let (today, data) = try run.bodyDay(isWhole: isWhole)
    if arguments.has(BodyOptions.beat) { return try ring(today) }
    return run.answer(format, .bodyDay, today, of: data) { Report(today, phrases: $0) }
  }

  private func ring(_ today: BodyDay) throws -> CommandOutput {
    guard run.context.dialogue != nil else {
      throw UsageError("--beat needs a terminal", es: "--beat necesita una terminal")
    }
    let steps = today.shown.map { run.phrases.steps(of: $0) } ?? []
    _ = Beat(isQuiet: options.isQuiet).count(steps)
    return run.answer(format, .bodyDay, today) {
      Report(body: steps.isEmpty ? [{ $0.noSession(next: nil) }] : [\.howToTell], phrases: $0)
    }
  }

  func mark(_ status: BodyStatus) throws -> CommandOutput {
    let date = run.occasion.date
    if status == .done { try run.refuseFuture("body done", date) }
    let isUndone = arguments.has(BodyOptions.undo)
    let reason = arguments[BodyOptions.reason] ?? ""
    guard reason.count <= 200 else { throw PlanProblem.notesTooLong(characters: reason.count) }
    let injured = try run.store.feelings().state(on: date).injuries.map(\.joint)
    let programme = try run.store.changeBody { records in
      var programme = try records.latest(with: date)
      if !isUndone {
        if words.isEmpty { try programme.refuseOther(than: status, on: date) }
        programme.spare(injured, on: date, as: options.redaction.applied(to: programme))
      }
      let own = programme.sessions.first { $0.date == date }?.items.map(\.movement) ?? []
      let named = try words.map { word in
        let place = (Int(written: word) ?? 0) - 1
        return try own.indices.contains(place) ? own[place] : Movement(called: word, among: own)
      }
      if let stranger = named.first(where: { !own.contains($0) }) {
        throw UsageError(
          "\(stranger.id) is not in the session of \(date)",
          es: "\(stranger.id) no está en la sesión del \(date)", own.map { .typed($0.id) })
      }
      if isUndone {
        programme.takeBack(status, named, on: date, at: run.occasion.present)
      } else {
        programme.mark(status, named, on: date, reason: reason, at: run.occasion.present)
      }
      records.keep(programme)
      return programme
    }
    guard let session = programme.sessions.first(where: { $0.date == date }) else {
      throw UsageError.noSession(on: date)
    }
    return said(
      [{ $0.marked(done: session.doneCount, of: session.items.count, status: session.status) }],
      of: programme
    ).after(.keptBody)
  }

  /// Moves today's session to the named day, or else to the next free day of the week.
  func move() throws -> CommandOutput {
    let date = run.occasion.date
    let expression = name.isEmpty ? nil : DateExpression(name)
    guard name.isEmpty || expression != nil else {
      throw UsageError.unreadable(name, of: "body move", accepted: .date)
    }
    let (programme, day) = try run.store.changeBody { records in
      var programme = try records.latest(with: date)
      try programme.refuseOther(than: .planned, on: date)
      guard let day = expression.map(run.occasion.date) ?? programme.freeDay(after: date) else {
        throw UsageError(.noFreeDay(date))
      }
      guard programme.isOn(day), day >= programme.request.start, programme.session(on: day) == nil
      else { throw UsageError(.noFreeDay(day)) }
      programme.move(from: date, to: day, at: run.occasion.present)
      records.keep(programme)
      return (programme, day)
    }
    return said([{ $0.moved(from: date, to: day) }], of: programme).after(.keptBody)
  }
}

extension CommandRun {
  func bodyDay(isWhole: Bool = false) throws -> (today: BodyDay, data: SourceData) {
    let records = try store.body()
    let programme = try records.underWay(on: occasion.date)
    var request = Request.day(occasion)
    request.needsData = false
    let data = try read(request)
    let assessments = records.assessments(by: occasion.date)
    let today = BodyDay(
      diary(data).day, in: programme, assessments, isWhole: isWhole,
      hidesHealth: options.redaction.metrics.contains(.injuries))
    return (today, data)
  }
}

extension Store where Item == BodyRecord {
  /// Fails if no programme is running on `date`.
  fileprivate func underWay(on date: LocalDate) throws -> Programme {
    guard let programme = programme(on: date) else { throw UsageError.noProgramme }
    return programme
  }

  fileprivate func replaced(_ old: Programme) -> Wording {
    let begun = old.request.start
    let isShown = programme(around: begun)?.id == old.id
    return { $0.replaced(begun: isShown ? begun : nil) }
  }

  /// Fails if the current programme has no session on `date`.
  fileprivate func latest(with date: LocalDate) throws -> Programme {
    let programme = try underWay(on: date)
    guard programme.session(on: date) != nil else { throw UsageError.noSession(on: date) }
    return programme
  }
}

extension Programme {
  /// Fails if the session has another status, which the user must undo first.
  fileprivate func refuseOther(than status: BodyStatus, on date: LocalDate) throws {
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

extension UsageError {
  fileprivate static func tooFewMovements(for request: ProgrammeRequest) -> UsageError {
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

  static var noProgramme: UsageError {
    UsageError(.noProgramme, [.typed("readyday body programme start")])
  }

  static func noSession(on date: LocalDate) -> UsageError {
    UsageError(
      "the programme has no session on \(date)", es: "el programa no tiene sesión el \(date)",
      [.typed("readyday body programme show")])
  }
}

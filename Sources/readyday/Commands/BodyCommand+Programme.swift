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
    guard try run.isFit(isAnew: !arguments.has(SharedOptions.yes)) else { return run.declined }
    if try run.store.body().programme(on: date) != nil, try !run.isWanted(.endProgramme) {
      return run.declined
    }
    let (programme, sentence) = try run.store.changeBody { records in
      try records.start(arguments, id: records.freshID, on: run.occasion)
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
    let (programme, passed) = try run.store.changeBody { try $0.passPhase(on: run.occasion) }
    return answer(programme, [{ $0.passed(passed, in: programme) }]).after(.keptBody)
  }

  func stopProgramme() throws -> CommandOutput {
    let programme = try run.store.changeBody { try $0.stop(on: run.occasion) }
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
    let injured = try run.store.feelings().state(on: date).injuries.map(\.joint)
    let programme = try run.store.changeBody { records in
      try records.mark(
        status, arguments, on: run.occasion, sparing: injured, hiding: options.redaction)
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
    let (programme, day) = try run.store.changeBody { try $0.move(arguments, on: run.occasion) }
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

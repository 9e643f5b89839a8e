import ReadyDayCore

extension BodyCommand {
  func profile() throws -> CommandOutput {
    guard BodyOptions.profile.contains(where: arguments.has) else {
      return answer(try run.store.body().profile)
    }
    let (before, after) = try run.store.changeBody { records in
      let before = records.profile
      let after = try BodyOptions.changed(
        before, by: arguments, today: run.occasion.today, at: run.occasion.present)
      if after != before { records.keep(after) }
      return (before, after)
    }
    guard before != after else { return answer(after, \.profileUnchanged) }
    return answer(after, \.profileKept).after(.keptBody)
  }

  private func answer(_ profile: BodyProfile, _ note: Wording? = nil) -> CommandOutput {
    let profile = options.redaction.applied(to: profile)
    let hidesInjuries = options.redaction.metrics.contains(.injuries)
    return run.answer(format, .bodyProfile, profile) {
      Report(profile, note: note, hidesInjuries: hidesInjuries, phrases: $0)
    }
  }

  func assess() throws -> CommandOutput {
    try run.refuseFuture("body assess", run.occasion.date)
    let notes = arguments[BodyOptions.notes] ?? ""
    guard notes.count <= Assessment.notesLimit else {
      throw PlanProblem.notesTooLong(characters: notes.count)
    }
    let injured = try run.store.feelings().state(on: run.occasion.date).injuries.map(\.joint)
    var measured: [SelfTest: [Double]] = [:]
    for one in arguments.all(BodyOptions.test) { measured[one.test] = one.values }
    guard let trainee = try tested(measured.keys, sparing: injured) else { return run.declined }
    var profile = trainee.profile
    if measured.isEmpty, let prompt = run.context.dialogue {
      var dialogue = AssessmentDialogue(prompt, profile, sparing: injured, in: run)
      dialogue.run()
      guard !dialogue.measured.isEmpty else {
        return run.answer(format, .bodyResults, []) {
          Report(body: [\.nothingMeasured], phrases: $0)
        }
      }
      (measured, profile) = (dialogue.measured, dialogue.profile)
    }
    guard !measured.isEmpty else {
      let tests = profile.person(in: run.occasion.date.year).tests.filter(trainee.allows)
      return run.answer(format, .bodyResults, []) { Report(explaining: tests, phrases: $0) }
    }
    return try keep(measured, notes: notes, of: profile)
  }

  /// Nil if the user leaves before the end.
  private func tested(
    _ tests: some Collection<SelfTest>, sparing injured: [Joint]
  ) throws -> Trainee? {
    if !tests.isEmpty || run.context.dialogue != nil {
      guard try run.isFit() else { return nil }
    }
    let profile = try run.store.body().profile
    if profile.needsDoctor(on: run.occasion.date) { throw UsageError.doctorFirst(run.occasion) }
    let trainee = Trainee(profile, on: run.occasion.date).sparing(injured)
    guard let test = tests.first(where: { !trainee.allows($0) }) else { return trainee }
    throw UsageError(
      "\(test.id) is left out for what you said of your health",
      es: "\(test.id) no se hace por lo que has dicho de tu salud")
  }

  private func keep(
    _ measured: [SelfTest: [Double]], notes: String, of profile: BodyProfile
  ) throws -> CommandOutput {
    let date = run.occasion.date
    let (results, isNew) = try run.store.changeBody { records in
      let earlier = records.assessments(by: date)
      var answered = records.profile
      answered.birthYear = answered.birthYear ?? profile.birthYear
      answered.sex = answered.sex ?? profile.sex
      let isNew = answered != records.profile
      if isNew { records.keep(answered) }
      let one = Assessment(
        id: records.freshID, date: date,
        createdAt: run.occasion.present, measured: measured, notes: notes,
        person: answered.person(in: date.year))
      records.keep(one)
      return (BodyResults(one, after: earlier), isNew)
    }
    let said: [Wording] =
      [{ $0.assessed(tests: measured.count) }] + (isNew ? [\.profileKept] : []) + [\.stopAtPain]
    let isHidden = options.redaction.metrics.contains(.selfTests)
    return run.answer(format, .bodyResults, isHidden ? [] : [results]) {
      isHidden ? Report(body: said, phrases: $0) : Report([results], notes: said, phrases: $0)
    }.after(.keptBody)
  }

  func results() throws -> CommandOutput {
    let all = try run.store.body().assessments
    let count = arguments.has(BodyOptions.all) ? all.count : arguments[BodyOptions.last] ?? 1
    let results = all.indices.suffix(count).reversed().map { place in
      BodyResults(all[place], after: all.prefix(place))
    }
    return run.answer(format, .bodyResults, results) { Report(results, phrases: $0) }
  }

  func progress() throws -> CommandOutput {
    let records = try run.store.body()
    let programme = records.programmes(followedTo: run.occasion.today).last
    let progress = BodyProgress(records.assessments, programme)
    return run.answer(format, .bodyProgress, progress) { Report(progress, phrases: $0) }
  }
}

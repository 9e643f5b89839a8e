import ReadyDayCore

extension BodyCommand {
  private var hidesInjuries: Bool { options.redaction.metrics.contains(.injuries) }

  func profile(in training: TrainingContext) throws -> CommandOutput {
    let own: [any CommandOption] = [
      BodyOptions.equipment, BodyOptions.avoid, BodyOptions.sports, BodyOptions.goal,
      BodyOptions.sex, BodyOptions.birthYear,
    ]
    guard own.contains(where: arguments.has) else {
      return answer(try training.store.body().profile, in: training)
    }
    let (before, after) = try training.store.changeBody { records in
      let before = records.profile
      let after = changed(before)
      if after != before { records.keep(after) }
      return (before, after)
    }
    guard before != after else { return answer(after, .profileUnchanged, in: training) }
    return answer(after, .profileKept, in: training).after(.keptBody)
  }

  private func answer(
    _ profile: BodyProfile, _ note: BodySentence? = nil, in training: TrainingContext
  ) -> CommandOutput {
    training.run.answer(form, .bodyProfile(hidesInjuries: hidesInjuries), profile) {
      Report(profile, note: note, hidesInjuries: hidesInjuries, phrases: $0)
    }
  }

  private func changed(_ profile: BodyProfile) -> BodyProfile {
    var profile = profile
    if arguments.has(BodyOptions.equipment) {
      profile.equipment = arguments.all(BodyOptions.equipment).words()
    }
    if arguments.has(BodyOptions.avoid) {
      profile.avoided = arguments.all(BodyOptions.avoid).words()
    }
    if arguments.has(BodyOptions.sports) {
      profile.sports = arguments.all(BodyOptions.sports).words()
    }
    if let goal = arguments[BodyOptions.goal] { profile.goal = goal }
    if let sex = arguments[BodyOptions.sex] { profile.sex = sex }
    if let year = arguments[BodyOptions.birthYear] { profile.birthYear = year }
    return profile
  }

  func assess(in training: TrainingContext) throws -> CommandOutput {
    let date = training.occasion.date
    let person = try training.store.body().profile.person(in: date.year)
    var measured: [SelfTest: [Double]] = [:]
    for one in arguments.all(BodyOptions.test) { measured[one.test] = one.values }
    if measured.isEmpty, let prompt = training.run.context.dialogue {
      measured = ask(prompt, for: person, in: training)
    }
    guard !measured.isEmpty else {
      let tests = BodyArea.allCases.flatMap { $0.tests(for: person) }
      return training.run.answer(form, .bodyResults, []) {
        Report(explaining: tests, phrases: $0)
      }
    }
    let notes = arguments[BodyOptions.notes] ?? ""
    guard notes.count <= Assessment.notesLimit else {
      throw PlanProblem.notesTooLong(characters: notes.count)
    }
    let before = try training.store.body().assessments.last { $0.date <= date }
    let assessment = try training.store.changeBody { records in
      let one = Assessment(
        id: RandomID.fresh(besides: records.all.map(\.id)), date: date,
        createdAt: training.occasion.present, measured: measured, notes: notes, person: person)
      records.keep(one)
      return one
    }
    return training.run.answer(form, .bodyResults, [BodyResults(assessment, before: before)]) {
      Report(
        [BodyResults(assessment, before: before)],
        notes: [.assessed(tests: measured.count), .stopAtPain], phrases: $0)
    }.after(.keptBody)
  }

  /// Test by test; an empty answer passes one over.
  private func ask(
    _ prompt: Prompt, for person: TestedPerson, in training: TrainingContext
  ) -> [SelfTest: [Double]] {
    let phrases = training.phrases
    prompt.say(phrases.sentence(.stopAtPain))
    prompt.say(phrases.sentence(.howToAnswer))
    var measured: [SelfTest: [Double]] = [:]
    for test in BodyArea.allCases.flatMap({ $0.tests(for: person) }) {
      prompt.say("")
      prompt.say(phrases.instruction(for: test))
      while true {
        let text = prompt.ask("\(phrases.name(of: test)) (\(phrases.form(of: test))):")
        if text.isEmpty { break }
        if let one = MeasuredTest(test, text) {
          measured[test] = one.values
          break
        }
        prompt.say(phrases.sentence(.testLimits(test)))
      }
    }
    return measured
  }

  func results(in training: TrainingContext) throws -> CommandOutput {
    let all = try training.store.body().assessments
    let count = arguments.has(BodyOptions.all) ? all.count : arguments[BodyOptions.last] ?? 1
    let results = all.indices.suffix(count).reversed().map { place in
      BodyResults(all[place], before: place > 0 ? all[place - 1] : nil)
    }
    return training.run.answer(form, .bodyResults, results) { Report(results, phrases: $0) }
  }

  func progress(in training: TrainingContext) throws -> CommandOutput {
    let records = try training.store.body()
    let progress = BodyProgress(records.assessments, records.programmes.last)
    return training.run.answer(form, .bodyProgress, progress) { Report(progress, phrases: $0) }
  }
}

import ReadyDayCore

extension PlanCommand {
  /// The first `count` words belong to the name; if `namesActivity`, the rest may name an activity.
  private func sessionInWords(
    behind count: Int, namesActivity: Bool = false
  ) throws -> (session: SessionOptions, said: SessionOperands, name: String) {
    var said = try SessionOperands(
      Array(words.dropFirst(count)), in: arguments.language,
      isRace: words.first?.lowercased() == "race")
    if said.date != nil, options.hasDate {
      throw UsageError(.wordAndOption(SharedOptions.date.flag))
    }
    var session = SessionOptions(arguments)
    if words.first?.lowercased() == "race" { said.nameDistance() }
    try namesActivity ? session.take(said) : session.take(times: said)
    return (session, said, (words.prefix(count) + said.names).joined(separator: " "))
  }

  func add() throws -> CommandOutput {
    let isRace = words.first?.lowercased() == "race"
    let isTitled = isRace && words.count > 1 && words[1].contains(" ")
    let (session, said, name) = try sessionInWords(
      behind: isTitled ? 2 : isRace ? 1 : 0, namesActivity: !isRace)
    // Words that name no activity leave open which is meant.
    guard isRace || !session.isEmpty && (words.isEmpty || session.activity != nil) else {
      throw UsageError(
        .lacks("plan add", .anActivity), [.trying("readyday plan add run tomorrow 7am 45m")])
    }
    let date = said.date.map(run.occasion.date) ?? run.occasion.date
    var details =
      isRace
      ? race(String(name.dropFirst("race ".count)), on: date)
      : PlanDetails(date: date, activity: session.activity?.activity ?? .strengthTraining)
    try session.change(&details, today: run.occasion.today)
    if arguments.has(Self.doneOption) {
      try run.refuseFuture("plan add --done", date)
      details.done.insert(date)
    }
    // "Mondays" typed on a Tuesday begin next Monday; a note says so if the user named another day.
    let requested = details.beginOnRule()
    let isDayNamed = options.hasDate || said.date != nil
    let (plan, clash) = try run.store.changePlans { plans -> (TrainingPlan, PlanNote??) in
      if session.sequence == nil, let known = plans.same(as: details) { return (known, nil) }
      let plan = try plans.add(
        details, id: plans.freshID, takingNextPlace: session.sequence == nil,
        at: run.occasion.present)
      return (plan, .some(plans.clash(with: plan)))
    }
    guard let clash else { return answer([plan.onFirstDay], as: .done(.known)) }
    let notes =
      notes(on: plan, clash, insteadOf: isDayNamed ? requested : nil)
      + [said.estimate].compactMap(\.self)
    let change = details.done.isEmpty ? TrainingChange.added : .done
    return answer([plan.onFirstDay], as: .done(change), notes, saying: session.saysLight)
      .after(.keptPlan(plan.id))
  }

  /// A race in the sport that its title names, or else a run.
  private func race(_ title: String, on date: LocalDate) -> PlanDetails {
    let words = title.split(separator: " ").map(String.init)
    let sport = words.lazy.compactMap { ValueForm<ActivityName>.activity.read($0) }.first
    var details = PlanDetails(date: date, activity: .running)
    if let sport { details.name = sport }
    details.intensity = .hard
    let named = sport ?? SessionOptions(arguments).activity
    details.minutes = Race.usualMinutes(title, of: named?.activity)
    details.race = PlannedRace(
      title.isEmpty ? run.phrases.kind(.race).withCapital : title, minutes: nil, isMain: false)
    return details
  }

  /// Where no plan has the name, it may be an event's; `change` is what could be tried with that.
  private func planned(
    _ name: String, on date: LocalDate? = nil, isNeeded: Bool = true, orEvent change: String? = nil
  ) throws -> TrainingPlan {
    do { return try run.plan(name, on: date, isNeeded: isNeeded) } catch PlanProblem.unknownID(name)
      where Int(written: name) == nil
    {
      let day = run.occasion.isToday ? "" : "\(run.occasion.date) "
      throw UsageError(
        "no plan is called \"\(name)\", and calendars are never edited",
        es: "ningún plan se llama «\(name)», y los calendarios no se editan nunca",
        [.trying("readyday what-if \(day)\(change ?? "--drop \(name.shellWord)")")])
    }
  }

  func edit() throws -> CommandOutput {
    let (session, said, name) = try sessionInWords(behind: 1)
    var date = said.date.map(run.occasion.date) ?? askedDate
    guard date != nil || !session.isEmpty else {
      guard let prompt = run.context.dialogue, format == .text else {
        throw UsageError.nothingToChange("plan edit", example: "\(name) --duration 45")
      }
      return try edit(name, asking: prompt)
    }
    let id = try edited(name, by: session, said, movingTo: &date).id
    var requested: LocalDate?
    let (before, plan, clash) = try run.store.changePlans { plans in
      let before = try plans.item(id)
      var details = before.details
      if let date { details.date = date }
      try session.change(&details, today: run.occasion.today)
      if let day = session.skipped(today: run.occasion.today), !session.hasRule {
        _ = try before.day(isNamed: true, day)
      }
      if date != nil || session.hasRule { requested = details.beginOnRule() }
      let after = try plans.edit(
        before.id, takingNextPlace: session.sequence == nil, at: run.occasion.present
      ) { $0 = details }
      return (before, after, plans.clash(with: after))
    }
    guard before != plan else { return answer([plan.onFirstDay], as: .done(.unchanged)) }
    let notes = notes(on: plan, clash, insteadOf: requested)
    return answer([plan.onFirstDay], as: .done(.changed), notes, saying: session.saysLight)
      .after(.keptPlan(plan.id))
  }

  /// Asks for each value of a plan, which an empty answer keeps.
  private func edit(_ name: String, asking prompt: Prompt) throws -> CommandOutput {
    let id = try planned(name).id
    var dialogue = PlanDialogue(try run.store.plans().item(id).details, prompt, run)
    dialogue.ask()
    let (plan, clash) = try run.store.changePlans { plans in
      let after = try plans.edit(id, takingNextPlace: true, at: run.occasion.present) {
        dialogue.apply(to: &$0)
      }
      return (after, plans.clash(with: after))
    }
    guard dialogue.isChanged else { return answer([plan.onFirstDay], as: .done(.unchanged)) }
    return answer([plan.onFirstDay], as: .done(.changed), notes(on: plan, clash, insteadOf: nil))
      .after(.keptPlan(plan.id))
  }

  /// The day chooses among several plans with the name; for a single plan, it is the new date.
  private func edited(
    _ name: String, by session: SessionOptions, _ said: SessionOperands,
    movingTo date: inout LocalDate?
  ) throws -> TrainingPlan {
    do {
      return try planned(name, orEvent: "--move \"\(name)=\(said.start?.clock ?? "10:00")\"")
    } catch {
      guard !session.isEmpty, let day = date, let plan = try? run.plan(name, on: day) else {
        throw error
      }
      date = nil
      return plan
    }
  }

  /// `clash` was found while the plans were changed: reading them again could fail.
  private func notes(
    on plan: TrainingPlan, _ clash: PlanNote?, insteadOf requested: LocalDate?
  ) -> [PlanNote] {
    let first = requested.map { PlanNote.begins(on: plan.details.date, insteadOf: $0) }
    return [
      first, plan.details.note(waking: options.preferences.waking),
      plan.details.note(on: run.occasion.zone), clash,
    ].compactMap(\.self) + calendarNotes(on: plan)
  }

  /// Empty if the calendars are unusable, since the plan is stored already.
  private func calendarNotes(on plan: TrainingPlan) -> [PlanNote] {
    let (details, zone) = (plan.details, run.occasion.zone)
    guard details.intensity == .hard || details.start != nil else { return [] }
    let days = WeekPlanInputs.days(neededFor: details.date...details.date)
    var request = Request.calendars(days, in: zone, training: true)
    (request.needsCalendar, request.needsData) = (false, false)
    guard let data = try? run.read(request) else { return [] }
    let diary = run.diary(data)
    let session = DatedPlan(date: details.date, plan: plan)
    return [
      details.intensity == .hard ? diary.day.races.note(on: details) : nil,
      diary.plannedDay(details.date).note(on: session),
    ].compactMap(\.self)
  }

  func done() throws -> CommandOutput {
    let isUndone = arguments.has(Self.undoOption)
    let known = try run.plan(name, on: run.occasion.date, isNeeded: options.hasDate)
    let named = namedDay(of: known)
    let isNamed = options.hasDate || named != nil
    let date = try known.day(isNamed: isNamed, named ?? run.occasion.date)
    if !isUndone { try run.refuseFuture("plan done", date) }
    return try change(known, on: date, isUndone ? .undone : .done) { details in
      if isUndone { details.done.remove(date) } else { details.done.insert(date) }
    }
  }

  /// Skips one day of a repeating plan, and removes any other plan.
  func skip() throws -> CommandOutput {
    let plan = try planned(name, on: run.occasion.date, isNeeded: options.hasDate)
    guard plan.details.repetition != nil else { return try remove() }
    let next =
      options.hasDate ? nil : namedDay(of: plan) ?? plan.nextDate(from: run.occasion.today)
    let date = try plan.day(isNamed: true, next ?? run.occasion.date)
    return try change(plan, on: date, .skipped) { $0.skipped.insert(date) }
  }

  /// The day that a name in quotation marks ends with, as in `"run thu"`, if the plan is on it.
  private func namedDay(of plan: TrainingPlan) -> LocalDate? {
    guard !options.hasDate, let day = SessionName(name, date: run.occasion.date).day,
      plan.isOn(day)
    else { return nil }
    return day
  }

  private func change(
    _ known: TrainingPlan, on date: LocalDate, _ change: TrainingChange,
    _ edit: (inout PlanDetails) -> Void
  ) throws -> CommandOutput {
    let (before, plan) = try run.store.changePlans { plans in
      (try plans.item(known.id), try plans.edit(known.id, at: run.occasion.present, edit))
    }
    let session = [DatedPlan(date: date, plan: plan)]
    guard before != plan else { return answer(session, as: .done(.unchanged)) }
    return answer(session, as: .done(change)).after(.keptPlan(plan.id))
  }

  func remove() throws -> CommandOutput {
    let plan = try planned(name, on: askedDate)
    let day = try askedDate.map { try plan.day(isNamed: true, $0) }
    if let day, plan.details.repetition != nil {
      throw UsageError(
        "plan \(plan.id) repeats: remove deletes all of it, not one day",
        es: "el plan \(plan.id) se repite: remove lo borra entero, no un día",
        [.trying("readyday plan skip \(plan.id) \(day)")])
    }
    let name = run.phrases.quoted(run.phrases.name(of: plan.onFirstDay))
    guard try run.isWanted(.remove(name)) else { return run.declined }
    let removed = try run.store.changePlans { plans in try plans.remove(plan.id) }
    return answer([removed.onFirstDay], as: .done(.removed)).after(
      Message("the plan \(removed.id) was removed", es: "el plan \(removed.id) se ha borrado"))
  }

  func activities() throws -> CommandOutput {
    let recent = try run.store.plans().recentActivities
    let isSearch = !name.isEmpty
    let found = isSearch ? ActivitySearch().found(name, recent: recent) : ActivityName.all
    return run.answer(format, .activities, FoundActivities(found, recent: recent)) { phrases in
      isSearch
        ? Report(found: found, phrases: phrases) : Report(catalogueAfter: recent, phrases: phrases)
    }
  }

  func export() throws -> CommandOutput {
    var plans = try run.store.plans()
    let range = PlanRange(arguments)
    if range.isGiven || options.hasDate {
      plans = plans.limited(to: try range.days(from: run.occasion))
    }
    return options.answer(
      format == .ics
        ? CalendarRenderer(phrases: run.phrases).document(of: plans.all) : plans.text, [])
  }
}

import ReadyDayCore

extension PlanCommand {
  func add(at desk: TrainingContext) throws(Failure) -> CommandOutput {
    let details = try desk.checked { () throws(PlanProblem) in
      var details = PlanDetails(date: desk.occasion.date)
      try session.change(&details)
      // "Mondays", said on a Tuesday, begin next Monday.
      if !options.hasDate, let first = details.repetition?.firstDay(from: details.date) {
        details.date = first
      }
      return details
    }
    let plan = try desk.store.changePlans { plans throws(PlanProblem) in
      try plans.add(
        details, id: RandomID.fresh(besides: plans.all.map(\.id)),
        takingNextPlace: session.sequence == nil, at: desk.occasion.present)
    }
    return answer([plan.onFirstDay], at: desk, as: .done(.added)).after(.keptPlan(plan.id))
  }

  func edit(at desk: TrainingContext) throws(Failure) -> CommandOutput {
    let date = options.hasDate ? desk.occasion.date : nil
    guard date != nil || !session.isEmpty else {
      throw Failure(
        .nothingToChange("plan edit", example: "\(words[0]) --duration 45"))
    }
    let (before, plan) = try desk.store.changePlans { plans throws(PlanProblem) in
      let before = try plans.item(words[0])
      var details = before.details
      if let date { details.date = date }
      try session.change(&details)
      return (before, try plans.edit(before.id, at: desk.occasion.present) { $0 = details })
    }
    guard before != plan else {
      return answer([plan.onFirstDay], at: desk, as: .done(.unchanged))
    }
    return answer([plan.onFirstDay], at: desk, as: .done(.changed)).after(.keptPlan(plan.id))
  }

  func remove(at desk: TrainingContext) throws(Failure) -> CommandOutput {
    let plan = try desk.plan(words[0])
    let name = desk.phrases.quoted(desk.phrases.name(of: plan.onFirstDay))
    guard try confirming.isWanted(.remove(name), at: desk) else { return desk.declined }
    let removed = try desk.store.changePlans { plans throws(PlanProblem) in
      try plans.remove(plan.id)
    }
    return answer([removed.onFirstDay], at: desk, as: .done(.removed))
      .after(.removedPlan(removed.id))
  }
}

extension PlanCommand {
  func activities(at desk: TrainingContext) throws(Failure) -> CommandOutput {
    let recent = try desk.store.plans().recentActivities
    let text = words.joined(separator: " ")
    let isSearch = !text.isEmpty
    let found =
      isSearch ? ActivitySearch().matches(text, recent: recent) : Activity.allCases.map(\.self)
    if format == .json {
      let document = FoundActivities(found, recent: recent)
      return options.answer(Document.activities.text(of: document, in: desk.context), [])
    }
    let report =
      isSearch
      ? Report(found: found, phrases: desk.phrases)
      : Report(catalogueAfter: recent, phrases: desk.phrases)
    return options.answer(options.style(in: desk.surroundings).text(of: report), [])
  }

  func export(at desk: TrainingContext) throws(Failure) -> CommandOutput {
    var plans = try desk.store.plans()
    if range.isGiven || options.hasDate {
      plans = plans.limited(to: try range.days(from: desk.occasion))
    }
    return options.answer(
      format == .ics
        ? CalendarRenderer(phrases: desk.phrases).document(of: plans.all) : plans.text, [])
  }
}

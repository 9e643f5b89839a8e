import ReadyDayCore

extension PlanCommand {
  func add(at desk: TrainingContext) throws -> CommandOutput {
    var details = PlanDetails(date: desk.occasion.date)
    try session.change(&details)
    // "Mondays", said on a Tuesday, begin next Monday.
    if !options.hasDate, let first = details.repetition?.firstDay(from: details.date) {
      details.date = first
    }
    let plan = try desk.store.changePlans { plans in
      try plans.add(
        details, id: RandomID.fresh(besides: plans.all.map(\.id)),
        takingNextPlace: session.sequence == nil, at: desk.occasion.present)
    }
    return answer([plan.onFirstDay], at: desk, as: .done(.added)).after(.keptPlan(plan.id))
  }

  func edit(at desk: TrainingContext) throws -> CommandOutput {
    let date = options.hasDate ? desk.occasion.date : nil
    guard date != nil || !session.isEmpty else {
      throw UsageError.nothingToChange("plan edit", example: "\(words[0]) --duration 45")
    }
    let (before, plan) = try desk.store.changePlans { plans in
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

  func remove(at desk: TrainingContext) throws -> CommandOutput {
    let plan = try desk.plan(words[0])
    let name = desk.phrases.quoted(desk.phrases.name(of: plan.onFirstDay))
    guard try confirming.isWanted(.remove(name), at: desk) else { return desk.declined }
    let removed = try desk.store.changePlans { plans in
      try plans.remove(plan.id)
    }
    return answer([removed.onFirstDay], at: desk, as: .done(.removed))
      .after(.removedPlan(removed.id))
  }
}

extension PlanCommand {
  func activities(at desk: TrainingContext) throws -> CommandOutput {
    let recent = try desk.store.plans().recentActivities
    let text = words.joined(separator: " ")
    let isSearch = !text.isEmpty
    let found =
      isSearch ? ActivitySearch().matches(text, recent: recent) : Activity.allCases.map(\.self)
    return desk.run.answer(
      format == .json ? .json : .text, .activities, FoundActivities(found, recent: recent)
    ) { phrases in
      isSearch
        ? Report(found: found, phrases: phrases) : Report(catalogueAfter: recent, phrases: phrases)
    }
  }

  func export(at desk: TrainingContext) throws -> CommandOutput {
    var plans = try desk.store.plans()
    if range.isGiven || options.hasDate {
      plans = plans.limited(to: try range.days(from: desk.occasion))
    }
    return options.answer(
      format == .ics
        ? CalendarRenderer(phrases: desk.phrases).document(of: plans.all) : plans.text, [])
  }
}

import ReadyDayCore

extension PlanCommand {
  func add(in training: TrainingContext) throws -> CommandOutput {
    var details = PlanDetails(date: training.occasion.date)
    try session.change(&details)
    // "Mondays", said on a Tuesday, begin next Monday.
    if !options.hasDate, let first = details.repetition?.firstDay(from: details.date) {
      details.date = first
    }
    let plan = try training.store.changePlans { plans in
      try plans.add(
        details, id: RandomID.fresh(besides: plans.all.map(\.id)),
        takingNextPlace: session.sequence == nil, at: training.occasion.present)
    }
    return answer([plan.onFirstDay], in: training, as: .done(.added)).after(.keptPlan(plan.id))
  }

  func edit(in training: TrainingContext) throws -> CommandOutput {
    let date = options.hasDate ? training.occasion.date : nil
    guard date != nil || !session.isEmpty else {
      throw UsageError.nothingToChange("plan edit", example: "\(words[0]) --duration 45")
    }
    let (before, plan) = try training.store.changePlans { plans in
      let before = try plans.item(words[0])
      var details = before.details
      if let date { details.date = date }
      try session.change(&details)
      return (before, try plans.edit(before.id, at: training.occasion.present) { $0 = details })
    }
    guard before != plan else {
      return answer([plan.onFirstDay], in: training, as: .done(.unchanged))
    }
    return answer([plan.onFirstDay], in: training, as: .done(.changed)).after(.keptPlan(plan.id))
  }

  func remove(in training: TrainingContext) throws -> CommandOutput {
    let plan = try training.plan(words[0])
    let name = training.phrases.quoted(training.phrases.name(of: plan.onFirstDay))
    guard try confirming.isWanted(.remove(name), in: training) else { return training.declined }
    let removed = try training.store.changePlans { plans in
      try plans.remove(plan.id)
    }
    return answer([removed.onFirstDay], in: training, as: .done(.removed))
      .after(.removedPlan(removed.id))
  }
}

extension PlanCommand {
  func activities(in training: TrainingContext) throws -> CommandOutput {
    let recent = try training.store.plans().recentActivities
    let text = words.joined(separator: " ")
    let isSearch = !text.isEmpty
    let found =
      isSearch ? ActivitySearch().matches(text, recent: recent) : Activity.allCases.map(\.self)
    return training.run.answer(
      format == .json ? .json : .text, .activities, FoundActivities(found, recent: recent)
    ) { phrases in
      isSearch
        ? Report(found: found, phrases: phrases) : Report(catalogueAfter: recent, phrases: phrases)
    }
  }

  func export(in training: TrainingContext) throws -> CommandOutput {
    var plans = try training.store.plans()
    if range.isGiven || options.hasDate {
      plans = plans.limited(to: try range.days(from: training.occasion))
    }
    return options.answer(
      format == .ics
        ? CalendarRenderer(phrases: training.phrases).document(of: plans.all) : plans.text, [])
  }
}

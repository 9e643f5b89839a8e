import ReadyDayCore

extension WeekCommand {
  /// How far back the user's own habits of training and sleeping are looked at.
  private static let daysBehind = 61

  /// When to train hard in the seven days after the date.
  func plan() throws -> CommandOutput {
    let date = run.occasion.date
    let dates = date.advanced(by: 1)...date.advanced(by: 7)
    let days =
      date.advanced(by: -Self.daysBehind)...WeekPlanInputs.days(neededFor: dates).upperBound
    let data = try run.read(
      .history(of: dates, days, in: run.occasion.zone).needingCalendar)
    let history = data.history(on: days, in: run.occasion.zone, options.preferences)
    let plan = WeekPlan(run.planInputs(dates, data, history))
    if isAdded { return try add(plan, history, data) }
    guard let page = format.page else {
      let text = CalendarRenderer(phrases: run.phrases)
        .document(of: plan, at: run.occasion.present)
      return options.answer(text, run.notices(about: data))
    }
    return run.answer(as: page, .weekPlan, plan, of: data) {
      Report(plan, phrases: $0)
    }
  }

  private func add(
    _ plan: WeekPlan, _ history: History, _ data: SourceData
  ) throws -> CommandOutput {
    let shown = Report(plan, phrases: run.phrases)
    guard !plan.sessions.isEmpty else {
      return options.answer(run.style.text(of: shown), run.notices(about: data))
    }
    guard try run.isWanted(.take(plan.sessions.count), about: { shown }) else {
      return run.declined
    }
    let hard = HardDays(history)
    let workouts = hard.dates.flatMap { data.health?.sourcedWorkouts(on: $0...$0) ?? [] }
    let activity = hard.usualActivity(workouts)
    let added = try run.store.changePlans { plans in
      try plan.sessions.map { session in
        let details = session.details(activity, in: run.occasion.zone)
        if let known = plans.same(as: details) { return known }
        return try plans.add(
          details, id: RandomID.fresh(besides: plans.all.map(\.id)), takingNextPlace: true,
          at: run.occasion.present)
      }
    }
    let sessions = added.map(\.onFirstDay)
    return run.answer(as: format.page ?? .text, .plans, sessions, on: plan.dates) {
      Report(sessions, as: .done(.added), in: run.occasion.zone, notes: [], phrases: $0)
    }
  }
}

extension WeekPlan.Session {
  fileprivate func details(_ activity: Activity, in zone: Zone) -> PlanDetails {
    var details = PlanDetails(date: date, activity: activity)
    details.start = zone.reading(at: span.start).time
    details.minutes = span.wholeMinutes
    details.intensity = .hard
    return details
  }
}

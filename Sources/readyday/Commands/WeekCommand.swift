import ReadyDayCore

struct WeekCommand: PlainCommand {
  private static let format = Option.format(
    [.text, .json, .html, .ics], help: "output format (default: text); ics with --plan",
    es: "formato de salida (por defecto: text); ics con --plan")
  static let planOption = Flag(
    "plan", help: "when to train hard in the seven days after DATE",
    es: "cuándo entrenar fuerte en los siete días siguientes a FECHA")
  private static let addOption = Flag(
    "add", help: "with --plan: add them to your plans after asking",
    es: "con --plan: añade esas sesiones a tus planes tras preguntar")

  static let syntax = Syntax(
    "week", [.date],
    summary: Phrase(
      "the week: recovery, sleep, strain, load, training",
      es: "la semana: recuperación, sueño, carga, deporte"),
    details: Phrase(
      """
      Prints the week that contains DATE, Monday to Sunday: recovery, sleep, strain and workouts of
      past days, each day's calendar load and planned sessions, and the week's averages. --plan
      prints the best days for hard training, at least two days apart. It lists as many as you
      usually have in a week, or as many as workouts.hard_per_week says.
      """,
      es: """
        Muestra la semana de FECHA, de lunes a domingo: recuperación, sueño, esfuerzo y
        entrenamientos de los días pasados, la carga de la agenda y las sesiones previstas de cada
        día, y las medias de la semana. --plan muestra los mejores días para entrenar fuerte, con al
        menos un día de por medio: tantas sesiones como sueles hacer, o las que diga
        workouts.hard_per_week.
        """),
    groups: SharedOptions.day(
      .init("Planning", es: "Planificación", [planOption, addOption, SharedOptions.yes]),
      format: format),
    examples: [
      .init(
        "readyday week --whoop ~/whoop --calendar ~/.calendars", "this week", es: "esta semana"),
      .init(
        "readyday week +1w --calendar work.ics", "how demanding next week is",
        es: "lo exigente que es la próxima"),
      .init(
        "readyday week --plan --whoop ~/whoop --calendar ~/.calendars", "when to train hard",
        es: "cuándo entrenar fuerte"),
    ],
    synonyms: [
      "today": "this week, esta semana",
      "+1w":
        "next, next week, proxima, proxima semana, la proxima semana, que viene, semana que viene, "
        + "la semana que viene",
      "-1w": "last, last week, pasada, semana pasada, la semana pasada",
    ])

  let run: CommandRun

  var isAdded: Bool { arguments.has(Self.addOption) }

  func answer() throws -> CommandOutput {
    if arguments.has(Self.planOption) { return try plan() }
    if isAdded { throw UsageError(.needs("--add", "--plan")) }
    if format == .ics { throw UsageError(.needs("--format ics", "--plan")) }
    let data = try read()
    let diary = run.diary(data)
    let dates = IsoWeek(run.occasion.date).dates
    let mornings = diary.mornings(on: dates.lowerBound...dates.upperBound.advanced(by: 1))
    let days = dates.map { diary.day($0, seenAt: run.occasion.present) }
    let week = Week(days, mornings: mornings, today: run.occasion.today) {
      data.reading.workouts(on: $0...$0)
    }
    return run.answer(format, .week, week, of: data) { Report(week, phrases: $0) }
  }

  func request(on occasion: BriefingDate) -> Request {
    guard arguments.has(Self.planOption) else {
      return .days(IsoWeek(occasion.date).dates, in: occasion.zone)
    }
    let dates = Self.planned(from: occasion.date)
    return .history(of: dates, Self.days(neededFor: dates), in: occasion.zone).needingCalendar
  }

  private static func planned(from date: LocalDate) -> ClosedRange<LocalDate> {
    date.advanced(by: 1)...date.advanced(by: 7)
  }

  private static func days(neededFor planned: ClosedRange<LocalDate>) -> ClosedRange<LocalDate> {
    planned.lowerBound.advanced(
      by: -1 - daysBehind)...WeekPlanInputs.days(neededFor: planned)
      .upperBound
  }

  /// How many earlier days of training and sleep to read.
  private static let daysBehind = 61

  func plan() throws -> CommandOutput {
    let dates = Self.planned(from: run.occasion.date)
    let data = try read()
    let diary = run.diary(data)
    let history = run.history(diary, on: Self.days(neededFor: dates))
    let plan = run.weekPlan(on: dates, diary, history)
    if isAdded { return try add(plan, history, data) }
    guard format != .ics else {
      let text = CalendarRenderer(phrases: run.phrases).document(of: plan, at: run.occasion.present)
      return options.answer(text, run.notices(about: data))
    }
    return run.answer(format, .weekPlan, plan, of: data) { Report(plan, phrases: $0) }
  }

  private func add(_ plan: WeekPlan, _ history: History, _ data: SourceData) throws -> CommandOutput
  {
    let shown = Report(plan, phrases: run.phrases)
    guard !plan.sessions.isEmpty else {
      return options.answer(run.style.text(of: shown), run.notices(about: data))
    }
    guard try run.isWanted(.take(plan.sessions.count), about: { shown }) else {
      return run.declined
    }
    let hard = HardDays(history)
    let workouts = hard.dates.flatMap { data.reading.workouts(on: $0...$0) }
    let activity = hard.usualActivity(workouts)
    let added = try run.store.changePlans { plans in
      try plan.sessions.map { session in
        let details = session.details(activity, in: run.occasion.zone)
        if let known = plans.same(as: details) { return known }
        return try plans.add(
          details, id: plans.freshID, takingNextPlace: true, at: run.occasion.present)
      }
    }
    let sessions = added.map(\.onFirstDay)
    return run.answer(format, .plans, sessions, on: plan.dates) {
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

import ReadyDayCore

/// The week around a date, a row a day.
struct WeekCommand: PlainCommand {
  enum Format: String, CaseIterable, Sendable {
    case text, json, html, ics

    /// Nil for a calendar.
    var page: PageFormat? { PageFormat(rawValue: rawValue) }
  }

  private static let format = Option<Format>(
    "format", .choice,
    help: Phrase(
      "output format (default: text); ics with --plan",
      es: "formato de salida (por defecto: text); ics con --plan"))
  private static let planOption = Flag(
    "plan",
    help: Phrase(
      "when to train hard in the seven days after the date",
      es: "cuándo entrenar fuerte en los siete días siguientes a la fecha"))
  private static let addOption = Flag(
    "add",
    help: Phrase(
      "with --plan: add them to your plans after asking",
      es: "con --plan: los añade a tus planes tras preguntar"))

  static let syntax = Syntax(
    "week", [.date],
    summary: Phrase(
      "the week: recovery, sleep, strain, load, training",
      es: "la semana: recuperación, sueño, carga, deporte"),
    details: Phrase(
      """
      Prints the week that contains DATE, Monday to Sunday: recovery, sleep, strain and workouts of
      past days, each day's calendar load and planned sessions, and the week's means. --plan prints
      the best days for hard training, at least two days apart: as many as you usually do, or
      workouts.hard_per_week.
      """,
      es: """
        Muestra la semana de FECHA, de lunes a domingo: recuperación, sueño, esfuerzo y
        entrenamientos de los días pasados, la carga de la agenda y las sesiones previstas de cada
        día, y las medias de la semana. --plan muestra los mejores días para entrenar fuerte, con al
        menos dos días entre ellos: tantos como sueles hacer, o los que diga workouts.hard_per_week.
        """),
    groups: CommonOptions.day(
      Syntax.Group(
        title: Phrase("Planning", es: "Planificación"),
        options: [planOption, addOption, CommonOptions.yes]),
      format: format),
    examples: [
      Syntax.Example(
        "readyday week --whoop ~/whoop --calendar ~/.calendars",
        Phrase("this week", es: "esta semana")),
      Syntax.Example(
        "readyday week +1w --calendar work.ics",
        Phrase("how demanding next week is", es: "lo exigente que es la próxima")),
      Syntax.Example(
        "readyday week --plan --whoop ~/whoop --calendar ~/.calendars",
        Phrase("when to train hard", es: "cuándo entrenar fuerte")),
    ], synonyms: ["next": "+1w", "last": "-1w", "próxima": "+1w", "pasada": "-1w"])

  let run: CommandRun
}

extension WeekCommand {
  var format: Format { arguments[Self.format] ?? .text }
  /// Whether to add the proposed sessions to the plans.
  var isAdded: Bool { arguments.has(Self.addOption) }

  func answer() throws -> CommandOutput {
    if arguments.has(Self.planOption) { return try plan() }
    if isAdded { throw UsageError(.clash(.needs("--add", "--plan"))) }
    if format == .ics { throw UsageError(.clash(.needs("--format ics", "--plan"))) }
    let date = run.occasion.date
    let monday = date.advanced(by: 1 - date.weekday.rawValue)
    let dates = monday...monday.advanced(by: 6)
    let data = try run.read(.days(dates, in: run.occasion.zone))
    let days = days(dates, of: data)
    let week = Week(
      days, mornings: data.mornings, today: run.occasion.today, without: options.redaction.metrics
    ) { data.health?.sourcedWorkouts(on: $0...$0) ?? [] }
    return run.answer(as: format.page ?? .text, .week, week, of: data) {
      Report(week, phrases: $0)
    }
  }

  private func days(
    _ dates: ClosedRange<LocalDate>, of data: SourceData
  ) -> [Day] {
    let occasion = run.occasion
    let sessions = data.sessions(on: dates, in: occasion.zone)
    return dates.enumerated().map { index, date in
      DayInputs(
        date: date, zone: occasion.zone, now: occasion.present, occurrences: data.occurrences,
        morning: data.mornings?[index], preferences: options.preferences,
        sessions: sessions[date] ?? []
      ).day
    }
  }
}

import ReadyDayCore

struct WorkoutCommand: RunningCommand {
  private static let past = Option<Int>(
    "past", .number(1...366), help: "list the workouts recorded in the last N days instead",
    es: "enumera los entrenamientos registrados en los últimos N días")

  static let syntax = Syntax(
    "workout",
    [
      Operand(Phrase("NAME|DATE", es: "NOMBRE|FECHA"), repeats: true, isDate: true) { _ in
        Candidates(CatalogueWorkout.allCases.map(\.code) + DateExpression.words)
      }
    ],
    summary: Phrase("what to train today, and when", es: "qué entrenar hoy, y cuándo"),
    details: Phrase(
      """
      Suggests a workout with its exercises for the best gap that fits it, based on your recovery
      and on the last 7 days of running, strength and rest. With red recovery it suggests light
      movement; without a score, a session to do by feel. With NAME it shows that workout and how to do
      its exercises. It uses only your equipment ("body profile") and skips movements you avoid;
      "body show" has more about each.
      """,
      es: """
        Propone un entrenamiento con sus ejercicios en el mejor hueco en que cabe, según tu
        recuperación y los días de carrera, de fuerza y de descanso de los últimos 7. Con la
        recuperación en rojo propone algo suave; sin puntuación, algo por sensaciones. Con NOMBRE
        muestra ese entrenamiento y cómo se hacen sus ejercicios. Usa solo tu material («body
        profile») y omite los movimientos que evitas; «body show» explica cada uno.
        """),
    groups: SharedOptions.day(.init("Looking back", es: "Repaso", [past]), format: .page),
    examples: [
      .init(
        "readyday workout --whoop ~/whoop --calendar ~/.calendars", "today's workout",
        es: "el entrenamiento de hoy"),
      .init(
        "readyday workout --date tomorrow --format json", "tomorrow's, for a script",
        es: "el de mañana, para un script"),
      .init(
        "readyday workout full body", "its exercises, with a cue for each",
        es: "sus ejercicios, cada uno con una indicación"),
      .init(
        "readyday workout --whoop ~/whoop --past 14", "the last two weeks",
        es: "las dos últimas semanas"),
    ])

  static let command = Command(syntax) { arguments, context in
    var arguments = arguments
    if arguments.has(past) { arguments.direction = .back }
    return try Self(arguments, context).answer()
  }

  let run: CommandRun

  func answer() throws -> CommandOutput {
    switch (name.isEmpty, arguments[Self.past]) {
    case (true, nil): return try suggestion()
    case (true, let days?): return try past(days)
    case (false, .some): throw UsageError.unexpectedWord(name, of: Self.syntax)
    case (false, nil):
      guard let workout = CatalogueWorkout(named: name) else {
        throw UsageError.notAChoice(
          name, of: "workout", choices: CatalogueWorkout.allCases.map(\.code))
      }
      return try named(workout)
    }
  }

  private func suggestion() throws -> CommandOutput {
    let data = try run.read(.day(run.occasion))
    let workout = data.suggestion(for: run.diary(data).day)
    return run.answer(format, .workout, workout, of: data) {
      Report(workout, isToday: run.occasion.isToday, phrases: $0)
    }
  }

  private func named(_ workout: CatalogueWorkout) throws -> CommandOutput {
    let date = run.occasion.date
    var request = Request(dates: date...date, training: true)
    request.needsData = false
    let data = try run.read(request)
    let named = NamedWorkout(workout, by: data.training.trainee(on: date))
    return run.answer(format, .namedWorkout, named, of: data) { Report(named, phrases: $0) }
  }

  private func past(_ days: Int) throws -> CommandOutput {
    let date = run.occasion.date
    let dates = date.advanced(by: 1 - days)...date
    let data = try run.read(Request(dates: dates, mornings: dates, workouts: .on(dates)))
    let past = PastWorkouts(data.reading.workouts(on: dates))
    return run.answer(format, .workouts, past, of: data) { Report(past, phrases: $0) }
  }
}

extension SourceData {
  func suggestion(for day: Day) -> SuggestedDay {
    SuggestedDay(
      day, after: reading.health?.trainingWeek(before: day.date) ?? .unknown,
      by: training.trainee(on: day.date))
  }
}

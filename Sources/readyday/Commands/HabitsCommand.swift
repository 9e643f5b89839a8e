import ReadyDayCore

struct HabitsCommand: PlainCommand {
  private static let by = Option<HabitOutcome.Name>(
    "by", .choice,
    help:
      "what to compare mornings by: recovery, or the number you entered with feel (default: recovery)",
    es: "qué se compara de las mañanas: la recuperación o el número de feel (por defecto: recovery)"
  )

  static let syntax = Syntax(
    "habits", [.date],
    summary: Phrase(
      "habits linked to your recovery or to how you feel",
      es: "qué hábitos coinciden con tu recuperación o con cómo te encuentras"),
    details: Phrase(
      """
      Over the last year, compares your recovery after days with and without each of eight fixed
      habits, and WHOOP journal habits with enough answers, twelve in all at most. The results are 95% intervals,
      updated once a month; they show what goes together, not what causes what. It needs at least 60
      pairs of consecutive mornings with a recovery score. --by feel compares how you felt instead,
      by the number from 1 to 5 that you entered with "readyday feel". "explain habits" says how it works.
      """,
      es: """
        Compara tu recuperación del último año tras los días con cada hábito y tras los días sin él:
        ocho hábitos fijos y los de tu diario de WHOOP con respuestas suficientes. Los resultados
        son intervalos del 95 %, se actualizan una vez al mes y muestran coincidencias, no causas.
        Hacen falta al menos 60 pares de mañanas consecutivas con datos de recuperación. Con --by
        feel se compara cómo te encontrabas, según el número del 1 al 5 que anotaste con feel.
        «explain habits» cuenta cómo se hace.
        """),
    groups: SharedOptions.day(.own([by]), format: .page),
    examples: [
      .init(
        "readyday habits --whoop ~/whoop --calendar ~/.calendars", "the last year",
        es: "el último año"),
      .init(
        "readyday habits --whoop ~/whoop --hide journal --format json",
        "for a script, without your journal", es: "para un script, sin tu diario"),
      .init(
        "readyday habits --by feel --whoop ~/whoop", "by how you felt", es: "según cómo te sentías"),
    ], looksBack: true)

  let run: CommandRun

  func answer() throws -> CommandOutput {
    let (habits, data) = try run.habits(by: arguments[Self.by] ?? .recovery)
    return run.answer(format, .habits, habits, of: data, on: habits.mornings) {
      Report(habits, phrases: $0)
    }
  }

  func request(on occasion: BriefingDate) -> Request { .habits(on: occasion) }
}

extension CommandRun {
  func habits(
    by outcome: HabitOutcome.Name = .recovery
  ) throws -> (habits: Habits, data: SourceData) {
    let days = Habits.days(neededOn: occasion.date)
    let data = try read(.habits(on: occasion))
    let history = history(diary(data), on: days)
    let felt = outcome == .feeling ? HabitOutcome(.feeling, of: history.days, \.felt) : nil
    return (Habits(history, on: occasion.date, options.preferences, outcome: felt), data)
  }
}

import ReadyDayCore

/// How your days relate to your recovery the morning after.
struct HabitsCommand: PlainCommand {
  static let syntax = Syntax(
    "habits", [.date],
    summary: Phrase(
      "habits linked to your recovery", es: "qué hábitos coinciden con tu recuperación"),
    details: Phrase(
      """
      Over the last year, compares your recovery after days with and without each of eight fixed
      habits, and each habit of your WHOOP journal with enough answers. The results are 95%
      intervals, updated once a month; they show what goes together, not what causes what. It needs
      at least 60 pairs of consecutive mornings with a recovery score. "explain habits" says how it
      works.
      """,
      es: """
        Compara tu recuperación del último año tras los días con cada hábito y tras los días sin él:
        ocho hábitos fijos y los de tu diario de WHOOP con respuestas suficientes. Los resultados
        son intervalos del 95 %, se actualizan una vez al mes y muestran coincidencias, no causas.
        Hacen falta al menos 60 pares de mañanas consecutivas con recuperación. «explain habits»
        cuenta cómo se hace.
        """),
    groups: CommonOptions.day(format: PageFormat.option),
    examples: [
      Syntax.Example(
        "readyday habits --whoop ~/whoop --calendar ~/.calendars",
        Phrase("the last year", es: "el último año")),
      Syntax.Example(
        "readyday habits --whoop ~/whoop --hide journal --format json",
        Phrase("for a script, without your journal", es: "para un script, sin tu diario")),
    ], looksBack: true)

  let run: CommandRun

  func answer() throws -> CommandOutput {
    let (habits, data) = try run.habits()
    return run.answer(
      as: arguments[.format] ?? .text, .habits, habits, of: data, on: habits.mornings
    ) {
      Report(habits, phrases: $0)
    }
  }
}

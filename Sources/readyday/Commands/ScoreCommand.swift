import ReadyDayCore

/// The recovery score that readyday computes itself, with its parts.
struct ScoreCommand {
  static let syntax = Syntax(
    "score", [.date],
    summary: Phrase(
      "a recovery score computed by readyday", es: "una puntuación de recuperación calculada"),
    details: Phrase(
      """
      Prints a score computed from heart rate variability, resting heart rate, sleep and training
      load, each with its inputs, what they are compared with, and its weight. The score is
      readyday's own, even when the measurements are WHOOP's.
      """,
      es: """
        Muestra una puntuación calculada con la variabilidad de la frecuencia cardiaca, la
        frecuencia cardiaca en reposo, el sueño y la carga de entrenamiento, cada una con sus datos,
        con lo que se comparan y con su peso. Es de readyday, aunque las mediciones sean de WHOOP.
        """),
    groups: HistoryOptions.groups,
    examples: [
      Syntax.Example(
        "readyday score",
        Phrase("this morning, from imported data", es: "esta mañana, con los datos importados")),
      Syntax.Example(
        "readyday score --whoop ~/whoop --last 30 --format json",
        Phrase(
          "a month of scores from WHOOP's measurements, for a script",
          es: "un mes de puntuaciones con mediciones de WHOOP, para un script")),
    ], looksBack: true)

  private let options: HistoryOptions

  init(_ arguments: Arguments) throws {
    options = try HistoryOptions(arguments)
  }

  func run(in context: CommandContext) throws -> CommandOutput {
    try options.answer(
      in: context, looksBack: true, of: { $0.computedMornings },
      document: .score,
      report: { Report(scoreOf: $0, phrases: $1) })
  }
}

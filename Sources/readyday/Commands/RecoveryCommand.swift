import ReadyDayCore

/// The morning's recovery in detail.
struct RecoveryCommand {
  static let syntax = Syntax(
    "recovery", [.date],
    summary: Phrase(
      "the morning's recovery in detail", es: "la recuperación de la mañana en detalle"),
    details: Phrase(
      """
      Prints the recovery score with its colour, each value next to its 30-day mean, and the scores
      of the previous days.
      """,
      es: """
        Muestra la puntuación de recuperación con su color, cada valor junto a su media de 30 días y
        las puntuaciones de los días anteriores.
        """),
    groups: HistoryOptions.groups,
    examples: [
      Syntax.Example(
        "readyday recovery yesterday --whoop ~/whoop",
        Phrase("yesterday morning", es: "ayer por la mañana")),
      Syntax.Example(
        "readyday recovery --whoop ~/whoop --last 30 --format json",
        Phrase("a month of scores, for a script", es: "un mes de puntuaciones, para un script")),
    ], looksBack: true)

  private let options: HistoryOptions

  init(_ arguments: Arguments) throws {
    options = try HistoryOptions(arguments)
  }

  func run(in context: CommandContext) throws -> CommandOutput {
    try options.answer(
      in: context,
      knowsDay: true, document: .recovery,
      report: { Report(recoveryOf: $0, phrases: $1) })
  }
}

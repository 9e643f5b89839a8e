import ReadyDayCore

/// Last night in detail.
struct SleepCommand {
  static let syntax = Syntax(
    "sleep", [.date], summary: Phrase("last night in detail", es: "la última noche en detalle"),
    details: Phrase(
      """
      Prints last night's sleep with its stages, sleep need and debt, disturbances and respiratory
      rate, each value next to its 30-day mean, and the previous nights.
      """,
      es: """
        Muestra la última noche con sus fases, la necesidad y la deuda de sueño, las interrupciones
        y la frecuencia respiratoria, cada valor junto a su media de 30 días, y las noches
        anteriores.
        """),
    groups: HistoryOptions.groups,
    examples: [
      Syntax.Example(
        "readyday sleep --whoop ~/whoop",
        Phrase("last night", es: "la última noche")),
      Syntax.Example(
        "readyday sleep --whoop ~/whoop --last 30 --format json",
        Phrase("a month of nights, for a script", es: "un mes de noches, para un script")),
    ], looksBack: true)

  private let options: HistoryOptions

  init(_ arguments: Arguments) throws {
    options = try HistoryOptions(arguments)
  }

  func run(in context: CommandContext) throws -> CommandOutput {
    try options.answer(
      in: context,
      document: .sleep,
      report: { Report(sleepOf: $0, phrases: $1) })
  }
}

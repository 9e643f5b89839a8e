import ReadyDayCore

/// The recovery score readyday computes itself, with its parts.
struct ScoreCommand: Command {
  static let syntax = Syntax(
    "score", [.date], summary: "a recovery score computed from your own data",
    details: "Prints a score made of heart rate variability, resting heart rate, sleep and "
      + "training load, each with its inputs, what they are compared with, and its weight. It is "
      + "readyday's own, also when WHOOP measured what it is made of.",
    groups: HistoryOptions.groups,
    examples: [
      Syntax.Example("readyday score", "this morning, of the data that were imported"),
      Syntax.Example(
        "readyday score --whoop ~/whoop --last 30 --format json",
        "a month of scores from WHOOP's measurements, for a script"),
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

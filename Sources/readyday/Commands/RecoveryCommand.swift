import ReadyDayCore

/// The morning's recovery in detail.
struct RecoveryCommand: Command {
  static let syntax = Syntax(
    "recovery", [.date], summary: "the morning's recovery in detail",
    details: "Prints the recovery score with its zone, each value beside its own "
      + "30-day mean, and the scores of the days before.",
    groups: [CommonOptions.sources] + HistoryOptions.groups.dropFirst(),
    examples: [
      Syntax.Example("readyday recovery yesterday --whoop ~/whoop", "yesterday's morning"),
      Syntax.Example(
        "readyday recovery --whoop ~/whoop --last 30 --format json",
        "a month of scores, for a script"),
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

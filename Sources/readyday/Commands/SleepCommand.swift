import ReadyDayCore

/// Last night in detail.
struct SleepCommand: Command {
  static let syntax = Syntax(
    "sleep", [.date], summary: "last night in detail",
    details: "Prints the night with its stages, need and debt, disturbances "
      + "and breathing, each value beside its own 30-day mean, and the nights before.",
    groups: HistoryOptions.groups,
    examples: [
      Syntax.Example("readyday sleep --whoop ~/whoop", "last night"),
      Syntax.Example(
        "readyday sleep --whoop ~/whoop --last 30 --format json", "a month of nights, for a script"),
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

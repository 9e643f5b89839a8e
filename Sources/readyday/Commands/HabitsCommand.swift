import ReadyDayCore

/// What of one's days goes together with recovery the morning after.
struct HabitsCommand: Command {
  private static let format = PageFormat.option

  static let syntax = Syntax(
    "habits", [.date], summary: "what goes together with your recovery",
    details:
      "Asks eight fixed questions of the last year, and those of WHOOP's journal that you answered often "
      + "enough: what was recovery on the mornings after such days, beside the others? The answers are 95% "
      + "intervals, looked at once a month, and say what went together, not what caused it. Below 60 scored "
      + "pairs of mornings nothing is said. \"explain habits\" tells how.",
    groups: [
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example("readyday habits --whoop ~/whoop --calendar ~/.calendars", "of the last year"),
      Syntax.Example(
        "readyday habits --whoop ~/whoop --hide journal --format json",
        "for a script, without your journal"),
    ], looksBack: true)

  private let options: CommonOptions
  private let format: PageFormat

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
  }

  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options, in: context)
    let (habits, data) = try run.habits()
    return run.answer(as: format, .habits, habits, of: data, on: habits.mornings) {
      Report(habits, phrases: $0)
    }
  }
}

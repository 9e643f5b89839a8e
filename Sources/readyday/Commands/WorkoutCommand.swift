import ReadyDayCore

/// What to train today, and when.
struct WorkoutCommand: Command {
  private static let format = TextOrJSON.option

  static let syntax = Syntax(
    "workout", summary: "what to train today, and when",
    details: "Suggests one workout from the morning's recovery and the running, strength and rest "
      + "of the last 7 days, with its exercises, in the day's best window that holds it. After a "
      + "red morning it is light movement, without a score something by feel.",
    groups: [
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example("readyday workout --whoop ~/whoop --calendar ~/.calendars", "today's"),
      Syntax.Example("readyday workout --date tomorrow --format json", "tomorrow's, for a script"),
    ])

  private let options: CommonOptions
  private let format: TextOrJSON

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
  }
}

extension WorkoutCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options, in: context)
    let data = try run.read(.day(run.occasion, looksBack: true))
    let week = data.health?.trainingWeek(before: run.occasion.date) ?? .unknown
    let workout = SuggestedDay(run.inputs(data), after: week)
    return run.answer(format, .workout, workout, of: data) { Report(workout, phrases: $0) }
  }
}

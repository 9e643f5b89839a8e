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

  init(_ arguments: Arguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
  }
}

extension WorkoutCommand {
  func run(in surroundings: CommandContext) throws(Failure) -> CommandOutput {
    let reading = try DayContext(options, in: surroundings, looksBack: true)
    let week = reading.reading.health?.trainingWeek(before: reading.occasion.date) ?? .unknown
    let workout = SuggestedDay(reading.inputs, after: week)
    return options.answer(render(workout, reading, surroundings), reading.notices)
  }

  private func render(
    _ workout: SuggestedDay, _ reading: DayContext, _ surroundings: CommandContext
  ) -> String {
    switch format {
    case .json:
      return Document.workout.text(of: workout, in: reading.context)
    case .text:
      return options.style(in: surroundings)
        .text(of: Report(workout, phrases: reading.phrases))
    }
  }
}

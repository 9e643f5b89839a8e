import ReadyDayCore

/// What to train today, and when; one workout with its cues; what was trained before.
struct WorkoutCommand: Command {
  private static let format = TextOrJSON.option
  private static let past = Option<Int>(
    "past", .number(1...366), help: "list the recorded workouts of the last N days instead")

  static let syntax = Syntax(
    "workout",
    [
      Operand("NAME|DATE", repeats: true, isDate: true) { _ in
        Candidates(CatalogueWorkout.allCases.map(\.rawValue) + DateExpression.words)
      }
    ],
    summary: "what to train today, and when",
    details: "Suggests one workout from the morning's recovery and the running, strength and rest "
      + "of the last 7 days, with its exercises, in the day's best window that holds it. After a "
      + "red morning it is light movement, without a score something by feel. With a NAME, shows "
      + "that workout and how its exercises are done well.",
    groups: [
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(title: "Looking back", options: [past]),
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example("readyday workout --whoop ~/whoop --calendar ~/.calendars", "today's"),
      Syntax.Example("readyday workout --date tomorrow --format json", "tomorrow's, for a script"),
      Syntax.Example("readyday workout full body", "its exercises, with a cue for each"),
      Syntax.Example("readyday workout --whoop ~/whoop --past 14", "the last two weeks"),
    ])

  private enum Subject {
    case suggestion
    case named(CatalogueWorkout)
    case past(days: Int)
  }

  private let options: CommonOptions
  private let format: TextOrJSON
  private let subject: Subject

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    if arguments.has(Self.past) { arguments.direction = .back }
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
    let name = arguments.operands.joined(separator: " ")
    switch (name.isEmpty, arguments[Self.past]) {
    case (true, nil): subject = .suggestion
    case (true, let days?): subject = .past(days: days)
    case (false, .some): throw UsageError.unexpectedWord(name, of: Self.syntax)
    case (false, nil):
      guard let workout = CatalogueWorkout(named: name) else {
        throw UsageError.notAChoice(
          name, of: "workout", choices: CatalogueWorkout.allCases.map(\.rawValue))
      }
      subject = .named(workout)
    }
  }
}

extension WorkoutCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options, in: context)
    switch subject {
    case .suggestion: return try suggestion(run)
    case .named(let workout):
      return run.answer(format, .namedWorkout, workout) { Report(workout, phrases: $0) }
    case .past(let days): return try past(days, run)
    }
  }

  private func suggestion(_ run: CommandRun) throws -> CommandOutput {
    let data = try run.read(.day(run.occasion, looksBack: true))
    let week = data.health?.trainingWeek(before: run.occasion.date) ?? .unknown
    let workout = SuggestedDay(run.inputs(data), after: week)
    return run.answer(format, .workout, workout, of: data) { Report(workout, phrases: $0) }
  }

  /// The date and the days before it.
  private func past(_ days: Int, _ run: CommandRun) throws -> CommandOutput {
    let date = run.occasion.date
    let dates = date.advanced(by: 1 - days)...date
    let data = try run.read(Request(dates: dates, mornings: dates, workouts: .on(dates)))
    let past = PastWorkouts(
      data.health?.sourcedWorkouts(on: dates) ?? [], without: options.redaction.metrics)
    return run.answer(format, .workouts, past, of: data) { Report(past, phrases: $0) }
  }
}

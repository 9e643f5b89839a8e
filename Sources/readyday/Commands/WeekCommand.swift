import ReadyDayCore

/// The week around a date, a row a day.
struct WeekCommand: Command {
  private static let format = TextOrJSON.option

  static let syntax = Syntax(
    "week", [.date], summary: "seven days: recovery, sleep, strain, load and training",
    details:
      "Prints the week of the date from Monday to Sunday: recovery, sleep, strain and workouts of "
      + "the days that have passed, the calendar load and the planned sessions of each, and the "
      + "means of the week.",
    groups: [
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example("readyday week --whoop ~/whoop --calendar ~/.calendars", "this week"),
      Syntax.Example("readyday week +1w --calendar work.ics", "what the next one asks"),
    ])

  private let options: CommonOptions
  private let format: TextOrJSON

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
  }
}

extension WeekCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options, in: context)
    let date = run.occasion.date
    let monday = date.advanced(by: 1 - date.weekday.rawValue)
    let dates = monday...monday.advanced(by: 6)
    let data = try run.read(.days(dates, in: run.occasion.zone))
    let days = days(dates, of: data, run.occasion)
    let week = Week(
      days, mornings: data.mornings, today: run.occasion.today, without: options.redaction.metrics
    ) { data.health?.sourcedWorkouts(on: $0...$0) ?? [] }
    return run.answer(format, .week, week, of: data) { Report(week, phrases: $0) }
  }

  private func days(
    _ dates: ClosedRange<LocalDate>, of data: SourceData, _ occasion: BriefingDate
  ) -> [Day] {
    let sessions = data.sessions(on: dates, in: occasion.zone)
    return dates.enumerated().map { index, date in
      DayInputs(
        date: date, zone: occasion.zone, now: occasion.present, occurrences: data.occurrences,
        morning: data.mornings?[index], preferences: options.preferences,
        sessions: sessions[date] ?? []
      ).day
    }
  }
}

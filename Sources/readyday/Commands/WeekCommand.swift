import ReadyDayCore

/// The week around a date, a row a day.
struct WeekCommand: Command {
  private static let format = TextOrJSON.option

  static let syntax = Syntax(
    "week", summary: "seven days: recovery, sleep, load and hard events",
    details:
      "Prints the week of the date from Monday to Sunday: recovery and sleep of the days that "
      + "have passed, and what the calendars ask of each.",
    groups: [
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example("readyday week --whoop ~/whoop --calendar ~/.calendars", "this week"),
      Syntax.Example("readyday week --calendar work.ics --date +1w", "what the next one asks"),
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
    let days = days(dates, of: data, in: run.occasion.zone)
    return run.answer(format, .week, days, of: data) { Report(weekOf: days, phrases: $0) }
  }

  private func days(
    _ dates: ClosedRange<LocalDate>, of data: SourceData, in zone: Zone
  ) -> [Day] {
    let byDay = data.agenda?.byDay(dates, in: zone)
    return dates.enumerated().map { index, date in
      Day(
        date: date, zone: zone, now: zone.start(of: date),
        occurrences: byDay.map { $0[date] ?? [] }, morning: data.mornings?[index],
        preferences: options.preferences)
    }
  }
}

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

  init(_ arguments: Arguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
  }
}

extension WeekCommand {
  func run(in surroundings: CommandContext) throws(Failure) -> CommandOutput {
    let phrases = options.language(in: surroundings.environment).phrases
    guard options.hasSources else { throw .nothingConfigured }
    let zones = SystemZones(surroundings.environment)
    let occasion = try BriefingDate(options, in: surroundings, zones: zones)
    let monday = occasion.date.advanced(by: 1 - occasion.date.weekday.rawValue)
    let dates = monday...monday.advanced(by: 6)
    let reading = try SourceData(options, on: dates, in: occasion.zone, zones: zones)
    let notices = options.notices(about: reading, phrases)
    do throws(Failure) {
      try reading.check(isStrict: options.isStrict)
    } catch {
      throw error.with(notices)
    }
    let days = days(dates, of: reading, occasion)
    return options.answer(render(days, in: occasion.zone, reading, phrases, surroundings), notices)
  }

  private func days(
    _ dates: ClosedRange<LocalDate>, of reading: SourceData, _ occasion: BriefingDate
  ) -> [Day] {
    let byDay = reading.agenda?.byDay(dates, in: occasion.zone)
    return dates.enumerated().map { index, date in
      Day(
        date: date, zone: occasion.zone, now: occasion.zone.start(of: date),
        occurrences: byDay.map { $0[date] ?? [] }, morning: reading.mornings?[index],
        preferences: options.preferences)
    }
  }

  private func render(
    _ days: [Day], in zone: Zone, _ reading: SourceData, _ phrases: any ProgramPhrases,
    _ surroundings: CommandContext
  ) -> String {
    switch format {
    case .json:
      return Document.week.text(of: days, in: reading.context(phrases, zone))
    case .text:
      return options.style(in: surroundings).text(of: Report(weekOf: days, phrases: phrases))
    }
  }
}

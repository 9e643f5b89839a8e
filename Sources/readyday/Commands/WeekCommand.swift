import ReadyDayCore

/// The week around a date, a row a day.
struct WeekCommand: Command {
  enum Format: String, CaseIterable, Sendable {
    case text, json, html, ics

    /// Nil for a calendar.
    var page: PageFormat? {
      switch self {
      case .text: .text
      case .json: .json
      case .html: .html
      case .ics: nil
      }
    }
  }

  private static let format = Option<Format>(
    "format", .choice, help: "for people or for programs; ics with --plan")
  private static let planOption = Flag(
    "plan", help: "when to train hard in the seven days after the date")
  private static let addOption = Flag(
    "add", help: "with --plan: add these to your plans; asks first")

  static let syntax = Syntax(
    "week", [.date], summary: "seven days: recovery, sleep, strain, load and training",
    details:
      "Prints the week of the date from Monday to Sunday: recovery, sleep, strain and workouts of "
      + "the days that have passed, the calendar load and the planned sessions of each, and the "
      + "means of the week. With --plan: the days on which hard training costs least, two apart, "
      + "as many as you usually train hard or workouts.hard_per_week says.",
    groups: [
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(
        title: "Planning", options: [planOption, addOption, ConfirmationOption.yes]),
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example("readyday week --whoop ~/whoop --calendar ~/.calendars", "this week"),
      Syntax.Example("readyday week +1w --calendar work.ics", "what the next one asks"),
      Syntax.Example(
        "readyday week --plan --whoop ~/whoop --calendar ~/.calendars", "when to train hard"),
    ])

  let options: CommonOptions
  let format: Format
  /// Whether what is planned becomes plans.
  let isAdded: Bool
  let confirming: ConfirmationOption
  private let isPlan: Bool

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
    isPlan = arguments.has(Self.planOption)
    isAdded = arguments.has(Self.addOption)
    confirming = ConfirmationOption(arguments)
    guard !isPlan else { return }
    if isAdded { throw UsageError(.clash(.needs("--add", "--plan"))) }
    if format == .ics { throw UsageError(.clash(.needs("--format ics", "--plan"))) }
  }
}

extension WeekCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options, in: context)
    if isPlan { return try plan(run, in: context) }
    let date = run.occasion.date
    let monday = date.advanced(by: 1 - date.weekday.rawValue)
    let dates = monday...monday.advanced(by: 6)
    let data = try run.read(.days(dates, in: run.occasion.zone))
    let days = days(dates, of: data, run.occasion)
    let week = Week(
      days, mornings: data.mornings, today: run.occasion.today, without: options.redaction.metrics
    ) { data.health?.sourcedWorkouts(on: $0...$0) ?? [] }
    return run.answer(as: format.page ?? .text, .week, week, of: data) {
      Report(week, phrases: $0)
    }
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

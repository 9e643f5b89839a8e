import ReadyDayCore

/// One or many days as a timeline: what the calendars hold, what it asks, and what is free.
struct AgendaCommand: Command {
  /// A hundred years of days.
  static let mostDays = 36_600

  private static let format = TextOrJSON.option
  private static let dayCount = Option<Int>(
    "days", .number(1...mostDays),
    help: "number of days, starting at the date, 1 to 36600 (default: 1)")

  static let syntax = Syntax(
    "agenda", [.date], summary: "the day as a timeline: events, sessions, what is free",
    details: "Prints every event of the day with its energy demand, the planned sessions, the free "
      + "time between them, and what is not counted and why.",
    groups: [
      CommonOptions.calendarSources,
      Syntax.Group(title: "Time", options: CommonOptions.time.options + [dayCount]),
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example("readyday agenda --calendar ~/.calendars", "today"),
      Syntax.Example(
        "readyday agenda monday --calendar work.ics --days 5 --format json",
        "the working week, for a script"),
    ])

  private let options: CommonOptions
  private let format: TextOrJSON
  private let dayCount: Int

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
    dayCount = arguments[Self.dayCount] ?? 1
  }
}

extension AgendaCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options, in: context)
    let dates = run.occasion.date...run.occasion.date.advanced(by: dayCount - 1)
    let data = try run.read(.calendars(dates, in: run.occasion.zone, training: true))
    let days = days(dates, of: data, run.occasion)
    return options.answer(printed(days, data, run), run.notices(about: data))
  }

  /// Made one at a time, as they are asked for: a hundred years of them would not be small.
  private func days(
    _ dates: ClosedRange<LocalDate>, of data: SourceData, _ occasion: BriefingDate
  ) -> some Sequence<Day> {
    let byDay = data.agenda?.byDay(dates, in: occasion.zone)
    let sessions = data.sessions(on: dates, in: occasion.zone)
    return dates.lazy.map { date in
      Day(
        date: date, zone: occasion.zone,
        now: date == occasion.date ? occasion.now : occasion.zone.start(of: date),
        occurrences: byDay?[date] ?? [], morning: nil, preferences: options.preferences,
        sessions: sessions[date] ?? [])
    }
  }

  /// Each day is written before the next is looked at.
  private func printed(
    _ days: some Sequence<Day>, _ data: SourceData, _ run: CommandRun
  ) -> PrintedText {
    PrintedText { hand in
      switch format {
      case .json:
        Document.agenda.write(AnySequence(days), in: run.documentContext(data), to: hand)
      case .text:
        let style = run.style
        for (place, day) in days.enumerated() {
          if place > 0 { hand(style.encode([.empty])) }
          hand(style.text(of: Report(agendaOf: day, phrases: run.phrases)))
        }
      }
    }
  }
}

import ReadyDayCore

struct AgendaCommand: PlainCommand {
  /// About a hundred years.
  static let mostDays = 36_600

  private static let dayCount = Option<Int>(
    "days", .number(1...mostDays),
    help: "number of days, starting at the date, 1 to 36600 (default: 1)",
    es: "número de días desde la fecha, de 1 a 36600 (por defecto: 1)")

  static let syntax = Syntax(
    "agenda", [.date],
    summary: Phrase(
      "the day as a timeline: events, sessions, gaps",
      es: "el día hora a hora: eventos, sesiones, huecos"),
    details: Phrase(
      """
      Prints every event of the day and how demanding it is, the planned sessions, the free time
      between them, and the events that don't count, with the reason.
      """,
      es: """
        Muestra los eventos del día y lo exigentes que son, las sesiones previstas, el tiempo libre
        entre ellos y los eventos que no cuentan, con el motivo.
        """),
    groups: SharedOptions.day(time: [dayCount] + PlanRange.options, titles: [SharedOptions.links]),
    examples: [
      .init("readyday agenda --calendar ~/.calendars", "today", es: "hoy"),
      .init(
        "readyday agenda monday --calendar work.ics --days 5 --format json",
        "the working week, for a script", es: "la semana laboral, para un script"),
    ])

  let run: CommandRun

  func answer() throws -> CommandOutput {
    let data = try read()
    let days = days(try dates(of: run.occasion), of: data)
    return options.answer(printed(days, data), run.notices(about: data))
  }

  func request(on occasion: BriefingDate) throws -> Request {
    .calendars(try dates(of: occasion), in: occasion.zone, training: true)
  }

  private func dates(of occasion: BriefingDate) throws -> ClosedRange<LocalDate> {
    let range = PlanRange(arguments)
    guard range.isGiven else {
      return occasion.date...occasion.date.advanced(by: (arguments[Self.dayCount] ?? 1) - 1)
    }
    return try range.days(from: occasion)
  }

  /// Lazy, because a hundred years of days take much memory.
  private func days(_ dates: ClosedRange<LocalDate>, of data: SourceData) -> some Sequence<Day> {
    let diary = run.diary(data)
    return dates.lazy.map { date -> Day in
      guard date != run.occasion.date else { return diary.day }
      let start = options.preferences.day(date, in: diary.zone(on: date)).start
      return diary.day(date, seenAt: start)
    }
  }

  private func printed(_ days: some Sequence<Day>, _ data: SourceData) -> PrintedText {
    PrintedText { hand in
      switch format {
      case .json: Document.agenda.write(AnySequence(days), in: run.documentContext(data), to: hand)
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

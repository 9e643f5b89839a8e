import ReadyDayCore

struct AgendaCommand: RunningCommand {
  private static let dayCount = Option<Int>(
    "days", .number(1...PlanRange.mostDays),
    help: "number of days, starting at the date, 1 to 36600 (default: 1)",
    es: "número de días desde la fecha, de 1 a 36600 (por defecto: 1)")

  private static let listing = Syntax(
    "agenda", [.date],
    summary: Phrase(
      "the day as a timeline: events, sessions, gaps",
      es: "el día hora a hora: eventos, sesiones, huecos"),
    details: details,
    groups: SharedOptions.day(
      format: .page, time: [dayCount] + PlanRange.options, titles: [SharedOptions.links]),
    examples: [])

  private static let details = Phrase(
    """
    Prints every event of the day and how demanding it is, the planned sessions, the free time
    between them, the tasks that are due, and the events that don't count, with the reason.
    """,
    es: """
      Muestra los eventos del día y lo exigentes que son, las sesiones previstas, el tiempo libre
      entre ellos, las tareas pendientes y los eventos que no cuentan, con el motivo.
      """)

  private static let searching = Syntax(
    action: "agenda search",
    [Operand(Phrase("WORDS", es: "PALABRAS"), needed: .anArgument, repeats: true)],
    summary: Phrase(
      "find events by words in their title, place or calendar",
      es: "busca eventos por palabras del título, el lugar o el calendario"),
    details: Phrase(
      """
      Lists the events with all WORDS in their title, place or calendar, whether they count or not:
      from today, or --from, for 90 days, or until --to.
      """,
      es: """
        Enumera los eventos con todas las PALABRAS en el título, el lugar o el calendario, cuenten o
        no: desde hoy, o desde --from, durante 90 días, o hasta --to.
        """),
    options: [SharedOptions.date] + PlanRange.options)

  static let command = Command(
    "agenda", summary: listing.summary, details: details, usual: "agenda",
    actions: [
      Action(listing) { try AgendaCommand($0, $1).answer() },
      Action(searching) { try AgendaCommand($0, $1).search() },
    ],
    examples: [
      .init("readyday agenda --calendar ~/.calendars", "today", es: "hoy"),
      .init(
        "readyday agenda monday --calendar work.ics --days 5 --format json",
        "the working week, for a script", es: "la semana laboral, para un script"),
      .init(
        "readyday agenda search dentist --calendar ~/.calendars", "when you see the dentist",
        es: "cuándo vas al dentista"),
    ])

  let run: CommandRun

  func answer() throws -> CommandOutput {
    let data = try read()
    let days = days(try dates(from: run.occasion), of: data)
    return options.answer(printed(days, data), run.notices(about: data))
  }

  func request(on occasion: BriefingDate) throws -> Request {
    let dates = try dates(from: occasion)
    var request = Request.calendars(dates, in: occasion.zone, training: true)
    request.calendars?.tasksDue = dates.lowerBound
    request.takesSessions = arguments.operands.isEmpty
    return request
  }

  /// Days searched from the first.
  private static let daysSearched = 90

  private func search() throws -> CommandOutput {
    let data = try read()
    let diary = run.diary(data)
    let search = EventSearch(for: words, on: try dates(from: run.occasion), in: diary)
    return run.answer(format, .eventSearch, search, of: data) { Report(search, phrases: $0) }
  }

  private func dates(from occasion: BriefingDate) throws -> ClosedRange<LocalDate> {
    let (range, isSearch) = (PlanRange(arguments), !words.isEmpty)
    let count = isSearch ? Self.daysSearched : arguments[Self.dayCount] ?? 1
    guard range.isGiven else { return occasion.date...occasion.date.advanced(by: count - 1) }
    return try range.days(from: occasion) { isSearch ? $0.advanced(by: count - 1) : nil }
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
      guard format != .json else {
        return Document.agenda.write(AnySequence(days), in: run.documentContext(data), to: hand)
      }
      guard format != .html else {
        return hand(run.text(of: Report(agendaOf: days, phrases: run.phrases), as: .html))
      }
      let style = run.style
      for (place, day) in days.enumerated() {
        if place > 0 { hand(style.encode([.empty])) }
        hand(style.text(of: Report(agendaOf: day, phrases: run.phrases)))
      }
    }
  }
}

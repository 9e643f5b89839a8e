import ReadyDayCore

struct ReviewCommand: PlainCommand {
  enum Format: String, CaseIterable, Sendable { case text, json, markdown, html, mail }

  enum Week: Sendable {
    case last, this
    case named(IsoWeek)
  }

  private static let weekOption = Option<Week>(
    "week",
    ValueForm(
      Phrase("WEEK", es: "SEMANA"), accepted: .week, known: ["last", "this"],
      candidates: Candidates(["last", "this"])
    ) { text in
      switch text.lowercased() {
      case "last": .last
      case "this": .this
      default: IsoWeek(text).map(Week.named)
      }
    },
    help:
      "2026-W47, last or this (default: the week of DATE once its Sunday has come, else the one before)",
    es: """
      2026-W47, last o this (por defecto: la semana de FECHA, si ya ha llegado su domingo; si no, la anterior)
      """)

  static let syntax = Syntax(
    "review", [.date], summary: Phrase("a week on one page", es: "una semana en una página"),
    details: Phrase(
      """
      Sums up a week: recovery and sleep compared with what is usual for you, calendar load and the
      heaviest day, training planned and done, what changed since the previous week, the habit that
      stood out, and the heaviest day and the best days for hard training of the week that follows.
      It says what was not recorded.
      """,
      es: """
        Resume una semana: la recuperación y el sueño frente a lo habitual en ti, la carga de la
        agenda y el día más cargado, lo previsto y lo entrenado, qué ha cambiado desde la semana
        anterior, el hábito que ha destacado y, de la semana siguiente, el día más cargado y los
        mejores para entrenar fuerte. Dice qué no se ha registrado.
        """),
    groups: SharedOptions.day(
      MailOptions.addresses, format: Option<Format>.format, time: [weekOption]),
    examples: [
      .init(
        "readyday review --whoop ~/whoop --calendar ~/.calendars", "last week",
        es: "la semana pasada"),
      .init(
        "readyday review --whoop ~/whoop --week 2026-W47 --format markdown",
        "a page for your notes", es: "una página para tus notas"),
      .init(
        "readyday review --whoop ~/whoop --format mail --mail-to me@example.test",
        "an email for Sunday evening", es: "un correo para el domingo por la tarde"),
    ], looksBack: true,
    synonyms: [
      "--week last": "last week, last, semana pasada, la semana pasada",
      "--week this": "this week, esta semana",
    ])

  let run: CommandRun

  private var format: Format { arguments[.format] ?? .text }
  private var mail: MailOptions { MailOptions(arguments) }

  func answer() throws -> CommandOutput {
    if format == .mail { try mail.requireRecipient() }
    let week = week(on: run.occasion.date)
    let last = week.dates.upperBound
    let next = last.advanced(by: 1)...last.advanced(by: 7)
    let habitDays = Habits.days(neededOn: last)
    let needed = Review.days(neededFor: week)
    let first = max(next.lowerBound, run.occasion.today.advanced(by: 1))
    let planned = first...first.advanced(by: 6)
    let isAhead = first <= next.upperBound
    let read = isAhead ? WeekPlanInputs.days(neededFor: planned) : next
    let days = min(habitDays.lowerBound, needed.lowerBound)...read.upperBound
    let data = try run.read(.history(of: week.dates, days, in: run.occasion.zone))
    let history = data.known.history(on: days, in: run.occasion.zone, options.preferences)
    // Plans the same days as `week --plan` once the next week has begun, and none once it is over.
    let plan =
      isAhead && data.occurrences != nil ? WeekPlan(run.planInputs(planned, data, history)) : nil
    let review = Review(
      of: week, history, habits: Habits(history, on: last, options.preferences), plan: plan,
      briefed: data.known.days(on: week.dates, seenFrom: run.occasion, options.preferences))
    return options.answer(text(of: review, data), run.notices(about: data))
  }

  /// The requested week, or else the week of `date` or, if that is not over yet, the one before.
  private func week(on date: LocalDate) -> IsoWeek {
    switch arguments[Self.weekOption] {
    case .named(let week): return week
    case .last: return IsoWeek(date.advanced(by: -7))
    case .this: return IsoWeek(date)
    case nil:
      let week = IsoWeek(date)
      return week.dates.upperBound <= run.occasion.today ? week : IsoWeek(date.advanced(by: -7))
    }
  }

  private func text(of review: Review, _ data: SourceData) -> String {
    let report = Report(review, phrases: run.phrases)
    switch format {
    case .text: return run.style.text(of: report)
    case .json: return Document.review.text(of: review, in: run.documentContext(data))
    case .markdown: return MarkdownRenderer(report: report).document
    case .html: return HTMLRenderer(report: report).document
    case .mail:
      guard let envelope = mail.envelope(on: run.occasion) else { return "" }
      let subject = run.phrases.title(of: review.week)
      return MailRenderer(report: report, subject: subject, envelope: envelope).document
    }
  }
}

extension CommandRun {
  func planInputs(
    _ dates: ClosedRange<LocalDate>, _ data: SourceData, _ history: History
  ) -> WeekPlanInputs {
    var day = DayInputs(
      date: dates.lowerBound, zone: occasion.zone, now: occasion.now,
      occurrences: data.occurrences, morning: nil, preferences: options.preferences)
    data.known.tell(of: &day, on: occasion)
    return WeekPlanInputs(
      on: dates, day,
      sessions: data.known.sessions(on: WeekPlanInputs.days(neededFor: dates), in: occasion.zone),
      history: history, hardPerWeek: options.preferences.hardPerWeek.map { Int(truncating: $0) })
  }
}

import ReadyDayCore

struct ReviewCommand: PlainCommand {
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
      heaviest day, training planned and done, what changed since the previous week, and the habit
      that stood out. For the week that follows, it names the heaviest day and the best days for hard
      training. It says what was not recorded.
      """,
      es: """
        Resume una semana: la recuperación y el sueño frente a lo habitual en ti, la carga de la
        agenda, lo previsto y lo entrenado, los cambios desde la semana anterior y el hábito que más
        ha destacado. De la semana siguiente indica el día más cargado y los mejores para entrenar
        fuerte. También indica qué no se ha registrado.
        """),
    groups: SharedOptions.day(
      MailOptions.addresses, format: .format([.text, .json, .markdown, .html, .mail]),
      time: [weekOption]),
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
      "--week this": "this week, esta semana", "": "week, semana",
    ])

  let run: CommandRun

  func answer() throws -> CommandOutput {
    if format == .mail { try MailOptions(arguments).requireRecipient() }
    let week = week(on: run.occasion)
    let planned = planned(after: week, on: run.occasion)
    let data = try read()
    let diary = run.diary(data)
    let history = run.history(diary, on: days(for: week, planned))
    let plan = planned.flatMap { planned in
      data.agenda.map { _ in run.weekPlan(on: planned, diary, history) }
    }
    let habits = Habits(history, on: week.dates.upperBound, options.preferences)
    let review = Review(
      of: week, history, habits: habits, plan: plan,
      briefed: diary.days(on: week.dates),
      behind: diary.sessionsBehind(on: week.dates, at: run.occasion.present))
    guard format == .mail else {
      return run.answer(format, .review, review, of: data) { Report(review, phrases: $0) }
    }
    let mail = MailOptions(arguments).document(
      of: Report(review, phrases: run.phrases), subject: run.phrases.title(of: review.week),
      on: run.occasion)
    return options.answer(mail, run.notices(about: data))
  }

  func request(on occasion: BriefingDate) -> Request {
    let week = week(on: occasion)
    let days = days(for: week, planned(after: week, on: occasion))
    return .history(of: week.dates, days, in: occasion.zone)
  }

  /// The same days as `week --plan` once the next week has begun; nil once it is over.
  private func planned(
    after week: IsoWeek, on occasion: BriefingDate
  ) -> ClosedRange<LocalDate>? {
    let last = week.dates.upperBound
    let first = max(last, occasion.today).advanced(by: 1)
    return last.distance(to: first) <= 7 ? first...first.advanced(by: 6) : nil
  }

  private func days(
    for week: IsoWeek, _ planned: ClosedRange<LocalDate>?
  ) -> ClosedRange<LocalDate> {
    let last = week.dates.upperBound
    let first = Habits.days(neededOn: last).hull(with: Review.days(neededFor: week)).lowerBound
    return
      first...(planned.map { WeekPlanInputs.days(neededFor: $0).upperBound }
      ?? last.advanced(by: 7))
  }

  /// The requested week, or else the week of `date` or, if that is not over yet, the one before.
  private func week(on occasion: BriefingDate) -> IsoWeek {
    let date = occasion.date
    switch arguments[Self.weekOption] {
    case .named(let week): return week
    case .last: return IsoWeek(date.advanced(by: -7))
    case .this: return IsoWeek(date)
    case nil:
      let week = IsoWeek(date)
      return week.dates.upperBound <= occasion.today ? week : IsoWeek(date.advanced(by: -7))
    }
  }
}

extension CommandRun {
  func weekPlan(
    on dates: ClosedRange<LocalDate>, _ diary: Diary, _ history: History
  ) -> WeekPlan {
    WeekPlan(
      WeekPlanInputs(
        on: dates, diary, history: history,
        hardPerWeek: options.preferences.hardPerWeek.map { Int(truncating: $0) }))
  }
}

import ReadyDayCore

struct HistoryCommand: RunningCommand {
  /// About ten years.
  private static let mostDays = 3660
  private static let dayCount = Option<Int>(
    "last", .number(1...mostDays), aliases: ["days"],
    help: "days to list, up to DATE, 1 to 3660 (default: 7; html: 14)",
    es: "cuántos días mostrar, hasta FECHA, de 1 a 3660 (por defecto: 7; html: 14)")

  let run: CommandRun

  private static func command(
    _ name: String, summary: Phrase, details: Phrase, examples: [Syntax.Example],
    _ answer: @escaping @Sendable (HistoryCommand) throws -> CommandOutput
  ) -> Command {
    let syntax = Syntax(
      name, [.date], summary: summary, details: details,
      groups: SharedOptions.day(format: .page, time: [dayCount]),
      examples: examples,
      looksBack: true,
      synonyms: [
        "--last 7": "7", "--last 30": "30", "": "last night, anoche",
      ])
    return Command(syntax) { try answer(Self($0, $1)) }
  }

  /// `looksBack` adds workouts of earlier weeks; `knowsDay`, the last day's calendars and plans.
  private func answer(
    looksBack: Bool = false,
    of reports: (Diary, ClosedRange<LocalDate>) -> [MorningReport]? = { $0.mornings(on: $1) },
    knowsDay: Bool = false, _ document: Document<MorningHistory>,
    report: (MorningHistory, Voice) -> Report
  ) throws -> CommandOutput {
    let dates = dates(upTo: run.occasion.date)
    let mornings = Request.mornings(dates, looksBack: looksBack)
    let data = try run.read(knowsDay ? mornings.knowing(run.occasion) : mornings)
    let diary = run.diary(data)
    let history = MorningHistory(reports(diary, dates) ?? [], on: diary.day)
    return run.answer(format, document, history, of: data) { report(history, $0) }
  }

  func request(on occasion: BriefingDate) -> Request {
    .mornings(dates(upTo: occasion.date), looksBack: true)
  }

  private func dates(upTo last: LocalDate) -> ClosedRange<LocalDate> {
    // A page has room for two weeks.
    last.advanced(by: 1 - (arguments[Self.dayCount] ?? (format == .html ? 14 : 7)))...last
  }

  static let recovery = command(
    "recovery",
    summary: Phrase(
      "the morning's recovery in detail", es: "la recuperación de la mañana en detalle"),
    details: Phrase(
      """
      Prints the recovery score with its colour, each value next to its 30-day average, and the
      scores of the previous days.
      """,
      es: """
        Muestra la puntuación de recuperación con su color, cada valor junto a su media de 30 días y
        las puntuaciones de los días anteriores.
        """),
    examples: [
      .init(
        "readyday recovery yesterday --whoop ~/whoop", "yesterday morning", es: "ayer por la mañana"
      ),
      .init(
        "readyday recovery --whoop ~/whoop --last 30 --format json",
        "a month of scores, for a script", es: "un mes de puntuaciones, para un script"),
    ]
  ) { try $0.recovery() }

  func recovery() throws -> CommandOutput {
    try answer(knowsDay: true, .recovery) { Report(recoveryOf: $0, phrases: $1) }
  }

  static let sleep = command(
    "sleep", summary: Phrase("last night in detail", es: "la última noche en detalle"),
    details: Phrase(
      """
      Prints last night's sleep with its stages, sleep need and debt, disturbances and respiratory
      rate, each value next to its 30-day average, and the previous nights.
      """,
      es: """
        Muestra la última noche con sus fases, la necesidad y la deuda de sueño, las interrupciones
        y la frecuencia respiratoria, cada valor junto a su media de 30 días, y las noches
        anteriores.
        """),
    examples: [
      .init("readyday sleep --whoop ~/whoop", "last night", es: "la última noche"),
      .init(
        "readyday sleep --whoop ~/whoop --last 30 --format json", "a month of nights, for a script",
        es: "un mes de noches, para un script"),
    ]
  ) { try $0.sleep() }

  func sleep() throws -> CommandOutput { try answer(.sleep) { Report(sleepOf: $0, phrases: $1) } }

  static let score = command(
    "score",
    summary: Phrase(
      "a recovery score computed by readyday", es: "una puntuación de recuperación calculada"),
    details: Phrase(
      """
      Prints a score computed from heart rate variability, resting heart rate, sleep and training
      load, each with its inputs, what they are compared with, and its weight. The score is
      readyday's own, even when the measurements are WHOOP's.
      """,
      es: """
        Muestra una puntuación calculada con la variabilidad de la frecuencia cardiaca, la
        frecuencia cardiaca en reposo, el sueño y la carga de entrenamiento, cada componente con sus
        datos, sus valores de referencia y su peso. Es de readyday, aunque las mediciones sean de
        WHOOP.
        """),
    examples: [
      .init(
        "readyday score", "this morning, from imported data",
        es: "esta mañana, con los datos importados"),
      .init(
        "readyday score --whoop ~/whoop --last 30 --format json",
        "a month of scores from WHOOP's measurements, for a script",
        es: "un mes de puntuaciones con mediciones de WHOOP, para un script"),
    ]
  ) { try $0.score() }

  func score() throws -> CommandOutput {
    try answer(
      looksBack: true, of: { diary, _ in diary.computedMornings }, .score,
      report: { Report(scoreOf: $0, phrases: $1) })
  }
}

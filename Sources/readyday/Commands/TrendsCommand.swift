import ReadyDayCore

struct TrendsCommand: PlainCommand {
  private static let format = Option.format(
    [.text, .json, .html, .csv, .jsonl],
    help:
      "output format (default: text); csv and jsonl: one row per day, for all data unless you set a range",
    es: """
      formato de salida (por defecto: text); csv y jsonl: una fila por día, de todos los datos si
      no indicas fechas
      """)
  static let syntax = Syntax(
    "trends",
    [
      Operand(Phrase("METRIC", es: "MEDIDA")) { _ in
        Candidates(TrendMetric.allCases.map(\.rawValue))
      },
      Operand(Phrase("WEEK", es: "SEMANA"), repeats: true) { _ in Candidates() },
    ],
    summary: Phrase("how values change over weeks", es: "cómo cambian los valores por semanas"),
    details: Phrase(
      """
      Shows METRIC as a grid of weeks, or every metric, one per line: \(metrics). Steps and energy
      are shown only if named. WEEK is a week such as 2026-W35. Each metric comes with its usual
      range (from the 5th to the 95th percentile of the last 60 days) and the change from the
      previous weeks with its 95% interval. A dot marks a day without data.
      """,
      es: """
        Muestra MEDIDA en una cuadrícula de semanas, o todas las medidas, una por línea: \(metrics).
        Los pasos y la energía salen solo si se piden. SEMANA se escribe así: 2026-W35. Al lado van
        lo habitual (del percentil 5 al 95 de los últimos 60 días) y el cambio respecto a las
        semanas anteriores, con su intervalo del 95 %. Un punto es un día sin datos, nunca 0.
        """),
    groups: SharedOptions.day(format: format, time: TrendQuery.options),
    examples: [
      .init(
        "readyday trends --whoop ~/whoop --calendar ~/.calendars", "every metric, one per line",
        es: "todas las medidas, una por línea"),
      .init(
        "readyday trends recovery --whoop ~/whoop --weeks 12", "twelve weeks of recovery",
        es: "doce semanas de recuperación"),
      .init(
        "readyday trends --whoop ~/whoop --format csv --output days.csv", "for a spreadsheet",
        es: "para una hoja de cálculo"),
    ], looksBack: true)

  private static let metrics = TrendMetric.allCases.map(\.rawValue).joined(separator: ", ")

  let run: CommandRun

  private var isTable: Bool { format == .csv || format == .jsonl }

  func answer() throws -> CommandOutput {
    let query = try TrendQuery(arguments, isTable: isTable)
    let dates = try query.dates(on: run.occasion)
    let days = days(neededFor: dates)
    let data = try read()
    let history = run.history(run.diary(data), on: days)
    if isTable {
      let shown = query.isOpen ? history.trimmed(of: query.metric).days : history.days
      let table = HistoryTable(shown, of: query.metric)
      return options.answer(format == .csv ? table.csv : table.lines, run.notices(about: data))
    }
    let trends = Trends(
      query.metric, of: history, on: dates, today: run.occasion.today, options.preferences)
    return run.answer(format, .trends, trends, of: data) { Report(trends, phrases: $0) }
  }

  /// One value needs the calendars or a wearable's data; all values together need both, and so do
  /// pages, which then share their days.
  func request(on occasion: BriefingDate) throws -> Request {
    let query = try TrendQuery(arguments, isTable: isTable)
    let dates = try query.dates(on: occasion)
    let isOne = !isTable && query.metric != nil && !run.isOnePage
    return .history(
      of: dates, days(neededFor: dates), in: occasion.zone,
      calendars: !isOne || query.metric?.isFromCalendar == true,
      health: !isOne || query.metric?.isFromCalendar != true)
  }

  private func days(neededFor dates: ClosedRange<LocalDate>) -> ClosedRange<LocalDate> {
    isTable ? dates : Trend.days(neededFor: dates)
  }
}

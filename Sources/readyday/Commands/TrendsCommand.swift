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
  private static let weeksOption = Option<Int>(
    "weeks", .number(1...mostWeeks), help: "number of weeks, up to DATE (default: 8)",
    es: "número de semanas, hasta FECHA (por defecto: 8)")

  private static let mostWeeks = 1040
  private static let usualWeeks = 8

  static let syntax = Syntax(
    "trends",
    [
      Operand(Phrase("METRIC", es: "MEDIDA")) { _ in
        Candidates(TrendMetric.allCases.map(\.rawValue))
      },
      Operand(Phrase("WEEK", es: "SEMANA")) { _ in Candidates() },
    ],
    summary: Phrase("how values change over weeks", es: "cómo cambian los valores por semanas"),
    details: Phrase(
      """
      Shows METRIC as a grid of weeks, or every metric, one per line: \(metrics). WEEK is a week
      such as 2026-W35. Each metric comes with its usual range (from the 5th to the 95th percentile
      of the last 60 days) and the change from the previous weeks with its 95% interval. A dot is a
      day without data, never 0.
      """,
      es: """
        Muestra MEDIDA en una cuadrícula de semanas, o todas las medidas, una por línea: \(metrics).
        SEMANA se escribe así: 2026-W35. Al lado van lo habitual (del percentil 5 al 95 de los
        últimos 60 días) y el cambio respecto a las semanas anteriores, con su intervalo del 95 %.
        Un punto es un día sin datos, nunca 0.
        """),
    groups: SharedOptions.day(format: format, time: [weeksOption] + PlanRange.options),
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

  private enum Span: Sendable {
    case weeks(Int)
    case week(IsoWeek)
    case range(from: DateExpression?, to: DateExpression?)
    case everything
  }

  private static func subject(_ words: [String]) throws -> (metric: TrendMetric?, week: IsoWeek?) {
    var words = words[...]
    let metric = words.first.flatMap(TrendMetric.init(spoken:))
    if metric != nil { words = words.dropFirst() }
    let week = words.first.flatMap { IsoWeek($0) }
    if week != nil { words = words.dropFirst() }
    if let word = words.first { throw refusal(of: word, needsWeek: metric != nil) }
    return (metric, week)
  }

  private static func refusal(of word: String, needsWeek: Bool) -> UsageError {
    guard !needsWeek else { return .unreadable(word, of: "trends", accepted: .week) }
    return .notAChoice(word, of: "trends", choices: TrendMetric.allCases.map(\.rawValue))
  }

  private static func span(_ arguments: Arguments, _ week: IsoWeek?, isTable: Bool) throws -> Span {
    let (from, to) = (arguments[PlanRange.fromOption], arguments[PlanRange.toOption])
    let weeks = arguments[weeksOption]
    let hasRange = from != nil || to != nil
    if weeks != nil, hasRange {
      throw UsageError(.both("--weeks", from == nil ? "--to" : "--from"))
    }
    if week != nil, weeks != nil || hasRange {
      throw UsageError(.both("WEEK", weeks == nil ? "--from" : "--weeks"))
    }
    if let week { return .week(week) }
    if hasRange { return .range(from: from, to: to) }
    if let weeks { return .weeks(weeks) }
    return isTable ? .everything : .weeks(usualWeeks)
  }

  private var isTable: Bool { format == .csv || format == .jsonl }

  func answer() throws -> CommandOutput {
    let (metric, week) = try Self.subject(words)
    let span = try Self.span(arguments, week, isTable: isTable)
    let dates = try dates(of: span, on: run.occasion)
    let days = days(neededFor: dates)
    let data = try read()
    let history = History(run.diary(data), on: days)
    if isTable {
      var table = HistoryTable(history.days)
      if case .everything = span { table = HistoryTable(history.trimmed.days) }
      return options.answer(format == .csv ? table.csv : table.lines, run.notices(about: data))
    }
    let trends = Trends(
      metric, of: history, on: dates, today: run.occasion.today, options.preferences)
    return run.answer(format, .trends, trends, of: data) { Report(trends, phrases: $0) }
  }

  /// One value needs the calendars or a wearable's data; all values together need both.
  func request(on occasion: BriefingDate) throws -> Request {
    let (metric, week) = try Self.subject(words)
    let span = try Self.span(arguments, week, isTable: isTable)
    let dates = try dates(of: span, on: occasion)
    let isOne = !isTable && metric != nil
    return .history(
      of: dates, days(neededFor: dates), in: occasion.zone,
      calendars: !isOne || metric?.isFromCalendar == true,
      health: !isOne || metric?.isFromCalendar != true)
  }

  private func days(neededFor dates: ClosedRange<LocalDate>) -> ClosedRange<LocalDate> {
    isTable ? dates : Trend.days(neededFor: dates)
  }

  private func dates(of span: Span, on occasion: BriefingDate) throws -> ClosedRange<LocalDate> {
    let last = occasion.date
    switch span {
    case .weeks(let count): return last.onOrBefore(.monday).advanced(by: -7 * (count - 1))...last
    case .week(let week): return week.dates
    case .everything: return last.advanced(by: -7 * Self.mostWeeks)...last
    case .range(let from, let to):
      let end = to.map(occasion.date) ?? last
      let start = from.map(occasion.date) ?? end.advanced(by: 1 - 7 * Self.usualWeeks)
      guard start <= end, start.distance(to: end) < 7 * Self.mostWeeks else {
        throw UsageError(.days(from: start, to: end))
      }
      return start...end
    }
  }
}

import ReadyDayCore

/// A value over weeks, beside what is usual.
struct TrendsCommand: Command {
  enum Format: String, CaseIterable, Sendable {
    case text, json, html, csv, jsonl

    /// Nil for a table.
    fileprivate var page: PageFormat? {
      switch self {
      case .text: .text
      case .json: .json
      case .html: .html
      case .csv, .jsonl: nil
      }
    }
  }

  private static let format = Option<Format>(
    "format", .choice, help: "csv and jsonl: a row a day, of everything unless a range is given")
  private static let weeksOption = Option<Int>(
    "weeks", .number(1...mostWeeks), help: "how many weeks, up to the date (default: 8)")
  private static let fromOption = Option<DateExpression>("from", .date, help: "the first day")
  private static let toOption = Option<DateExpression>("to", .date, help: "the last day")

  private static let mostWeeks = 1040
  private static let usualWeeks = 8

  static let syntax = Syntax(
    "trends",
    [
      Operand("[METRIC]") { _ in Candidates(TrendMetric.allCases.map(\.rawValue)) },
      Operand("[WEEK]") { _ in Candidates() },
    ],
    summary: "weeks beside each other",
    details:
      "Shows one value as a grid of weeks, or a line of each without METRIC, which is one of "
      + "\(TrendMetric.allCases.map(\.rawValue).joined(separator: ", ")). WEEK is like 2026-W35. Beside it "
      + "stand the middle half of the last 60 days, and how much the last weeks differ from those before, "
      + "with its 95% interval. A dot is a day of which nothing is known, never 0.",
    groups: [
      CommonOptions.sources,
      Syntax.Group(
        title: "Time",
        options: CommonOptions.time.options + [weeksOption, fromOption, toOption]),
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example("readyday trends --whoop ~/whoop --calendar ~/.calendars", "a line of each"),
      Syntax.Example("readyday trends recovery --whoop ~/whoop --weeks 12", "twelve weeks"),
      Syntax.Example(
        "readyday trends --whoop ~/whoop --format csv --output days.csv", "for a spreadsheet"),
    ], looksBack: true)

  private let options: CommonOptions
  private let format: Format
  private let metric: TrendMetric?
  private let span: Span

  private enum Span: Sendable {
    case weeks(Int)
    case week(IsoWeek)
    case range(from: DateExpression?, to: DateExpression?)
    case everything
  }

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
    var words = arguments.operands[...]
    metric = words.first.flatMap(TrendMetric.init(spoken:))
    if metric != nil { words = words.dropFirst() }
    let week = words.first.flatMap { IsoWeek($0) }
    if week != nil { words = words.dropFirst() }
    if let word = words.first { throw Self.refusal(of: word, needsWeek: metric != nil) }
    span = try Self.span(arguments, week, isTable: format == .csv || format == .jsonl)
  }

  private static func refusal(of word: String, needsWeek: Bool) -> UsageError {
    guard !needsWeek else {
      return .unreadable(word, of: "trends", known: [], accepted: .week)
    }
    let names = TrendMetric.allCases.map(\.rawValue)
    return .unreadable(word, of: "trends", known: names, accepted: .words(names))
  }

  private static func span(
    _ arguments: Arguments, _ week: IsoWeek?, isTable: Bool
  ) throws -> Span {
    let (from, to) = (arguments[fromOption], arguments[toOption])
    let weeks = arguments[weeksOption]
    let hasRange = from != nil || to != nil
    if weeks != nil, hasRange {
      throw UsageError(.clash(.both("--weeks", from == nil ? "--to" : "--from")))
    }
    if week != nil, weeks != nil || hasRange {
      throw UsageError(.clash(.both("WEEK", weeks == nil ? "--from" : "--weeks")))
    }
    if let week { return .week(week) }
    if hasRange { return .range(from: from, to: to) }
    if let weeks { return .weeks(weeks) }
    return isTable ? .everything : .weeks(usualWeeks)
  }
}

extension TrendsCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options, in: context)
    let dates = try dates(run.occasion)
    let isTable = format == .csv || format == .jsonl
    let days = isTable ? dates : Trend.days(neededFor: dates)
    let data = try run.read(request(dates, days, run))
    let history = data.history(on: days, in: run.occasion.zone, options.preferences)
    if isTable {
      let table = HistoryTable(isEverything ? history.trimmed.days : history.days)
      return options.answer(
        format == .csv ? table.csv : table.lines, run.notices(about: data))
    }
    let trends = Trends(
      metric, of: history, on: dates, today: run.occasion.today, options.preferences)
    return run.answer(as: format.page ?? .text, .trends, trends, of: data) {
      Report(trends, phrases: $0)
    }
  }

  private var isEverything: Bool {
    if case .everything = span { true } else { false }
  }

  /// One value needs the calendars or the wearable's data, and all of them both.
  private func request(
    _ dates: ClosedRange<LocalDate>, _ days: ClosedRange<LocalDate>, _ run: CommandRun
  ) -> Request {
    let isTable = format == .csv || format == .jsonl
    let isOne = !isTable && metric != nil
    return .history(
      of: dates, days, in: run.occasion.zone,
      calendars: !isOne || metric?.isOfCalendar == true,
      health: !isOne || metric?.isOfCalendar != true)
  }

  private func dates(_ occasion: BriefingDate) throws -> ClosedRange<LocalDate> {
    let last = occasion.date
    switch span {
    case .weeks(let count):
      return last.onOrBefore(.monday).advanced(by: -7 * (count - 1))...last
    case .week(let week): return week.dates
    case .everything: return last.advanced(by: -7 * Self.mostWeeks)...last
    case .range(let from, let to):
      let end = to.map(occasion.date) ?? last
      let start = from.map(occasion.date) ?? end.advanced(by: 1 - 7 * Self.usualWeeks)
      guard start <= end, start.distance(to: end) < 7 * Self.mostWeeks else {
        throw UsageError(.clash(.days(from: start, to: end)))
      }
      return start...end
    }
  }
}

extension TrendMetric {
  /// As it is written in either language.
  fileprivate init?(spoken word: String) {
    switch word.lowercased() {
    case "recovery", "recuperación", "recuperacion": self = .recovery
    case "hrv", "vfc": self = .hrv
    case "resting-hr", "rhr", "fc-en-reposo", "fcr": self = .restingHeartRate
    case "sleep", "sueño", "sueno": self = .sleep
    case "strain", "esfuerzo": self = .strain
    case "load", "carga": self = .load
    default: return nil
    }
  }
}

/// What `trends` shows, and of which days.
package struct TrendQuery: Equatable, Sendable {
  private enum Span: Equatable, Sendable {
    case weeks(Int)
    case week(IsoWeek)
    case range(from: DateExpression?, to: DateExpression?)
    case everything
  }

  /// Nil for every metric.
  package let metric: TrendMetric?
  private let span: Span

  private static let weeks = Option<Int>(
    "weeks", .number(1...mostWeeks), help: "number of weeks, up to DATE (default: 8)",
    es: "número de semanas, hasta FECHA (por defecto: 8)")
  package static let options: [any CommandOption] = [weeks] + PlanRange.options

  private static let mostWeeks = 1040
  private static let usualWeeks = 8

  /// A table holds all days, unless some are asked for.
  package init(_ arguments: Arguments, isTable: Bool = false) throws(UsageError) {
    var words = arguments.operands[...]
    metric = words.first.flatMap(TrendMetric.init(spoken:))
    if metric != nil { words = words.dropFirst() }
    let week = words.first.flatMap { IsoWeek($0) }
    if week != nil { words = words.dropFirst() }
    if let word = words.first { throw Self.refusal(of: word, needsWeek: metric != nil) }
    span = try Self.span(arguments, week, isTable: isTable)
  }

  private static func refusal(of word: String, needsWeek: Bool) -> UsageError {
    guard !needsWeek else { return .unreadable(word, of: "trends", accepted: .week) }
    return .notAChoice(word, of: "trends", choices: TrendMetric.allCases.map(\.rawValue))
  }

  private static func span(
    _ arguments: Arguments, _ week: IsoWeek?, isTable: Bool
  ) throws(UsageError) -> Span {
    let (from, to) = (arguments[PlanRange.fromOption], arguments[PlanRange.toOption])
    let weeks = arguments[weeks]
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

  /// Whether nobody said which days, so that those without data are left out at both ends.
  package var isOpen: Bool { span == .everything }

  package func dates(on occasion: BriefingDate) throws(UsageError) -> ClosedRange<LocalDate> {
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

/// What `trends` shows, and of which days.
package struct TrendQuery: Equatable, Sendable {
  private enum Span: Equatable, Sendable {
    case weeks(Int)
    case days(Int)
    case lastWeek
    case week(IsoWeek)
    case range(from: DateExpression?, to: DateExpression?)
    case everything
  }

  /// Nil for every metric.
  package let metric: TrendMetric?
  private let span: Span

  private static let weeks = Option<Int>(
    "weeks", .number(1...mostWeeks), help: "number of weeks, up to that of the date (default: 8)",
    es: "número de semanas, hasta FECHA (por defecto: 8)")
  package static let options: [any CommandOption] = [weeks] + PlanRange.options

  private static let mostWeeks = 1040
  private static let usualWeeks = 8

  /// A table holds all days, unless some are asked for.
  package init(_ arguments: Arguments, isTable: Bool = false) throws(UsageError) {
    var words = arguments.operands[...]
    metric = words.first.flatMap(TrendMetric.init(spoken:))
    if metric != nil { words = words.dropFirst() }
    let said = words.joined(separator: " ")
    let span = IsoWeek(said).map(Span.week) ?? Self.span(said)
    if span == nil, let word = words.first {
      throw Self.refusal(of: metric == nil ? word : said, needsWeek: metric != nil)
    }
    self.span = try Self.span(arguments, span, isTable: isTable)
  }

  /// Such as `this week`, `12 weeks` or `últimos 7 días`.
  private static func span(_ said: String) -> Span? {
    let words = said.split(separator: " ").map { TitleWords.fold(String($0)) }
      .filter { !["la", "el"].contains($0) }
    switch words.joined(separator: " ") {
    case "week", "this week", "semana", "esta semana": return .weeks(1)
    case "last week", "semana pasada": return .lastWeek
    case "month", "this month", "last month", "mes", "este mes", "mes pasado": return .days(30)
    default: break
    }
    let isLast = words.first.map(["last", "past", "ultimos", "ultimas"].contains) == true
    let counted = words.dropFirst(isLast ? 1 : 0)
    guard counted.count == 2, let count = counted.first.flatMap({ Int(written: $0) }),
      (1...mostWeeks).contains(count)
    else { return nil }
    switch counted.last {
    case "day", "days", "dia", "dias": return .days(count)
    case "week", "weeks", "semana", "semanas": return .weeks(count)
    default: return nil
    }
  }

  private static func refusal(of word: String, needsWeek: Bool) -> UsageError {
    guard !needsWeek else { return .unreadable(word, of: "trends", accepted: .week) }
    return .notAChoice(word, of: "trends", choices: TrendMetric.allCases.map(\.rawValue))
  }

  private static func span(
    _ arguments: Arguments, _ said: Span?, isTable: Bool
  ) throws(UsageError) -> Span {
    let (from, to) = (arguments[PlanRange.fromOption], arguments[PlanRange.toOption])
    let weeks = arguments[weeks]
    let hasRange = from != nil || to != nil
    if weeks != nil, hasRange {
      throw UsageError(.both("--weeks", from == nil ? "--to" : "--from"))
    }
    if said != nil, weeks != nil || hasRange {
      throw UsageError(.both("WEEK", weeks == nil ? "--from" : "--weeks"))
    }
    if let said { return said }
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
    case .days(let count): return last.advanced(by: 1 - count)...last
    case .lastWeek: return IsoWeek(last.advanced(by: -7)).dates
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

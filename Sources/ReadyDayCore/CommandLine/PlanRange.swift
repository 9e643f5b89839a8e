package struct PlanRange: Sendable {
  package static let fromOption = Option<DateExpression>(
    "from", .date, help: "first day", es: "primer día")
  package static let toOption = Option<DateExpression>(
    "to", .date, help: "last day", es: "último día")

  package static let options: [any CommandOption] = [fromOption, toOption]
  /// About a hundred years.
  package static let mostDays = 36_600

  private let first: DateExpression?
  private let last: DateExpression?

  package init(_ arguments: Arguments) {
    first = arguments[Self.fromOption]
    last = arguments[Self.toOption]
  }

  package var isGiven: Bool { first != nil || last != nil }

  /// Without a range, the requested date and the `before` days before it.
  package func days(
    from occasion: BriefingDate, before: Int = 0, to end: (LocalDate) -> LocalDate? = { _ in nil }
  ) throws -> ClosedRange<LocalDate> {
    let from = first.map(occasion.date) ?? occasion.date.advanced(by: -before)
    let open = max(from, occasion.date)
    let furthest = from.advanced(by: Self.mostDays - 1)
    let ending = first == nil ? open : max(open, min(end(from) ?? open, furthest))
    let to = last.map(occasion.date) ?? ending
    guard from <= to, from.distance(to: to) < Self.mostDays else {
      throw UsageError(.days(from: from, to: to))
    }
    return from...to
  }
}

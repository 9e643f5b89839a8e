import ReadyDayCore

// Plans and reflections: what the commands about them begin with.
extension CommandRun {
  var store: TrainingStore { get throws { try TrainingStore(context.environment) } }

  /// Nothing can have happened on a date that is still to come.
  func refuseFuture(_ command: String, _ date: LocalDate) throws {
    guard date <= occasion.today else { throw UsageError(.ahead(command, date)) }
  }

  /// The one plan that is meant. Of several that are called so it is the only one of the asked date, else the only one
  /// that is still ahead; else which they are is told.
  ///
  /// - Parameters:
  ///   - text: its number on the requested date, its name, or the beginning of its id: `1`, `run`, `yoga thu`, `a1b2`.
  ///   - date: the requested date; nil if none was.
  ///   - isNeeded: false where the date is only likely.
  func plan(
    _ text: String, on date: LocalDate? = nil, isNeeded: Bool = true
  ) throws -> TrainingPlan {
    // A number is never the beginning of an id: of whose, would be chance.
    if let number = Int(text), text.utf8.count < 3 {
      guard let session = try session(number) else { throw PlanProblem.unknownID(text) }
      return session.plan
    }
    let name = SessionName(text, date: occasion.date)
    let called = try store.plans().called(name) { phrases.name(of: $0.onFirstDay) }
    let onDate = date.map { date in called.filter { $0.isOn(date) } } ?? []
    let ahead = called.filter { $0.nextDate(from: occasion.today) != nil }
    let isDateMeant = date != nil && isNeeded && called.count > 1
    let found = !onDate.isEmpty || isDateMeant ? onDate : ahead.isEmpty ? called : ahead
    guard found.count != 1 else { return found[0] }
    guard let first = called.first else { throw PlanProblem.unknownID(text) }
    if called.count == 1 { return first }
    let meant = (found.isEmpty ? called : found).ordered { plan, other in
      (plan.details.date, plan.details.start ?? .midnight)
        < (other.details.date, other.details.start ?? .midnight)
    }
    throw UsageError.several(called: text, meant) {
      "\($0.id)  \(phrases.name(of: $0.onFirstDay))"
    }
  }

  /// The session that `plan list` numbers so on the requested date.
  private func session(_ number: Int) throws -> DatedPlan? {
    try store.plans().sessions(on: occasion.date...occasion.date).first {
      $0.plan.details.sequence == number
    }
  }

  func warnings(_ findings: [PlanImport.Finding]) -> [StyledLine] {
    findings.map { warning(phrases.finding($0)) }
  }

  func warning(_ text: String) -> StyledLine {
    StyledLine("readyday: \(phrases.severity(.warning)): \(text)")
  }

  var declined: CommandOutput { .declined(phrases) }

  /// Whether to go ahead; without `--yes` it asks at the terminal, in plain words.
  ///
  /// - Parameter about: what is shown before the question.
  func isWanted(_ part: Confirmation, about: () -> Report? = { nil }) throws -> Bool {
    if arguments.has(CommonOptions.yes) { return true }
    return try context.agrees(
      to: phrases.confirmation(part), phrases, about: about().map(style.text))
  }
}

/// The days a list of plans or reflections is about.
struct PlanRange: Sendable {
  private static let fromOption = Option<DateExpression>(
    "from", .date, help: Phrase("first day", es: "primer día"))
  private static let toOption = Option<DateExpression>(
    "to", .date, help: Phrase("last day", es: "último día"))

  static let options: [any CommandOption] = [fromOption, toOption]
  /// A century.
  private static let mostDays = 36_600

  private let first: DateExpression?
  private let last: DateExpression?

  init(_ arguments: Arguments) {
    first = arguments[Self.fromOption]
    last = arguments[Self.toOption]
  }

  var isGiven: Bool { first != nil || last != nil }

  /// The asked date alone where no range is given.
  ///
  /// - Parameters:
  ///   - occasion: the asked date, and today.
  ///   - before: so many days before it begin the list where no first day is given.
  ///   - end: the last day of a list that has a first one only.
  func days(
    from occasion: BriefingDate, before: Int = 0, to end: (LocalDate) -> LocalDate? = { _ in nil }
  ) throws -> ClosedRange<LocalDate> {
    let from = first.map(occasion.date) ?? occasion.date.advanced(by: -before)
    let open = max(from, occasion.date)
    let furthest = from.advanced(by: Self.mostDays - 1)
    let ending = first == nil ? open : max(open, min(end(from) ?? open, furthest))
    let to = last.map(occasion.date) ?? ending
    guard from <= to, from.distance(to: to) < Self.mostDays else {
      throw UsageError(.clash(.days(from: from, to: to)))
    }
    return from...to
  }
}

extension TrainingPlan {
  /// The day of a session: the asked one, or the plan's own where none is requested and it has one only. Fails where
  /// it does not take place then.
  func day(asked isAsked: Bool, _ date: LocalDate) throws -> LocalDate {
    let isOnce = details.repetition == nil
    let day = isOnce && !isAsked ? details.date : date
    guard !dates(in: day...day).isEmpty else {
      throw UsageError(.planIsNotOn(day, id: id), [.dateOfPlan])
    }
    return day
  }
}

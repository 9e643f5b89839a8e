import ReadyDayCore

/// What every command about plans and reflections starts from.
struct TrainingContext: Sendable {
  let run: CommandRun
  let store: TrainingStore

  init(_ options: CommonOptions, in context: CommandContext) throws {
    run = try CommandRun(options, in: context)
    store = try TrainingStore(context.environment)
  }

  var phrases: any ProgramPhrases { run.phrases }
  var occasion: BriefingDate { run.occasion }
}

extension TrainingContext {
  /// The plan whose id is, or begins with, `id`.
  func plan(_ id: String) throws -> TrainingPlan {
    try store.plans().item(id)
  }

  func warnings(_ findings: [PlanImport.Finding]) -> [StyledLine] {
    findings.map { warning(phrases.finding($0)) }
  }

  func warning(_ text: String) -> StyledLine {
    StyledLine("readyday: \(phrases.severity(.warning)): \(text)")
  }

  /// The owner said no.
  var declined: CommandOutput {
    .nothing([StyledLine("readyday: \(phrases.confirmation(.declined))")])
  }

  /// Asks at the terminal, in plain words.
  func asks(_ part: Confirmation) throws -> Bool {
    let style = TextStyle(
      usesColour: false, usesASCII: run.context.environment.wantsASCII, width: .max)
    return try YesNoPrompt(text: phrases.confirmation(part), phrases: phrases, style: style)
      .isAnsweredYes()
  }
}

/// Whether something may be removed without asking.
struct ConfirmationOption: Sendable {
  static let yes = Flag(
    "yes", help: "remove without asking")

  private let isGiven: Bool

  init(_ arguments: Arguments) {
    isGiven = arguments.has(Self.yes)
  }

  func isWanted(_ part: Confirmation, in training: TrainingContext) throws -> Bool {
    if isGiven { return true }
    return try training.asks(part)
  }
}

/// The days a list of plans or reflections is about.
struct PlanRange: Sendable {
  private static let fromOption = Option<DateExpression>(
    "from", .date, help: "the first day of a list")
  private static let toOption = Option<DateExpression>(
    "to", .date, help: "the last day of a list")

  static let group = Syntax.Group(title: "Days", options: [fromOption, toOption])

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
  func days(
    from occasion: BriefingDate, before: Int = 0
  ) throws -> ClosedRange<LocalDate> {
    let today = occasion.zone.reading(at: occasion.present).date
    let from = first?.date(today: today) ?? occasion.date.advanced(by: -before)
    let to = last?.date(today: today) ?? max(from, occasion.date)
    guard from <= to, from.distance(to: to) < Self.mostDays else {
      throw UsageError(.clash(.days(from: from, to: to)))
    }
    return from...to
  }
}

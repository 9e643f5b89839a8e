import ReadyDayCore

/// What its owner means to train, and when.
struct PlanCommand: Command {
  enum Topic: String, CaseIterable, Sendable {
    case list, add, show, edit, done, remove, activities, `import`, export
  }

  enum Format: String, CaseIterable, Sendable {
    case text, json, ics
  }

  private static let format = Option<Format>(
    "format", .choice,
    help: "for people or for programs; export knows json and ics")

  private static let undoOption = Flag("undo", help: "done: take it back")
  private static let allOption = Flag(
    "all", help: "import: also events whose title names no activity")

  static let syntax = Syntax(
    "plan",
    [
      .choice(Topic.self, usage: "TOPIC"),
      Operand("[ID|TEXT|FILE|DATE]", repeats: true) { context in
        switch context.operands.first {
        case "import": .files
        case "show", "edit", "done", "remove": .plans(in: context.environment)
        case "add", "activities": Candidates(ActivityName.all.map(\.code))
        case "list", "export": Candidates(DateExpression.words)
        default: Candidates()
        }
      },
    ],
    summary: "what you mean to train",
    details:
      "Topics: add, list, show ID, edit ID, done ID, remove ID, activities [TEXT], import FILE, "
      + "export. add takes words too: an activity, a day, a time, a length, an intensity. list shows "
      + "today, or DATE, or from --from to --to (default: the last session; four weeks of a plan "
      + "without an end). Instead of its id a plan can be given by the beginning of it or by its "
      + "name, with or without the day: run, \"run thu\". edit takes words behind it too: edit run "
      + "45m. done says that a session was trained. import reads what export wrote, and the events of other calendars "
      + "(.ics) whose title names an activity: it shows them and asks first.",
    groups: [
      SessionOptions.group, PlanRange.group, CommonOptions.time,
      Syntax.Group(title: "Your data", options: [ConfigurationFile.option]),
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      Syntax.Group(
        title: "Changing", options: [undoOption, allOption, ConfirmationOption.yes]),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example(
        "readyday plan add --activity running --start 18:00 --intensity hard", "today at six"),
      Syntax.Example("readyday plan add run tomorrow 7am 45m", "the same in words"),
      Syntax.Example(
        "readyday plan add --activity yoga --date monday --repeat mon,thu", "twice a week"),
      Syntax.Example("readyday plan list --from today --to +6d", "the week to come"),
      Syntax.Example("readyday plan activities jiu jitsu", "what there is to choose from"),
    ])

  let options: CommonOptions
  let topic: Topic
  /// The words behind the topic; of `edit`, those of the plan's name.
  private(set) var words: [String]
  /// What a plan is called by.
  var name: String { words.joined(separator: " ") }
  private(set) var session: SessionOptions
  /// The day that `add` and `edit` are told in words.
  private(set) var day: DateExpression?
  let range: PlanRange
  let format: Format?
  let confirming: ConfirmationOption
  /// Whether what was done was not after all.
  let isUndone: Bool
  /// Whether events are imported that name no activity.
  let takesAll: Bool

  init(_ arguments: Arguments) throws {
    let word = arguments.operands.first ?? Topic.list.rawValue
    guard let topic = Topic(rawValue: word) else {
      throw UsageError.notAChoice(word, of: "plan", choices: Topic.allCases.map(\.rawValue))
    }
    var arguments = arguments
    if topic == .done { arguments.direction = .back }
    if let place = topic.placeOfDate { try arguments.takeDate(behind: place) }
    options = try CommonOptions(arguments)
    self.topic = topic
    words = Array(arguments.operands.dropFirst())
    session = SessionOptions(arguments)
    range = PlanRange(arguments)
    format = arguments[Self.format]
    confirming = ConfirmationOption(arguments)
    isUndone = arguments.has(Self.undoOption)
    takesAll = arguments.has(Self.allOption)
    try Self.check(words, topic, format)
    try arguments.check(word, of: Self.syntax, uses: topic.options)
    try takeWords(in: options.language(in: arguments.environment))
  }

  /// `run thu 45m` says what a new session is to be, or what becomes of the plan that its first word names.
  private mutating func takeWords(in language: Language) throws {
    switch topic {
    case .add:
      let said = try SessionWords(words, in: language)
      try session.take(said)
      try take(dayOf: said)
    case .edit:
      let said = try SessionWords(Array(words.dropFirst()), in: language)
      words = words.prefix(1) + said.names
      try session.take(times: said)
      try take(dayOf: said)
    case .list, .show, .done, .remove, .activities, .import, .export: break
    }
  }

  private mutating func take(dayOf words: SessionWords) throws {
    if words.date != nil, options.hasDate {
      throw UsageError(.clash(.wordAndOption(CommonOptions.date.flag)))
    }
    day = words.date
  }

  private static func check(
    _ words: [String], _ topic: Topic, _ format: Format?
  ) throws {
    switch topic {
    case .list, .export:
      if let word = words.first { throw UsageError.unexpectedWord(word, of: syntax) }
    case .show, .edit, .done, .remove:
      guard !words.isEmpty else {
        throw UsageError(
          .lacks("plan \(topic.rawValue)", .id),
          [.usage("readyday plan \(topic.rawValue) ID|NAME")])
      }
    case .import:
      guard words.count == 1 else {
        throw UsageError(
          .lacks("plan import", .file), [.usage("readyday plan \(topic.rawValue) FILE")])
      }
    case .add, .activities: break
    }
    if format == .ics, topic != .export { throw UsageError(.clash(.icsWithoutExport)) }
    if format == .text, topic == .export { throw UsageError(.clash(.exportAsText)) }
  }
}

extension PlanCommand.Topic {
  /// How many words stand before a date; nil where none is asked for, or `add` finds it among its words.
  fileprivate var placeOfDate: Int? {
    switch self {
    case .list, .export: 1
    case .done, .show, .remove: 2
    case .add, .edit, .activities, .import: nil
    }
  }

  /// What it makes something of.
  fileprivate var options: [any CommandOption] {
    let always =
      [Syntax.help, ConfigurationFile.option, CommonOptions.now, CommonOptions.zone]
      + [PlanCommand.format, CommonOptions.output, CommonOptions.quiet] + CommonOptions.drawing
    return switch self {
    case .list, .export: always + [CommonOptions.date] + PlanRange.group.options
    case .add, .edit: always + [CommonOptions.date] + SessionOptions.group.options
    case .done: always + [CommonOptions.date, PlanCommand.undoOption]
    case .remove: always + [CommonOptions.date, ConfirmationOption.yes]
    case .import:
      always + CommonOptions.messages.options + PrivacyOptions.options
        + [PlanCommand.allOption, ConfirmationOption.yes]
    case .show: always + [CommonOptions.date]
    case .activities: always
    }
  }
}

extension PlanCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let training = try TrainingContext(options, in: context)
    switch topic {
    case .add: return try add(in: training)
    case .list: return try list(in: training)
    case .show: return try show(in: training)
    case .edit: return try edit(in: training)
    case .done: return try done(in: training)
    case .remove: return try remove(in: training)
    case .activities: return try activities(in: training)
    case .import: return try importPlans(in: training)
    case .export: return try export(in: training)
    }
  }

  /// The date that was asked for, which says which of several plans is meant.
  func askedDate(in training: TrainingContext) -> LocalDate? {
    options.hasDate ? training.occasion.date : nil
  }

  /// `plans`, in the format asked for.
  func answer(
    _ plans: [DatedPlan], in training: TrainingContext, as form: TrainingForm,
    on dates: ClosedRange<LocalDate>? = nil, _ notes: [PlanNote] = []
  ) -> CommandOutput {
    training.run.answer(
      format == .json ? .json : .text, .plans, plans, on: dates,
      warnings: notes.map { Warning($0, training.phrases) }
    ) {
      Report(plans, as: form, in: training.occasion.zone, notes: notes, phrases: $0)
    }
  }
}

extension PlanCommand {
  private func list(in training: TrainingContext) throws -> CommandOutput {
    let plans = try training.store.plans()
    let days = try range.days(from: training.occasion) { plans.lastDay(from: $0) }
    let sessions = plans.sessions(on: days)
    guard sessions.isEmpty, format != .json else {
      return answer(sessions, in: training, as: .entry, on: days)
    }
    let next = plans.next(after: max(days.upperBound, training.occasion.today.advanced(by: -1)))
    return training.run.answer(.text, .plans, sessions, on: days) {
      Report(
        nothingPlannedOn: days, next: next, listedBy: "readyday plan list --from today",
        phrases: $0)
    }
  }

  private func show(in training: TrainingContext) throws -> CommandOutput {
    let plan = try training.plan(name, on: askedDate(in: training))
    return answer([plan.onFirstDay], in: training, as: .details)
  }
}

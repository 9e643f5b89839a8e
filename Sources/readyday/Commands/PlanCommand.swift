import ReadyDayCore

/// What its owner means to train, and when.
struct PlanCommand: Command {
  enum Topic: String, CaseIterable, Sendable {
    case list, add, show, edit, remove, activities, `import`, export
  }

  enum Format: String, CaseIterable, Sendable {
    case text, json, ics
  }

  private static let format = Option<Format>(
    "format", .choice,
    help: "for people or for programs; export knows json and ics")

  static let syntax = Syntax(
    "plan",
    [
      .choice(Topic.self, usage: "TOPIC"),
      Operand("[ID|TEXT|FILE]") { context in
        switch context.operands.first {
        case "import": .files
        case "show", "edit", "remove": .plans(in: context.environment)
        case "activities": Candidates(Activity.allCases.map(\.rawValue))
        default: Candidates()
        }
      },
    ],
    summary: "what you mean to train",
    details:
      "Topics: add, list, show ID, edit ID, remove ID, activities [TEXT], import FILE, export. "
      + "list shows today, or --date, or --from and --to. An id may be cut short. import reads what "
      + "export wrote, and calendars (.ics) of other programs.",
    groups: [
      SessionOptions.group, PlanRange.group, CommonOptions.time,
      Syntax.Group(title: "Your data", options: [ConfigurationFile.option]),
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      Syntax.Group(title: "Removing", options: [ConfirmationOption.yes]),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example(
        "readyday plan add --activity running --start 18:00 --intensity hard", "today at six"),
      Syntax.Example(
        "readyday plan add --activity yoga --date monday --repeat mon,thu", "twice a week"),
      Syntax.Example("readyday plan list --from today --to +6d", "the week to come"),
      Syntax.Example("readyday plan activities jiu jitsu", "what there is to choose from"),
    ])

  let options: CommonOptions
  let topic: Topic
  /// The words behind the topic.
  let words: [String]
  let session: SessionOptions
  let range: PlanRange
  let format: Format?
  let confirming: ConfirmationOption

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    let word = arguments.operands.first ?? Topic.list.rawValue
    guard let topic = Topic(rawValue: word) else {
      throw UsageError.notAChoice(word, of: "plan", choices: Topic.allCases.map(\.rawValue))
    }
    self.topic = topic
    words = Array(arguments.operands.dropFirst())
    session = SessionOptions(arguments)
    range = PlanRange(arguments)
    format = arguments[Self.format]
    confirming = ConfirmationOption(arguments)
    try Self.check(words, topic, format)
    try arguments.check(word, of: Self.syntax, uses: topic.options)
  }

  private static func check(
    _ words: [String], _ topic: Topic, _ format: Format?
  ) throws {
    switch topic {
    case .list, .add, .export:
      if let word = words.first { throw UsageError.unexpectedWord(word, of: syntax) }
    case .show, .edit, .remove, .import:
      guard words.count == 1 else {
        let what = topic == .import ? "FILE" : "ID"
        throw UsageError(
          .lacks("plan \(topic.rawValue)", topic == .import ? .file : .id),
          [.usage("readyday plan \(topic.rawValue) \(what)")])
      }
    case .activities: break
    }
    if format == .ics, topic != .export { throw UsageError(.clash(.icsWithoutExport)) }
    if format == .text, topic == .export { throw UsageError(.clash(.exportAsText)) }
  }
}

extension PlanCommand.Topic {
  /// What it makes something of.
  fileprivate var options: [any CommandOption] {
    let always =
      [Syntax.help, ConfigurationFile.option, CommonOptions.now, CommonOptions.zone]
      + [PlanCommand.format, CommonOptions.output, CommonOptions.quiet] + CommonOptions.drawing
    return switch self {
    case .list, .export: always + [CommonOptions.date] + PlanRange.group.options
    case .add, .edit: always + [CommonOptions.date] + SessionOptions.group.options
    case .remove: always + [ConfirmationOption.yes]
    case .import: always + CommonOptions.messages.options + PrivacyOptions.options
    case .show, .activities: always
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
    case .remove: return try remove(in: training)
    case .activities: return try activities(in: training)
    case .import: return try importPlans(in: training)
    case .export: return try export(in: training)
    }
  }

  /// `plans`, in the format asked for.
  func answer(
    _ plans: [DatedPlan], in training: TrainingContext, as form: TrainingForm
  ) -> CommandOutput {
    training.run.answer(format == .json ? .json : .text, .plans, plans) {
      Report(plans, as: form, in: training.occasion.zone, phrases: $0)
    }
  }
}

extension PlanCommand {
  private func list(in training: TrainingContext) throws -> CommandOutput {
    let days = try range.days(from: training.occasion)
    let sessions = try training.store.plans().sessions(on: days)
    return answer(sessions, in: training, as: .entry)
  }

  private func show(in training: TrainingContext) throws -> CommandOutput {
    let plan = try training.plan(words[0])
    return answer([plan.onFirstDay], in: training, as: .details)
  }
}

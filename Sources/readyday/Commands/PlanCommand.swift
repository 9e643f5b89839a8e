import ReadyDayCore

/// The training you plan.
struct PlanCommand: Command {
  enum Topic: String, CaseIterable, Sendable {
    case list, add, show, edit, done, remove, activities, `import`, export
  }

  enum Format: String, CaseIterable, Sendable {
    case text, json, ics
  }

  private static let format = Option<Format>(
    "format", .choice,
    help: Phrase(
      "output format (default: text; export: json or ics)",
      es: "formato de salida (por defecto: text; export: json o ics)"))

  private static let undoOption = Flag(
    "undo", help: Phrase("done: undo it", es: "done: lo deshace"))
  private static let allOption = Flag(
    "all",
    help: Phrase(
      "import: include events that name no activity",
      es: "import: también eventos sin una actividad en el título"))

  static let syntax = Syntax(
    "plan",
    [
      .choice(Topic.self, usage: Phrase("ACTION", es: "ACCIÓN")),
      Operand(Phrase("[ID|TEXT|FILE|DATE]", es: "[ID|TEXTO|ARCHIVO|FECHA]"), repeats: true) {
        context in
        switch context.operands.first {
        case "import": .files
        case "show", "edit", "done", "remove": .plans(context)
        case "add", "activities": Candidates(ActivityName.all.map(\.code))
        case "list", "export": Candidates(DateExpression.words)
        default: Candidates()
        }
      },
    ],
    summary: Phrase("plan your training", es: "planifica tus entrenamientos"),
    details: Phrase(
      """
      Actions: add, list, show ID, edit ID, done ID, remove ID, activities [TEXT], import FILE,
      export. add takes words too: an activity, a day, a time, a duration, an intensity; so does
      edit, after the name of the plan: edit run 45m. list shows today, DATE, or the days from
      --from to --to (--to defaults to the last session, or four weeks ahead if a plan repeats
      without end). ID can be its first characters, or the name with or without the day: run, "run
      thu". done marks a session as done. import reads what export wrote, and the events of other
      calendars (.ics) whose title names an activity; it shows them and asks first.
      """,
      es: """
        Acciones: add, list, show ID, edit ID, done ID, remove ID, activities [TEXTO], import
        ARCHIVO, export. add admite palabras: una actividad, un día, una hora, una duración, una
        intensidad; edit también, tras el nombre del plan: edit correr 45m. list muestra las
        sesiones de hoy, las de FECHA o las que van de --from a --to (por defecto, hasta la última;
        cuatro semanas si una se repite sin fin). ID puede ser solo el principio del identificador,
        o el nombre con el día o sin él: correr, «correr jue». done marca una sesión como hecha.
        import lee lo que escribió export y los eventos de otros calendarios (.ics) con una
        actividad en el título; los muestra y pregunta antes.
        """),
    groups: [
      SessionOptions.group, PlanRange.group, CommonOptions.time,
      Syntax.Group(title: CommonOptions.dataTitle, options: [ConfigurationFile.option]),
      Syntax.Group(title: CommonOptions.outputTitle, options: [format] + CommonOptions.printing),
      Syntax.Group(
        title: Phrase("Changing plans", es: "Cambiar planes"),
        options: [undoOption, allOption, ConfirmationOption.yes]),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example(
        "readyday plan add --activity running --start 18:00 --intensity hard",
        Phrase("today at six", es: "hoy a las seis")),
      Syntax.Example(
        "readyday plan add run tomorrow 7am 45m",
        Phrase("in words", es: "con palabras")),
      Syntax.Example(
        "readyday plan add --activity yoga --date monday --repeat mon,thu",
        Phrase("twice a week", es: "dos veces por semana")),
      Syntax.Example(
        "readyday plan list --from today --to +6d",
        Phrase("the next seven days", es: "los próximos siete días")),
    ])

  let options: CommonOptions
  let topic: Topic
  /// The words behind the topic; of `edit`, those of the plan's name.
  private(set) var words: [String]
  /// What the command line calls the plan.
  var name: String { words.joined(separator: " ") }
  private(set) var session: SessionOptions
  /// The day that `add` and `edit` take from words.
  private(set) var day: DateExpression?
  let range: PlanRange
  let format: Format?
  let confirming: ConfirmationOption
  /// Whether `done` is undone.
  let isUndone: Bool
  /// Whether to import events that name no activity.
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

  /// `run thu 45m` describes a new session, or the change to the plan that the first word names.
  private mutating func takeWords(in language: Language) throws {
    switch topic {
    case .add:
      let said = try SessionOperands(words, in: language)
      try session.take(said)
      try take(dayOf: said)
    case .edit:
      let said = try SessionOperands(Array(words.dropFirst()), in: language)
      words = words.prefix(1) + said.names
      try session.take(times: said)
      try take(dayOf: said)
    case .list, .show, .done, .remove, .activities, .import, .export: break
    }
  }

  private mutating func take(dayOf words: SessionOperands) throws {
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
          [.usage(.plan(topic, Phrase("ID|NAME", es: "ID|NOMBRE")))])
      }
    case .import:
      guard words.count == 1 else {
        throw UsageError(
          .lacks("plan import", .file), [.usage(.plan(topic, Phrase("FILE", es: "ARCHIVO")))])
      }
    case .add, .activities: break
    }
    if format == .ics, topic != .export { throw UsageError(.clash(.icsWithoutExport)) }
    if format == .text, topic == .export { throw UsageError(.clash(.exportAsText)) }
  }
}

extension Phrase {
  fileprivate static func plan(_ topic: PlanCommand.Topic, _ operand: Phrase) -> Phrase {
    operand.map { "readyday plan \(topic.rawValue) \($0)" }
  }
}

extension PlanCommand.Topic {
  /// How many words come before a date; nil if none is expected, or `add` finds it among its words.
  fileprivate var placeOfDate: Int? {
    switch self {
    case .list, .export: 1
    case .done, .show, .remove: 2
    case .add, .edit, .activities, .import: nil
    }
  }

  /// The options it uses.
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

  /// The date that was requested, which says which of several plans is meant.
  func askedDate(in training: TrainingContext) -> LocalDate? {
    options.hasDate ? training.occasion.date : nil
  }

  /// `plans`, in the requested format.
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

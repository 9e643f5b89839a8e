import ReadyDayCore

/// How a session went.
struct ReflectCommand: Command {
  enum Topic: String, CaseIterable, Sendable {
    case list, add, show, edit, remove, due, dismiss
  }

  private static let format = TextOrJSON.option
  private static let allOption = Flag(
    "all",
    help: Phrase(
      "due: list them again; dismiss: every session due",
      es: "due: las enumera otra vez; dismiss: todas"))

  static let syntax = Syntax(
    "reflect",
    [
      .choice(Topic.self, usage: Phrase("ACTION", es: "ACCIÓN")),
      Operand(Phrase("[ID|NUMBER|NAME|DATE]", es: "[ID|NÚMERO|NOMBRE|FECHA]"), repeats: true) {
        context in
        switch context.operands.first {
        case "show", "edit", "remove": .reflections(context)
        case "list": Candidates(DateExpression.words)
        default: Candidates()
        }
      },
    ],
    summary: Phrase("note how your sessions went", es: "anota qué tal fueron tus sesiones"),
    details: Phrase(
      """
      Actions: due, add, dismiss, list, show ID, edit ID, remove ID. due lists the sessions of the
      last seven days that ended at least an hour ago and have no reflection, newest first: recorded
      workouts (walks, massages and the like only where planned), and planned sessions without a
      workout. It lists each session once (see --all), and none between 22:00 and 07:00. add and
      dismiss take a number from that list, part of a name, a day, or a name and a day (add: by
      default the only session due); so do show, edit and remove. list shows the seven days up to
      DATE (default: today), or --from to --to.
      """,
      es: """
        Acciones: due, add, dismiss, list, show ID, edit ID, remove ID. due enumera las sesiones de
        los últimos siete días que acabaron hace al menos una hora y no tienen anotación, la última
        primero: entrenamientos registrados (paseos, masajes y similares solo si estaban previstos)
        y sesiones previstas sin entrenamiento. Cada una sale una vez (véase --all), y ninguna de
        22:00 a 07:00. add y dismiss admiten un número de la lista, parte de un nombre, un día o un
        nombre y un día (add: por defecto la única pendiente); también show, edit y remove. list
        muestra los siete días hasta FECHA (por defecto: hoy), o de --from a --to.
        """),
    groups: [
      ReflectionOptions.group, PlanRange.group, CommonOptions.healthSources, CommonOptions.time,
      Syntax.Group(title: CommonOptions.outputTitle, options: [format] + CommonOptions.printing),
      Syntax.Group(
        title: Phrase("Which sessions", es: "Qué sesiones"),
        options: [allOption, ConfirmationOption.yes]),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example(
        "readyday reflect due --whoop ~/whoop",
        Phrase("sessions to look back on; for cron", es: "sesiones que repasar; para cron")),
      Syntax.Example(
        "readyday reflect add --feeling 4 --well pacing --improve sleep",
        Phrase("on the session that is due", es: "sobre la sesión pendiente")),
      Syntax.Example(
        "readyday reflect add 2 --feeling 3",
        Phrase("on the second session in the list", es: "sobre la segunda de la lista")),
      Syntax.Example(
        "readyday reflect dismiss yoga",
        Phrase("stop asking about the yoga session", es: "no preguntes más por el yoga")),
    ], looksBack: true)

  let options: CommonOptions
  let topic: Topic
  /// The words behind the topic.
  let operands: [String]
  /// What the command line calls the reflection.
  private var name: String { operands.joined(separator: " ") }
  /// Whether all open sessions are meant.
  let takesAll: Bool
  let words: ReflectionOptions
  let range: PlanRange
  let format: TextOrJSON
  let confirming: ConfirmationOption

  init(_ arguments: Arguments) throws {
    let word = arguments.operands.first ?? Topic.list.rawValue
    guard let topic = Topic(rawValue: word) else {
      throw UsageError.notAChoice(word, of: "reflect", choices: Topic.allCases.map(\.rawValue))
    }
    var arguments = arguments
    if topic == .list { try arguments.takeDate(behind: 1) }
    options = try CommonOptions(arguments)
    self.topic = topic
    words = try ReflectionOptions(arguments)
    range = PlanRange(arguments)
    format = arguments[Self.format] ?? .text
    confirming = ConfirmationOption(arguments)
    operands = Array(arguments.operands.dropFirst())
    takesAll = arguments.has(Self.allOption)
    try Self.check(operands, topic, words, takesAll: takesAll)
    try arguments.check(word, of: Self.syntax, uses: topic.options)
  }

  private static func check(
    _ behind: [String], _ topic: Topic, _ words: ReflectionOptions, takesAll: Bool
  ) throws {
    switch topic {
    case .list, .due:
      if let word = behind.first { throw UsageError.unexpectedWord(word, of: syntax) }
    case .add:
      if let word = behind.first, words.plan ?? words.workout != nil {
        throw UsageError.unexpectedWord(word, of: syntax)
      }
    case .dismiss:
      if takesAll, let word = behind.first { throw UsageError.unexpectedWord(word, of: syntax) }
      guard takesAll || !behind.isEmpty else {
        throw UsageError(
          .lacks("reflect dismiss", .subject),
          [.usage(.reflect(.dismiss, Phrase("NUMBER|NAME", es: "NÚMERO|NOMBRE")))])
      }
    case .show, .edit, .remove:
      guard !behind.isEmpty else {
        throw UsageError(
          .lacks("reflect \(topic.rawValue)", .id),
          [.usage(.reflect(topic, Phrase("ID|NAME", es: "ID|NOMBRE")))])
      }
    }
    if topic == .add, words.feeling == nil {
      throw UsageError(
        .lacks("reflect add", .option("--feeling")), [.feeling(Reflection.feelings)])
    }
  }
}

extension Phrase {
  fileprivate static func reflect(_ topic: ReflectCommand.Topic, _ operand: Phrase) -> Phrase {
    operand.map { "readyday reflect \(topic.rawValue) \($0)" }
  }
}

extension ReflectCommand.Topic {
  /// The options it uses.
  fileprivate var options: [any CommandOption] {
    let always =
      [Syntax.help, ConfigurationFile.option, CommonOptions.now, CommonOptions.zone]
      + [ReflectCommand.format, CommonOptions.quiet] + CommonOptions.printing
    let reading = [CommonOptions.whoop] + CommonOptions.messages.options
    return switch self {
    case .list: always + [CommonOptions.date] + PlanRange.group.options
    case .add: always + reading + [CommonOptions.date] + ReflectionOptions.group.options
    case .edit: always + ReflectionOptions.text
    case .remove: always + [ConfirmationOption.yes]
    case .due, .dismiss: always + reading + [ReflectCommand.allOption]
    case .show: always
    }
  }
}

extension ReflectCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let training = try TrainingContext(options, in: context)
    switch topic {
    case .add: return try add(in: training)
    case .list: return try list(in: training)
    case .show: return answer([try training.reflection(name)], in: training, as: .details)
    case .edit: return try edit(in: training)
    case .remove: return try remove(in: training)
    case .due: return try due(in: training)
    case .dismiss: return try dismiss(in: training)
    }
  }

  /// `reflections`, in the requested format.
  func answer(
    _ reflections: [Reflection], in training: TrainingContext, as form: TrainingForm,
    _ notices: [StyledLine] = []
  ) -> CommandOutput {
    let metrics = options.redaction.metrics
    var answer = training.run.answer(format, .reflections(without: metrics), reflections) {
      Report(reflections, as: form, in: training.occasion.zone, without: metrics, phrases: $0)
    }
    answer.notices = notices
    return answer
  }
}

extension ReflectCommand {
  private func list(in training: TrainingContext) throws -> CommandOutput {
    let days = try range.days(from: training.occasion, before: Self.daysBack)
    return answer(try training.store.reflections().made(on: days), in: training, as: .entry)
  }

  private func edit(in training: TrainingContext) throws -> CommandOutput {
    guard !words.saysNothing else {
      throw UsageError.nothingToChange("reflect edit", example: "\(name) --feeling 4")
    }
    let id = try training.reflection(name).id
    let (before, after) = try training.store.changeReflections { reflections in
      (
        try reflections.item(id),
        try reflections.edit(id, at: training.occasion.present) { words.change(&$0) }
      )
    }
    guard before != after else { return answer([after], in: training, as: .done(.unchanged)) }
    return answer([after], in: training, as: .done(.changed)).after(.keptReflection(after.id))
  }

  private func remove(in training: TrainingContext) throws -> CommandOutput {
    let reflection = try training.reflection(name)
    let name = training.phrases.quoted(training.phrases.name(of: reflection))
    guard try confirming.isWanted(.remove(name), in: training) else { return training.declined }
    let removed = try training.store.changeReflections { reflections in
      try reflections.remove(reflection.id)
    }
    return answer([removed], in: training, as: .done(.removed))
      .after(.removedReflection(removed.id))
  }
}

extension TrainingContext {
  /// The one reflection that is meant by the beginning of its id, its session's name, or its day.
  func reflection(_ text: String) throws -> Reflection {
    let name = SessionName(text, date: occasion.date)
    let found = try store.reflections().called(name) { phrases.name(of: $0) }
    guard let first = found.first else { throw PlanProblem.unknownID(text) }
    guard found.count == 1 else {
      throw UsageError.several(called: text, found) { "\($0.id)  \(phrases.name(of: $0))" }
    }
    return first
  }
}

import ReadyDayCore

/// The body in training: movements, self-assessment, a programme of six weeks.
struct BodyCommand: Command {
  enum Topic: String, CaseIterable, Sendable {
    case movements, assess, programme, today, done
    case show, profile, results, skip, move, progress
  }

  enum ProgrammeTopic: String, CaseIterable, Sendable {
    case show, start, stop
  }

  enum Format: String, CaseIterable, Sendable {
    case text, json, ics
  }

  static let format = Option<Format>(
    "format", .choice,
    help: Phrase(
      "output format (default: text); ics: programme show",
      es: "formato de salida (por defecto: text); ics: programme show"))

  static let syntax = Syntax(
    "body",
    [
      .choice(Topic.self, usage: Phrase("ACTION", es: "ACCIÓN")),
      Operand(
        Phrase("[MOVEMENT|TEXT|DATE|start|stop]", es: "[MOVIMIENTO|TEXTO|FECHA|start|stop]"),
        repeats: true
      ) { context in
        switch context.operands.first {
        case "movements", "show": .movements(in: context.language)
        case "done", "skip": .movementsOfProgramme(context)
        case "programme": Candidates(ProgrammeTopic.allCases.map(\.rawValue))
        case "today", "move": Candidates(DateExpression.words)
        default: Candidates()
        }
      },
    ],
    summary: Phrase(
      "movements, self-tests and a six-week programme",
      es: "movimientos, pruebas y un programa de seis semanas"),
    details: Phrase(
      """
      Actions: movements [TEXT] searches the library; assess records self-tests (without --test, it
      asks for each result; without a terminal, it explains the tests); programme start|show|stop
      plans six weeks in three phases; today shows the session, adapted to the day; done [MOVEMENT]
      records it. Also: show MOVEMENT, profile, results, skip [MOVEMENT], move [DATE], progress.
      "explain body" gives the reasons. Stop if it hurts; ask a physiotherapist about injuries.
      """,
      es: """
        Acciones: movements [TEXTO] busca en la colección; assess anota pruebas (sin --test, pide
        los resultados uno a uno; sin terminal, explica las pruebas); programme start|show|stop
        prepara seis semanas en tres fases; today muestra la sesión, adaptada al día; done
        [MOVIMIENTO] la da por hecha. También: show MOVIMIENTO, profile, results, skip [MOVIMIENTO],
        move [FECHA], progress. «explain body» da los motivos. Detente si te duele; si tienes una
        lesión, pregunta a un fisioterapeuta.
        """),
    groups: BodyOptions.groups + [
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(title: CommonOptions.outputTitle, options: [format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example(
        "readyday body movements hip --equipment none",
        Phrase("hip movements without equipment", es: "movimientos de cadera sin material")),
      Syntax.Example(
        "readyday body assess --test knee-to-wall=11/9 plank=75",
        Phrase(
          "11 cm on the left, 9 on the right; 75 s",
          es: "11 cm a la izquierda, 9 a la derecha; 75 s")),
      Syntax.Example(
        "readyday body programme start --on mon,wed,fri --minutes 25",
        Phrase("six weeks", es: "seis semanas")),
    ])

  let options: CommonOptions
  let topic: Topic
  /// The words behind the topic.
  let words: [String]
  let format: Format?
  let arguments: Arguments

  init(_ arguments: Arguments) throws {
    let word = arguments.operands.first ?? Topic.today.rawValue
    guard let topic = Topic(rawValue: word) else {
      throw UsageError.notAChoice(word, of: "body", choices: Topic.allCases.map(\.rawValue))
    }
    var arguments = arguments
    if topic == .done { arguments.direction = .back }
    if [.today, .done, .skip].contains(topic) { try arguments.takeDate(behind: 1) }
    options = try CommonOptions(arguments)
    self.topic = topic
    words = Array(arguments.operands.dropFirst())
    format = arguments[Self.format]
    self.arguments = arguments
    try arguments.check(word, of: Self.syntax, uses: topic.options)
    try check()
  }

  private func check() throws {
    switch topic {
    case .assess, .today, .profile, .results, .progress:
      if let word = words.first { throw UsageError.unexpectedWord(word, of: Self.syntax) }
    case .programme:
      if words.count > 1 { throw UsageError.unexpectedWord(words[1], of: Self.syntax) }
      _ = try programmeTopic
    case .show:
      guard !words.isEmpty else {
        throw UsageError(
          .lacks("body show", .id),
          [.usage(Phrase("readyday body show MOVEMENT", es: "readyday body show MOVIMIENTO"))])
      }
    case .movements, .done, .skip, .move: break
    }
    guard format == .ics else { return }
    guard topic == .programme, try programmeTopic == .show else {
      throw UsageError(.clash(.needs("--format ics", "programme show")))
    }
  }

  var programmeTopic: ProgrammeTopic {
    get throws {
      guard let word = words.first else { return .show }
      guard let topic = ProgrammeTopic(rawValue: word) else {
        throw UsageError.notAChoice(
          word, of: "body programme", choices: ProgrammeTopic.allCases.map(\.rawValue))
      }
      return topic
    }
  }

  /// For people, or for programs.
  var form: TextOrJSON { format == .json ? .json : .text }
}

extension BodyCommand.Topic {
  /// The options it uses.
  fileprivate var options: [any CommandOption] {
    typealias Own = BodyOptions
    let always =
      [Syntax.help, ConfigurationFile.option, CommonOptions.now, CommonOptions.zone]
      + [BodyCommand.format, CommonOptions.quiet] + CommonOptions.printing
    return switch self {
    case .movements: always + [Own.area, Own.kind, Own.equipment, Own.avoid, Own.sports]
    case .show, .progress: always
    case .profile:
      always + [Own.equipment, Own.avoid, Own.sports, Own.goal, Own.sex, Own.birthYear]
    case .assess: always + [CommonOptions.date, Own.test, Own.notes]
    case .results: always + [Own.last, Own.all]
    case .programme: always + [CommonOptions.date, Own.days, Own.minutes, Own.seed]
    case .today:
      always + [CommonOptions.date] + CommonOptions.sources.options + CommonOptions.messages.options
    case .done: always + [CommonOptions.date, Own.undo]
    case .skip: always + [CommonOptions.date, Own.reason, Own.undo]
    case .move: always + [CommonOptions.date]
    }
  }
}

extension BodyCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let training = try TrainingContext(options, in: context)
    switch topic {
    case .movements: return movements(in: training)
    case .show: return try show(in: training)
    case .profile: return try profile(in: training)
    case .assess: return try assess(in: training)
    case .results: return try results(in: training)
    case .programme:
      switch try programmeTopic {
      case .show: return try showProgramme(in: training)
      case .start: return try startProgramme(in: training)
      case .stop: return try stopProgramme(in: training)
      }
    case .today: return try today(in: training)
    case .done: return try mark(.done, in: training)
    case .skip: return try mark(.skipped, in: training)
    case .move: return try move(in: training)
    case .progress: return try progress(in: training)
    }
  }
}

// The library.
extension BodyCommand {
  private func movements(in training: TrainingContext) -> CommandOutput {
    var filter = MovementFilter()
    filter.area = arguments[BodyOptions.area]
    filter.kind = arguments[BodyOptions.kind]
    if arguments.has(BodyOptions.equipment) {
      filter.equipment = arguments.all(BodyOptions.equipment).words()
    }
    filter.avoided = arguments.all(BodyOptions.avoid).words()
    filter.sports = arguments.all(BodyOptions.sports).words()
    let text = words.joined(separator: " ")
    let found = MovementSearch().found(text, filter)
    return training.run.answer(form, .movements, found) {
      Report(found: found, isGrouped: text.isEmpty, phrases: $0)
    }
  }

  private func show(in training: TrainingContext) throws -> CommandOutput {
    let movement = try Movement(called: words.joined(separator: " "))
    return training.run.answer(form, .movements, [movement]) { Report(movement, phrases: $0) }
  }
}

extension Movement {
  /// The one that is called so, or the only one that a search among `candidates` finds.
  init(called text: String, among candidates: [Movement] = Movement.allCases) throws {
    let search = MovementSearch()
    if let movement = search.movement(named: text) {
      self = movement
      return
    }
    let found = search.found(text).filter(candidates.contains)
    guard found.count == 1, let movement = found.first else {
      throw UsageError(
        .noMovement(text),
        found.prefix(5).map { .didYouMean($0.rawValue, isQuoted: false) }
          + [.typed("readyday body movements")])
    }
    self = movement
  }
}

extension Candidates {
  /// Every movement by its id.
  fileprivate static func movements(in language: Language) -> Candidates {
    offers(Movement.allCases, in: language)
  }

  /// Those of all the programme's sessions: which one is today's is not known here.
  fileprivate static func movementsOfProgramme(_ context: Completion.Context) -> Candidates {
    let programme = (try? TrainingStore(context.environment).body())?.programmes.last
    let own = Set((programme?.sessions ?? []).flatMap { $0.items.map(\.movement) })
    return offers(Movement.allCases.filter(own.contains), in: context.language)
  }

  private static func offers(_ movements: [Movement], in language: Language) -> Candidates {
    let phrases = language.phrases
    return Candidates(movements.map { Offer(word: $0.rawValue, meaning: phrases.name(of: $0)) })
  }
}

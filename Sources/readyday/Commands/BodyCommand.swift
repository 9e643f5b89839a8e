import ReadyDayCore

struct BodyCommand: RunningCommand {
  let run: CommandRun

  static let command = Command(
    "body",
    summary: Phrase(
      "movements, self-tests and a six-week programme",
      es: "movimientos, pruebas y un programa de seis semanas"),
    details: Phrase(
      """
      A library of movements, self-tests, and a programme of six weeks in three phases. Without an
      action it shows today's session. "explain body" gives the reasons. Stop if it hurts; ask a
      physiotherapist about injuries.
      """,
      es: """
        Una colección de movimientos, pruebas y un programa de seis semanas en tres fases. Sin
        acción, muestra la sesión de hoy. «explain body» da los motivos. Detente si te duele; si
        tienes una lesión, pregunta a un fisioterapeuta.
        """),
    usual: "body today",
    synonyms: ["programme start": "start", "programme stop": "stop", "assess": "test"],
    spoken: ("body show", { (try? Movement(called: $0.joined(separator: " "))) != nil }),
    actions: [
      Action(ofToday) { try BodyCommand($0, $1).today() },
      Action(finishing) { try BodyCommand($0, $1).mark(.done) },
      Action(skipping) { try BodyCommand($0, $1).mark(.skipped) },
      Action(moving) { try BodyCommand($0, $1).move() },
      Action(programme) { try BodyCommand($0, $1).showProgramme() },
      Action(starting) { try BodyCommand($0, $1).startProgramme() },
      Action(goingOn) { try BodyCommand($0, $1).nextPhase() },
      Action(stopping) { try BodyCommand($0, $1).stopProgramme() },
      Action(assessing) { try BodyCommand($0, $1).assess() },
      Action(results) { try BodyCommand($0, $1).results() },
      Action(progress) { try BodyCommand($0, $1).progress() },
      Action(searching) { try BodyCommand(unplaced: $0, $1).movements() },
      Action(showing) { try BodyCommand(unplaced: $0, $1).show() },
      Action(profile) { try BodyCommand($0, $1).profile() },
    ],
    examples: searching.examples + assessing.examples + starting.examples)

  private static let movement = Phrase("MOVEMENT", es: "MOVIMIENTO")
  private static let ofProgramme = Operand(movement, repeats: true) { .movementsOfProgramme($0) }

  private static let ofToday = Syntax(
    action: "body today", [.date],
    summary: Phrase(
      "show the session, adapted to the day", es: "muestra la sesión, adaptada al día"),
    options: [SharedOptions.date, SharedOptions.strict, BodyOptions.whole, BodyOptions.beat],
    format: .page)

  private static let finishing = Syntax(
    action: "body done", [ofProgramme, .date],
    summary: Phrase("record the session as done", es: "da la sesión por hecha"),
    details: Phrase(
      "Records the session, or the MOVEMENTs named or numbered, as done.",
      es: "Da por hecha la sesión, o los MOVIMIENTOS indicados por nombre o número."),
    options: [SharedOptions.date, BodyOptions.undo], looksBack: true)

  private static let skipping = Syntax(
    action: "body skip", [ofProgramme, .date],
    summary: Phrase("record the session as skipped", es: "marca la sesión como omitida"),
    details: Phrase(
      "Records the session, or the MOVEMENTs named or numbered, as skipped.",
      es: "Marca como omitida la sesión, o los MOVIMIENTOS indicados por nombre o número."),
    options: [SharedOptions.date, BodyOptions.reason, BodyOptions.undo])

  private static let moving = Syntax(
    action: "body move",
    [Operand(Phrase("DATE", es: "FECHA"), repeats: true) { _ in Candidates(DateExpression.words) }],
    summary: Phrase("move the session to another day", es: "cambia la sesión de día"),
    details: Phrase(
      "Moves the session to DATE, or to the next free day in the same week.",
      es: "Pasa la sesión a FECHA, o al siguiente día libre de la semana."),
    options: [SharedOptions.date])

  private static let programme = Syntax(
    action: "body programme", [.only(["show"])],
    summary: Phrase("show the six weeks", es: "muestra las seis semanas"),
    options: [SharedOptions.date], format: .format([.text, .json, .ics]))

  private static let starting = Syntax(
    action: "body programme start",
    summary: Phrase("plan six weeks in three phases", es: "prepara seis semanas en tres fases"),
    options: [
      SharedOptions.date, BodyOptions.days, BodyOptions.minutes, BodyOptions.seed,
      SharedOptions.yes,
    ],
    examples: [
      .init(
        "readyday body programme start --on mon,wed,fri --minutes 25", "six weeks",
        es: "seis semanas")
    ])

  private static let goingOn = Syntax(
    action: "body programme next",
    summary: Phrase("go on to the next phase", es: "pasa a la fase siguiente"),
    details: Phrase(
      """
      Goes on to the next phase now. Otherwise a phase repeats until two thirds of its sessions are
      done or a retest shows an improvement.
      """,
      es:
        "Una fase se repite hasta que se hacen dos tercios de sus sesiones o mejora una prueba. Este comando la termina ya."
    ),
    options: [SharedOptions.date])

  private static let stopping = Syntax(
    action: "body programme stop", summary: Phrase("end the programme", es: "termina el programa"),
    options: [SharedOptions.date])

  private static let assessing = Syntax(
    action: "body assess",
    summary: Phrase("test yourself", es: "guarda los resultados de tus pruebas"),
    details: Phrase(
      """
      Records self-tests. Without --test it asks for each result; without a terminal, it explains
      the tests.
      """,
      es: """
        Guarda el resultado de tus pruebas. Sin --test pide los resultados uno a uno; sin terminal,
        explica las pruebas.
        """),
    options: [SharedOptions.date, BodyOptions.test, BodyOptions.notes],
    examples: [
      .init(
        "readyday body assess --test knee-to-wall=11/9 plank=75",
        "11 cm on the left, 9 on the right; 75 s", es: "11 cm a la izquierda, 9 a la derecha; 75 s")
    ])

  private static let results = Syntax(
    action: "body results",
    summary: Phrase("show the results of the tests", es: "muestra los resultados de las pruebas"),
    options: [BodyOptions.last, BodyOptions.all])

  private static let progress = Syntax(
    action: "body progress",
    summary: Phrase(
      "show how your tests and programme are going",
      es: "muestra cómo van las pruebas y el programa"),
    format: .page)

  private static let searching = Syntax(
    action: "body movements",
    [Operand(Phrase("TEXT", es: "TEXTO"), repeats: true) { .movements(in: $0.language) }],
    summary: Phrase("search the library", es: "busca en la colección"),
    options: [
      BodyOptions.area, BodyOptions.kind, BodyOptions.equipment, BodyOptions.avoid,
      BodyOptions.sports,
    ],
    examples: [
      .init(
        "readyday body movements hip --equipment none", "hip movements without equipment",
        es: "movimientos de cadera sin material")
    ])

  private static let showing = Syntax(
    action: "body show",
    [Operand(movement, needed: .anID, repeats: true) { .movements(in: $0.language) }],
    summary: Phrase("show how a movement is done", es: "muestra cómo se hace un movimiento"))

  private static let profile = Syntax(
    action: "body profile",
    summary: Phrase(
      "store your equipment, health, limits and goal",
      es: "guarda tu material, salud, límites y objetivo"),
    options: BodyOptions.profile,
    examples: [
      .init(
        "readyday body profile --health none", "no to all questions about your health",
        es: "responde que no a las siete preguntas sobre tu salud")
    ])

  private func movements() -> CommandOutput {
    var filter = MovementFilter()
    filter.area = arguments[BodyOptions.area]
    filter.kind = arguments[BodyOptions.kind]
    if arguments.has(BodyOptions.equipment) {
      filter.equipment = arguments.set(BodyOptions.equipment)
    }
    filter.avoided = arguments.set(BodyOptions.avoid)
    filter.sports = arguments.set(BodyOptions.sports)
    let found = MovementSearch().found(name, filter)
    return run.answer(format, .movements, found) {
      Report(found: found, isGrouped: name.isEmpty, phrases: $0)
    }
  }

  private func show() throws -> CommandOutput {
    let movement = try Movement(called: name)
    return run.answer(format, .movements, [movement]) { Report(movement, phrases: $0) }
  }
}

extension Candidates {
  fileprivate static func movements(in language: Language) -> Candidates {
    offers(Movement.allCases, in: language)
  }

  /// The movements in all sessions of the programme, since today's date is not known here.
  fileprivate static func movementsOfProgramme(_ context: CompletionContext) -> Candidates {
    let programme = (try? TrainingStore(context).body())?.programmes.last
    let own = Set((programme?.sessions ?? []).flatMap { $0.items.map(\.movement) })
    return offers(Movement.allCases.filter(own.contains), in: context.language)
  }

  private static func offers(_ movements: [Movement], in language: Language) -> Candidates {
    let phrases = language.voice
    return Candidates(movements.map { Offer(word: $0.id, meaning: phrases.name(of: $0)) })
  }
}

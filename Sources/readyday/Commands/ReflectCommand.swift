import ReadyDayCore

struct ReflectCommand: RunningCommand {
  let run: CommandRun

  var takesAll: Bool { arguments.has(Self.dismissingAll) }

  static let command = Command(
    "reflect",
    summary: Phrase("note how your sessions went", es: "anota qué tal fueron tus sesiones"),
    details: Phrase(
      """
      Stores how your sessions of the last seven days went; "reflect due" lists those that ended at
      least an hour ago. Without an action it asks about them on a terminal, and elsewhere lists the
      reflections of those days. Refer to a session by its number in that list, by part of its name,
      or by its day; to a reflection also by the beginning of its ID. "reflect 4" gives the
      latest session in the list a 4, on a scale from 1 (bad) to 5 (great); you can add what went well and what to improve.
      """,
      es: """
        Guarda qué tal fueron tus sesiones de los últimos siete días; «reflect due» enumera las que
        acabaron hace al menos una hora. Sin acción, pregunta por ellas en una terminal y, si no,
        enumera las anotaciones de siete días. Para indicar una sesión, usa su número en la lista de
        «reflect due», parte de su nombre o su día; para una anotación, también el principio de su
        identificador. «reflect 4» valora la última sesión pendiente, de 1 (mal) a 5 (genial);
        detrás puede ir qué salió bien y qué mejorar.
        """),
    usual: "reflect ask",
    synonyms: [
      "remove": "delete, rm, borrar, quitar", "rate 1": "1", "rate 2": "2", "rate 3": "3",
      "rate 4": "4", "rate 5": "5",
    ],
    spoken: ("reflect add", { $0.contains("--feeling") || $0.contains("--rating") }),
    actions: [
      Action(asking) { try ReflectCommand($0, $1).askOrList() },
      Action(due) { try ReflectCommand($0, $1).due() },
      Action(adding) {
        let words = try ReflectionOptions(withFeeling: $0)
        return try ReflectCommand($0, $1).add(saying: words)
      },
      Action(answering) { try ReflectCommand($0, $1).answerLatest(saying: ReflectionOptions($0)) },
      Action(dismissing) { try ReflectCommand($0, $1).dismiss() },
      Action(listing) { try ReflectCommand($0, $1).list() },
      Action(showing) { try ReflectCommand($0, $1).show() },
      Action(editing) { try ReflectCommand($0, $1).edit() },
      Action(removing) { try ReflectCommand($0, $1).remove() },
    ],
    examples: [
      .init(
        "readyday reflect due --whoop ~/whoop", "sessions to look back on; for cron",
        es: "sesiones que repasar; para cron"),
      adding.examples[0],
      .init(
        "readyday reflect dismiss yoga", "stop asking about the yoga session",
        es: "deja de preguntar por el yoga"),
    ])

  private static let grades = Reflection.feelings.map(String.init)
  static let listingAll = Flag("all", help: "list them again", es: "las enumera otra vez")
  private static let dismissingAll = Flag(
    "all", help: "every session due", es: "todas las pendientes")

  private static func named(_ usage: Phrase, needed need: Message? = .anID) -> Operand {
    Operand(usage, needed: need, repeats: true) { need == .anID ? .reflections($0) : Candidates() }
  }
  private static let byID = named(Phrase("ID|NAME", es: "ID|NOMBRE"))

  private static let due = Syntax(
    action: "reflect due",
    summary: Phrase("list the sessions to look back on", es: "enumera las sesiones que repasar"),
    details: Phrase(
      """
      Lists the sessions that have no reflection, newest first: recorded workouts (walks, massages
      and the like only where planned), and planned sessions without a workout. Without
      --all it lists each session only the first time, and nothing between 22:00 and 07:00.
      """,
      es: """
        Enumera las sesiones sin anotación, la más reciente primero: entrenamientos registrados
        (paseos, masajes y similares solo si estaban previstos) y sesiones previstas sin
        entrenamiento. Cada una sale una vez (véase --all), y ninguna de 22:00 a 07:00.
        """),
    options: [listingAll, SharedOptions.strict], looksBack: true)

  private static let adding = Syntax(
    action: "reflect add", [named(Phrase("NUMBER|NAME", es: "NÚMERO|NOMBRE"), needed: nil)],
    summary: Phrase("say how a session went", es: "anota qué tal fue una sesión"),
    details: Phrase(
      "Stores how a session went; by default, the only one not noted yet.",
      es: "Guarda qué tal fue una sesión; por defecto, la única pendiente."),
    options: [SharedOptions.date, SharedOptions.strict] + ReflectionOptions.options,
    examples: [
      .init(
        "readyday reflect add --feeling 4 --well pacing --improve sleep",
        "on the only one not noted yet", es: "sobre la sesión pendiente"),
      .init(
        "readyday reflect add 2 --feeling 3", "on the second session in the list",
        es: "sobre la segunda de la lista"),
    ], looksBack: true)

  private static let answering = Syntax(
    action: "reflect rate",
    [
      .only(grades, needed: .anArgument), Operand(Phrase("WELL", es: "BIEN")),
      Operand(Phrase("IMPROVE", es: "MEJORAR")),
    ],
    summary: Phrase("say how the latest session was", es: "anota qué tal fue la última sesión"),
    options: ReflectionOptions.text + [SharedOptions.strict],
    looksBack: true)

  private static let dismissing = Syntax(
    action: "reflect dismiss", [named(Phrase("NUMBER|NAME", es: "NÚMERO|NOMBRE"), needed: nil)],
    summary: Phrase("stop asking about sessions", es: "deja de preguntar por unas sesiones"),
    options: [dismissingAll, SharedOptions.strict], looksBack: true)

  private static let asking = Syntax(
    action: "reflect ask",
    [Operand(Phrase("NAME [1-5]|DATE", es: "NOMBRE [1-5]|FECHA"), repeats: true, isDate: true)],
    summary: Phrase(
      "answer questions about sessions not noted yet", es: "responde sobre las sesiones pendientes"),
    details: Phrase(
      """
      On a terminal, shows each session due with its strain and heart rate, and asks how it was,
      what went well and what to improve. Enter skips. With NAME it is about the latest session of
      that name (reflect run, reflect run 4). Without a terminal it lists the reflections of the last seven
      days.
      """,
      es: """
        En una terminal, muestra cada sesión pendiente con su esfuerzo y su frecuencia cardiaca, y
        pregunta qué tal fue, qué salió bien y qué mejorar. Intro salta. Con NOMBRE, pregunta por la
        última sesión que se llame así (reflect correr, reflect correr 4). Sin terminal, enumera las
        anotaciones de los últimos siete días.
        """),
    options: [SharedOptions.date] + PlanRange.options, looksBack: true)

  private static let listing = Syntax(
    action: "reflect list", [.date],
    summary: Phrase("list your reflections", es: "enumera tus anotaciones"),
    details: Phrase(
      "Lists the reflections of the seven days up to DATE (default: today), or --from to --to.",
      es: """
        Enumera las anotaciones de los siete días hasta FECHA (por defecto: hoy), o de --from a
        --to.
        """),
    options: [SharedOptions.date] + PlanRange.options, looksBack: true)

  private static let showing = Syntax(
    action: "reflect show", [byID],
    summary: Phrase("show one reflection", es: "muestra una anotación"),
    looksBack: true)

  private static let editing = Syntax(
    action: "reflect edit", [byID],
    summary: Phrase("change a reflection", es: "cambia una anotación"),
    options: ReflectionOptions.text, looksBack: true)

  private static let removing = Syntax(
    action: "reflect remove", [byID],
    summary: Phrase("remove a reflection", es: "elimina una anotación"),
    options: [SharedOptions.yes], looksBack: true)

  func answer(
    _ reflections: [Reflection], as form: TrainingForm, _ notices: [StyledLine] = []
  ) -> CommandOutput {
    let shown = reflections.map(options.redaction.applied)
    return run.answer(format, .reflections, shown) {
      Report(shown, as: form, in: run.occasion.zone, phrases: $0)
    }.with(notices)
  }

  private func show() throws -> CommandOutput { answer([try run.reflection(name)], as: .details) }

  func list() throws -> CommandOutput {
    let days = try PlanRange(arguments).days(from: run.occasion, before: Self.daysBack)
    return answer(try run.store.reflections().made(on: days), as: .entry)
  }

  private func edit() throws -> CommandOutput {
    let words = try ReflectionOptions(arguments)
    guard !words.saysNothing else {
      throw UsageError.nothingToChange("reflect edit", example: "\(name) --feeling 4")
    }
    let id = try run.reflection(name).id
    let (before, after) = try run.store.changeReflections { reflections in
      (
        try reflections.item(id),
        try reflections.edit(id, at: run.occasion.present) { words.change(&$0) }
      )
    }
    guard before != after else { return answer([after], as: .done(.unchanged)) }
    return answer([after], as: .done(.changed)).after(.keptReflection(after.id))
  }

  private func remove() throws -> CommandOutput {
    let reflection = try run.reflection(name)
    let name = run.phrases.quoted(run.phrases.name(of: reflection))
    guard try run.isWanted(.remove(name)) else { return run.declined }
    let removed = try run.store.changeReflections { reflections in
      try reflections.remove(reflection.id)
    }
    return answer([removed], as: .done(.removed)).after(
      Message(
        "the reflection \(removed.id) was removed", es: "la anotación \(removed.id) se ha borrado"))
  }
}

extension CommandRun {
  func reflection(_ text: String) throws -> Reflection {
    try store.reflections().reflection(text, on: occasion, phrases)
  }
}

import ReadyDayCore

struct PlanCommand: RunningCommand {
  let run: CommandRun

  static let command = Command(
    "plan", summary: Phrase("plan your training", es: "planifica tus entrenamientos"),
    details: Phrase(
      """
      Stores one-off and repeating sessions. Without an action it lists today's sessions, or those
      of DATE. Refer to a plan by its number in the day's list (1, or "1 fri"), by its
      name, with or without the day (run, "run thu"), or by the beginning of its ID.
      """,
      es: """
        Guarda las sesiones que planificas, sueltas o que se repiten. Sin acción, enumera las de hoy
        o las de FECHA. Para indicar un plan, usa su número en la lista de ese día (1, o 1 vie), su
        nombre, con el día o sin él (correr, «correr jue»), o el principio de su identificador.
        """),
    usual: "plan list",
    synonyms: [
      "add": "new, anadir, anade, nuevo", "remove": "delete, rm, borrar, eliminar, quitar",
      "edit": "move, change, mover, cambiar", "skip": "cancel, saltar, omitir, anular",
      "done": "finish, complete, hecho, hecha", "show": "ver", "activities": "actividades",
      "list --from today": "all, next, upcoming, todo, todos, proximo",
      "list --from today --to +6d": "week, semana",
    ],
    spoken: (
      "plan add",
      { words in
        let nameActivity = SessionOperands.nameActivity
        return adding.options.operands(in: words, where: nameActivity).contains(where: nameActivity)
      }
    ),
    actions: [
      Action(adding) { try PlanCommand($0, $1).add() },
      Action(listing) { try PlanCommand($0, $1).list() },
      Action(showing) { try PlanCommand($0, $1).show() },
      Action(editing) { try PlanCommand($0, $1).edit() },
      Action(finishing) { try PlanCommand($0, $1).done() },
      Action(skipping) { try PlanCommand($0, $1).skip() },
      Action(removing) { try PlanCommand($0, $1).remove() },
      Action(searching) { try PlanCommand(unplaced: $0, $1).activities() },
      Action(importing) { try PlanCommand($0, $1).importPlans() },
      Action(exporting) { try PlanCommand($0, $1).export() },
    ],
    examples: [
      .init(
        "readyday plan add run tomorrow 7am 45m", "a run tomorrow morning",
        es: "correr mañana por la mañana"),
      listing.examples[0],
    ])

  static let doneOption = Flag("done", help: "you have done it", es: "ya la has hecho")
  static let undoOption = Flag("undo", help: "undo it", es: "lo deshace")
  static let allOption = Flag(
    "all", help: "include events that name no activity",
    es: "también eventos sin una actividad en el título")
  private static let exportFormat = Option.format(
    [.json, .ics], help: "output format (default: json)",
    es: "formato de salida (por defecto: json)")

  private static let named = Operand(
    Phrase("ID|NAME", es: "ID|NOMBRE"), needed: .anID, repeats: true
  ) { .plans($0) }

  private static let adding = Syntax(
    action: "plan add",
    [
      Operand(Phrase("WORDS...", es: "PALABRAS..."), repeats: true) { .activities($0) }
    ],
    summary: Phrase("plan a session", es: "planifica una sesión"),
    details: Phrase(
      """
      Plans a session, in words or by options: an activity, a day, a time, a duration, an intensity.
      "race" and a title plan a race: the days around it are easier, and with --main so are the
      weeks before.
      """,
      es: """
        Planifica una sesión, con palabras o con opciones: una actividad, un día, una hora, una
        duración, una intensidad. Con «race» y un título, una competición: la víspera y el día
        siguiente son más suaves y, con --main, también las semanas previas.
        """),
    options: [SharedOptions.date] + SessionOptions.options + [doneOption],
    examples: [
      .init(
        "readyday plan add --activity running --start 18:00 --intensity hard", "today at six",
        es: "hoy a las seis"),
      .init("readyday plan add run tomorrow 7am 45m", "in words", es: "con palabras"),
      .init("readyday plan add run 10k --done", "a run without a watch", es: "carrera sin reloj"),
      .init(
        "readyday plan add race \"City triathlon\" 2026-04-19 8:30 --main",
        "the race to taper for", es: "tu competición principal"),
      .init(
        "readyday plan add --activity yoga --date monday --repeat mon,thu", "twice a week",
        es: "dos veces por semana"),
    ])

  private static let listing = Syntax(
    action: "plan list", [.date],
    summary: Phrase("list what is planned", es: "enumera lo planificado"),
    details: Phrase(
      """
      Lists the sessions of today, of DATE, or of the days from --from to --to. Without --to, it
      goes on to the last session, or four weeks ahead if a plan repeats without end.
      """,
      es: """
        Enumera las sesiones de hoy, las de FECHA o las que van de --from a --to (por defecto, hasta
        la última; cuatro semanas si una se repite sin fin).
        """),
    options: [SharedOptions.date] + PlanRange.options,
    examples: [
      .init(
        "readyday plan list --from today --to +6d", "the next seven days",
        es: "los próximos siete días")
    ],
    synonyms: [
      "--from today": "all, upcoming, todo, todos", "--from today --to +6d": "week, semana",
      "--from today --to sunday": "this week, esta semana",
      "--from next_monday --to next_sunday": "next week, semana que viene, la semana que viene",
    ])

  private static let showing = Syntax(
    action: "plan show", [named, .date],
    summary: Phrase(
      "show one plan with all its details", es: "muestra un plan con todos sus detalles"),
    options: [SharedOptions.date])

  private static let editing = Syntax(
    action: "plan edit",
    [
      Operand(Phrase("ID|NAME WORDS...", es: "ID|NOMBRE PALABRAS..."), needed: .anID, repeats: true)
      {
        $0.operands.isEmpty ? .plans($0) : Candidates()
      }
    ],
    summary: Phrase("change a plan", es: "cambia un plan"),
    details: Phrase(
      """
      Changes a plan, in words or by options: edit run 45m. If several plans have the same name, add
      the day. Without words or options, on a terminal, it shows each value and asks for a new one.
      What you do not name stays as it is; the defaults below are those of a new plan.
      """,
      es: """
        Cambia un plan, con palabras o con opciones: edit correr 45m. Si varios se llaman igual,
        añade el día. Sin unas ni otras, en una terminal, muestra cada valor y pregunta por uno
        nuevo. Lo que no indiques no cambia; los valores por defecto de abajo son los de un plan
        nuevo.
        """),
    options: [SharedOptions.date] + SessionOptions.options + SessionOptions.skipping)

  private static let finishing = Syntax(
    action: "plan done", [named, .date],
    summary: Phrase("mark a session as done", es: "marca una sesión como hecha"),
    options: [SharedOptions.date, undoOption], looksBack: true)

  private static let skipping = Syntax(
    action: "plan skip", [named, .date],
    summary: Phrase("leave out one day of a plan", es: "omite un día de un plan"),
    details: Phrase(
      """
      Skips one day of a plan that repeats: DATE, or the next one planned. Removes a plan that does
      not repeat. "plan edit ID --unskip DATE" brings a day back.
      """,
      es: """
        Omite FECHA, o el próximo día, de un plan que se repite; si no se repite, lo elimina. «plan
        edit ID --unskip FECHA» recupera un día.
        """),
    options: [SharedOptions.date, SharedOptions.yes])

  private static let removing = Syntax(
    action: "plan remove", [named, .date], summary: Phrase("remove a plan", es: "elimina un plan"),
    details: Phrase(
      "Removes a whole plan. With --yes, a number means the session with that number today or on DATE.",
      es:
        "Elimina un plan entero. Con --yes, un número indica la sesión de hoy o de FECHA que lo lleva."
    ),
    options: [SharedOptions.date, SharedOptions.yes])

  private static let searching = Syntax(
    action: "plan activities",
    [
      Operand(Phrase("TEXT", es: "TEXTO"), repeats: true) { _ in
        Candidates(ActivityName.all.map(\.code))
      }
    ],
    summary: Phrase("list or search the activities", es: "enumera o busca actividades"),
    hides: false)

  private static let importing = Syntax(
    action: "plan import", [Operand(Phrase("FILE", es: "ARCHIVO"), needed: .aFile) { _ in .files }],
    summary: Phrase("import plans from a file", es: "importa planes de un archivo"),
    details: Phrase(
      """
      Reads what export wrote, and events in other calendars (.ics) that name an activity in their
      title; it shows such events and asks before it adds them.
      """,
      es: """
        Lee lo que escribió export y los eventos de otros calendarios (.ics) con una actividad en el
        título; los muestra y pregunta antes.
        """),
    options: [allOption, SharedOptions.yes, SharedOptions.strict])

  private static let exporting = Syntax(
    action: "plan export", [.date],
    summary: Phrase(
      "write the plans as JSON or a calendar", es: "escribe los planes, en JSON o ics"),
    options: [SharedOptions.date] + PlanRange.options,
    format: exportFormat)

  /// The requested date, which chooses among several plans; nil if none was requested.
  var askedDate: LocalDate? { options.hasDate ? run.occasion.date : nil }

  func answer(
    _ plans: [DatedPlan], as form: TrainingForm, on dates: ClosedRange<LocalDate>? = nil,
    _ notes: [PlanNote] = [], saying light: Bool = false
  ) -> CommandOutput {
    let shown = plans.map {
      DatedPlan(date: $0.date, plan: options.redaction.applied(to: $0.plan))
    }
    return run.answer(
      format, .plans, shown, on: dates, warnings: notes.map { Warning($0, run.phrases) }
    ) { Report(shown, as: form, in: run.occasion.zone, notes: notes, saying: light, phrases: $0) }
  }

  private func list() throws -> CommandOutput {
    let plans = try run.store.plans()
    let days = try PlanRange(arguments).days(from: run.occasion) { plans.lastDay(from: $0) }
    let sessions = plans.sessions(on: days)
    guard sessions.isEmpty, format != .json else { return answer(sessions, as: .entry, on: days) }
    let next = plans.next(after: max(days.upperBound, run.occasion.today.advanced(by: -1)))
    return run.answer(.text, .plans, sessions, on: days) {
      Report(
        nothingPlannedOn: days, next: next, listedBy: "readyday plan list --from today",
        phrases: $0)
    }
  }

  private func show() throws -> CommandOutput {
    let plan = try run.plan(name, on: askedDate)
    return answer([plan.onFirstDay], as: .details)
  }
}

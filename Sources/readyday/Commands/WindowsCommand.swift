import ReadyDayCore

struct WindowsCommand: PlainCommand {
  private static let shortest = Option<Int>(
    "min", .length, help: "minimum length: 45m, 1h, 1h30m (default: 60m)",
    es: "duración mínima: 45m, 1h, 1h30m (por defecto: 60m)")
  private static let prefer = Option<PartOfDay>(
    "prefer", .oneOf(PartOfDay.allCases, { $0.code }, spoken: { $1.partOfDay($0) }), .list,
    help: "put these parts of the day first", es: "da preferencia a estas partes del día")

  static let syntax = Syntax(
    "windows", [.date], summary: Phrase("when you could train", es: "cuándo podrías entrenar"),
    details: Phrase(
      """
      Prints the sessions you planned, then the gaps in your waking day that are long enough to
      train in: how hard you could go, why, and which gap is best. --format ics writes the best gap
      and a block for focused work, if there is one; each keeps its ID as long as it starts at the same time.
      """,
      es: """
        Muestra las sesiones previstas y los huecos de tu día lo bastante largos para entrenar, con
        su intensidad y el porqué, y señala el mejor. --format ics escribe ese y el rato para
        concentrarte; cada uno conserva su identificador mientras no cambie su hora de inicio.
        """),
    groups: SharedOptions.day(
      .init("Which gaps", es: "Qué huecos", [shortest, prefer]),
      format: .format([.text, .json, .html, .ics])),
    examples: [
      .init(
        "readyday windows --calendar ~/.calendars --min 45m", "today's gaps",
        es: "los huecos de hoy"),
      .init(
        "readyday windows --calendar work.ics --format ics --output plan.ics",
        "a file to add to your calendar", es: "un archivo para tu calendario"),
    ])

  let run: CommandRun

  func answer() throws -> CommandOutput {
    let data = try run.read(.day(run.occasion).needingCalendar)
    var preferences = options.preferences
    if let shortest = arguments[Self.shortest] {
      preferences.minimumWindowMinutes = shortest
      preferences.windowsHoldSession = false
    }
    let preferred = arguments.all(Self.prefer)
    if !preferred.isEmpty { preferences.preferredParts = Set(preferred) }
    let briefing = run.diary(data, of: preferences).briefing
    guard format == .ics else {
      return run.answer(format, .windows, briefing, of: data) {
        Report(windowsOf: briefing, phrases: $0)
      }
    }
    let file = CalendarRenderer(phrases: run.phrases).document(
      of: briefing, at: run.occasion.present)
    return options.answer(file, run.notices(about: data))
  }
}

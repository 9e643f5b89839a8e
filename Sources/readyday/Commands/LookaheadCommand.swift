import ReadyDayCore

/// Prints nothing if nothing is due soon.
struct LookaheadCommand: RunningCommand {
  private static let within = Option<Int>(
    "within", .length,
    help: "how far ahead to look, such as 15m or 2h", es: "hasta cuándo mirar, por ejemplo 15m o 2h"
  )
  private static let alertMinutes = 15
  private static let only = Option<Alert.Kind>(
    "only", .choice, .list, help: "just these alerts (default: all)",
    es: "solo estas alertas (por defecto: todas)", configured: { $0.alerts })
  private static let exec = Option<String>(
    "exec", .text(Phrase("PROGRAM", es: "PROGRAMA")), .rest,
    help:
      "run this for each alert, with {title} and {body} as arguments, without a shell; must come last",
    es: "ejecuta esto por cada alerta, sin shell, con los argumentos {title} y {body}; va al final")
  private static let demand = Option<EventDemand.Level>(
    "demand", .oneOf(EventDemand.Level.allCases, { $0.code }, spoken: { $1.demandLevel($0) }),
    help: "only events this demanding or more", es: "solo eventos así de exigentes o más")
  private static let kind = Option<EventKind>(
    "kind", .oneOf(EventKind.allCases, { $0.rawValue }, spoken: { $1.kind($0) }),
    help: "only events of this kind", es: "solo eventos de este tipo")

  private static let opening = Flag(
    "open", help: "open the link of the meeting that is on or about to start",
    es: "abre el enlace de la reunión en curso o a punto de empezar")

  let run: CommandRun

  /// Writes nothing for an empty report, but always writes a JSON document.
  private func answer<Value>(
    _ data: SourceData, _ document: Document<Value>, _ value: Value, report: Report
  ) -> CommandOutput {
    // Warnings only for people: cron would mail one every few minutes.
    let isSeen = options.isVerbose || run.context.columns != nil
    let notices = isSeen ? run.notices(about: data) : []
    if format == .text, report.sections.isEmpty { return .nothing(notices) }
    return run.answer(format, document, value, of: data) { _ in report }.with(notices)
  }

  static let next = Command(
    Syntax(
      "next", [.date],
      summary: Phrase(
        "what is on now, and what comes next", es: "qué hay ahora, y qué viene después"),
      details: Phrase(
        """
        Prints the current event and the day's next one, or nothing if there is none: for status
        bars and cron. Events that start together get a line each. --within lists only what starts
        within that time, even past midnight. Warnings are printed only on a terminal or with
        --verbose.
        """,
        es: """
          Muestra el evento en curso y el próximo del día, o nada si no hay: para barras de estado y
          cron. Los eventos que empiezan a la vez ocupan una línea cada uno. Con --within, solo lo
          que empieza dentro de ese plazo, aunque sea pasada la medianoche. Los avisos salen solo en
          una terminal o con --verbose.
          """),
      groups: SharedOptions.day(
        .init("Which events", es: "Qué eventos", [within, demand, kind, opening]),
        format: .format([.text, .json, .waybar]), titles: [SharedOptions.links]),
      examples: [
        .init(
          "readyday next --calendar ~/.calendars", "for a status bar",
          es: "para una barra de estado"),
        .init(
          "readyday next --calendar ~/.calendars --format waybar",
          "for Waybar, with its \"return-type\": \"json\"",
          es: "para Waybar, con su \"return-type\": \"json\""),
        .init(
          "readyday next --calendar work.ics --within 15m --demand high",
          "only what is demanding and soon", es: "solo lo exigente y cercano"),
      ])
  ) { try Self($0, $1).nextEvent() }

  func request(on occasion: BriefingDate) -> Request { .ahead(occasion, with: true) }

  private func nextEvent() throws -> CommandOutput {
    let data = try run.read(Request.ahead(run.occasion).needingCalendar)
    let next = NextEvent(
      in: run.ahead(run.diary(data), within: arguments[Self.within]),
      asking: arguments[Self.demand] ?? .low, of: arguments[Self.kind],
      showsRunning: arguments[Self.within] == nil)
    if arguments.has(Self.opening) { try open(next) }
    if format == .waybar { return options.answer(next.waybar(run.phrases), []) }
    return answer(data, .next, next, report: Report(next, phrases: run.phrases))
  }

  private func open(_ next: NextEvent) throws {
    guard let link = next.linkToJoin else {
      throw Failure(
        .noLink, "neither the current event nor the next one has a link to open",
        es: "ningún evento en curso o próximo tiene un enlace que abrir")
    }
    Browser.open(link)
  }

  /// Meant to run every few minutes.
  static let alerts = Command(
    Syntax(
      "alerts", [.date],
      summary: Phrase("what is due now, or nothing", es: "lo que toca ahora, o nada"),
      details: Phrase(
        """
        Prints a line for everything due within 15 minutes (or --within). "meeting" is a demanding
        event, announced only while your recovery is below 50%, or a meeting on a day off. "break"
        is a chance to pause between hours of meetings. "leave" is the time to set off. "reminder"
        is an event without a duration. "reflect" asks about a planned session that has ended, or a
        recorded workout an hour after its end (not from 22:00 to 07:00). --only reflect needs no
        calendar. If unusual readings, or what you said with "feel", limit the day, the first line
        says so. If nothing is due, it prints nothing; warnings appear only on a terminal or with
        --verbose, so that cron mails you only what matters.
        """,
        es: """
          Muestra una línea por cada cosa que toca en los próximos 15 minutos (o --within).
          «meeting» es un evento exigente, si la recuperación está por debajo del 50 %, o una
          reunión en un día libre. «break» es una ocasión para descansar cuando llevas horas de
          reuniones y aún te quedan más. «leave» es la hora de salir. «reminder» es un evento sin
          duración. «reflect» pregunta por una sesión prevista que ha acabado o, una hora después de
          su final, por un entrenamiento registrado (no de 22:00 a 07:00); con --only reflect no
          hace falta calendario. Si lo que has dicho con feel o unos valores inusuales limitan el
          día, la primera línea lo indica. Si no hay nada, no muestra nada. Los avisos salen solo en
          una terminal o con --verbose, para que cron te escriba solo cuando importa.
          """),
      groups: SharedOptions.day(.init("Alerts", es: "Alertas", [within, only, exec])),
      examples: [
        .init(
          "readyday alerts --whoop ~/whoop --calendar ~/.calendars", "the next quarter of an hour",
          es: "el próximo cuarto de hora"),
        .init(
          "readyday alerts --whoop ~/whoop --calendar work.ics --within 5m",
          "for cron, every five minutes", es: "para cron, cada cinco minutos"),
      ])
  ) { try Self($0, $1).dueAlerts() }

  /// Reads the morning only for high-demand events; what the user said always.
  private func dueAlerts() throws -> CommandOutput {
    let only = arguments.all(Self.only)
    let kinds = Set(only.isEmpty ? Alert.Kind.allCases : only)
    var request = Request.ahead(run.occasion, with: kinds.contains(.meeting))
    request.needsCalendar = kinds != [.reflect]
    if kinds.contains(.reflect) { request = request.withRecentWorkouts(run.occasion) }
    let data = try run.read(request)
    let due = DueAlerts(
      in: run.ahead(run.diary(data), within: arguments[Self.within] ?? Self.alertMinutes),
      of: kinds,
      reflections: data.training.records.reflections)
    if let command = AlertCommand(arguments.all(Self.exec)) {
      for one in due.notifications(run.phrases) {
        try command.tell(title: one.title, body: one.body)
      }
      return .nothing(run.notices(about: data))
    }
    return answer(data, .alerts, due, report: Report(due, phrases: run.phrases))
  }
}

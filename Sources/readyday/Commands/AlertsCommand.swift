import ReadyDayCore

/// What needs attention now; made to be run every few minutes.
struct AlertsCommand {
  private static let only = Option<Alert.Kind>(
    "only", .choice, .list,
    help: Phrase("just these alerts (default: all)", es: "solo estas alertas (por defecto: todas)"),
    configured: { $0.alerts })

  static let syntax = Syntax(
    "alerts", [.date],
    summary: Phrase("what is due now, or nothing", es: "lo que toca ahora, o nada"),
    details: Phrase(
      """
      Prints a line for everything due within 15 minutes (or --within): a demanding event while your
      recovery is below 50% (meeting), a chance to take a break during hours of meetings (break), an
      event without a duration (reminder), the end of a planned session (reflect). If nothing is
      due, it prints nothing; warnings appear only with --verbose, so that cron mails you only what
      matters.
      """,
      es: """
        Muestra una línea por cada cosa que toca en los próximos 15 minutos (o --within): un evento
        exigente con la recuperación por debajo del 50 % (meeting), una ocasión para descansar entre
        horas de reuniones (break), un evento sin duración (reminder), el final de una sesión
        prevista (reflect). Si no hay nada, no muestra nada; los avisos, solo con --verbose, para
        que cron te escriba solo cuando importa.
        """),
    groups: CommonOptions.day(
      LookaheadOptions.format,
      Syntax.Group(
        title: Phrase("Alerts", es: "Alertas"), options: [LookaheadOptions.within, only])),
    examples: [
      Syntax.Example(
        "readyday alerts --whoop ~/whoop --calendar ~/.calendars",
        Phrase("the next quarter of an hour", es: "el próximo cuarto de hora")),
      Syntax.Example(
        "readyday alerts --whoop ~/whoop --calendar work.ics --within 5m",
        Phrase("for cron, every five minutes", es: "para cron, cada cinco minutos")),
    ])

  private let options: LookaheadOptions
  private let kinds: Set<Alert.Kind>

  init(_ arguments: Arguments) throws {
    options = try LookaheadOptions(arguments)
    let only = arguments.all(Self.only)
    kinds = Set(only.isEmpty ? Alert.Kind.allCases : only)
  }

  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options.common, in: context)
    let data = try run.read(request(on: run.occasion).needingCalendar)
    let due = DueAlerts(
      in: run.ahead(data, within: options.within ?? LookaheadOptions.alertMinutes), of: kinds,
      reflections: data.training.kept.reflections)
    return options.answer(run, data, .alerts, due, report: Report(due, phrases: run.phrases))
  }
}

extension AlertsCommand {
  /// Only high-demand events look at the morning, and only sessions at what is planned.
  private func request(on occasion: BriefingDate) -> Request {
    var request = Request.ahead(occasion, with: kinds.contains(.meeting))
    request.training = kinds.contains(.reflect)
    return request
  }
}

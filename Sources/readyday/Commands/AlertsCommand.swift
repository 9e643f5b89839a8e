import ReadyDayCore

/// What is about to matter; made to be asked every few minutes.
struct AlertsCommand: Command {
  private static let only = Option<Alert.Kind>(
    "only", .choice, .list, help: "these kinds of alerts (default: all)",
    configured: { $0.alerts })

  static let syntax = Syntax(
    "alerts", [.date], summary: "what is due now, or nothing",
    details:
      "Prints one line for each thing that is due within 15 minutes, or --within: a high-demand event while "
      + "recovery is below 50% (meeting), the moment for a break in hours of meetings (break), an event "
      + "without length (reminder), the end of a planned session (reflect). Prints nothing otherwise, and no "
      + "warnings without --verbose, so that cron mails only what matters.",
    groups: [
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(title: "Alerts", options: [LookaheadOptions.within, only]),
      Syntax.Group(title: "Output", options: [LookaheadOptions.format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example(
        "readyday alerts --whoop ~/whoop --calendar ~/.calendars", "the next quarter of an hour"),
      Syntax.Example(
        "readyday alerts --whoop ~/whoop --calendar work.ics --within 5m",
        "for cron every five minutes"),
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

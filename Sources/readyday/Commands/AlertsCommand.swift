import ReadyDayCore

/// What is about to matter; made to be asked every few minutes.
struct AlertsCommand: Command {
  static let syntax = Syntax(
    "alerts", summary: "what is due now, or nothing",
    details:
      "Prints one line for each thing that is due within 15 minutes, or --within: a high-demand event while recovery is "
      + "below 50%, or the moment for a break in hours of meetings. Prints nothing otherwise, and "
      + "no warnings without --verbose, so that cron mails only what matters.",
    groups: [
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(title: "Alerts", options: [LookaheadOptions.within]),
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

  init(_ arguments: Arguments) throws {
    options = try LookaheadOptions(arguments)
  }

  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options.common, in: context)
    let data = try run.read(.day(run.occasion))
    let due = DueAlerts(
      on: run.inputs(data).day, within: (options.within ?? LookaheadOptions.alertMinutes) * 60)
    return options.answer(run, data, .alerts, due, report: Report(due, phrases: run.phrases))
  }
}

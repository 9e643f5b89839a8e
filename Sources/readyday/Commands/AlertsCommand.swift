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
      Syntax.Group(title: "Alerts", options: [SoonOptions.within]),
      Syntax.Group(title: "Output", options: [SoonOptions.format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example(
        "readyday alerts --whoop ~/whoop --calendar ~/.calendars", "the next quarter of an hour"),
      Syntax.Example(
        "readyday alerts --whoop ~/whoop --calendar work.ics --within 5m",
        "for cron every five minutes"),
    ])

  private let options: SoonOptions

  init(_ arguments: Arguments) throws(UsageError) {
    options = try SoonOptions(arguments)
  }

  func run(in surroundings: Surroundings) throws(Failure) -> Answer {
    let morning = try DayReading(options.common, in: surroundings)
    let day = morning.inputs.day
    let alerts = day.alerts(within: (options.within ?? SoonOptions.alertMinutes) * 60)
    let messages = alerts.map { morning.phrases.alert($0, on: day) }
    let document = JSON.soon(
      "alerts", ["alerts": .array(zip(alerts, messages).map { JSON($0, $1, on: day) })],
      about: day, morning)
    return options.answer(
      lines: messages.map(line), document, morning, in: surroundings)
  }
}

extension AlertsCommand {
  /// Whole, unless a width is asked for; the time comes first.
  private func line(_ message: String) -> StyledLine {
    let line = StyledLine(message)
    return options.common.width.map { line.truncated(toWidth: $0) } ?? line
  }
}

extension Phrasebook {
  fileprivate func alert(_ alert: Alert, on day: Day) -> String {
    var block = ""
    if case .breakDue(_, let meetings) = alert { block = day.clocks(of: meetings.span) }
    return self.alert(alert, at: day.time(at: alert.moment), block: block)
  }
}

extension JSON {
  fileprivate init(_ alert: Alert, _ message: String, on day: Day) {
    let common: [String: JSON] = [
      "at": .moment(alert.moment, in: day.zone), "message": .string(message),
    ]
    switch alert {
    case .hardEvent(let event, _, let recovery):
      self = .object([
        "type": .string("high_demand_ahead"), "event": EventJSON(zone: day.zone).value(event),
        "recovery_score": JSON(recovery, decimals: 1), "meetings": .null,
      ])
    case .breakDue(_, let block):
      self = .object([
        "type": .string("break"), "event": .null, "recovery_score": .null,
        "meetings": .span(block.span, in: day.zone),
      ])
    }
    self = adding(common)
  }
}

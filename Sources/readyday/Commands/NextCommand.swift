import ReadyDayCore

/// The event that comes next.
struct NextCommand: Command {
  private static let demand = Option<EventDemand.Level>(
    "demand", .oneOf(EventDemand.Level.allCases, { $0.code }, spoken: { $1.demandLevel($0) }),
    help: "only events that ask this much, or more")

  static let syntax = Syntax(
    "next", [.date], summary: "the next event, or nothing",
    details:
      "Prints the next event of the day, on one line, and nothing when there is none: for status "
      + "bars and cron. Events that begin together have a line each. --within counts from now, also past "
      + "midnight. Warnings are printed with --verbose only.",
    groups: [
      CommonOptions.calendarSources, CommonOptions.time,
      Syntax.Group(title: "Which", options: [LookaheadOptions.within, demand]),
      Syntax.Group(title: "Output", options: [LookaheadOptions.format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example("readyday next --calendar ~/.calendars", "for a status bar"),
      Syntax.Example(
        "readyday next --calendar work.ics --within 15m --demand high", "only what is hard and near"
      ),
    ])

  private let options: LookaheadOptions
  private let level: EventDemand.Level

  init(_ arguments: Arguments) throws {
    options = try LookaheadOptions(arguments)
    level = arguments[Self.demand] ?? .low
  }

  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options.common, in: context)
    let data = try run.read(.ahead(run.occasion).needingCalendar)
    let next = NextEvent(in: run.ahead(data, within: options.within), asking: level)
    return options.answer(run, data, .next, next, report: Report(next, phrases: run.phrases))
  }
}

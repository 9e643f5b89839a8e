import ReadyDayCore

/// The event that comes next.
struct NextCommand {
  private static let demand = Option<EventDemand.Level>(
    "demand", .oneOf(EventDemand.Level.allCases, { $0.code }, spoken: { $1.demandLevel($0) }),
    help: Phrase(
      "only events this demanding or more", es: "solo eventos así de exigentes o más"))

  static let syntax = Syntax(
    "next", [.date],
    summary: Phrase("the next event, or nothing", es: "el próximo evento, o nada"),
    details: Phrase(
      """
      Prints the day's next event on one line, or nothing if there is none: for status bars and
      cron. Events that start together get a line each. --within counts from now, past midnight too.
      Warnings are printed only with --verbose.
      """,
      es: """
        Muestra el próximo evento del día en una línea, o nada si no hay: para barras de estado y
        cron. Los eventos que empiezan a la vez llevan una línea cada uno. --within cuenta desde
        ahora, también pasada la medianoche. Los avisos salen solo con --verbose.
        """),
    groups: CommonOptions.day(
      LookaheadOptions.format,
      Syntax.Group(
        title: Phrase("Which events", es: "Qué eventos"),
        options: [LookaheadOptions.within, demand])),
    examples: [
      Syntax.Example(
        "readyday next --calendar ~/.calendars",
        Phrase("for a status bar", es: "para una barra de estado")),
      Syntax.Example(
        "readyday next --calendar work.ics --within 15m --demand high",
        Phrase("only what is demanding and soon", es: "solo lo exigente y cercano")),
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

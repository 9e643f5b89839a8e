import ReadyDayCore

/// The event that comes next.
struct NextCommand: Command {
  private static let demand = Option<EventDemand.Level>(
    "demand", .oneOf(EventDemand.Level.allCases) { $0.code },
    help: "only events that ask this much, or more")

  static let syntax = Syntax(
    "next", summary: "the next event, or nothing",
    details: "Prints the next event of the day that counts, on one line, and nothing when there is "
      + "none: for status bars and cron. Warnings are printed with --verbose only.",
    groups: [
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(title: "Which", options: [SoonOptions.within, demand]),
      Syntax.Group(title: "Output", options: [SoonOptions.format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example("readyday next --calendar ~/.calendars", "for a status bar"),
      Syntax.Example(
        "readyday next --calendar work.ics --within 15m --demand high", "only what is hard and near"
      ),
    ])

  private let options: SoonOptions
  private let level: EventDemand.Level

  init(_ arguments: Arguments) throws(UsageError) {
    options = try SoonOptions(arguments)
    level = arguments[Self.demand] ?? .low
  }

  func run(in surroundings: Surroundings) throws(Failure) -> Answer {
    let morning = try DayReading(options.common, in: surroundings)
    let next = NextEvent(
      on: morning.inputs.day, asking: level, within: options.within.map { $0 * 60 })
    let lines = next.event.map { event in
      [line(of: event, in: next.minutes ?? 0, on: next.day, morning.phrases)]
    }
    return options.answer(
      lines: lines ?? [], morning, in: surroundings,
      document: { Document.next.text(of: next, in: $0) })
  }

  /// `09:00–11:00  HIGH  Board review  in 25 min`, the title as it is, since bars cut lines themselves: unless
  /// a width is asked for.
  private func line(
    of event: DayEvent, in minutes: Int, on day: Day, _ phrases: any Phrasebook
  ) -> StyledLine {
    let level = event.demand?.level ?? .low
    let word = phrases.demandLevel(level)
    let title = SafeText(phrases.title(of: event)).string.limited(toBytes: 240)
    let head =
      StyledLine(event.span.map { day.clocks(of: $0) + "  " } ?? "")
      + StyledLine(level == .high ? word.uppercased() : word, level.tone) + "  "
    let tail = StyledLine("  \(phrases.startsIn(minutes: minutes))")
    let room = options.common.width.map { max($0 - head.displayWidth - tail.displayWidth, 1) }
    return head + .verbatim(room.map { title.truncated(toWidth: $0) } ?? title) + tail
  }
}

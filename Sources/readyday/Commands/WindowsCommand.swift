import ReadyDayCore

/// When there is time for a workout.
struct WindowsCommand: Command {
  enum Format: String, CaseIterable, Sendable {
    case text, json, ics
  }

  private static let format = Option<Format>(
    "format", .choice,
    help: "for people, for programs or for calendars")
  private static let shortest = Option<Int>(
    "min", .length, help: "no shorter than this: 45m, 1h, 1h30m; 60m when left out")
  private static let prefer = Option<PartOfDay>(
    "prefer", .oneOf(PartOfDay.allCases, { $0.code }, spoken: { $1.partOfDay($0) }), .list,
    help: "these parts of the day come first")

  static let syntax = Syntax(
    "windows", [.date], summary: "when there is time for a workout",
    details: "Prints up to three free stretches of the waking day that are long enough to train, "
      + "best first, how hard the morning allows, and why. As a calendar: the best of them and the "
      + "block for deep work; the same proposal has the same name in every file.",
    groups: [
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(title: "Windows", options: [shortest, prefer]),
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example("readyday windows --calendar ~/.calendars --min 45m", "today's"),
      Syntax.Example(
        "readyday windows --calendar work.ics --format ics --output plan.ics",
        "an entry for the calendar"),
    ])

  private let options: CommonOptions
  private let format: Format
  private let shortest: Int?
  private let preferred: Set<PartOfDay>

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
    shortest = arguments[Self.shortest]
    preferred = Set(arguments.all(Self.prefer))
  }
}

extension WindowsCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options, in: context)
    let data = try run.read(.day(run.occasion).needingCalendar)
    var inputs = run.inputs(data)
    if let shortest { inputs.preferences.minimumWindowMinutes = shortest }
    if !preferred.isEmpty { inputs.preferences.preferredParts = preferred }
    let briefing = data.briefing(of: inputs)
    return options.answer(text(of: briefing, data, run), run.notices(about: data))
  }

  private func text(of briefing: Briefing, _ data: SourceData, _ run: CommandRun) -> String {
    switch format {
    case .text: run.style.text(of: Report(windowsOf: briefing, phrases: run.phrases))
    case .json: Document.windows.text(of: briefing, in: run.documentContext(data))
    case .ics:
      CalendarRenderer(phrases: run.phrases).document(of: briefing, at: run.occasion.present)
    }
  }
}

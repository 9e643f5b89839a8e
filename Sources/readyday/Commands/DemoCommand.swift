import ReadyDayCore

/// A briefing of nobody's day, for whoever wants to see one before looking for files.
struct DemoCommand: Command {
  typealias Format = BriefCommand.Format

  private static let format = Option<Format>(
    "format", .choice, help: "for people or for programs")

  static let syntax = Syntax(
    "demo", summary: "today's brief from sample data, to see what you would get",
    details: "Prints a whole briefing for today, made of invented nights and meetings, and says so "
      + "in every format. It is seen from early in the morning, and reads no file of yours.",
    groups: [
      Syntax.Group(title: "Time", options: [CommonOptions.now, CommonOptions.zone]),
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      MailOptions.group,
    ],
    examples: [
      Syntax.Example("readyday demo", "what a morning looks like"),
      Syntax.Example("readyday demo --format json --lang es", "the same for a script, in Spanish"),
    ])

  private let options: CommonOptions
  private let format: Format
  private let mail: MailOptions

  init(_ arguments: Arguments) throws {
    format = arguments[Self.format] ?? .text
    var arguments = arguments
    if !arguments.has(MailOptions.to) {
      arguments.add([SampleCalendar.owner], to: MailOptions.to)
    }
    options = try CommonOptions(arguments)
    mail = MailOptions(arguments)
  }

  /// Later, half of the day would be over.
  private static let hour = TimeOfDay(clamping: (6 * 60 + 45) * 60)
}

extension DemoCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    var run = try CommandRun(options, in: context)
    run.occasion.now = run.occasion.zone.instant(of: LocalDateTime(run.occasion.date, Self.hour))
    let (date, zone) = (run.occasion.date, run.occasion.zone)
    let data = SourceData(
      whoop: SampleNights(date: date, zone: zone).json,
      calendar: SampleCalendar(date: date, language: run.phrases.language).ics, options,
      on: run.occasion, zones: run.zones)
    var preferences = options.preferences
    preferences.me = [SampleCalendar.owner]
    let inputs = data.inputs(on: run.occasion, preferences: preferences)
    let rendering = BriefCommand.Rendering(
      run: run, data: data, inputs: inputs, mail: mail, extent: .screen, extras: [])
    return options.answer(rendering.text(of: data.briefing(of: inputs), as: format), [])
  }
}

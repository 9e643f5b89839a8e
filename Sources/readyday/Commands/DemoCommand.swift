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

  init(_ arguments: Arguments) throws(UsageError) {
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
  func run(in surroundings: CommandContext) throws(Failure) -> CommandOutput {
    let language = options.language(in: surroundings.environment)
    let zones = SystemZones(surroundings.environment)
    var occasion = try BriefingDate(options, in: surroundings, zones: zones)
    occasion.now = occasion.zone.instant(of: LocalDateTime(occasion.date, Self.hour))
    let reading = SourceData(
      whoop: SampleNights(date: occasion.date, zone: occasion.zone).json,
      calendar: SampleCalendar(date: occasion.date, language: language).ics, options, on: occasion,
      zones: zones)
    var preferences = options.preferences
    preferences.me = [SampleCalendar.owner]
    let rendering = BriefCommand.Rendering(
      reading: reading, occasion: occasion, phrases: language.phrases,
      style: options.style(in: surroundings), mail: mail)
    let briefing = reading.briefing(on: occasion, preferences: preferences)
    return options.answer(rendering.text(of: briefing, as: format), [])
  }
}

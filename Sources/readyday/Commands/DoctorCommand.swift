import ReadyDayCore

/// Looks at the set-up: what is found, how fresh it is, what is wrong, what to do next.
struct DoctorCommand: Command {
  private static let format = TextOrJSON.option

  static let syntax = Syntax(
    "doctor", summary: "what readyday finds, what is wrong, and what to do",
    details: "Reads all that is configured or named and says what was found: WHOOP records and "
      + "their dates, calendars and their events, the time zone, problems with file and line. "
      + "Titles of events are never shown. Ends with 5 when nothing is configured or the "
      + "configuration is wrong, with 4 when something that was named cannot be used.",
    groups: [
      CommonOptions.sources,
      Syntax.Group(title: "Time", options: [CommonOptions.now, CommonOptions.zone]),
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
    ],
    examples: [
      Syntax.Example("readyday doctor", "of what is configured"),
      Syntax.Example("readyday doctor --whoop ~/whoop --calendar work.ics", "of these files"),
      Syntax.Example("readyday doctor --format json", "for a script"),
    ], followsConfiguration: false)

  private let arguments: Arguments
  private let format: TextOrJSON

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    format = arguments[Self.format] ?? .text
    // What is wrong on the command line itself is a usage error like any other.
    _ = try CommonOptions(arguments)
  }
}

extension DoctorCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let examination = try SetupInspection(arguments, in: context)
    let options = examination.options
    var answer =
      switch format {
      case .json: options.answer(examination.document, [])
      case .text:
        options.answer(options.style(in: context).text(of: examination.report), [])
      }
    answer.status = examination.status
    return answer
  }
}

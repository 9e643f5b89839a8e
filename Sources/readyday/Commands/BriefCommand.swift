import ReadyDayCore

/// The morning's briefing: what the body can do, what the day asks, what to do about it.
struct BriefCommand: Command {
  private static let format = Option<Format>(
    "format", .choice, help: "for people or for programs")
  private static let require = Option<Requirement>(
    "require", .choice, .list, help: "fail without these")
  private static let oneline = Flag(
    "oneline", help: "the decision alone, on one line")
  private static let all = Flag(
    "all", help: "list everything a rule had to say, not only the three that matter most")
  private static let long = Flag(
    "long", help: "with the night's stages, all means and the reasons")
  private static let include = Option<Extra>(
    "include", .choice, .list, help: "in a calendar too: a reminder of when to put out the light")
  private static let skipEmpty = Flag(
    "skip-empty", help: "write nothing on a day without events, sleep and recovery")

  static let syntax = Syntax(
    "brief", [.date], summary: "what the day asks of you, and what to do about it",
    details: "Prints how recovered you are, how you slept, what your calendars ask of the day, "
      + "when there is time to move, and at most three things worth doing. On an ordinary day that "
      + "fits a screen of 80 by 24; --long tells the rest.",
    groups: [
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(
        title: "Output", options: [format, include, oneline, long, all] + CommonOptions.printing),
      MailOptions.group, CommonOptions.messages,
      Syntax.Group(
        title: "Conditions",
        options: [SyncFirst.option, require, skipEmpty, PrintedBriefs.option]),
    ],
    examples: [
      Syntax.Example("readyday brief --whoop ~/whoop --calendar ~/.calendars", "this morning"),
      Syntax.Example(
        "readyday brief --calendar work.ics --me ana@example.test --date tomorrow",
        "what a calendar alone tells of tomorrow"),
      Syntax.Example(
        "readyday brief --whoop whoop.json --format json --require recovery",
        "for a script, which fails when the night is not scored"),
      Syntax.Example(
        "readyday brief --sync --require recovery --once",
        "for cron: each morning once, when the night is scored"),
      Syntax.Example(
        "readyday brief --calendar work.ics --format mail --mail-to ana@example.test",
        "a whole mail, for sendmail -t"),
    ])

  private let options: CommonOptions
  private let format: Format
  private let mail: MailOptions
  private let required: [Requirement]
  private let isOneLine: Bool
  private let skipsEmpty: Bool
  private let extent: BriefExtent
  private let extras: [Extra]
  private let first: SyncFirst
  private let isOnce: Bool

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
    isOneLine = arguments.has(Self.oneline)
    skipsEmpty = arguments.has(Self.skipEmpty)
    extent = arguments.has(Self.all) ? .all : arguments.has(Self.long) ? .long : .screen
    guard !isOneLine || format == .text else {
      throw UsageError(.clash(.onelineAndFormat(format.rawValue)))
    }
    extras = arguments.all(Self.include)
    guard extras.isEmpty || format == .ics else {
      throw UsageError(.clash(.includeAndFormat(format.rawValue)))
    }
    mail = MailOptions(arguments)
    if format == .mail { try mail.requireRecipient() }
    required = arguments.all(Self.require)
    (first, isOnce) = (SyncFirst(arguments), arguments.has(PrintedBriefs.option))
  }
}

extension BriefCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let printed = isOnce ? try printed(in: context) : nil
    if printed?.isPrinted == true { return .nothing([]) }
    let run = try first.run(options, in: context)
    let data = try run.read(.day(run.occasion))
    let inputs = run.inputs(data)
    let briefing = data.briefing(of: inputs)
    if isOnce, !required.allSatisfy({ $0.isMet(briefing, data) }) { return .nothing([]) }
    try telling(run.notices(about: data)) {
      for requirement in required { try requirement.check(briefing, data) }
    }
    if skipsEmpty, briefing.isEmpty { return .nothing(run.notices(about: data)) }
    let rendering = Rendering(
      run: run, data: data, inputs: inputs, mail: mail, extent: extent, extras: extras)
    let text = isOneLine ? rendering.line(of: briefing) : rendering.text(of: briefing, as: format)
    var answer = options.answer(text, run.notices(about: data))
    answer.printed = printed
    return answer
  }

  /// What was printed before of this day, in this format.
  private func printed(in context: CommandContext) throws -> PrintedBriefs {
    let date = try CommandRun(options, in: context).occasion.date
    let format = isOneLine ? "oneline" : format.rawValue
    guard let printed = PrintedBriefs(context.environment, format: format, date: date) else {
      throw Failure(.configuration, code: "no_home", .data(.noPlaceToKeep))
    }
    return printed
  }
}

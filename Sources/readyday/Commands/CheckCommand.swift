import ReadyDayCore

/// Answers scripts with a status: 0 when all conditions hold, 1 when one does not.
struct CheckCommand: Command {
  private static let recovery = Option<Comparison>(
    "recovery", .comparison, help: "the score, '<50'; one that is unknown fails it")
  private static let load = Option<Comparison>(
    "load", .comparison, help: "the calendar load, '>=70'")
  private static let nextHigh = Option<Int>(
    "next-high", .length, help: "a high-demand event begins within 15m, 1h")

  static let syntax = Syntax(
    "check", [.date], summary: "whether conditions hold, as an exit status",
    details:
      "Prints nothing. Ends with 0 when every condition holds, with 1 when one does not, and "
      + "with 2 or more when that cannot be told. Warnings are printed with --verbose only.",
    groups: [
      Syntax.Group(title: "Conditions", options: [recovery, load, nextHigh]),
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(title: "Output", options: [CommonOptions.language] + PrivacyOptions.options),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example("readyday check --whoop ~/whoop --recovery '<50'", "is recovery low today?"),
      Syntax.Example(
        "readyday check --calendar work.ics --load '>=70' --date tomorrow",
        "is tomorrow a heavy day?"),
    ])

  private let options: CommonOptions
  private let recovery: Comparison?
  private let load: Comparison?
  private let nextHigh: Int?

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    recovery = arguments[Self.recovery]
    load = arguments[Self.load]
    nextHigh = arguments[Self.nextHigh]
    if recovery != nil, options.redaction.metrics.contains(.recovery) {
      throw UsageError(.clash(.hiddenRecovery), [.recoveryIsHidden])
    }
    guard recovery != nil || load != nil || nextHigh != nil else {
      let options: [any CommandOption] = [Self.recovery, Self.load, Self.nextHigh]
      throw UsageError(.lacks("check", .condition), [.oneOrMoreOf(options.map(\.flag))])
    }
  }
}

extension CheckCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options, in: context)
    let asked = request(run)
    let data = try run.read(needsCalendar ? asked.needingCalendar : asked)
    let day = run.inputs(data).day
    if recovery != nil, day.morning == nil { throw Failure.missing(.noHealthData) }
    var answer = CommandOutput.nothing(options.isVerbose ? run.notices(about: data) : [])
    let soon = nextHigh.map { !run.ahead(data, within: $0).next(.high).isEmpty } ?? true
    answer.status = holds(on: day) && soon ? .done : .checkIsFalse
    return answer
  }

  private var needsCalendar: Bool { load != nil || nextHigh != nil }

  /// What the conditions look at; where nothing of that is named, what is, so that the answer can say what is missing.
  private func request(_ run: CommandRun) -> Request {
    let all = Request.ahead(run.occasion, with: true)
    var request = all
    if recovery == nil { request.mornings = nil }
    if !needsCalendar { request.calendars = nil }
    return request.isAnswered(by: run.paths) ? request : all
  }

  /// What is compared is what people are shown.
  private func holds(on day: Day) -> Bool {
    let score = day.morning?.recovery.score.value?.shown
    return recovery.map { condition in score.map(condition.holds) ?? false } ?? true
      && load.map { $0.holds(for: day.load.score) } ?? true
  }
}

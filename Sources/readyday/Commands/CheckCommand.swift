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
    "check", summary: "whether conditions hold, as an exit status",
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

  init(_ arguments: Arguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    recovery = arguments[Self.recovery]
    load = arguments[Self.load]
    nextHigh = arguments[Self.nextHigh]
    if recovery != nil, options.redaction.metrics.contains(.recovery) { throw .hiddenRecovery }
    guard recovery != nil || load != nil || nextHigh != nil else {
      let options: [any CommandOption] = [Self.recovery, Self.load, Self.nextHigh]
      let conditions = options.map(\.flag)
        .joined(separator: ", ")
      throw UsageError(
        Wording(en: "check needs a condition", es: "check necesita una condición"),
        [Wording(en: "one or more of: \(conditions)", es: "una o más de: \(conditions)")])
    }
  }
}

extension CheckCommand {
  func run(in surroundings: Surroundings) throws(Failure) -> Answer {
    let morning = try DayReading(options, in: surroundings)
    let day = morning.inputs.day
    if recovery != nil, day.morning == nil { throw .noHealthData }
    if load != nil || nextHigh != nil, !day.hasCalendar {
      throw .noCalendar
    }
    var answer = Answer.nothing(options.isVerbose ? morning.notices : [])
    answer.status = holds(on: day) ? .done : .checkIsFalse
    return answer
  }

  private func holds(on day: Day) -> Bool {
    let score = day.morning?.recovery.score.value
    return recovery.map { condition in score.map(condition.holds) ?? false } ?? true
      && load.map { $0.holds(for: day.load.score) } ?? true
      && nextHigh.map { day.next(.high, within: $0 * 60) != nil } ?? true
  }
}

extension UsageError {
  /// True or false would tell of it.
  fileprivate static let hiddenRecovery = UsageError(
    Wording(
      en: "check --recovery asks about what is hidden",
      es: "check --recovery pregunta por un dato oculto"),
    [
      Wording(
        en: "recovery is hidden by --hide, --audience or privacy.hide",
        es: "la recuperación está oculta por --hide, --audience o privacy.hide")
    ])
}

extension Failure {
  fileprivate static let noHealthData = Failure.missing(
    Wording(en: "no health data were given", es: "no se han indicado datos de salud"))
}

import ReadyDayCore

/// Its exit status is the result: 0 if all conditions are true, 1 if any is false.
struct CheckCommand: PlainCommand {
  private static let recovery = Option<Comparison>(
    "recovery", .comparison, help: "recovery score, such as '<50'; false if it is unknown",
    es: "puntuación de recuperación, por ejemplo '<50'; no se cumple si no la hay")
  private static let load = Option<Comparison>(
    "load", .comparison,
    help: "calendar load, such as '>=70'", es: "carga de la agenda, por ejemplo '>=70'")
  private static let nextHigh = Option<Int>(
    "next-high", .length, help: "a demanding event starts within this time: 15m, 1h",
    es: "un evento exigente empieza en menos de este tiempo: 15m, 1h")

  static let syntax = Syntax(
    "check", [.date],
    summary: Phrase("test conditions, for scripts", es: "comprueba condiciones, para scripts"),
    details: Phrase(
      """
      Prints nothing. The exit status is 0 if all the conditions hold, 1 if one does not, and 2 or
      more if something went wrong. Warnings are printed only with --verbose.
      """,
      es: """
        No imprime nada. El estado de salida es 0 si se cumplen todas las condiciones, 1 si alguna
        no se cumple y 2 o más si algo ha fallado. Los avisos salen solo con --verbose.
        """),
    groups: SharedOptions.oneDay(
      .init("Conditions", es: "Condiciones", [recovery, load, nextHigh])),
    examples: [
      .init(
        "readyday check --whoop ~/whoop --recovery '<50'", "is recovery low today?",
        es: "¿está baja hoy la recuperación?"),
      .init(
        "readyday check --calendar work.ics --load '>=70' --date tomorrow",
        "is tomorrow a heavy day?", es: "¿es mañana un día cargado?"),
    ])

  let run: CommandRun

  private var recovery: Comparison? { arguments[Self.recovery] }
  private var load: Comparison? { arguments[Self.load] }
  private var nextHigh: Int? { arguments[Self.nextHigh] }

  func answer() throws -> CommandOutput {
    if recovery != nil, options.redaction.metrics.contains(.recovery) {
      throw UsageError(
        "check --recovery would reveal something hidden",
        es: "check --recovery pregunta por un dato oculto", [.recoveryIsHidden])
    }
    guard recovery != nil || load != nil || nextHigh != nil else {
      let options: [any CommandOption] = [Self.recovery, Self.load, Self.nextHigh]
      throw UsageError(.lacks("check", .aCondition), [.oneOrMoreOf(options.map(\.flag))])
    }
    let data = try run.read(needsCalendar ? request.needingCalendar : request)
    let diary = run.diary(data)
    let day = diary.day
    if recovery != nil, day.morning == nil { throw Failure.missing(.noHealthData) }
    let isTrue = try holds(on: day) && isHighNext(in: diary)
    return .nothing(options.isVerbose ? run.notices(about: data) : []).with(isTrue ? .done : .no)
  }

  func request(on occasion: BriefingDate) -> Request { .ahead(occasion, with: true) }

  private func isHighNext(in diary: Diary) throws -> Bool {
    guard let nextHigh, run.ahead(diary, within: nextHigh).next(.high).isEmpty else { return true }
    guard diary.reading.sources.gaps.areCounted else {
      throw Failure.missing(.eventsUncertain, [.trying("readyday doctor")])
    }
    return false
  }

  private var needsCalendar: Bool { load != nil || nextHigh != nil }

  /// The data that the conditions need; if none is configured, all data, for the error to name.
  private var request: Request {
    var all = Request.ahead(run.occasion, with: true)
    all.takesSessions = false
    var request = all
    if recovery == nil { request.mornings = nil }
    if !needsCalendar { request.calendars = nil }
    return request.isAnswered(by: run.paths) ? request : all
  }

  private func holds(on day: Day) throws -> Bool {
    let score = day.morning?.recovery.judgedScore
    if let load, day.load.isLeast, load.holds(for: day.load.score) != load.holds(for: 100) {
      throw Failure.missing(.loadUncertain, [.trying("readyday doctor")])
    }
    return recovery.map { condition in score.map(condition.holds) ?? false } ?? true
      && load.map { $0.holds(for: day.load.score) } ?? true
  }
}

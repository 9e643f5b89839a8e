import ReadyDayCore

/// What `recovery`, `sleep` and `score` share: the mornings up to a date, as text, JSON or a page.
struct HistoryOptions: Sendable {
  /// Ten years of mornings.
  private static let mostDays = 3660

  private static let daysOption = Option<Int>(
    "last", .number(1...mostDays), aliases: ["days"],
    help: Phrase(
      "days to list, up to DATE, 1 to 3660 (default: 7)",
      es: "cuántos días mostrar, hasta FECHA, de 1 a 3660 (por defecto: 7)"))

  static let groups = CommonOptions.day(PageFormat.option, time: [daysOption])

  let common: CommonOptions
  private let format: PageFormat
  private let dayCount: Int

  init(_ arguments: Arguments) throws {
    common = try CommonOptions(arguments)
    format = arguments[PageFormat.option] ?? .text
    dayCount = arguments[Self.daysOption] ?? 7
  }
}

extension HistoryOptions {
  /// Reads the mornings and answers in the asked format.
  ///
  /// - Parameters:
  ///   - looksBack: whether to read the workouts of the weeks before too.
  ///   - reports: the mornings to show, out of what was read.
  ///   - knowsDay: whether to read the calendars and plans of the last day too.
  ///   - document: the answer for programs.
  ///   - report: the answer for people.
  func answer(
    in context: CommandContext, looksBack: Bool = false,
    of reports: (SourceData) -> [MorningReport]? = { $0.mornings }, knowsDay: Bool = false,
    document: Document<MorningHistory>,
    report: (MorningHistory, any ProgramPhrases) -> Report
  ) throws -> CommandOutput {
    let run = try CommandRun(common, in: context)
    let last = run.occasion.date
    let mornings = Request.mornings(last.advanced(by: 1 - dayCount)...last, looksBack: looksBack)
    let data = try run.read(knowsDay ? mornings.knowing(run.occasion) : mornings)
    let history = MorningHistory(reports(data) ?? [], on: run.inputs(data).day)
    return run.answer(as: format, document, history, of: data) { report(history, $0) }
  }
}

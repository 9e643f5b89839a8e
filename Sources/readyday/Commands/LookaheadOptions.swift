import ReadyDayCore

/// What `next` and `alerts` share: they look a little ahead, and print nothing if nothing is there.
struct LookaheadOptions: Sendable {
  static let within = Option<Int>(
    "within", .length,
    help: Phrase(
      "how far ahead to look, such as 15m or 2h (default: 15m for alerts, the rest of the day for next)",
      es: """
        hasta cuándo mirar, por ejemplo 15m o 2h (por defecto: 15m en alerts, el resto del día en
        next)
        """))
  static let format = TextOrJSON.option

  let common: CommonOptions
  /// How many minutes `alerts` looks ahead by default.
  static let alertMinutes = 15

  /// Minutes; nil if not given.
  let within: Int?
  private let format: TextOrJSON

  init(_ arguments: Arguments) throws {
    common = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
    within = arguments[Self.within]
  }
}

extension LookaheadOptions {
  /// Empty text is not written at all; a JSON document always is.
  func answer<Value>(
    _ run: CommandRun, _ data: SourceData, _ document: Document<Value>, _ value: Value,
    report: Report
  ) -> CommandOutput {
    // Cron would mail the warning about a broken file every few minutes.
    let notices = common.isVerbose ? run.notices(about: data) : []
    switch format {
    case .json:
      return common.answer(document.text(of: value, in: run.documentContext(data)), notices)
    case .text where report.sections.isEmpty: return .nothing(notices)
    case .text:
      return common.answer(run.style.text(of: report), notices)
    }
  }
}

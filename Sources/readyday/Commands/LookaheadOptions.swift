import ReadyDayCore

/// What `next` and `alerts` share: they look a little ahead, and are silent when nothing is there.
struct LookaheadOptions: Sendable {
  static let within = Option<Int>(
    "within", .length,
    help: "look this far ahead: 15m, 2h; 15m in alerts, the rest of the day in next, when left out")
  static let format = TextOrJSON.option

  let common: CommonOptions
  /// Minutes ahead that `alerts` looks when it is not told.
  static let alertMinutes = 15

  /// Minutes; nil when not given.
  let within: Int?
  private let format: TextOrJSON

  init(_ arguments: Arguments) throws {
    common = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
    within = arguments[Self.within]
  }
}

extension LookaheadOptions {
  /// Text without a line is not written at all; a JSON document always is.
  func answer<Value>(
    _ run: CommandRun, _ data: SourceData, _ document: Document<Value>, _ value: Value,
    report: Report
  ) -> CommandOutput {
    // Asked every few minutes, a file that is broken for weeks would be mailed every few minutes.
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

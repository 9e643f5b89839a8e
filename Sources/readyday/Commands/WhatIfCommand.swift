import ReadyDayCore

/// The day beside the day it would be after some changes.
struct WhatIfCommand: Command {
  private static let format = TextOrJSON.option

  static let syntax = Syntax(
    "what-if", [.date], summary: "what the day would be like after a change",
    details:
      "Prints the decision and the advice before and after a change. EVENT is the number that "
      + "brief and agenda show, or a title, or a part of one that no other title has; all numbers are "
      + "those of the day as it is.",
    groups: [
      Syntax.Group(title: "Changes", options: WhatIf.Change.options),
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example(
        "readyday what-if --move 2=tomorrowT10:00 --calendar ~/.calendars",
        "the second event on another day"),
      Syntax.Example(
        "readyday what-if --drop review --set recovery=55 --calendar work.ics",
        "without the review, after a better night"),
    ])

  private let options: CommonOptions
  private let format: TextOrJSON
  private let changes: [ChangeExpression]

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
    changes = WhatIf.Change.expressions(arguments)
    guard !changes.isEmpty else {
      throw UsageError(
        .lacks("what-if", .change), WhatIf.Change.options.map { .typed($0.usage) })
    }
  }
}

extension WhatIfCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options, in: context)
    let data = try run.read(.day(run.occasion))
    let whatIf = try telling(run.notices(about: data)) {
      let inputs = run.inputs(data)
      let day = inputs.day
      return try WhatIf(inputs, changes.map { try $0.change(to: day) })
    }
    let days = ComparedDays(
      whatIf, before: data.briefing(of: whatIf.before),
      after: data.briefing(of: whatIf.after))
    return run.answer(format, .whatIf, days, of: data) { Report(days, phrases: $0) }
  }
}

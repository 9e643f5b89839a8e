import ReadyDayCore

/// The day beside the day it would be after some changes.
struct WhatIfCommand: Command {
  private static let format = TextOrJSON.option

  static let syntax = Syntax(
    "what-if", summary: "what the day would be like after a change",
    details: "Prints the decision and the advice before and after a change. N is the number of a "
      + "counted event, in order of time; all numbers are those of the day as it is.",
    groups: [
      Syntax.Group(title: "Changes", options: WhatIf.Change.options),
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example(
        "readyday what-if --move 2=tomorrowT10:00 --calendar ~/.calendars",
        "the second event moved to another day"),
      Syntax.Example(
        "readyday what-if --drop 3 --recovery 55 --calendar work.ics",
        "without the third, after a better night"),
    ])

  private let options: CommonOptions
  private let format: TextOrJSON
  private let changes: [ChangeExpression]

  init(_ arguments: Arguments) throws(UsageError) {
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
  func run(in surroundings: CommandContext) throws(Failure) -> CommandOutput {
    let day = try DayContext(options, in: surroundings)
    let changes = changes.map { $0.change(on: day.occasion) }
    let whatIf: WhatIf
    do throws(WhatIf.Impossible) {
      whatIf = try WhatIf(day.inputs, changes)
    } catch {
      throw Failure(UsageError(.impossible(error))).with(day.notices)
    }
    return options.answer(render(whatIf, day, surroundings), day.notices)
  }

  private func render(
    _ whatIf: WhatIf, _ day: DayContext, _ surroundings: CommandContext
  ) -> String {
    let days = ComparedDays(
      whatIf, before: day.reading.briefing(of: whatIf.before.day),
      after: day.reading.briefing(of: whatIf.after.day))
    switch format {
    case .json: return Document.whatIf.text(of: days, in: day.context)
    case .text:
      return options.style(in: surroundings).text(of: Report(days, phrases: day.phrases))
    }
  }
}

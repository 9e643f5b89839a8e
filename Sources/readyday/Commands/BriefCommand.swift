import ReadyDayCore

struct BriefCommand: Command {
  static let syntax = Syntax(
    "brief", summary: "what the day asks of you, and what to do about it",
    details: "x",
    groups: [
      CommonOptions.sources
    ],
    examples: [
      Syntax.Example("readyday brief --whoop whoop.json --calendar work.ics", "this morning"),
      Syntax.Example("readyday brief --calendar work.ics --date tomorrow", "this morning"),
    ])
  init(_ arguments: Arguments) throws(UsageError) {}
  func run(in surroundings: Surroundings) throws(Failure) -> Answer { Answer(text: "") }
}

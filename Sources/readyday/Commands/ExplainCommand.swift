import ReadyDayCore

/// Tells where a number or a piece of advice comes from.
struct ExplainCommand: Command {
  private static let format = TextOrJSON.option

  static let syntax = Syntax(
    "explain",
    [
      Operand("N|\(topics.joined(separator: "|"))|RULE") { _ in
        Candidates(topics + RecommendationEngine.standard.ruleIDs)
      }
    ],
    summary: "where a number or a piece of advice comes from",
    details: "Tells how a number came about, or why a rule spoke or stayed silent. N is the number "
      + "of a recommendation and of a counted event: whichever there are is explained.",
    groups: [
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      CommonOptions.messages,
    ],
    examples: [
      Syntax.Example("readyday explain 2 --calendar ~/.calendars", "what is numbered 2"),
      Syntax.Example(
        "readyday explain sleep-debt --whoop ~/whoop", "why that rule spoke, or did not"),
    ])

  private let options: CommonOptions
  private let format: TextOrJSON
  private let subject: Explanation.Subject
  private let word: String

  init(_ arguments: Arguments) throws {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
    guard arguments.operands.count <= 1 else {
      throw UsageError.unexpectedWord(arguments.operands[1], of: Self.syntax)
    }
    guard let word = arguments.operands.first else {
      throw UsageError(.lacks("explain", .subject), [.usage(Self.syntax.usage)])
    }
    self.word = word
    subject = try Self.subject(word)
  }

  private static let topics = ["load", "recovery", "sleep", "windows", "strain"]

  private static func subject(_ word: String) throws -> Explanation.Subject {
    let rules = RecommendationEngine.standard.ruleIDs
    switch word {
    case "load": return .load
    case "recovery": return .recovery
    case "sleep": return .sleep
    case "windows": return .windows
    case "strain": return .strain
    case _ where rules.contains(word): return .rule(word)
    default: break
    }
    guard let number = Int(word), number > 0 else {
      throw UsageError.unreadable(
        word, of: "explain", known: rules + topics,
        accepted: .subject(topics: topics, rules: rules))
    }
    return .number(number)
  }
}

extension ExplainCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    let run = try CommandRun(options, in: context)
    let data = try run.read(.day(run.occasion))
    let briefing = data.briefing(of: run.inputs(data).day)
    guard let explanation = briefing.explanation(of: subject) else {
      throw Failure(nothingNumbered(in: briefing)).with(run.notices(about: data))
    }
    let explained = Explained(explanation, of: word, in: briefing)
    return run.answer(format, .explain, explained, of: data) { Report(explanation, phrases: $0) }
  }

  private func nothingNumbered(in briefing: Briefing) -> UsageError {
    let numbers = Hint.numbered(
      recommendations: briefing.recommendations.count, events: briefing.day.counted.count)
    return UsageError(.nothingNumbered(word), [numbers])
  }
}

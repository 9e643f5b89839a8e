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

  init(_ arguments: Arguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    format = arguments[Self.format] ?? .text
    guard arguments.operands.count <= 1 else {
      throw .unexpectedWord(arguments.operands[1], of: Self.syntax)
    }
    guard let word = arguments.operands.first else {
      throw UsageError(.lacks("explain", .subject), [.usage(Self.syntax.usage)])
    }
    self.word = word
    subject = try Self.subject(word)
  }

  private static let topics = ["load", "recovery", "sleep", "windows", "strain"]

  private static func subject(_ word: String) throws(UsageError) -> Explanation.Subject {
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
      throw .unreadable(
        word, of: "explain", known: rules + topics,
        accepted: .subject(topics: topics, rules: rules))
    }
    return .number(number)
  }
}

extension ExplainCommand {
  func run(in surroundings: CommandContext) throws(Failure) -> CommandOutput {
    let day = try DayContext(options, in: surroundings)
    let briefing = day.reading.briefing(of: day.inputs.day)
    guard let explanation = briefing.explanation(of: subject) else {
      throw Self.nothing(numbered: word, in: briefing).with(day.notices)
    }
    return options.answer(render(explanation, briefing, day, surroundings), day.notices)
  }

  private static func nothing(numbered word: String, in briefing: Briefing) -> Failure {
    Failure(
      UsageError(
        .nothingNumbered(word),
        [
          .numbered(
            recommendations: briefing.recommendations.count,
            events: briefing.day.counted.count)
        ]))
  }

  private func render(
    _ explanation: Explanation, _ briefing: Briefing, _ day: DayContext,
    _ surroundings: CommandContext
  ) -> String {
    switch format {
    case .json:
      return Document.explain.text(
        of: Explained(explanation, of: word, in: briefing), in: day.context)
    case .text:
      return options.style(in: surroundings)
        .text(of: Report(explanation, phrases: day.phrases))
    }
  }
}

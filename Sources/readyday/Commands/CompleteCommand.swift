/// Answers a shell that completes a command line; nobody types it, so no help tells of it.
struct CompleteCommand: Command {
  static let syntax = Syntax(
    "__complete", [Operand("WORD...", repeats: true)], summary: "what fits a command line",
    details: "Prints what fits where the last word is being typed.", groups: [], examples: [])

  private let words: [String]

  init(_ words: [String]) {
    self.words = words
  }

  init(_ arguments: Arguments) {
    self.init(arguments.operands)
  }

  func run(in context: CommandContext) -> CommandOutput {
    let completion = Completion(of: words, usual: BriefCommand.syntax, context.environment)
    // Nothing in it is a stranger's: what was typed comes back as far as it is known.
    return CommandOutput(text: completion.lines.map { $0 + "\n" }.joined())
  }
}

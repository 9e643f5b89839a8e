/// Answers a shell that completes a command line; it is never typed, so help does not list it.
struct CompleteCommand {
  static let name = "__complete"

  let words: [String]

  func run(in context: CommandContext) -> CommandOutput {
    let completion = Completion(of: words, context.environment)
    // Nothing in it comes from outside: of what was typed, only known words come back.
    return CommandOutput(text: completion.lines.map { $0 + "\n" }.joined())
  }
}

/// Answers a shell that completes a command line; it is never typed, so help does not list it.
struct CompleteCommand: Command {
  static let name = "__complete"

  static let syntax = Syntax(
    name, [Operand(Phrase("WORD...", es: "PALABRA..."), repeats: true)],
    summary: Phrase("complete a command line", es: "completa una línea de comandos"),
    details: Phrase(
      "Prints what the last word can be completed to.",
      es: "Muestra con qué se puede completar la última palabra."),
    groups: [], examples: [])

  private let words: [String]

  init(_ words: [String]) {
    self.words = words
  }

  init(_ arguments: Arguments) {
    self.init(arguments.operands)
  }

  func run(in context: CommandContext) -> CommandOutput {
    let completion = Completion(of: words, usual: BriefCommand.syntax, context.environment)
    // Nothing in it comes from outside: of what was typed, only known words come back.
    return CommandOutput(text: completion.lines.map { $0 + "\n" }.joined())
  }
}

/// Prints the manual page.
struct ManCommand: Command {
  static let syntax = Syntax(
    "man", summary: "the manual page",
    details: "Prints the manual page, to be read with man or kept where man looks for it.",
    groups: [],
    examples: [
      Syntax.Example("readyday man | man -l -", "read it"),
      Syntax.Example("readyday man > ~/.local/share/man/man1/readyday.1", "keep it"),
    ])

  init(_ arguments: Arguments) throws {}

  func run(in context: CommandContext) throws -> CommandOutput {
    CommandOutput(text: ManPage(commands: Commands.all.map { $0.syntax }).text)
  }
}

/// Prints what a shell needs to complete readyday's command lines.
struct CompletionsCommand: Command {
  static let syntax = Syntax(
    "completions", [.choice(CompletionScript.self)],
    summary: "complete command lines in bash, zsh or fish",
    details: "Prints a script that lets the shell complete commands, options and their values. It "
      + "asks readyday itself, so it need not be printed again after an update.",
    groups: [],
    examples: [
      Syntax.Example(
        "readyday completions bash > ~/.readyday.bash", "bash, where ~/.bashrc sources that file"),
      Syntax.Example("readyday completions zsh > ~/.zfunc/_readyday", "zsh, where $fpath has it"),
      Syntax.Example(
        "readyday completions fish > ~/.config/fish/completions/readyday.fish", "fish"),
    ])

  private let script: CompletionScript

  init(_ arguments: Arguments) throws {
    script = try arguments.operand(of: Self.syntax)
  }

  func run(in context: CommandContext) throws -> CommandOutput {
    CommandOutput(text: script.text)
  }
}

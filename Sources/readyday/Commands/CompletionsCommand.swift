/// Prints what a shell needs to complete readyday's command lines.
struct CompletionsCommand: Command {
  static let syntax = Syntax(
    "completions", operand: Completions.Shell.allCases.map(\.rawValue).joined(separator: "|"),
    summary: "complete command lines in bash, zsh or fish",
    details: "Prints a script that lets the shell complete commands, options and their values. It "
      + "knows what this version knows: print it again after an update.",
    groups: [],
    examples: [
      Syntax.Example(
        "readyday completions bash > ~/.readyday.bash", "bash, where ~/.bashrc sources that file"),
      Syntax.Example("readyday completions zsh > ~/.zfunc/_readyday", "zsh, where $fpath has it"),
      Syntax.Example(
        "readyday completions fish > ~/.config/fish/completions/readyday.fish", "fish"),
    ])

  private let shell: Completions.Shell

  init(_ arguments: Arguments) throws(UsageError) {
    shell = try arguments.operand(of: Self.syntax)
  }

  func run(in surroundings: Surroundings) throws(Failure) -> Answer {
    let completions = Completions(
      of: Commands.all.map { $0.syntax }, usual: BriefCommand.syntax.command)
    return Answer(text: completions.script(for: shell))
  }
}

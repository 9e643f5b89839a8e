import ReadyDayCore

extension Completion<CommandWork> {
  init(of words: [String], _ environment: Environment) {
    let language = RawWords(Array(words.dropLast()), environment).language
    self.init(of: words, among: Commands.set, environment, in: language)
  }

  var lines: [String] { lines { SystemZones(environment).names } }
}

enum CompletionsCommand {
  static let syntax = Syntax(
    "completions", [.choice(CompletionScript.self)],
    summary: Phrase(
      "tab completion for bash, zsh and fish", es: "autocompletado para bash, zsh y fish"),
    details: Phrase(
      """
      Prints a script that lets the shell complete commands, options and their values. The script
      asks readyday itself, so you don't need to reinstall it after an update.
      """,
      es: """
        Muestra un script con el que el shell completa comandos, opciones y sus valores. El
        script pregunta al propio readyday, así que no hay que volver a generarlo tras una
        actualización.
        """),
    groups: [],
    examples: [
      .init(
        "readyday completions bash > ~/.readyday.bash", "bash; load that file from ~/.bashrc",
        es: "bash; carga ese archivo desde ~/.bashrc"),
      .init(
        "readyday completions zsh > ~/.zfunc/_readyday", "zsh; the folder must be in $fpath",
        es: "zsh; la carpeta tiene que estar en $fpath"),
      .init(
        "readyday completions fish > ~/.config/fish/completions/readyday.fish", "fish", es: "fish"),
    ])

  static let command = Command(syntax) { arguments, _ in
    let script: CompletionScript = try arguments.choice(of: syntax)
    return CommandOutput(text: script.text)
  }
}

import ReadyDayCore

/// Prints the manual page.
enum ManCommand {
  static let command: Command = Command(
    Syntax(
      "man", summary: Phrase("the manual page", es: "la página de manual"),
      details: Phrase(
        "Prints the manual page: view it with man -l, or install it in a man1 folder.",
        es: "Muestra la página de manual: léela con man -l o instálala en una carpeta man1."),
      groups: [],
      examples: [
        Syntax.Example("readyday man | man -l -", Phrase("read it", es: "léela")),
        Syntax.Example(
          "readyday man > ~/.local/share/man/man1/readyday.1", Phrase("install it", es: "instálala")
        ),
        Syntax.Example(
          "readyday man --lang es > ~/.local/share/man/es/man1/readyday.1",
          Phrase("install it in Spanish", es: "instálala en español")),
      ])
  ) { _, context in
    CommandOutput(text: ManPage(commands: Commands.all, language: context.language).text)
  }
}

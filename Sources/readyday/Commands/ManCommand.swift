import ReadyDayCore

enum ManCommand {
  static let command: Command = Command(
    Syntax(
      "man", summary: Phrase("the manual page", es: "la página de manual"),
      details: Phrase(
        "Prints the manual page: view it with man -l, or install it in a man1 folder.",
        es: "Muestra la página de manual: léela con man -l o instálala en una carpeta man1."),
      groups: [],
      examples: [
        .init("readyday man | man -l -", "read it", es: "léela"),
        .init("readyday man > ~/.local/share/man/man1/readyday.1", "install it", es: "instálala"),
        .init(
          "readyday man --lang es > ~/.local/share/man/es/man1/readyday.1", "install it in Spanish",
          es: "instálala en español"),
      ])
  ) { _, context in
    CommandOutput(text: ManPage.whole(in: context.language).text)
  }
}

extension ManPage<CommandWork> {
  static func whole(in language: Language) -> ManPage {
    ManPage(commands: Commands.all, language: language)
  }
}

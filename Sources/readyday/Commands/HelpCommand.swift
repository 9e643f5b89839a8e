/// Explains readyday, or one of its commands.
struct HelpCommand: Command {
  static let syntax = Syntax(
    "help",
    [
      Operand(Phrase("COMMAND", es: "COMANDO")) { context in
        Candidates(Commands.offered(in: context.language).offers + [.init(word: options)])
      }
    ],
    summary: Phrase("explain a command and its options", es: "explica un comando y sus opciones"),
    details: Phrase(
      "Shows what readyday can do, how to use one of its commands, or the options they share.",
      es: "Muestra qué sabe hacer readyday, cómo se usa uno de sus comandos o las opciones comunes."
    ),
    groups: [],
    examples: [
      Syntax.Example(
        "readyday help",
        Phrase("every command, one per line", es: "todos los comandos, uno por línea")),
      Syntax.Example(
        "readyday help brief --lang es",
        Phrase("the options of brief, in Spanish", es: "las opciones de brief, en español")),
      Syntax.Example(
        "readyday help options", Phrase("the common options", es: "las opciones comunes")),
    ])

  /// The topic that is not a command.
  private static let options = "options"

  private let topic: String?
  /// 5 when the page is shown because there is nothing to make a briefing of.
  private var status = ExitStatus.done

  init(topic: String?) {
    self.topic = topic
  }

  static var unconfigured: HelpCommand {
    var help = HelpCommand(topic: nil)
    help.status = .configuration
    return help
  }

  init(_ arguments: Arguments) throws {
    topic = arguments.operands.first
    let words = arguments.operands.dropFirst()
    guard let word = words.first else { return }
    // A topic of a command is explained on the command's own page.
    let command = topic.flatMap(Commands.named)
    guard words.count == 1, command?.syntax.operands.first?.words.contains(word) == true else {
      throw UsageError.unexpectedWord(word, of: Self.syntax)
    }
  }

  func run(in context: CommandContext) throws -> CommandOutput {
    let help = Help(language: context.language)
    guard let topic else {
      var answer = CommandOutput(page: help.overview(of: Commands.groups), in: context)
      answer.status = status
      return answer
    }
    if topic == Self.options { return CommandOutput(page: help.options, in: context) }
    guard let command = Commands.named(topic) else {
      throw UsageError.unknownCommand(topic, known: Commands.names + [Self.options])
    }
    return CommandOutput(page: help.page(of: command.syntax), in: context)
  }
}

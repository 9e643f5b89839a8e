/// Explains readyday, or one of its commands.
struct HelpCommand: Command {
  static let syntax = Syntax(
    "help",
    [Operand("COMMAND") { _ in Candidates(Commands.offered.offers + [.init(word: options)]) }],
    summary: "explain a command and its options",
    details:
      "Shows what readyday can do, how one of its commands is used, or the options that most of "
      + "them take.",
    groups: [],
    examples: [
      Syntax.Example("readyday help", "every command in a line"),
      Syntax.Example("readyday help brief", "the options of brief"),
      Syntax.Example("readyday help options", "the options that most commands take"),
    ])

  /// The topic that is no command.
  private static let options = "options"

  private let topic: String?
  /// 5 where the help stands in for a briefing that nothing is known for.
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
    // A topic of the command stands on the command's own page.
    let command = topic.flatMap(Commands.named)
    guard words.count == 1, command?.syntax.operands.first?.words.contains(word) == true else {
      throw UsageError.unexpectedWord(word, of: Self.syntax)
    }
  }

  func run(in context: CommandContext) throws -> CommandOutput {
    guard let topic else {
      var answer = CommandOutput(page: Help.overview(of: Commands.groups))
      answer.status = status
      return answer
    }
    if topic == Self.options { return CommandOutput(page: Help.options) }
    guard let command = Commands.named(topic) else {
      throw UsageError.unknownCommand(topic, known: Commands.names + [Self.options])
    }
    return CommandOutput(page: Help.page(of: command.syntax))
  }
}

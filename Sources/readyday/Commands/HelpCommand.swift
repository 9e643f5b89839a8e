import ReadyDayCore

enum HelpCommand {
  static let syntax = Syntax(
    "help",
    [
      Operand(Phrase("COMMAND", es: "COMANDO")) { context in
        Candidates(Commands.set.offered(in: context.language).offers + [.init(word: options)])
      },
      Operand(Phrase("ACTION", es: "ACCIÓN"), repeats: true) { context in
        let command = context.operands.first.flatMap(Commands.named)
        return command?.offered(in: context.language) ?? Candidates()
      },
    ],
    summary: Phrase("explain a command and its options", es: "explica un comando y sus opciones"),
    details: Phrase(
      "Shows what readyday can do, how to use one of its commands, or the options they share.",
      es: "Muestra qué sabe hacer readyday, cómo se usa uno de sus comandos o las opciones comunes."
    ),
    groups: [.own([all])],
    examples: [
      .init(
        "readyday help --all", "every command, one per line",
        es: "todos los comandos, uno por línea"),
      .init(
        "readyday help brief --lang es", "the options of brief, in Spanish",
        es: "las opciones de brief, en español"),
      .init("readyday help options", "the common options", es: "las opciones comunes"),
    ])

  private static let all = Flag("all", help: "every command", es: "todos los comandos")
  private static let options = "options"

  static let command = Command(syntax) { arguments, context in
    let words = arguments.operands
    if words.isEmpty, arguments.has(all) {
      return CommandOutput(page: Help(context).overview(of: Commands.groups), in: context)
    }
    return try page(of: words.isEmpty ? nil : words.joined(separator: " "))(context)
  }

  /// `topic` is nil for the list of commands.
  static func page(of topic: String?) -> @Sendable (CommandContext) throws -> CommandOutput {
    { context in CommandOutput(page: try lines(about: topic, Help(context)), in: context) }
  }

  private static func lines(about topic: String?, _ help: Help) throws -> [String] {
    guard let topic else { return help.overview }
    if topic == options { return help.options }
    let words = Synonyms.ofCommands.replacing(topic.split(separator: " ").map(String.init))
      .filter { !$0.hasPrefix("-") }
    guard let name = words.first else { throw UsageError.unexpectedWord(topic, of: syntax) }
    guard let command = Commands.named(name) else {
      throw UsageError.unknownCommand(name, known: Commands.names + [options], Synonyms.ofCommands)
    }
    guard let word = words.dropFirst().first else { return help.page(of: command) }
    let named = command.synonyms.replacing(words.dropFirst())
    if let action = command.action(named: named), action.words.count == named.count {
      return help.page(of: action.syntax)
    }
    let isKnown = command.actions.contains { action in
      action.syntax.operands.first?.takes(word) == true
    }
    guard words.count == 2, isKnown else {
      throw command.named.isEmpty
        ? UsageError.unexpectedWord(word, of: syntax)
        : UsageError.notAChoice(
          named.joined(separator: " "), of: "help \(command.name)", choices: command.actionNames)
    }
    return help.page(of: command)
  }
}

extension Help {
  var overview: [String] { overview(first: Commands.first) }

  /// As wide as the terminal, but no wider than is good to read.
  fileprivate init(_ context: CommandContext) {
    let style = TextStyle(
      colour: .never, ascii: false, width: nil, environment: context.environment,
      columns: context.columns)
    self.init(language: context.language, width: min(style.width, 100))
  }
}

enum SchemaCommand {
  static let syntax = Syntax(
    "schema", [.choice(DocumentName.self, usage: Phrase("NAME", es: "NOMBRE"))],
    summary: Phrase("the JSON Schema of a command's output", es: "el JSON Schema de cada salida"),
    details: Phrase(
      "Prints the JSON Schema (draft 2020-12) of a kind of document: \(names).",
      es: "Muestra el JSON Schema (draft 2020-12) de un tipo de documento: \(names)."),
    groups: [],
    examples: [
      .init(
        "readyday schema brief", "the schema of readyday brief --format json",
        es: "el esquema de readyday brief --format json"),
      .init(
        "readyday schema error", "the schema of errors with --format json",
        es: "el esquema de los errores con --format json"),
    ],
    // As the document itself spells its name.
    synonyms: ["what-if": "what_if, readyday.what_if"])

  private static let names = DocumentName.allCases.map(\.rawValue).joined(separator: ", ")

  static let command = Command(syntax) { arguments, _ in
    let document: DocumentName = try arguments.choice(of: syntax)
    return CommandOutput(text: document.schema.document)
  }
}

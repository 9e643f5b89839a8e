import ReadyDayCore

/// Prints what scripts may rely on in the JSON that other commands write.
struct SchemaCommand: Command {
  static let syntax = Syntax(
    "schema", [.choice(DocumentName.self, usage: "SCHEMA")],
    summary: "the JSON Schema of what a command writes",
    details: "Prints the JSON Schema (draft 2020-12) of one kind of document: "
      + DocumentName.allCases.map(\.rawValue).joined(separator: ", ") + ".",
    groups: [],
    examples: [
      Syntax.Example("readyday schema brief", "of readyday brief --format json"),
      Syntax.Example("readyday schema error", "of errors with --format json"),
    ])

  private let document: DocumentName

  init(_ arguments: Arguments) throws {
    document = try arguments.operand(of: Self.syntax)
  }

  func run(in context: CommandContext) throws -> CommandOutput {
    CommandOutput(text: document.schema.document)
  }
}

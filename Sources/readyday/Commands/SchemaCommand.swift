/// Prints what scripts may rely on in the JSON that other commands write.
struct SchemaCommand: Command {
  static let syntax = Syntax(
    "schema", operand: "NAME", summary: "the JSON Schema of what a command writes",
    details: "Prints the JSON Schema (draft 2020-12) of one kind of document: "
      + JSONSchema.allCases.map(\.rawValue).joined(separator: ", ") + ".",
    groups: [],
    examples: [
      Syntax.Example("readyday schema brief", "of readyday brief --format json"),
      Syntax.Example("readyday schema error", "of errors with --format json"),
    ])

  private let schema: JSONSchema

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count <= 1 else {
      throw .unexpectedWord(arguments.operands[1], of: Self.syntax)
    }
    let known = JSONSchema.allCases.map(\.rawValue)
    guard let name = arguments.operands.first else {
      throw UsageError(
        "schema needs a name", hints: ["one of: \(known.joined(separator: ", "))"])
    }
    guard let schema = JSONSchema(rawValue: name) else {
      throw .notAChoice(name, of: "schema", choices: known)
    }
    self.schema = schema
  }

  func run(in surroundings: Surroundings) throws(Failure) -> Answer {
    Answer(text: schema.document.document)
  }
}

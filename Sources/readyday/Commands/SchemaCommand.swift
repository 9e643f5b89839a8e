import ReadyDayCore

/// Prints the schemas of the JSON that other commands write.
enum SchemaCommand {
  static let syntax = Syntax(
    "schema", [.choice(DocumentName.self, usage: Phrase("NAME", es: "NOMBRE"))],
    summary: Phrase("the JSON Schema of a command's output", es: "el JSON Schema de cada salida"),
    details: Phrase(
      "Prints the JSON Schema (draft 2020-12) of a kind of document: \(names).",
      es: "Muestra el JSON Schema (draft 2020-12) de un tipo de documento: \(names)."),
    groups: [],
    examples: [
      Syntax.Example(
        "readyday schema brief",
        Phrase(
          "the schema of readyday brief --format json",
          es: "el esquema de readyday brief --format json")),
      Syntax.Example(
        "readyday schema error",
        Phrase(
          "the schema of errors with --format json",
          es: "el esquema de los errores con --format json")),
    ])

  private static let names = DocumentName.allCases.map(\.rawValue).joined(separator: ", ")

  static let command = Command(syntax) { arguments, _ in
    let document: DocumentName = try arguments.choice(of: syntax)
    return CommandOutput(text: document.schema.document)
  }
}

package enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  /// The condition of `check` is false, `config get` found no value, or the user answered no.
  case no = 1
  case usage = 2
  /// Data that the command requires is missing for the date.
  case missingData = 3
  case unreadableInput = 4
  case configuration = 5
  case output = 6
  case interrupted = 130

  package var meaning: Phrase {
    switch self {
    case .done:
      Phrase(
        "success, including a partial briefing with warnings",
        es: "correcto, incluso si el informe sale incompleto y con avisos")
    case .no:
      Phrase(
        "a condition of check is false, config get finds no value, or you answered no",
        es: """
          una condición de check no se cumple, config get no encuentra valor o has respondido que no
          """)
    case .usage: Phrase("usage error", es: "error de uso")
    case .missingData:
      Phrase(
        "data required by --require is missing for that date",
        es: "faltan en esa fecha los datos que exige --require")
    case .unreadableInput:
      Phrase(
        "input cannot be read, or something was skipped with --strict",
        es: "no se pueden leer los datos, o se ha omitido algo con --strict")
    case .configuration:
      Phrase(
        "nothing is configured, the configuration is invalid, or init finds one",
        es: "no hay nada configurado, la configuración no es válida o init encuentra una")
    case .output: Phrase("the output cannot be written", es: "no se puede escribir la salida")
    case .interrupted: Phrase("interrupted", es: "interrumpido")
    }
  }
}

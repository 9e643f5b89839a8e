import ReadyDayCore

/// Asks a yes-or-no question at the terminal.
struct YesNoPrompt {
  let text: String
  let phrases: any ProgramPhrases
  let environment: Environment

  /// Fails with status 2 without a terminal: what cannot be undone needs a yes.
  ///
  /// - Parameter shown: what the question is about, in whole lines.
  func isAnsweredYes(after shown: String = "") throws -> Bool {
    guard Terminal.input.isPerson, Terminal.errors.isPerson else {
      throw Failure(.usage, code: "not_confirmed", .notConfirmed, [.removeWithoutAsking])
    }
    let line = TextStyle.plain(in: environment).encode([
      StyledLine(text + " " + phrases.confirmation(.choices))
    ])
    try? Descriptor.errors.write(shown + String(line.dropLast()) + " ")
    let answer = (readLine() ?? "").lowercased().filter { !$0.isWhitespace }
    return Self.yes.contains(answer)
  }

  /// In every language at once.
  static let yes: Set<String> = ["y", "yes", "s", "si", "sí"]
}

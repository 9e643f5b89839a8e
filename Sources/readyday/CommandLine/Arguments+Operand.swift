extension Arguments {
  /// The one word that a command takes, a case of its type.
  ///
  /// - Parameter standard: the default; nil if the word is required.
  func operand<Choice: RawRepresentable & CaseIterable>(
    of syntax: Syntax, or standard: Choice? = nil
  ) throws -> Choice where Choice.RawValue == String {
    let choices = Choice.allCases.map(\.rawValue)
    guard operands.count <= 1 else { throw UsageError.unexpectedWord(operands[1], of: syntax) }
    guard let word = operands.first else {
      if let standard { return standard }
      throw UsageError(.lacks(syntax.command, .choice), [.oneOf(choices)])
    }
    guard let choice = Choice(rawValue: word) else {
      throw UsageError.notAChoice(word, of: syntax.command, choices: choices)
    }
    return choice
  }
}

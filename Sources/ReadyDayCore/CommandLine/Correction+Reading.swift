extension Correction {
  /// An event and what it is, such as `3 kind leisure`, `board review low` or `4 tipo comida`.
  package static func read(_ operands: [String]) throws(UsageError) -> (EventName, Change) {
    var words = understood(operands)
    // A value alone implies its property, as in `correct 3 low`.
    if words.count == 2, let name = property(of: words[1]) { words.insert(name, at: 1) }
    let count = alone.contains { $0.word == words.last } ? 1 : 2
    guard words.count > count, let name = EventName(words.dropLast(count).joined(separator: " "))
    else {
      throw UsageError(
        .lacks("correct", .aChange),
        [
          .usage(
            Phrase("EVENT CHANGE", es: "EVENTO CAMBIO").map { "readyday correct [options] \($0)" })
        ])
    }
    return (name, try change(Array(words.suffix(count))))
  }

  private static func change(_ words: [String]) throws(UsageError) -> Change {
    guard let value = words.dropFirst().first else {
      return alone.first { $0.word == words[0] }?.change ?? .ignore
    }
    guard let values = values[words[0]] else {
      throw .notAChoice(words[0], of: "correct", choices: changes)
    }
    if let found = values.first(where: { $0.word == value }) { return found.change }
    throw .notAChoice(value, of: "correct", choices: values.map(\.word))
  }

  package static func candidates(behind operands: [String]) -> Candidates {
    if let values = operands.last.flatMap({ values[$0] }) { return Candidates(values.map(\.word)) }
    return Candidates(operands.isEmpty ? [] : changes)
  }
}

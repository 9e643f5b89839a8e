/// The name of a movement, how to do it and how to do it well, in one sentence each.
struct MovementWords: Sendable {
  let name: Phrase
  let instruction: Phrase
  let cue: Phrase

  init(
    _ name: String, _ instruction: String, _ cue: String,
    es spanishName: String, _ spanishInstruction: String, _ spanishCue: String
  ) {
    self.name = Phrase(name, es: spanishName)
    self.instruction = Phrase(instruction, es: spanishInstruction)
    self.cue = Phrase(cue, es: spanishCue)
  }

  private static let all = [neck, shoulders, thoracicSpine, core, hips, knees, ankles, wholeBody]
    .reduce(into: [Movement: MovementWords]()) { $0.merge($1) { first, _ in first } }

  /// Falls back to the id, though every movement has words.
  static func of(_ movement: Movement) -> MovementWords {
    let id = movement.rawValue
    return all[movement] ?? MovementWords(id, id, id, es: id, id, id)
  }
}

extension Voice {
  package func name(of movement: Movement) -> String {
    MovementWords.of(movement).name.text(in: language)
  }

  package func instruction(for movement: Movement) -> String {
    MovementWords.of(movement).instruction.text(in: language)
  }

  /// How to do it well, in one sentence.
  package func cue(for movement: Movement) -> String {
    MovementWords.of(movement).cue.text(in: language)
  }
}

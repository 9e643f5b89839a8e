/// The name of a movement, how to do it and how to do it well, in one sentence each.
struct MovementWords: Sendable {
  let name: Phrase
  let instruction: Phrase
  let cue: Phrase

  /// - Parameters: the three of them, with ` | ` between.
  init(_ english: String, _ spanish: String) {
    let (ours, theirs) = (english.split(separator: " | "), spanish.split(separator: " | "))
    func phrase(_ place: Int) -> Phrase {
      Phrase(String(ours[place % ours.count]), es: String(theirs[place % theirs.count]))
    }
    (name, instruction, cue) = (phrase(0), phrase(1), phrase(2))
  }

  private static let all = [neck, shoulders, thoracicSpine, core, hips, knees, ankles, wholeBody]
    .reduce(into: [Movement: MovementWords]()) { $0.merge($1) { first, _ in first } }

  /// Falls back to the id, though every movement has words.
  static func of(_ movement: Movement) -> MovementWords {
    let id = movement.id
    return all[movement] ?? MovementWords(id, id)
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

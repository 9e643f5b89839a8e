/// Title words that show how demanding an event is, in English and Spanish.
package struct DemandLexicon: Equatable, Sendable {
  package enum Weight: Equatable, Sendable { case high, low }

  package struct Match: Equatable, Sendable {
    /// The word as in the title, but lower-cased: "stand-up".
    package let text: String
    package let weight: Weight
  }

  /// Words that add two points.
  package let high: WordList
  /// Words that subtract a point, unless the title has a high word.
  package let low: WordList
  /// Words for a pause, which ends a block of meetings.
  package let rest: WordList
  /// Events with these words do not count; empty by default.
  package internal(set) var ignored = WordList([])
  /// The user's own words override minimum and maximum levels.
  private(set) var own = Own()

  struct Own: Equatable, Sendable {
    var high = WordList([])
    var low = WordList([])
  }

  package static let standard = DemandLexicon(
    high: WordList([
      "strategy", "review", "presentation", "interview", "planning", "brainstorm", "board",
      "all-hands", "pitch", "demo", "retrospective", "quarterly", "interviewing", "reviewing",
      "presenting", "pitching", "demoing", "demonstration", "replanning", "brainstorming",
      "kick-off", "retro", "QBR", "SteerCo", "steering committee", "estrategia", "revisión",
      "presentación", "entrevista", "planificación", "lluvia de ideas", "lluvias de ideas",
      "consejo", "junta directiva", "reunión general", "demostración", "retrospectiva",
      "trimestral",
    ]),
    low: WordList(
      pauses + [
        "1:1", "1-1", "1on1", "one-on-one", "one-to-one", "check-in", "standup", "daily",
        "uno a uno", "1 a 1", "puesta al día", "seguimiento", "diaria", "diario",
      ]), rest: WordList(pauses))

  private static let pauses = [
    "lunch", "break", "coffee", "social", "happy hour", "walk", "almuerzo", "comida", "descanso",
    "pausa", "café", "hora feliz", "paseo", "caminata",
  ]

  package func adding(high moreHigh: [String], low moreLow: [String]) -> DemandLexicon {
    var lexicon = DemandLexicon(
      high: high.adding(moreHigh), low: low.adding(moreLow), rest: rest, ignored: ignored)
    lexicon.own = Own(high: own.high.adding(moreHigh), low: own.low.adding(moreLow))
    return lexicon
  }

  /// The first high word, or else the first low one; the user's own come before those known anyway.
  func weightiestWord(in words: TitleWords) -> Match? {
    for (list, weight) in [(own.high, Weight.high), (own.low, .low), (high, .high), (low, .low)] {
      if let text = words.first(in: list) { return Match(text: text, weight: weight) }
    }
    return nil
  }

  /// "Board lunch" is not a pause: a high word means work.
  package func namesRest(_ title: String) -> Bool {
    let words = TitleWords(title)
    return words.first(in: rest) != nil && words.first(in: high) == nil
  }

  /// Whether `title` names a midday meal that is not work.
  package func namesLunch(_ title: String) -> Bool {
    namesRest(title) && TitleWords(title).first(in: Self.lunch) != nil
  }

  private static let lunch = WordList(["lunch", "almuerzo", "comida"])
}

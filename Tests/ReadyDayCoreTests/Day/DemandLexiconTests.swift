import Testing

@testable import ReadyDayCore

@Suite struct DemandLexiconTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    let word: String?
    let weight: DemandLexicon.Weight?
    var testDescription: String { title }

    static func high(_ title: String, _ word: String) -> Case {
      Case(title: title, word: word, weight: .high)
    }
    static func low(_ title: String, _ word: String) -> Case {
      Case(title: title, word: word, weight: .low)
    }
    static func none(_ title: String) -> Case { Case(title: title, word: nil, weight: nil) }
  }

  @Test(
    "a word counts whatever its case, accents, hyphens and inner spaces",
    arguments: [
      Case.low("Stand-up", "stand-up"), .low("STANDUP", "standup"), .low("stand up", "stand up"),
      .low("Daily stand\u{2011}up", "daily"), .high("All hands", "all hands"),
      .high("ALL-HANDS", "all-hands"), .high("Allhands Q3", "allhands"),
      .low("1:1 Ana", "1:1"), .low("Ana 1 : 1", "1 : 1"), .low("Happy   hour", "happy   hour"),
      .low("Check in", "check in"), .high("Planificacion", "planificacion"),
      .high("PLANIFICACIÓN anual", "planificación"), .high("revisio\u{301}n", "revisio\u{301}n"),
      .low("Cafe con Ana", "cafe"), .low("CAFÉ", "café"),
      .high("Lluvia de ideas", "lluvia de ideas"),
    ])
  func spellings(_ expected: Case) { check(expected) }

  @Test(
    "plurals count as their singular",
    arguments: [
      Case.high("Reviews", "reviews"), .high("Pitches", "pitches"), .low("Lunches", "lunches"),
      .high("Strategies 2027", "strategies"), .high("Presentaciones", "presentaciones"),
      .high("Entrevistas", "entrevistas"), .low("Stand-ups", "stand-ups"), .low("1:1s", "1:1s"),
    ])
  func plurals(_ expected: Case) { check(expected) }

  @Test(
    "a word inside another does not count",
    arguments: [
      Case.none("Onboarding"), .none("Preview of the release"), .none("Breakfast"),
      .none("Dashboard"), .none("Walkthrough"), .none("Demographics"), .none("Socialising"),
      .none("11:15 train"), .none("Antisocial"), .none("Paseíllo"), .none("happy, hour"),
      .none(""), .none("—"), .none("🎉🎉"),
    ])
  func traps(_ expected: Case) { check(expected) }

  @Test(
    "a high word outweighs a low one, and the first of several is named",
    arguments: [
      Case.high("Lunch with the board", "board"), .high("Board review", "board"),
      .high("Review board", "review"), .low("Coffee and lunch", "coffee"),
      .high("Daily: demo", "demo"),
    ])
  func precedence(_ expected: Case) { check(expected) }

  @Test("a pause is a pause unless a high word makes it work") func rest() {
    let lexicon = DemandLexicon.standard
    #expect(
      ["Lunch", "Coffee break", "Comida", "Happy hour", "Paseos"].allSatisfy(lexicon.namesRest))
    #expect(!["Board lunch", "Stand-up", "Daily", "Breakfast"].contains(where: lexicon.namesRest))
  }

  @Test("an empty word in a list matches nothing")
  func emptyWord() { #expect(WordList(["", " - "]).isEmpty) }

  private func check(_ expected: Case) {
    let match = DemandLexicon.standard.weightiestWord(in: TitleWords(expected.title))
    #expect(match?.text == expected.word)
    #expect(match?.weight == expected.weight)
  }

  @Test("the user's own word wins over one that is known anyway") func own() {
    let lexicon = DemandLexicon.standard.adding(high: ["lunch"], low: ["board"])
    let light = lexicon.weightiestWord(in: TitleWords("Board review"))
    #expect(light == DemandLexicon.Match(text: "board", weight: .low))
    let heavy = lexicon.weightiestWord(in: TitleWords("Board lunch"))
    #expect(heavy == DemandLexicon.Match(text: "lunch", weight: .high))
  }
}

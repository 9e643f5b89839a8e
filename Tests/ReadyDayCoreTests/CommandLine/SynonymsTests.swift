import Testing

@testable import ReadyDayCore

@Suite("Other words for commands") struct SynonymsTests {
  @Test("the beginning of something known is completed, and a misspelling mended") func guesses() {
    let synonyms: Synonyms = ["sleep": "last night", "week -1w": "last week", "agenda": "calendar"]
    #expect(synonyms.guesses("last") == ["last night", "last week"])
    #expect(synonyms.guesses("calender") == ["calendar"])
    #expect(synonyms.guesses("nothing").isEmpty)
    #expect(synonyms.replacing(["Last", "WEEK", "-v"]) == ["week", "-1w", "-v"])
    #expect(synonyms.replacing(["last", "--week"]) == ["last", "--week"])
  }

  @Test("what is named in several words is one, without its article; numbers stay apart")
  func joined() {
    let synonyms: Synonyms = ["correct … ignore": "ignore"]
    let said = synonyms.replacing(["ignore", "the", "board", "review", "--yes"])
    #expect(said == ["correct", "board review", "ignore", "--yes"])
    #expect(synonyms.replacing(["ignore", "2", "3"]) == ["correct", "2", "3", "ignore"])
    #expect(synonyms.replacing(["ignore"]) == ["correct", "ignore"])
  }

  @Test("what may mean several things is not run") func suggested() throws {
    let synonyms: Synonyms = ["? injured | tired": "sore"]
    #expect(synonyms.replacing(["sore", "calf"]) == ["sore", "calf"])
    #expect(synonyms.guesses("sor").isEmpty)
    try synonyms.refuseSuggested(["calf"])
    let error = #expect(throws: UsageError.self) {
      try synonyms.refuseSuggested(["sore", "left calf"], of: ["feel"])
    }
    #expect(error?.message == .unknownCommand("feel sore"))
    let commands = ["readyday feel injured \"left calf\"", "readyday feel tired \"left calf\""]
    #expect(error?.hints == commands.map { .trying($0) })
  }

  @Test("a phrase that begins with the word is meant before a command that it may misspell")
  func phrasesFirst() {
    let synonyms: Synonyms = ["windows": "cuando entreno"]
    #expect(synonyms.guesses("cuándo", among: ["undo"]) == ["cuando entreno"])
    #expect(synonyms.guesses("undu", among: ["undo"]) == ["undo"])
  }

  @Test("text cannot be taken for a request of roff's") func roff() {
    #expect(Roff.text(".ics") == "\\&.ics")
    #expect(Roff.text("'q' \\d --x ñ") == "\\(aqq\\(aq \\ed \\-\\-x \\[u00F1]")
  }
}

import Testing

@testable import ReadyDayCore

@Suite("Sentences that name something") struct SentenceTests {
  @Test("the name is cut, the words around it are not") func shortened() {
    let sentence: Sentence = "Move \(Voice(.english).quotedName("Board review")) to Monday"
    #expect(sentence.text == #"Move "Board review" to Monday"#)
    #expect(sentence.shortened(nameTo: 6) == #"Move "Board…" to Monday"#)
    #expect(Sentence("Move it to Monday").shortened(nameTo: 6) == "Move it to Monday")
  }

  @Test("of two names, the first is cut") func twoNames() {
    let (board, call) = (Sentence("", name: "Board", ""), Sentence("", name: "Interview", ""))
    let sentence: Sentence = "Choose: \([board, call].joined(separator: " or "))."
    #expect(sentence.name == "Board" && sentence.after == " or Interview.")
  }

  @Test("a name with quotation marks of its own is one too", arguments: Language.allCases)
  func quotationMarks(_ language: Language) {
    let name = language.voice.quotedName(#"The "big" «one»"#)
    #expect(name.name.contains("big") && name.text == language.voice.quoted(name.name))
    #expect(language.voice.quotedName(language.voice.busy).name.isEmpty)
  }
}

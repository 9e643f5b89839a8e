import Testing

@testable import ReadyDayCore

@Suite struct MoveHardestEventTests {
  static let sentences = [
    AdviceSentences(
      .moveHardestEvent(title: "Board review Q3", score: 28, proposal: proposal(others: 9)),
      [
        "Consider moving \"Board review Q3\"",
        "With 28% recovery, a high-demand meeting can backfire. Tue 24 Nov 10:00–12:00 is free for "
          + "you (load today 82 → 52, Tuesday 22 → 52); the 9 others' calendars were not checked.",
      ],
      [
        "Considera mover «Board review Q3»",
        "Con una recuperación del 28 %, una reunión de alta demanda puede ser contraproducente. "
          + "Mar 24 nov, 10:00–12:00 lo tienes libre (carga hoy 82 → 52, martes 22 → 52); no se han "
          + "mirado las agendas de las otras 9 personas.",
      ]),
    AdviceSentences(
      .moveHardestEvent(title: "Pitch", score: 9, proposal: proposal(others: 1)),
      [
        "Consider moving \"Pitch\"",
        "With 9% recovery, a high-demand meeting can backfire. Tue 24 Nov 10:00–12:00 is free for "
          + "you (load today 82 → 52, Tuesday 22 → 52); the other person's calendar was not checked.",
      ],
      [
        "Considera mover «Pitch»",
        "Con una recuperación del 9 %, una reunión de alta demanda puede ser contraproducente. "
          + "Mar 24 nov, 10:00–12:00 lo tienes libre (carga hoy 82 → 52, martes 22 → 52); no se ha "
          + "mirado la agenda de la otra persona.",
      ]),
    AdviceSentences(
      .moveHardestEvent(title: "Pitch", score: 9, proposal: nil),
      [
        "Consider moving \"Pitch\"",
        "With 9% recovery, a high-demand meeting can backfire. No slot for it was found in the next "
          + "five working days.",
      ],
      [
        "Considera mover «Pitch»",
        "Con una recuperación del 9 %, una reunión de alta demanda puede ser contraproducente. No "
          + "se ha encontrado un hueco en los próximos cinco días laborables.",
      ]),
  ]

  @Test("it is said in both languages", arguments: sentences)
  func words(_ expected: AdviceSentences) { expected.check() }

  @Test("an event without others speaks of none")
  func alone() {
    let content = Recommendation.Content.moveHardestEvent(
      title: "Pitch", score: 9, proposal: Self.proposal(others: 0))
    #expect(English().body(of: content).hasSuffix("Tuesday 22 → 52)."))
    #expect(Spanish().body(of: content).hasSuffix("martes 22 → 52)."))
  }

  @Test("on one line stands what can be done")
  func short() {
    let content = Self.sentences[0].content
    #expect(
      English().shortBody(of: content)
        == "Tue 24 Nov 10:00–12:00 is free for you: today 82 → 52, Tuesday 22 → 52.")
    #expect(
      Spanish().shortBody(of: content)
        == "Mar 24 nov, 10:00–12:00 lo tienes libre: hoy 82 → 52, martes 22 → 52.")
    #expect(
      English().shortBody(of: .moveHardestEvent(title: "A", score: 9, proposal: nil))
        == "No slot for it was found in the next five working days.")
    #expect(
      English().shortBody(of: .activeRecoveryOnly()) == English().body(of: .activeRecoveryOnly()))
  }

  static func proposal(others: Int) -> MoveProposal {
    let tuesday = SampleDay.monday.advanced(by: 1)
    let meeting = SampleDay.meeting("A", "10:00", "12:00", date: tuesday)
    return MoveProposal(
      span: meeting.time.span(in: SampleDay.zone), start: .at("10:00"), end: .at("12:00"),
      from: .init(date: SampleDay.monday, before: 81.75, after: 51.75),
      to: .init(date: tuesday, before: 22, after: 52), others: others)
  }
}

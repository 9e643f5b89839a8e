/// On a day said ill, names the hardest meeting that others hold and that can go on without one.
struct ExcuseYourself: ReliefRule {
  static let id = "excuse-yourself"
  static let name = Phrase(
    "A meeting that can do without you", es: "Una reunión que puede celebrarse sin ti")

  let event: RelievedEvent
  let others: Int

  static func look(at day: Day) throws(Obstacle) -> ExcuseYourself {
    guard day.state.illness?.rests() == true else { throw Self.notIll }
    guard day.move == nil else { throw .canBeMoved }
    for meeting in day.demandingAhead where meeting.kind == .meeting && meeting.attendees > 1 {
      guard meeting.demand?.level == .high, !meeting.isUnanswered,
        day.reasonToLeave(meeting) == .notOrganisedByUser,
        let event = RelievedEvent(meeting, on: day)
      else { continue }
      return ExcuseYourself(event: event, others: meeting.attendees)
    }
    throw Self.noneOfOthers
  }

  var inputs: [Recommendation.Input] { eventInputs + [.number("others", others)] }

  func shortTitle(in voice: Voice) -> Sentence {
    let name = voice.quotedName(event.title)
    return voice.either("Ask to be excused from \(name)", es: "Avisa de que no irás a \(name)")
  }

  func body(in voice: Voice) -> String {
    voice.say(
      "You said you are ill; the other \(others) can hold it without you.",
      es: "Has dicho que no estás bien; las otras \(others) personas pueden reunirse sin ti.")
  }

  static let notIll = Obstacle {
    $0.say(
      "You have not said that you are ill with a fever or similar symptoms.",
      es: "No has dicho que estés mal, con fiebre u otros síntomas generales.")
  }
  static let noneOfOthers = Obstacle {
    $0.say(
      "No demanding meeting with two or more others is held by somebody else.",
      es: "No hay reuniones exigentes de tres personas o más que organice otra persona.")
  }
}
